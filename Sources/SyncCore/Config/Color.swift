/// An opaque sRGB colour, 8 bits a channel.
package struct Color: Hashable, Sendable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#RRGGBB`.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.first != UInt8(ascii: "+"),
      let value = UInt32(String(Substring(digits)), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16),
      green: UInt8(value >> 8 & 0xff),
      blue: UInt8(value & 0xff)
    )
  }

  package static let white = Color(red: 255, green: 255, blue: 255)

  /// `#RRGGBB`.
  package var description: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits.uppercased()
  }
}

/// The colour space outputs are in.
package enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  case sRGB = "srgb"
  case displayP3
}
