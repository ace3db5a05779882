/// What the markers of a JPEG tell, up to its first scan.
struct JPEG {
  private(set) var size: PixelSize?
  private(set) var exifOrientation = 1
  /// Samples per pixel: 1, 3 or 4; 4 is CMYK or YCCK.
  private(set) var components = 0
  /// Whether an Adobe marker says how CMYK values are to be read.
  private(set) var hasAdobeMarker = false
  /// Whether a scan begins, and an end-of-image marker comes after it.
  private(set) var hasEnd = false

  /// Reads `bytes`, which start with `FF D8 FF`; a file that is cut leaves `hasEnd` false.
  init(_ bytes: Span<UInt8>) {
    var offset = 2
    while let mark = bytes.byte(at: offset) {
      guard mark == 0xff else { return }
      guard let code = bytes.byte(at: offset + 1) else { return }
      offset += 1
      if code == 0xff { continue }  // a fill byte
      offset += 1
      if code == 0xd9 { return }
      if code == 1 || (0xd0...0xd8).contains(code) { continue }  // no payload
      guard let length = bytes.bigHalf(at: offset), length >= 2 else { return }
      let end = offset + Int(length)
      guard end <= bytes.count else { return }
      take(code, bytes, (offset + 2)..<end)
      offset = end
      if code == 0xda {
        hasEnd = Self.hasEnd(bytes, after: offset)
        return
      }
    }
  }

  private mutating func take(_ code: UInt8, _ bytes: Span<UInt8>, _ payload: Range<Int>) {
    let start = payload.lowerBound
    switch code {
    case 0xc4, 0xc8, 0xcc: break  // tables, not frames
    case 0xc0...0xcf where payload.count >= 6:
      let height = Int(bytes.bigHalf(at: start + 1) ?? 0)
      let width = Int(bytes.bigHalf(at: start + 3) ?? 0)
      if width > 0, height > 0 { size = PixelSize(width, height) }
      components = Int(bytes[start + 5])
    case 0xe1 where payload.count > 6 && bytes.says("Exif\0\0", at: start):
      exifOrientation = EXIF.orientation(bytes, in: (start + 6)..<payload.upperBound)
    case 0xee where bytes.says("Adobe", at: start): hasAdobeMarker = true
    case _: break
    }
  }

  /// Looks from the end, where a whole file has it.
  private static func hasEnd(_ bytes: Span<UInt8>, after start: Int) -> Bool {
    var offset = bytes.count - 2
    while offset >= start {
      if bytes[offset] == 0xff, bytes[offset + 1] == 0xd9 { return true }
      offset -= 1
    }
    return false
  }
}
