import SyncCore

/// Random names from a fixed seed: none may trap, be placed off its pixels, or reach a person
/// unescaped.
package enum NameFuzz {
  package struct Result: Sendable {
    package var placed = 0
    /// The first name that was not judged well; nil when all were.
    package var failure: String?
  }

  package static func run(count: Int, seed: UInt64) -> Result {
    let recognizer = Recognizer(.assumed)
    var names = RandomNames(seed: seed)
    var result = Result()
    for _ in 0..<count {
      guard let sample = names.next() else { continue }
      let verdict = recognizer.classify(sample.path, pixels: sample.pixels)
      if case .claim(let claim) = verdict {
        result.placed += 1
        guard claim.slots.allSatisfy({ $0.pixels == sample.pixels }) else {
          result.failure = "\(sample.path) \(sample.pixels) is placed off its pixels: \(verdict)"
          return result
        }
      }
      let explanation = Explanation(
        of: verdict,
        path: sample.path,
        pixels: sample.pixels,
        facts: nil,
        app: .assumed
      )
      guard isClean(explanation.text) else {
        result.failure = "\(sample.path) \(sample.pixels) is not escaped"
        return result
      }
    }
    return result
  }

  /// Lines of printable text: no control, bidi or other format character but the line feed.
  private static func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar == "\n" || scalar.value >= 0x20 && scalar.value < 0x7f { return true }
      let category = scalar.properties.generalCategory
      return category != .control && category != .format && category != .lineSeparator
        && category != .paragraphSeparator
    }
  }
}
