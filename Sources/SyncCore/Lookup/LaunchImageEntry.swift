/// One element of `UILaunchImages` as it stands in the plist, right or wrong.
package enum LaunchImageValue: Hashable, Sendable {
  case dictionary(Fields)
  case notADictionary

  /// The four keys that are read.
  package struct Fields: Hashable, Sendable {
    package var name: PlistField
    package var minimumOS: PlistField
    package var orientation: PlistField
    package var size: PlistField

    package init(
      name: PlistField = .absent,
      minimumOS: PlistField = .absent,
      orientation: PlistField = .absent,
      size: PlistField = .absent
    ) {
      self.name = name
      self.minimumOS = minimumOS
      self.orientation = orientation
      self.size = size
    }
  }
}

/// A plist value where a string is wanted.
package enum PlistField: Hashable, Sendable {
  case absent
  case text(String)
  case wrongType
}

/// An entry that passed the checks of facts 4.3, 2.
struct LaunchImageEntry: Hashable, Sendable {
  let name: String
  /// `png` unless the name carries another.
  let fileExtension: String
  let minimumOS: OSVersion
  let orientation: NameOrientation
  let size: PointSize

  /// nil when iOS skips the entry; the rest of the list still counts.
  init?(_ value: LaunchImageValue) {
    guard case .dictionary(let fields) = value else { return nil }
    // 1. Size: a string, `{320, 480}` when absent; unparsable or zero is skipped.
    switch fields.size {
    case .absent: size = PointSize(320, 480)
    case .text(let text):
      guard let parsed = Self.size(text) else { return nil }
      size = parsed
    case .wrongType: return nil
    }
    // 2. Orientation: a string, `Portrait` when absent; five values.
    switch fields.orientation {
    case .absent: orientation = .portrait
    case .text(let text):
      guard !text.isEmpty, let parsed = NameOrientation(rawValue: "-" + text) else { return nil }
      orientation = parsed
    case .wrongType: return nil
    }
    // 3. Minimum version: a string; missing is skipped.
    guard case .text(let version) = fields.minimumOS, let minimumOS = OSVersion(version) else {
      return nil
    }
    self.minimumOS = minimumOS
    // 4. Name: a string; its extension is split off.
    guard case .text(let full) = fields.name, !full.isEmpty else { return nil }
    name = LaunchKeys.withoutExtension(full)
    fileExtension = name.count == full.count ? "png" : String(full.dropFirst(name.count + 1))
  }

  /// Whether a launch in `launch` may show it: Portrait serves both portraits, Landscape both
  /// landscapes.
  func covers(_ launch: InterfaceOrientation) -> Bool {
    switch orientation {
    case .portrait: launch.shape == .portrait
    case .landscape: launch.shape == .landscape
    case .portraitUpsideDown, .landscapeLeft, .landscapeRight, .none: isExact(launch)
    }
  }

  /// Whether it is for this orientation alone.
  func isExact(_ launch: InterfaceOrientation) -> Bool {
    switch launch {
    case .portrait: orientation == .portrait
    case .portraitUpsideDown: orientation == .portraitUpsideDown
    case .landscapeLeft: orientation == .landscapeLeft
    case .landscapeRight: orientation == .landscapeRight
    }
  }

  /// Whether the name says the pixels of these points at another scale: iPhone XR and XS Max share
  /// theirs, and Xcode's compiler tells them apart by the name alone (facts 4.6, trap 13).
  func namesTwin(of scale: Scale) -> Bool {
    [Scale.two, .three].contains { other in
      other != scale && name.hasSuffix("-\(size.height * other.rawValue)h")
    }
  }

  /// Reads `{320, 480}`, also as `{320.0, 480.0}`: it is the text of a size in real numbers.
  ///
  /// nil for anything else, for a side of zero, and for one of no whole points, which no screen has.
  static func size(_ text: String) -> PointSize? {
    var bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }[...]
    guard bytes.popFirst() == UInt8(ascii: "{"), bytes.popLast() == UInt8(ascii: "}") else {
      return nil
    }
    let sides = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map(side)
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else { return nil }
    return PointSize(width, height)
  }

  private static func side(_ bytes: ArraySlice<UInt8>) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == 0x30 } }) else {
      return nil
    }
    return Int(String(decoding: parts[0], as: UTF8.self))
  }
}
