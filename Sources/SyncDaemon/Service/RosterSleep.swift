import SyncCore

/// Which apps sleep, and what wakes them.
extension Roster {
  /// An app that nothing is known of but that it was steady.
  struct Nap: Sendable {
    let app: App
    let tally: Tally
  }

  /// Apps kept awake though nothing happens in them.
  private static let mostRested = 16

  /// An app that was found as it was when it was last quiet.
  mutating func putToSleep(_ app: App, _ tally: Tally) {
    asleep[app.name] = Nap(app: app, tally: tally)
  }

  /// An app whose knowledge is kept in the state folder: the first of many such goes to sleep.
  ///
  /// - Returns: those that went to sleep.
  mutating func rest(_ name: String) -> [App] {
    if runs[name] != nil { rested.append(name) }
    var gone: [App] = []
    while rested.count > Self.mostRested {
      // One that something has happened in since has its pass first, and rests again after it.
      guard let run = runs[rested.removeFirst()], run.dirty.isEmpty else { continue }
      runs[run.app.name] = nil
      putToSleep(run.app, run.tally)
      gone.append(run.app)
    }
    // A dictionary keeps room for all that were ever in it.
    if runs.capacity > 8 * runs.count + 64 {
      runs = Dictionary(uniqueKeysWithValues: runs.map { ($0.key, $0.value) })
    }
    return gone
  }

  /// Something may have happened to the outputs of an app that sleeps.
  mutating func noteSleepingTree(_ name: String) {
    guard let nap = asleep.removeValue(forKey: name) else { return }
    var run = Self.watched(nap.app)
    run.dirty.isEverything = false
    run.dirty.isTree = true
    runs[name] = run
    enqueue(name)
  }

  /// Whether the app is there; awake from now on, with all of its drop folder to be looked at.
  mutating func wake(_ name: String) -> Bool {
    if runs[name] != nil { return true }
    guard let nap = asleep.removeValue(forKey: name) else { return false }
    runs[name] = Self.watched(nap.app)
    return true
  }
}
