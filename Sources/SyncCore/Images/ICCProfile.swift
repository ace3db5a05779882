/// The few things an ICC profile has to say here (ICC.1:2010).
package struct ICCProfile: Hashable, Sendable {
  /// The kind of device values it is for.
  package enum Space: Hashable, Sendable { case grey, rgb, cmyk, other }

  package let space: Space
  /// Its own description, printable; nil when it has none that can be read.
  package let name: String?
  /// Whether its colours are those of sRGB, so that converting would change nothing.
  package let isSRGB: Bool

  /// Reads `bytes`, the whole profile; nil when they are none.
  package init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 132, bytes.says("acsp", at: 36),
      let length = bytes.bigWord(at: 0), Int(length) <= bytes.count, length >= 132
    else { return nil }
    switch (bytes.says("RGB ", at: 16), bytes.says("GRAY", at: 16), bytes.says("CMYK", at: 16)) {
    case (true, _, _): space = .rgb
    case (_, true, _): space = .grey
    case (_, _, true): space = .cmyk
    case (false, false, false): space = .other
    }
    let name = Self.tag("desc", bytes).flatMap { Self.text(bytes, at: $0) }
    self.name = name
    let word = (name ?? "").lowercased()
    // The curve is not looked at: the few profiles with these colours and another curve say so.
    isSRGB =
      space == .rgb && word.holds("srgb") && !word.holds("linear")
      && Self.hasSRGBColours(bytes)
  }

  /// The offset of a tag's data.
  private static func tag(_ signature: String, _ bytes: Span<UInt8>) -> Int? {
    guard let count = bytes.bigWord(at: 128), count <= 200 else { return nil }
    for index in 0..<Int(count) where bytes.says(signature, at: 132 + 12 * index) {
      return bytes.bigWord(at: 136 + 12 * index).map { Int($0) }
    }
    return nil
  }

  /// A description: ASCII in version 2, the first of the UTF-16 texts in version 4.
  private static func text(_ bytes: Span<UInt8>, at offset: Int) -> String? {
    if bytes.says("desc", at: offset), let length = bytes.bigWord(at: offset + 8) {
      var scalars = String.UnicodeScalarView()
      for place in 0..<min(Int(length), 120) {
        guard let byte = bytes.byte(at: offset + 12 + place), byte != 0 else { break }
        scalars.append(Unicode.Scalar(byte))
      }
      return scalars.isEmpty ? nil : printable(String(scalars).utf8)
    }
    guard bytes.says("mluc", at: offset), let length = bytes.bigWord(at: offset + 20),
      let start = bytes.bigWord(at: offset + 24)
    else { return nil }
    let units = (0..<min(Int(length) / 2, 120)).compactMap {
      bytes.bigHalf(at: offset + Int(start) + 2 * $0)
    }
    let text = String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    return text.isEmpty ? nil : printable(text.utf8)
  }

  /// X, Y and Z of red, green and blue, adapted to D50, times 65,536 (IEC 61966-2-1 and ICC.1).
  private static let sRGBColours: [(String, [Int])] = [
    ("rXYZ", [28_578, 14_581, 912]), ("gXYZ", [25_241, 46_981, 6_362]),
    ("bXYZ", [9_376, 3_972, 46_796]),
  ]

  /// Within 0.3 % of the range, which is more than rounding and less than any other space.
  private static func hasSRGBColours(_ bytes: Span<UInt8>) -> Bool {
    sRGBColours.allSatisfy { signature, values in
      guard let offset = tag(signature, bytes) else { return false }
      return values.indices.allSatisfy { index in
        guard let word = bytes.bigWord(at: offset + 8 + 4 * index) else { return false }
        return abs(Int(Int32(bitPattern: word)) - values[index]) < 200
      }
    }
  }
}
