extension [Problem] {
  /// Problems of one kind that an app lists at most.
  package static var limit: Int { 1_000 }

  /// Sorted, and of each kind no more than ``limit``, with one more problem that counts the rest: a
  /// hundred thousand bad files are one mistake, and nobody reads them all.
  package func limited() -> [Problem] {
    let sorted = sorted()
    let excess = counts.mapValues { $0 - Self.limit }.filter { $0.value > 0 }
    guard !excess.isEmpty else { return sorted }
    var seen: [ProblemCode: Int] = [:]
    let kept = sorted.filter { problem in
      seen[problem.code, default: 0] += 1
      return seen[problem.code, default: 0] <= Self.limit
    }
    return (kept + excess.map { .more($0.value, of: $0.key) }).sorted()
  }

  /// How many there are of each kind.
  package var counts: [ProblemCode: Int] { reduce(into: [:]) { $0[$1.code, default: 0] += 1 } }
}

extension Problem {
  fileprivate static func more(_ count: Int, of code: ProblemCode) -> Problem {
    Problem(
      code,
      at: nil,
      "\(count) more problems of the kind \(code.rawValue) are not listed",
      remedy: "mend those that are listed; the rest follow"
    )
  }
}
