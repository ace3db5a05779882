import SyncCore

/// Reports everything once a period, for roots whose changes no event tells of.
package struct PollingWatcher: Watching {
  private let period: Duration
  private var roots: [RootID: Polled] = [:]

  private struct Polled: Sendable {
    let path: [UInt8]
    var due: Duration
    /// The folder that stood there at the last look; the outer nil is "never looked".
    var identity: FolderIdentity??
  }

  /// - Parameter period: the time between two looks, above zero.
  package init(period: Duration) {
    self.period = period
  }

  package var handles: [PollHandle] { [] }
  package var next: Duration? { roots.values.map(\.due).min() }
  package var hasMore: Bool { false }

  package var health: WatchHealth {
    var health = WatchHealth()
    health.way = .poll
    return health
  }

  package mutating func add(_ root: RootID, _ place: RootPlace) {
    roots[root] = Polled(path: place.path, due: .zero)
  }

  package mutating func remove(_ root: RootID) { roots[root] = nil }

  /// Nothing is kept that could be out of step.
  package mutating func refresh(_ root: RootID) {}

  /// The roots to compare, and none twice in a period however late the caller is.
  package mutating func drain(now: Duration) -> [DirtyChange] {
    let due = roots.filter { $0.value.due <= now }.keys.sorted { $0.value < $1.value }
    return due.map { look(at: $0, now) }
  }

  package func blindSpots() -> [DirtyChange] {
    roots.keys.sorted { $0.value < $1.value }.map { .everything($0) }
  }

  package func missesRemovals(in root: RootID) -> Bool { roots[root] != nil }

  private mutating func look(at root: RootID, _ now: Duration) -> DirtyChange {
    guard var polled = roots[root] else { return .everything(root) }
    let found = FolderIdentity(at: polled.path)
    defer {
      polled.due = now + period
      polled.identity = .some(found)
      roots[root] = polled
    }
    guard let before = polled.identity else {
      return found == nil ? .rootGone(root) : .everything(root)
    }
    if before == found { return .everything(root) }
    return found == nil ? .rootGone(root) : .rootChanged(root)
  }
}
