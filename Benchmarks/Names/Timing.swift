import NameSamples
import SyncCore

/// What classifying each of some names takes.
struct Timing {
  /// At most this much a name, in nanoseconds.
  static let budget = 20_000

  private let nanoseconds: [Int]
  private let slowest: RelativePath?

  /// Times each name for itself, `rounds` times in ten runs; the best run counts, since what another
  /// process takes is not ours.
  init(of samples: [NameSample], rounds: Int) {
    let recognizer = Recognizer(.assumed)
    let clock = ContinuousClock()
    let perRun = max(1, rounds / 10)
    var times: [(Int, RelativePath)] = []
    for sample in samples {
      var best = Int.max
      for _ in 0..<10 {
        let taken = clock.measure {
          for _ in 0..<perRun { blackHole(recognizer.classify(sample.path, pixels: sample.pixels)) }
        }
        best = min(best, Int(taken / .nanoseconds(1)) / perRun)
      }
      times.append((best, sample.path))
    }
    times.sort { $0.0 < $1.0 }
    nanoseconds = times.map(\.0)
    slowest = times.last?.1
  }

  var worst: Int { nanoseconds.last ?? 0 }

  var summary: String {
    let median = nanoseconds.isEmpty ? 0 : nanoseconds[nanoseconds.count / 2]
    let high = nanoseconds.isEmpty ? 0 : nanoseconds[nanoseconds.count * 95 / 100]
    return "\(nanoseconds.count) names, median \(text(median)), 95 % \(text(high)), worst "
      + "\(text(worst)) us (\(slowest?.description.prefix(60) ?? "none"))"
  }

  private func text(_ nanoseconds: Int) -> String {
    let tenths = (nanoseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Keeps the optimiser from dropping work whose result nobody reads.
@inline(never)
private func blackHole(_ verdict: Verdict) { _ = verdict }
