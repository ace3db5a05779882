import SyncCore

/// Tells what changed below its roots; owned by one thread, which waits for `readable` and drains.
///
/// Folders are watched first and reported after, so that what the scanner then lists and what the
/// kernel then tells leave no gap between them. Links are not followed below a root.
package struct Watcher: ~Copyable {
  var tools: InotifyTools
  var table = WatchTable()
  var roots: [RootID: WatchedRoot] = [:]
  private var changes: [DirtyChange] = []
  /// What was found above roots since the last event was taken.
  var passed = PassedFolders()
  /// Roots that waited for a watch that was taken back: what it told of last is not known.
  var overlooked: Set<RootID> = []
  private var known: Set<DirtyChange> = []
  private var isDrained = true

  /// Folders without a watch, and why: poll them, with all below them.
  package internal(set) var unwatched: [WatchedPlace: UnwatchedReason] = [:]
  /// Folders on file systems where inotify sees but what this machine does.
  package internal(set) var blind: [WatchedPlace: BlindFileSystem] = [:]
  /// How often the kernel's queue was full.
  package private(set) var overflows = 0
  /// The kernel's queue could not be read: nothing more will come from it.
  package private(set) var hasFailed = false
  /// Entries of the library that it never frees, about 176 bytes each; start afresh past 100,000.
  package internal(set) var deadEntries = 0
  /// How many folders the kernel watches for us.
  package var watchCount: Int { table.count }

  /// Opens the process's one instance: EBUSY when there is one already.
  package init() throws(SystemCallError) {
    tools = try InotifyTools()
  }

  /// What to wait for; see `hasMore` first.
  package var readable: PollHandle { tools.readable }

  /// Whether `drain` has something to say without a wait: `readable` does not tell of it.
  package var hasMore: Bool { !isDrained || !changes.isEmpty || !overlooked.isEmpty }

  /// Whether the root is there and watched.
  package func isPresent(_ root: RootID) -> Bool { roots[root]?.identity != nil }

  /// Watches a folder, by its absolute path, and reports `everything` or `rootGone` at the next drain.
  package mutating func add(
    root: RootID,
    path: [UInt8],
    depth: RootPlace.Depth = .tree
  ) {
    remove(root: root)
    roots[root] = WatchedRoot(path: path, depth: depth)
    settle(root)
    if depth == .file { return }
    // It is not back: it was never away.
    if known.remove(.rootChanged(root)) != nil { changes.removeAll { $0 == .rootChanged(root) } }
    note(isPresent(root) ? .everything(root) : .rootGone(root))
  }

  /// Watches the folder no more; nothing is reported of it from now on.
  package mutating func remove(root: RootID) {
    guard let gone = roots.removeValue(forKey: root) else { return }
    drop(root, from: nil)
    for (number, name) in gone.sentinels {
      table.removeSentinel(root, name, from: number)
      release(number)
    }
    changes.removeAll { $0.root == root }
    known = Set(changes)
  }

  /// Compares the watches of a root with its folders: for the safety rescan, which finds mounts and
  /// folders that were out of reach, and when a watch limit was raised.
  package mutating func refresh(root: RootID) {
    settle(root)
    rewalk(root)
  }

  /// What changed since the last call, in the order it happened, each place once.
  ///
  /// At most 4,096 events are taken, so that a busy writer does not starve the caller's other work.
  package mutating func drain() throws(SystemCallError) -> [DirtyChange] {
    isDrained = false
    for _ in 0..<4_096 {
      do {
        guard let event = try tools.next() else {
          isDrained = true
          break
        }
        passed = PassedFolders()
        handle(event)
      } catch {
        hasFailed = true
        throw error
      }
    }
    lookAgain()
    defer {
      changes = []
      known = []
    }
    // A root that is compared as a whole needs no list of places.
    let whole = Set(changes.filter { $0 == .everything($0.root) }.map(\.root))
    return changes.filter { change in
      switch change {
      case .path(let root, _), .folder(let root, _): !whole.contains(root)
      case .everything, .rootGone, .rootChanged: true
      }
    }
  }

  /// The sysctl that is too small for the folders without a watch; nil when none is.
  private var remedy: String? {
    let reasons = Set(unwatched.values)
    return reasons.contains(.watchLimit)
      ? UnwatchedReason.watchLimit.remedy : reasons.first?.remedy
  }

  mutating func note(_ change: DirtyChange) {
    if known.insert(change).inserted { changes.append(change) }
  }

  /// Events were lost, those of new folders among them: watch anew, then compare everything.
  mutating func overflow() {
    overflows += 1
    for root in roots.keys.sorted(by: { $0.value < $1.value }) {
      refresh(root: root)
      if isPresent(root) { note(.everything(root)) }
    }
  }
}

extension Watcher: Watching {
  package var handles: [PollHandle] { [readable] }
  package var next: Duration? { nil }

  package var health: WatchHealth {
    var health = WatchHealth()
    health.overflows = overflows
    health.unwatched = unwatched.count
    health.remedy = remedy
    return health
  }

  package mutating func add(_ root: RootID, _ place: RootPlace) {
    add(root: root, path: place.path, depth: place.depth)
  }

  package mutating func remove(_ root: RootID) { remove(root: root) }
  package mutating func refresh(_ root: RootID) { refresh(root: root) }

  package mutating func drain(now: Duration) throws(SystemCallError) -> [DirtyChange] {
    try drain()
  }

  package func blindSpots() -> [DirtyChange] {
    (Array(unwatched.keys) + blind.keys).map { place in
      place.folder.map { .folder(place.root, $0) } ?? .everything(place.root)
    }
  }

  package func missesRemovals(in root: RootID) -> Bool {
    unwatched.keys.contains { $0.root == root }
      || blind.contains { $0.key.root == root && !$0.value.tellsOfRemovals }
  }
}
