import SyncCore
import Testing

@Suite("PNG walk")
struct PNGWalkTests {
  private func look(_ bytes: [UInt8]) -> FirstLook {
    FirstLook.look(bytes.span, limits: Limits())
  }

  private func code(_ bytes: [UInt8]) -> ProblemCode? {
    switch look(bytes) {
    case .png, .settled(.image): nil
    case .settled(.foreign(_, let finding)): finding.code
    case .settled(.incomplete(_, let finding)), .settled(.unusable(_, let finding)): finding.code
    }
  }

  @Test("a whole PNG tells its facts and its raw bytes", arguments: [(0, 39), (1, 42)])
  func whole(interlace: UInt8, expected: Int) {
    guard case .png(let layout) = look(PNGBuilder(interlace: interlace).bytes) else {
      Issue.record("not taken")
      return
    }
    #expect(layout.facts.stored == PixelSize(4, 3))
    #expect(layout.facts.isInterlaced == (interlace == 1))
    #expect(layout.rawByteCount == expected)
  }

  @Test("cut at any byte it is incomplete")
  func cut() {
    let bytes = PNGBuilder(extra: [("sRGB", [0]), ("tEXt", Array("a\0b".utf8))]).bytes
    for count in 0..<bytes.count {
      guard case .settled(.incomplete(_, let finding)) = look(Array(bytes[..<count])) else {
        Issue.record("cut at \(count)")
        continue
      }
      #expect(finding.code == (count == 0 ? .empty : .truncated))
    }
  }

  @Test(
    "an illegal header is refused",
    arguments: [
      (PNGBuilder(width: 0), ProblemCode.damaged),
      (PNGBuilder(width: 0xffff_ffff), .damaged),
      (PNGBuilder(width: 0x7fff_ffff, height: 0x7fff_ffff, raw: []), .tooLarge),
      (PNGBuilder(width: 30_000, height: 30_000, depth: 1, colour: 0), .tooLarge),
      (PNGBuilder(width: 40_000, height: 2, depth: 1, colour: 0), .tooLarge),
      (PNGBuilder(colour: 5), .damaged),
      (PNGBuilder(depth: 4, colour: 2), .damaged),
      (PNGBuilder(colour: 3), .damaged),
    ]
  )
  func header(builder: PNGBuilder, want: ProblemCode) {
    #expect(code(builder.bytes) == want)
  }

  @Test("every flipped bit is noticed, or is only a warning")
  func mutations() {
    let good = PNGBuilder(extra: [("tEXt", Array("a\0b".utf8))]).bytes
    var state: UInt64 = 42
    for _ in 0..<200_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = good
      bytes[Int(state >> 33) % bytes.count] ^= UInt8(1) << UInt8(state >> 60 & 7)
      guard case .png(let layout) = look(bytes) else { continue }
      #expect(!layout.warnings.isEmpty)
    }
  }
}
