extension ImageFormat {
  /// What `bytes` are, by their first bytes and never by a name.
  package static func sniff(_ bytes: Span<UInt8>) -> ImageFormat {
    for (magic, format) in magics
    where magic.indices.allSatisfy({ bytes.byte(at: $0) == magic[$0] }) {
      return format
    }
    if bytes.says("RIFF", at: 0), bytes.says("WEBP", at: 8) { return .webp }
    if bytes.says("ftyp", at: 4) { return boxedFormat(bytes) }
    if isBitmap(bytes) { return .bmp }
    if isIcon(bytes) { return .ico }
    if bytes.position(of: "%PDF-", from: 0, limit: 16) != nil { return .pdf }
    if isVector(bytes) { return .svg }
    return .unknown
  }

  /// The name people know it by.
  package var title: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .tiff: "TIFF"
    case .gif: "GIF"
    case .psd: "Photoshop"
    case .svg: "SVG"
    case .pdf: "PDF"
    case .bmp: "BMP"
    case .ico: "ICO"
    case .appleDouble: "AppleDouble"
    case .unknown: "unknown"
    }
  }

  /// Whether the image worker decodes it.
  package var isDecoded: Bool {
    switch self {
    case .png, .jpeg, .webp, .heic, .avif, .tiff, .gif, .psd, .svg, .pdf: true
    case .bmp, .ico, .appleDouble, .unknown: false
    }
  }

  private static let magics: [([UInt8], ImageFormat)] = [
    (PNGWalk.signature, .png),
    ([0xff, 0xd8, 0xff], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("8BPS".utf8), .psd),
    (Array("II*".utf8) + [0], .tiff),
    (Array("MM".utf8) + [0, 0x2a], .tiff),
    (Array("II+".utf8) + [0], .tiff),
    (Array("MM".utf8) + [0, 0x2b], .tiff),
    ([0, 5, 0x16, 7], .appleDouble),
    ([0, 5, 0x16, 0], .appleDouble),
  ]

  /// HEIF: the major brand, then the compatible ones, say which codec.
  private static func boxedFormat(_ bytes: Span<UInt8>) -> ImageFormat {
    guard let length = bytes.bigWord(at: 0) else { return .unknown }
    let end = min(Int(length), 512)
    for offset in [8] + stride(from: 16, to: end, by: 4) {
      if bytes.says("avif", at: offset) || bytes.says("avis", at: offset) { return .avif }
      for brand in ["heic", "heix", "heim", "heis", "hevc", "hevx"]
      where bytes.says(brand, at: offset) {
        return .heic
      }
    }
    return bytes.says("mif1", at: 8) || bytes.says("msf1", at: 8) ? .heic : .unknown
  }

  /// `BM` alone could start a text, so the header that follows has to have a size that exists.
  private static func isBitmap(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.says("BM", at: 0), let size = bytes.littleWord(at: 14) else { return false }
    return [12, 16, 40, 52, 56, 64, 108, 124].contains(size)
  }

  private static func isIcon(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.littleHalf(at: 0) == 0, let kind = bytes.littleHalf(at: 2),
      let count = bytes.littleHalf(at: 4)
    else { return false }
    return (1...2).contains(kind) && (1...256).contains(count)
  }

  /// An `<svg` within the first kilobytes of something that starts like XML.
  private static func isVector(_ bytes: Span<UInt8>) -> Bool {
    var start = bytes.says("\u{feff}", at: 0) ? 3 : 0
    while let byte = bytes.byte(at: start), [0x20, 0x09, 0x0a, 0x0d].contains(byte), start < 1024 {
      start += 1
    }
    guard bytes.says("<", at: start) else { return false }
    return bytes.position(of: "<svg", from: start, limit: 4096) != nil
  }
}
