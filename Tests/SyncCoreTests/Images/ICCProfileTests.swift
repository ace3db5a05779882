import SyncCore
import Testing

@Suite("ICC profile")
struct ICCProfileTests {
  /// A matrix profile with a version 2 description.
  private func profile(
    _ name: String,
    space: String = "RGB ",
    red: (Int, Int, Int) = (28_578, 14_581, 912)
  ) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func colour(_ values: (Int, Int, Int)) -> [UInt8] {
      Array("XYZ ".utf8) + big(0) + big(values.0) + big(values.1) + big(values.2)
    }
    let text = Array("desc".utf8) + big(0) + big(name.utf8.count + 1) + Array(name.utf8) + [0]
    let tags = [
      ("desc", text), ("rXYZ", colour(red)), ("gXYZ", colour((25_241, 46_981, 6_362))),
      ("bXYZ", colour((9_376, 3_972, 46_796))),
    ]
    var table = big(tags.count)
    var data: [UInt8] = []
    for (signature, content) in tags {
      table += Array(signature.utf8) + big(132 + 12 * tags.count + data.count) + big(content.count)
      data += content
    }
    var head = big(128 + table.count + data.count) + [UInt8](repeating: 0, count: 124)
    head.replaceSubrange(16..<20, with: space.utf8)
    head.replaceSubrange(36..<40, with: "acsp".utf8)
    return head + table + data
  }

  @Test(
    "sRGB is known by its colours and its name",
    arguments: [
      ("sRGB IEC61966-2.1", 28_578, true), ("sRGB built-in", 28_580, true),
      ("sRGB IEC61966-2.1", 33_760, false), ("Linear sRGB", 28_578, false),
      ("Adobe RGB (1998)", 39_960, false),
    ]
  )
  func standard(name: String, red: Int, want: Bool) {
    let bytes = profile(name, red: (red, 14_581, 912))
    let icc = ICCProfile(bytes.span)
    #expect(icc?.name == name)
    #expect(icc?.space == .rgb)
    #expect(icc?.isSRGB == want)
  }

  @Test("what is cut or flipped anywhere never traps")
  func broken() {
    let good = profile("sRGB", space: "GRAY")
    for count in good.indices {
      let cut = Array(good[..<count])
      let icc = ICCProfile(cut.span)
      #expect(icc == nil)
    }
    var state: UInt64 = 11
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = good
      bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      _ = ICCProfile(bytes.span)
    }
  }
}
