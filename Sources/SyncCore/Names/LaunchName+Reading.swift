extension LaunchName {
  /// Reads a file name; nil when it is not in Apple's grammar for this app.
  ///
  /// The parts are taken off from the outside inward, because a scheme may itself hold `-`, `+`,
  /// `.` and digits; a scheme counts only if declared, in any letter case (facts 1.5).
  package init?(reading name: some Collection<UInt8>, basename: String, schemes: [String]) {
    var rest = Array(name)[...]
    guard rest.removePrefix(basename), rest.removeSuffix(Self.fileExtension) else { return nil }
    let device = Idiom.allCases.first { rest.removeSuffix($0.suffix) }
    let scale = [Scale.three, .two].first { rest.removeSuffix($0.suffix) } ?? .one
    let orientation = OrientationModifier.allCases.first { rest.removeSuffix("-" + $0.rawValue) }
    let isFourInch = rest.removePrefix(Self.fourInch)
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

extension ArraySlice<UInt8> {
  /// Takes `text` off the front; false, and nothing changed, when it is not there.
  mutating func removePrefix(_ text: String) -> Bool {
    guard starts(with: text.utf8) else { return false }
    removeFirst(text.utf8.count)
    return true
  }

  /// Takes `text` off the end; false, and nothing changed, when it is not there.
  mutating func removeSuffix(_ text: String) -> Bool {
    guard count >= text.utf8.count, suffix(text.utf8.count).elementsEqual(text.utf8) else {
      return false
    }
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
