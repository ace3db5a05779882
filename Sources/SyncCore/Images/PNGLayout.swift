/// Where everything is in a PNG whose chunks are sound; its pixel data is not yet looked at.
package struct PNGLayout: Hashable, Sendable {
  package var header: PNGHeader
  package var facts: ImageFacts
  /// What the chunks themselves gave cause for; `cautions` adds what the facts do.
  package var warnings: [Finding]
  /// The payloads of the IDAT chunks, as offsets into the file, in order; none is empty.
  package var data: [Range<Int>]
  /// What the payloads must decompress to, in bytes.
  package var rawByteCount: Int
  /// The compressed ICC profile, as offsets into the file.
  package var profileData: Range<Int>?
  /// The alpha of each palette entry that has one.
  package var paletteAlpha: [UInt8]
  /// What the gAMA chunk says: the gamma times 100,000.
  package var gamma: UInt32?
  /// What the cHRM chunk says: eight coordinates times 100,000; empty without one.
  package var chromaticities: [UInt32]
}

/// The chunks that mean something here.
enum PNGChunk: UInt32, CaseIterable {
  case ihdr = 0x4948_4452
  case plte = 0x504c_5445
  case idat = 0x4944_4154
  case iend = 0x4945_4e44
  case cgbi = 0x4367_4249
  case trns = 0x7452_4e53
  case iccp = 0x6943_4350
  case srgb = 0x7352_4742
  case gama = 0x6741_4d41
  case chrm = 0x6348_524d
  case exif = 0x6558_4966
  case actl = 0x6163_544c

  /// The four letters of a chunk name, or nil when they are not letters.
  static func letters(_ code: UInt32) -> String? {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: code >> shift)
      guard (0x41...0x5a).contains(byte & 0xdf) else { return nil }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return text
  }

  /// Whether a decoder that does not know the chunk must give up (PNG specification, 5.4).
  static func isCritical(_ code: UInt32) -> Bool { code & 0x2000_0000 == 0 }
}
