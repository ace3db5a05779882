/// A size in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The same rectangle, turned by a quarter.
  package var turned: PixelSize { PixelSize(height, width) }

  /// `640x1136`.
  package var description: String { "\(width)x\(height)" }
}

/// A size in points; a screen's is always given in portrait.
package struct PointSize: Hashable, Sendable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The pixels it has at `scale`.
  package func pixels(at scale: Scale) -> PixelSize {
    PixelSize(width * scale.rawValue, height * scale.rawValue)
  }

  /// `320x568`.
  package var description: String { "\(width)x\(height)" }
}

/// Pixels per point.
package enum Scale: Int, CaseIterable, Hashable, Sendable, Comparable {
  case one = 1
  case two = 2
  case three = 3

  /// What a file name carries: nothing, `@2x` or `@3x` (facts A1, N).
  package var suffix: String {
    switch self {
    case .one: ""
    case .two: "@2x"
    case .three: "@3x"
    }
  }

  /// `1x`, as catalogs spell it.
  package var word: String { "\(rawValue)x" }

  package static func < (left: Scale, right: Scale) -> Bool { left.rawValue < right.rawValue }
}

/// The kind of device, as asset catalogs name it.
package enum Idiom: String, CaseIterable, Hashable, Sendable {
  case iphone
  case ipad
  case tv

  /// What a file name carries: `~iphone`, `~ipad`, `~tv` (facts A1, X).
  package var suffix: String { "~" + rawValue }
}

/// How the user holds the device; Left and Right name the interface orientation (facts SDL).
package enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// The shape of a slot that serves it.
  package var shape: SlotOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}

/// The shape of a slot; `any` is a square image that serves both.
package enum SlotOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case landscape
  case any
}

/// Whether the image covers the status bar (iPad before iOS 7 could leave it out).
package enum Extent: String, CaseIterable, Hashable, Sendable {
  case fullScreen = "full-screen"
  case toStatusBar = "to-status-bar"
}

/// Light or dark artwork.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// A version of iOS, iPadOS or tvOS.
package struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `8`, `8.0` or `8.0.1`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 4, let number = Int(String(Substring(part))),
        part.allSatisfy({ (48...57).contains($0) })
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// `8.0`, or `8.0.1` where there is a patch.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  package static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
