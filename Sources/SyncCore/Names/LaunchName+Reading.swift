extension LaunchName {
  /// Reads a file name; nil when it is not in Apple's grammar for this app.
  ///
  /// The parts are taken off from the outside inward, because a scheme may itself hold `-`, `+`,
  /// `.` and digits; a scheme counts only if declared, in any letter case (facts 1.5).
  ///
  /// - Parameters:
  ///   - name: The file's.
  ///   - basename: What the app's names start with.
  ///   - schemes: Those that the app declares.
  ///   - ignoringCase: Whether all of it counts in any letter case, which it does not to iOS.
  package init?(
    reading name: some Collection<UInt8>,
    basename: String,
    schemes: [String],
    ignoringCase: Bool = false
  ) {
    var rest = Array(name)[...]
    func cut(_ ending: String) -> Bool { rest.removeSuffix(ending, ignoringCase: ignoringCase) }
    guard rest.removePrefix(basename, ignoringCase: ignoringCase), cut(Self.fileExtension)
    else { return nil }
    let device = Idiom.allCases.first { cut($0.suffix) }
    let scale = [Scale.three, .two].first { cut($0.suffix) } ?? .one
    let orientation = OrientationModifier.allCases.first { cut("-" + $0.rawValue) }
    let isFourInch = rest.removePrefix(Self.fourInch, ignoringCase: ignoringCase)
    var scheme: String?
    if !rest.isEmpty {
      guard rest.removePrefix("-") else { return nil }
      scheme = schemes.first { rest.equals($0, ignoringCase: true) }
      if scheme == nil { return nil }
    }
    self.init(
      basename: basename,
      isFourInch: isFourInch,
      scheme: scheme,
      orientation: orientation,
      scale: scale,
      device: device
    )
  }
}

extension LaunchName {
  /// The exact name that a name is but for letter case and spaces around it; nil when it is exact, or
  /// another name altogether.
  init?(missedBy name: ArraySlice<UInt8>, basenames: [Basename], schemes: [String]) {
    let space = UInt8(ascii: " ")
    let bare = name.drop { $0 == space }.reversed().drop { $0 == space }.reversed()
    let exact = basenames.lazy.compactMap {
      LaunchName(reading: bare, basename: $0.text, schemes: schemes, ignoringCase: true)
    }.first
    guard let exact, !name.elementsEqual(exact.fileName.utf8) else { return nil }
    self = exact
  }
}

extension ArraySlice<UInt8> {
  /// Takes `text` off the front; false, and nothing changed, when it is not there.
  mutating func removePrefix(_ text: String, ignoringCase: Bool = false) -> Bool {
    guard prefix(text.utf8.count).equals(text, ignoringCase: ignoringCase) else { return false }
    removeFirst(text.utf8.count)
    return true
  }

  /// Takes `text` off the end; false, and nothing changed, when it is not there.
  mutating func removeSuffix(_ text: String, ignoringCase: Bool = false) -> Bool {
    guard suffix(text.utf8.count).equals(text, ignoringCase: ignoringCase) else { return false }
    removeLast(text.utf8.count)
    return true
  }

  /// Whether the bytes are those of `text`, ASCII letters compared without case.
  func equals(_ text: String, ignoringCase: Bool) -> Bool {
    guard count == text.utf8.count else { return false }
    return zip(self, text.utf8).allSatisfy { left, right in
      left == right || (ignoringCase && lowercased(left) == lowercased(right))
    }
  }
}

/// An ASCII letter in lower case; every other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 {
  (65...90).contains(byte) ? byte | 0x20 : byte
}
