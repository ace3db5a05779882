extension [Problem] {
  /// Problems of one kind that an app lists at most.
  package static var limit: Int { 1_000 }

  /// Sorted, and of each kind no more than ``limit``, with one more problem that counts the rest: a
  /// hundred thousand bad files are one mistake, and nobody reads them all.
  package func limited(to limit: Int = limit) -> [Problem] {
    let sorted = sorted()
    guard sorted.count > limit else { return sorted }
    var counts: [ProblemCode: Int] = [:]
    var kept: [Problem] = []
    for problem in sorted {
      counts[problem.code, default: 0] += 1
      if counts[problem.code, default: 0] <= limit { kept.append(problem) }
    }
    for code in ProblemCode.allCases {
      guard let count = counts[code], count > limit else { continue }
      kept.append(.more(count - limit, of: code))
    }
    return kept.sorted()
  }
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
