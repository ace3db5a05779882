/// Reports everything once a period, for roots whose changes inotify can not see.
package struct PollingWatcher: Sendable {
  private let period: Duration
  private var due: [RootID: Duration] = [:]

  /// - Parameter period: the time between two looks, above zero.
  package init(period: Duration) {
    self.period = period
  }

  /// The monotonic time of the next look; nil when there is no root.
  package var next: Duration? { due.values.min() }

  /// Has a root looked at now, and once a period from now on.
  package mutating func add(root: RootID, now: Duration) {
    due[root] = now
  }

  package mutating func remove(root: RootID) {
    due[root] = nil
  }

  /// The roots to compare, and none twice in a period however late the caller is.
  package mutating func drain(now: Duration) -> [DirtyChange] {
    let roots = due.filter { $0.value <= now }.keys.sorted { $0.value < $1.value }
    for root in roots { due[root] = now + period }
    return roots.map { .everything($0) }
  }
}
