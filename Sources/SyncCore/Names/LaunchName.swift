/// A launch-image file name in Apple's documented grammar (facts 1.1-1.2):
/// `<basename>[-568h][-<scheme>][-<orientation>][@<n>x][~<device>].png`.
///
/// Only legal names exist as values, so that reading back what was written gives the same value.
package struct LaunchName: Hashable, Sendable {
  /// `Default`, or the app's `UILaunchImageFile` without extension.
  package let basename: String
  /// `-568h`; comes before everything else and demands `@2x`.
  package let isFourInch: Bool
  /// A URL scheme that the app declares.
  package let scheme: String?
  package let orientation: OrientationModifier?
  package let scale: Scale
  package let device: Idiom?

  /// Makes a legal name; nil when Apple's grammar has no such name: an empty basename or one with
  /// a slash, a four-inch name that is not `@2x`, a scheme that is no scheme or reads as a modifier.
  package init?(
    basename: String = "Default",
    isFourInch: Bool = false,
    scheme: String? = nil,
    orientation: OrientationModifier? = nil,
    scale: Scale = .one,
    device: Idiom? = nil
  ) {
    guard !basename.isEmpty, !basename.utf8.contains(UInt8(ascii: "/")),
      !isFourInch || scale == .two, scheme.map(Self.isUsable) ?? true
    else { return nil }
    self.basename = basename
    self.isFourInch = isFourInch
    self.scheme = scheme
    self.orientation = orientation
    self.scale = scale
    self.device = device
  }

  /// The file name.
  package var fileName: String {
    var text = basename
    if isFourInch { text += Self.fourInch }
    if let scheme { text += "-" + scheme }
    if let orientation { text += "-" + orientation.rawValue }
    return text + scale.suffix + (device?.suffix ?? "") + Self.fileExtension
  }

  /// Whether `text` is a URL scheme (RFC 3986) that can not be taken for another modifier: facts 1.5.
  package static func isUsable(scheme text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first),
      text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return false }
    for modifier in OrientationModifier.allCases {
      if text == modifier.rawValue || text.hasSuffix("-" + modifier.rawValue) { return false }
    }
    return true
  }

  static let fourInch = "-568h"
  static let fileExtension = ".png"
}

private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
