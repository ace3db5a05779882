/// The numbers of one daemon since its start.
package struct Metrics: Sendable {
  /// Seconds since 1970.
  package var started: Int
  package var apps: [String: AppNumbers] = [:]
  /// The names of the apps, in the order of the config.
  package private(set) var order: [String] = []
  package var passes = Histogram(bounds: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60])
  package var drops = Histogram(bounds: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30])
  /// Times the kernel's event queue was full.
  package var overflows = 0
  package var hooks: [HookResult: Int] = [:]

  package init(started: Int) {
    self.started = started
  }

  /// The apps of the config; one without a pass is pending.
  package var inOrder: [AppNumbers] {
    order.map { apps[$0] ?? AppNumbers(AppStatus(pending: $0)) }
  }

  /// Takes over the apps of a config; numbers of others are dropped.
  package mutating func keep(_ names: [String]) {
    order = names
    let known = Set(names)
    apps = apps.filter { known.contains($0.key) }
  }

  package enum HookResult: String, CaseIterable, Sendable { case done, failed, timedOut }

  /// What the last pass of an app found.
  package struct AppNumbers: Sendable {
    package let name: String
    package let state: AppStatus.State
    package let counts: AppStatus.Counts
    package let gaps: [Gap.Severity: Int]
    package let problems: [ProblemCode: Int]
    /// Seconds since 1970; nil before the first pass.
    package let lastPass: Int?
    /// The same for people, ISO 8601.
    let lastPassText: String?

    init(
      name: String,
      state: AppStatus.State,
      counts: AppStatus.Counts,
      gaps: [Gap.Severity: Int],
      problems: [ProblemCode: Int],
      lastPass: Int?,
      lastPassText: String?
    ) {
      self.name = name
      self.state = state
      self.counts = counts
      self.gaps = gaps
      self.problems = problems
      self.lastPass = lastPass
      self.lastPassText = lastPassText
    }

    package init(_ status: AppStatus, at lastPass: Int? = nil) {
      lastPassText = status.lastPass
      name = status.name
      state = status.state
      counts = status.counts
      gaps = Dictionary(grouping: status.gaps, by: \.severity).mapValues(\.count)
      problems = status.problemCounts
      self.lastPass = lastPass
    }
  }
}
