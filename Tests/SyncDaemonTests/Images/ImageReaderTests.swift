import SyncCore
import SyncDaemon
import Testing

@Suite("Image reader")
struct ImageReaderTests {
  private func read(_ builder: PNGBuilder) -> Reading {
    ImageReader.reading(builder.bytes.span, limits: Limits())
  }

  @Test("pixel data of the promised length is counted", arguments: [UInt8(0), 1])
  func counted(interlace: UInt8) {
    guard case .image(let facts, _) = read(PNGBuilder(interlace: interlace)) else {
      Issue.record("not taken")
      return
    }
    #expect(facts.isCounted)
  }

  @Test(
    "a header that lies about its pixels is damage",
    arguments: [
      PNGBuilder(raw: [UInt8](repeating: 0, count: 38)),
      PNGBuilder(raw: [UInt8](repeating: 0, count: 40)),
      PNGBuilder(raw: [5] + [UInt8](repeating: 0, count: 38)),
    ]
  )
  func lies(builder: PNGBuilder) {
    guard case .unusable(let header, let finding) = read(builder) else {
      Issue.record("taken")
      return
    }
    #expect(finding.code == .damaged)
    #expect(header.stored == PixelSize(4, 3))
  }

  @Test(
    "alpha is told by the pixels, through every filter",
    arguments: [
      ([0, 1, 1, 1, 255, 2, 2, 2, 255], ImageFacts.Transparency.unused),
      ([1, 1, 1, 1, 255, 2, 2, 2, 0], .unused),
      ([4, 1, 1, 1, 255, 2, 2, 2, 0], .unused),
      ([3, 1, 1, 1, 255, 2, 2, 2, 128], .unused),
      ([0, 1, 1, 1, 255, 2, 2, 2, 254], .used),
    ]
  )
  func alpha(raw: [UInt8], want: ImageFacts.Transparency) {
    guard case .image(let facts, _) = read(PNGBuilder(width: 2, height: 1, colour: 6, raw: raw))
    else {
      Issue.record("not taken")
      return
    }
    #expect(facts.transparency == want)
  }

  @Test("junk in iCCP is a damaged profile and a warning")
  func junkProfile() {
    let junk = [UInt8(ascii: "x"), 0, 0] + PNGBuilder.zlib(Array("notaprofile".utf8))
    guard case .image(let facts, let warnings) = read(PNGBuilder(extra: [("iCCP", junk)])) else {
      Issue.record("not taken")
      return
    }
    #expect(facts.profile == .damaged)
    #expect(warnings.map(\.code) == [.colorProfile])
  }
}
