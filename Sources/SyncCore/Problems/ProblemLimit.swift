extension [Problem] {
  /// Problems of one kind that an app lists at most.
  package static var limit: Int { 1_000 }

  /// Sorted, and of each kind no more than ``limit``, with one more problem that counts the rest: a
  /// hundred thousand bad files are one mistake, and nobody reads them all.
  package func limited(to limit: Int = limit) -> [Problem] {
    let sorted = sorted()
    let unlisted = unlisted(of: limit)
    guard !unlisted.isEmpty else { return sorted }
    var counts: [ProblemCode: Int] = [:]
    var kept: [Problem] = []
    for problem in sorted {
      counts[problem.code, default: 0] += 1
      if counts[problem.code, default: 0] <= limit { kept.append(problem) }
    }
    for code in ProblemCode.allCases {
      if let count = unlisted[code] { kept.append(.more(count, of: code)) }
    }
    return kept.sorted()
  }

  /// How many of each kind ``limited(to:)`` leaves out.
  package func unlisted(of limit: Int = limit) -> [ProblemCode: Int] {
    guard count > limit else { return [:] }
    return Dictionary(grouping: self, by: \.code).compactMapValues { problems in
      problems.count > limit ? problems.count - limit : nil
    }
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
