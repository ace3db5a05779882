package import SyncCore

/// Tells what changed below the folders it was given, so that the daemon's loop need not know how.
///
/// One thread owns a watcher: it waits for `handles` until `next`, and drains.
package protocol Watching: ~Copyable {
  /// What to wait for; empty for a watcher that only looks from time to time.
  var handles: [PollHandle] { get }
  /// The monotonic time at which it must be drained though no handle is ready; nil: never.
  var next: Duration? { get }
  /// Whether `drain` has something to say at once: no handle tells of it.
  var hasMore: Bool { get }
  var health: WatchHealth { get }
  /// Whether it has become large by what it can not free, or has failed: a fresh process should take over.
  var isWorn: Bool { get }

  /// Watches a folder, which need not be there; `everything` or `rootGone` comes with the next drain.
  mutating func add(_ root: RootID, _ place: RootPlace)
  /// Watches it no more; nothing is reported of it from now on.
  mutating func remove(_ root: RootID)
  /// Compares the watches of a root with its folders, for the safety rescan.
  mutating func refresh(_ root: RootID)
  /// What changed since the last call, in the order it happened, each place once.
  mutating func drain(now: Duration) throws(SystemCallError) -> [DirtyChange]
  /// What must be looked at before anything can be said of it: no event tells of changes there.
  func blindSpots() -> [DirtyChange]
  /// Whether files may go from somewhere in a root without an event.
  func missesRemovals(in root: RootID) -> Bool
}

extension Watching where Self: ~Copyable {
  package var isWorn: Bool { false }
}

/// A folder or a file to watch, and how.
package struct RootPlace: Hashable, Sendable {
  /// Absolute.
  package let path: [UInt8]
  package let mode: WatchMode
  package let depth: Depth

  package enum Depth: Hashable, Sendable {
    /// The folder with all below it.
    case tree
    /// The names in the folder, and nothing below.
    case names
    /// One file, which is told of as `everything` whenever it may have changed, come or gone.
    case file
  }

  package init(path: [UInt8], mode: WatchMode = .auto, depth: Depth = .tree) {
    self.path = path
    self.mode = mode
    self.depth = depth
  }
}

/// How well the watching goes, for `status`.
package struct WatchHealth: Hashable, Sendable {
  package var way = Way.inotify
  /// How often the kernel's queue was full, so that everything was compared.
  package var overflows = 0
  /// Folders without a watch, which are polled.
  package var unwatched = 0
  /// What to do about them; nil when there are none.
  package var remedy: String?

  package init() {}

  package enum Way: String, CaseIterable, Hashable, Sendable { case inotify, poll, mixed }
}
