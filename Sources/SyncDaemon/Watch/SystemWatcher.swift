import SyncCore

/// inotify where it tells all, polling where it does not: each root as its app asks.
package struct SystemWatcher: ~Copyable, Watching {
  private var inotify: Watcher
  private var polling: PollingWatcher
  private let mounts = MountTable()
  private let period: Duration
  private var modes: [RootID: WatchMode] = [:]
  /// The roots that `status` is about: what lies beside them is watched for our own ends.
  private var trees: Set<RootID> = []
  /// Those of them that are polled alone.
  private var polledTrees: Set<RootID> = []
  /// When the folders without a watch are looked at; nil while there are none.
  private var spotsDue: Duration?
  /// When a watch is asked for again where the limit was reached.
  private var limitRetry = Pause()

  /// - Parameters:
  ///   - inotify: the process's one instance.
  ///   - period: the time between two looks where no event tells of changes, above zero.
  package init(_ inotify: consuming Watcher, period: Duration) {
    self.inotify = inotify
    self.period = period
    polling = PollingWatcher(period: period)
  }

  package var handles: [PollHandle] { [inotify.readable] + (mounts.map { [$0.handle] } ?? []) }
  package var next: Duration? { [polling.next, spotsDue].compactMap(\.self).min() }
  package var hasMore: Bool { inotify.hasMore }

  package var health: WatchHealth {
    var health = inotify.health
    // Asked for at every turn of the loop: no cost may grow with the number of roots.
    let polled = Set(inotifySpots().map(\.root)).intersection(trees).union(polledTrees)
    health.way = polled.isEmpty ? .inotify : polled.count == trees.count ? .poll : .mixed
    return health
  }

  package var isWorn: Bool { inotify.hasFailed || inotify.deadEntries > Self.wornPast }

  /// Entries that libinotifytools never frees, 17 MB of them.
  private static let wornPast = 100_000

  package mutating func add(_ root: RootID, _ place: RootPlace) {
    modes[root] = place.mode
    if place.depth == .tree {
      trees.insert(root)
      if place.mode == .poll { polledTrees.insert(root) }
    }
    switch place.mode {
    case .poll: polling.add(root, place)
    case .auto, .inotify: inotify.add(root, place)
    }
  }

  package mutating func remove(_ root: RootID) {
    modes[root] = nil
    trees.remove(root)
    polledTrees.remove(root)
    inotify.remove(root)
    polling.remove(root)
  }

  package mutating func refresh(_ root: RootID) { inotify.refresh(root) }

  package mutating func drain(now: Duration) throws(SystemCallError) -> [DirtyChange] {
    // First, so that what is ordered by an event finds the mounts before it noted.
    if let places = mounts?.changes(), !places.isEmpty { inotify.remounted(places) }
    var changes = try inotify.drain() + polling.drain(now: now)
    let spots = inotifySpots()
    if spots.isEmpty {
      spotsDue = nil
      limitRetry = Pause()
    } else if let due = spotsDue {
      if due <= now {
        spotsDue = now + period
        if limitRetry.isOver(now) { askForWatchesAgain() }
        changes += spots
      }
    } else {
      spotsDue = now + period
      _ = limitRetry.isOver(now)
    }
    return changes
  }

  package func blindSpots() -> [DirtyChange] { polling.blindSpots() + inotifySpots() }

  package func missesRemovals(in root: RootID) -> Bool {
    polling.missesRemovals(in: root) || inotify.missesRemovals(in: root)
  }

  /// The places that inotify has no watch for, or tells only half of.
  private func inotifySpots() -> [DirtyChange] {
    var places = inotify.unwatched.filter { $0.value != .permission }.map(\.key)
    places += inotify.blind.keys.filter { modes[$0.root] == .auto }
    return places.map { place in
      place.folder.map { .folder(place.root, $0) } ?? .everything(place.root)
    }
  }

  private mutating func askForWatchesAgain() {
    let roots = Set(inotify.unwatched.filter { $0.value == .watchLimit }.keys.map(\.root))
    for root in roots.sorted(by: { $0.value < $1.value }) { inotify.refresh(root) }
  }

  /// A pause that doubles from a minute to an hour: asking again walks the whole tree.
  private struct Pause: Sendable {
    private var due: Duration?
    private var length = Duration.seconds(60)

    /// Whether it is over; the next one starts then.
    mutating func isOver(_ now: Duration) -> Bool {
      guard let due else {
        self.due = now + length
        return false
      }
      guard due <= now else { return false }
      length = min(length * 2, .seconds(3_600))
      self.due = now + length
      return true
    }
  }
}
