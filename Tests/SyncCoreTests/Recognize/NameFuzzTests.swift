import NameSamples
import SyncCore
import Testing

/// A few of the million that `scripts/bench-names --fuzz` judges in an optimised build.
@Suite("Random names")
struct NameFuzzTests {
  @Test(
    "never trap, never place what fits no slot, and are escaped",
    arguments: [1, 2, 3, 4] as [UInt64]
  )
  func random(seed: UInt64) {
    let result = NameFuzz.run(count: isQuick ? 500 : 5_000, seed: seed)
    #expect(result.failure == nil)
    #expect(result.placed > 0)
  }

  @Test("that are long and made to be slow get a verdict")
  func hostile() {
    let recognizer = Recognizer(.assumed)
    #expect(NameSample.hostile.count > 100)
    for sample in NameSample.hostile {
      if case .claim(let claim) = recognizer.classify(sample.path, pixels: sample.pixels) {
        #expect(claim.slots.allSatisfy { $0.pixels == sample.pixels })
      }
    }
  }
}
