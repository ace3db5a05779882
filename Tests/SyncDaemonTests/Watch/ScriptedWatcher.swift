import SyncCore
import SyncDaemon

/// A watcher that tells what a test has it tell, and notes what it was asked.
struct ScriptedWatcher: ~Copyable, Watching {
  /// What the next drains tell, one entry a drain.
  var script: [[DirtyChange]] = []
  var spots: [DirtyChange] = []
  var health = WatchHealth()
  var failure: SystemCallError?
  /// What happens in the world while it is drained.
  var meanwhile: (() -> Void)?
  private(set) var places: [RootID: RootPlace] = [:]
  private(set) var added = 0
  private(set) var refreshed = 0

  var handles: [PollHandle] { [] }
  var next: Duration? { nil }
  var hasMore: Bool { !script.isEmpty }

  mutating func add(_ root: RootID, _ place: RootPlace) {
    places[root] = place
    added += 1
  }

  mutating func remove(_ root: RootID) { places[root] = nil }
  mutating func refresh(_ root: RootID) { refreshed += 1 }

  mutating func drain(now: Duration) throws(SystemCallError) -> [DirtyChange] {
    meanwhile?()
    if let failure {
      self.failure = nil
      throw failure
    }
    return script.isEmpty ? [] : script.removeFirst()
  }

  func blindSpots() -> [DirtyChange] { spots }
  func missesRemovals(in root: RootID) -> Bool { !spots.isEmpty }
}
