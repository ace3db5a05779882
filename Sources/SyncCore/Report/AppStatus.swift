/// What `status` says of one app: the part of `status.json` that a pass writes.
package struct AppStatus: Hashable, Sendable {
  package var name: String
  package var state: State
  /// ISO 8601, UTC; nil before the first pass.
  package var lastPass: String?
  package var counts: Counts
  package var gaps: [Gap]
  /// Those that are listed: of one kind no more than ``Swift/Array/limit``.
  package private(set) var problems: [Problem] = []
  /// How many there are of each kind, listed or not.
  package private(set) var problemCounts: [ProblemCode: Int] = [:]
  package var shadowed: [Assignment.Loser]
  /// Outputs whose source is broken now and that stay as they were (invariant 5).
  package var stale: [RelativePath]
  package var ignored: Int
  /// Passes since the daemon's start.
  package var passes = 0

  package enum State: String, CaseIterable, Sendable {
    case covered, gaps, problems, held, pending
    /// Its brand's folder is gone, or the config names it no more; its outputs stay.
    case retired
  }

  package struct Counts: Hashable, Sendable {
    package var sources = 0
    package var outputs = 0
    package var exact = 0
    package var derived = 0
    package var fallback = 0
    package var missing = 0

    package init() {}

    package init(_ coverage: Coverage) {
      exact = coverage.counts.exact
      derived = coverage.counts.derived
      fallback = coverage.counts.fallback
      missing = coverage.counts.missing
    }
  }

  /// The same without what every pass changes: two that are equal say the same.
  package var timeless: AppStatus {
    var status = self
    status.lastPass = nil
    status.passes = 0
    return status
  }

  /// Lists what is wrong, of each kind as much as anybody reads, and counts the rest.
  package mutating func list(_ problems: [Problem]) {
    self.problems = problems.limited()
    problemCounts = problems.counts
  }

  /// Lists one more, which came after the others.
  package mutating func add(_ problem: Problem) {
    problems.append(problem)
    problemCounts[problem.code, default: 0] += 1
  }

  /// The same over all kinds.
  package var problemCount: Int { problemCounts.values.reduce(0, +) }

  /// An app that no pass has looked at.
  package init(pending name: String) {
    self.name = name
    state = .pending
    counts = Counts()
    gaps = []
    shadowed = []
    stale = []
    ignored = 0
  }
}

extension AppStatus {
  /// Shadowed sources that are listed at most, as of problems of one kind.
  private static var mostShadowed: Int { [Problem].limit }

  /// Folders that would be brands and can not be.
  package init(refusing problems: [Problem], template: String) {
    self.init(pending: template)
    state = .problems
    list(problems)
  }

  /// What a pass saved, of an app that is retired: nothing is wanted of it any more.
  package static func retired(_ saved: JSONValue) -> JSONValue {
    guard case .object(let members) = saved else { return saved }
    return .object(
      members.map { member in
        switch member.key {
        case "state": .init("state", .string(State.retired.rawValue))
        case "gaps", "problems": .init(member.key, [])
        case "problemCounts": .init(member.key, .object([]))
        case _: member
        }
      }
    )
  }

  /// The app's object of `status --json` (design 10); what follows the problems is ours.
  package var json: JSONValue {
    .record([
      "name": .string(name),
      "state": .string(state.rawValue),
      "lastPass": .optional(lastPass),
      "counts": .record([
        "sources": .int(counts.sources), "outputs": .int(counts.outputs),
        "exact": .int(counts.exact), "derived": .int(counts.derived),
        "fallback": .int(counts.fallback), "missing": .int(counts.missing),
      ]),
      "gaps": .array(gaps.map(\.json)),
      "problems": .array(problems.map(\.json)),
      "problemCounts": .object(
        ProblemCode.allCases.compactMap { code in
          problemCounts[code].map { JSONValue.Member(code.rawValue, .int($0)) }
        }
      ),
      "shadowed": .array(
        shadowed.prefix(Self.mostShadowed).map {
          .record(["path": .string($0.source.description), "reason": .string($0.reason)])
        }
      ),
      "shadowedCount": .int(shadowed.count),
      "stale": .array(stale.map { .string($0.description) }),
      "ignored": .int(ignored),
      "passes": .int(passes),
    ])
  }
}

extension Problem {
  /// As `status --json` and `explain --json` show it.
  package var json: JSONValue {
    .record([
      "code": .string(code.rawValue), "path": .string(path?.description ?? ""),
      "message": .string(message), "remedy": .string(remedy),
    ])
  }
}
