import SyncCore
import SyncDaemon
import Testing

@Suite("Crushed PNG")
struct CrushedTests {
  @Test("CgBI before IHDR means a bare deflate stream, in as many IDAT chunks as it likes")
  func crushed() {
    let raw = [0, 1, 1, 1, 255] as [UInt8]
    let stream = PNGBuilder.zlib(raw).dropFirst(2).dropLast(4)
    let header = PNGBuilder.big(1) + PNGBuilder.big(1) + [8, 6, 0, 0, 0]
    var bytes = PNGWalk.signature + PNGBuilder.chunk("CgBI", [0x50, 0, 0x20, 2])
    bytes += PNGBuilder.chunk("IHDR", header)
    for byte in stream { bytes += PNGBuilder.chunk("IDAT", [byte]) }
    bytes += PNGBuilder.chunk("IEND", []) + [1, 2, 3]
    guard case .image(let facts, _) = ImageReader.reading(bytes.span, limits: Limits()) else {
      Issue.record("not taken")
      return
    }
    #expect(facts.isCrushed)
    #expect(facts.isCounted)
    #expect(facts.transparency == .unused)
    #expect(facts.trailingBytes == 3)
  }
}
