import SyncCore
import Testing

@Suite("Sniffing")
struct SniffTests {
  static let starts: [([UInt8], ImageFormat)] = [
    (PNGWalk.signature, .png),
    ([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 96, 0, 64, 3], .jpeg),
    (Array("RIFF\0\0\0\0WEBPVP8L".utf8), .webp),
    ([0, 0, 0, 24] + Array("ftypmif1\0\0\0\0heicmif1ispe".utf8), .heic),
    ([0, 0, 0, 24] + Array("ftypavif\0\0\0\0".utf8), .avif),
    (Array("II*\0\u{8}\0\0\0".utf8), .tiff),
    (Array("GIF89a@\0 \0".utf8), .gif),
    (Array("8BPS".utf8), .psd),
    (Array("<?xml version=\"1.0\"?><svg width=\"640\">".utf8), .svg),
    (Array("%PDF-1.7".utf8), .pdf),
    (Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0], .bmp),
    ([0, 0, 1, 0, 1, 0, 16, 16], .ico),
    ([0, 5, 0x16, 7, 0, 2, 0, 0], .appleDouble),
    (Array("hello, this is a text".utf8), .unknown),
  ]

  @Test("content tells the format", arguments: starts)
  func sniff(bytes: [UInt8], want: ImageFormat) {
    #expect(ImageFormat.sniff(bytes.span) == want)
  }

  @Test("random bytes after any start never trap", arguments: starts)
  func random(start: [UInt8], format: ImageFormat) {
    var state: UInt64 = 7
    for _ in 0..<4_000 {
      var bytes = start
      for _ in 0..<48 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 40) & (state >> 60 < 8 ? 0xff : 3))
      }
      guard case .settled(let reading) = FirstLook.look(bytes.span, limits: Limits()) else {
        Issue.record("random bytes were taken")
        return
      }
      #expect(reading.header.format == format || format == .heic || format == .unknown)
    }
  }
}
