import Glibc
import NameSamples
import SyncCore

/// What a name costs, and whether a million random ones do any harm.
///
///     name-benchmark time NAMES.tsv [ROUNDS]     microseconds a name
///     name-benchmark pass NAMES.tsv [ROUNDS]     nothing but the work, to count instructions of
///     name-benchmark fuzz [COUNT] [SEED]         random names, judged
///     name-benchmark ask NAMES.tsv               the verdict on each row
///
/// `NAMES.tsv`: path, format, width, height, …, with a heading.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let file = arguments.dropFirst().first
    let number = arguments.dropFirst(2).first.flatMap { Int($0) }
    switch (arguments.first, file) {
    case ("time", let file?): exit(time(file, rounds: number ?? 200))
    case ("pass", let file?): pass(file, rounds: number ?? 10)
    case ("ask", let file?): ask(file)
    case ("fuzz", let count):
      let seed = number.flatMap { UInt64(exactly: $0) } ?? 42
      exit(fuzz(count: count.flatMap { Int($0) } ?? 1_000_000, seed: seed))
    case _:
      print("usage: name-benchmark time|pass|ask NAMES.tsv [ROUNDS] | fuzz [COUNT] [SEED]")
      exit(2)
    }
  }

  /// Times every name of the file, then long and hostile ones; fails above the budget.
  private static func time(_ file: String, rounds: Int) -> Int32 {
    let real = Timing(of: NameSample.read(file), rounds: rounds)
    let hostile = Timing(of: NameSample.hostile, rounds: rounds)
    print("real names:    \(real.summary)")
    print("hostile names: \(hostile.summary)")
    let isWithin = real.worst <= Timing.budget && hostile.worst <= Timing.budget
    print(isWithin ? "within" : "ABOVE", "the budget of \(Timing.budget / 1000) us a name")
    return isWithin ? 0 : 1
  }

  private static func fuzz(count: Int, seed: UInt64) -> Int32 {
    let result = NameFuzz.run(count: count, seed: seed)
    print(
      result.failure
        ?? "\(count) random names from seed \(seed), \(result.placed) placed, all by their pixels"
    )
    return result.failure == nil ? 0 : 1
  }

  private static func pass(_ file: String, rounds: Int) {
    let recognizer = Recognizer(.assumed)
    let samples = NameSample.read(file)
    var placed = 0
    for _ in 0..<rounds {
      for sample in samples {
        if case .claim = recognizer.classify(sample.path, pixels: sample.pixels) { placed += 1 }
      }
    }
    print("\(samples.count) names, \(rounds) rounds, \(placed) placed")
  }

  private static func ask(_ file: String) {
    let recognizer = Recognizer(.assumed)
    for sample in NameSample.read(file) {
      let answer =
        switch recognizer.classify(sample.path, pixels: sample.pixels) {
        case .claim(let claim): "place \(claim.slots.map(\.id).joined(separator: ","))"
        case .master: "master"
        case .refused(let problem, reasons: _): "refuse \(problem.code.rawValue)"
        case .ignored(let reason): "ignore \(reason)"
        }
      print("\(sample.path)\t\(sample.pixels)\t\(answer)")
    }
  }
}
