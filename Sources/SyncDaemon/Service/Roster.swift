package import SyncCore

/// The daemon's apps by name, and which of them a pass is due for.
///
/// What an app costs per event does not grow with the number of apps.
package struct Roster: Sendable {
  var runs: [String: AppRun] = [:]
  /// In the order they became dirty, so that a busy app does not starve the others.
  private var queue: [String] = []
  private var queued: Set<String> = []

  package init() {}

  package var count: Int { runs.count }
  package var names: [String] { runs.keys.sorted() }

  /// Of an app that is there.
  package subscript(name: String) -> AppRun? { runs[name] }

  /// Takes over these apps: one that is the same as before keeps what is known of it.
  ///
  /// - Returns: the apps that are new or not the same.
  package mutating func take(_ apps: [App]) -> [String] {
    var new: [String: AppRun] = [:]
    var changed: [String] = []
    for app in apps {
      if let old = runs[app.name], old.app == app {
        new[app.name] = old
      } else {
        new[app.name] = AppRun(app: app)
        changed.append(app.name)
      }
    }
    runs = new
    queue.removeAll { new[$0] == nil }
    queued = Set(queue)
    for name in changed { enqueue(name) }
    return changed
  }

  /// Notes a place to look at again; nil is all of the drop folder.
  package mutating func note(_ name: String, _ path: RelativePath?) {
    guard runs[name] != nil else { return }
    runs[name]?.note(path)
    enqueue(name)
  }

  /// Notes that an app's Info.plist may have changed.
  package mutating func noteInfoPlist(_ name: String) {
    guard runs[name] != nil else { return }
    runs[name]?.noteInfoPlist()
    enqueue(name)
  }

  /// Has every app looked at again as a whole.
  package mutating func noteEverything() {
    for name in names { note(name, nil) }
  }

  /// The apps that are dirty now; each is asked for once.
  package mutating func takeDue() -> [String] {
    defer {
      queue = []
      queued = []
    }
    return queue
  }

  /// Has an app looked at whose build tree is not as we left it.
  package mutating func noteDrift(_ name: String) {
    if runs[name]?.dirty.isTree == true { enqueue(name) }
  }

  package func isDue(_ name: String) -> Bool { queued.contains(name) }

  /// Works on one app in place; nil when there is none of that name.
  package mutating func update<Answer>(
    _ name: String,
    _ body: (inout AppRun) throws(SystemCallError) -> Answer
  ) throws(SystemCallError) -> Answer? {
    guard var run = takeOut(name) else { return nil }
    defer { putBack(run) }
    return try body(&run)
  }

  /// Hands one app over; it comes back by ``putBack(_:)``.
  mutating func takeOut(_ name: String) -> AppRun? { runs.removeValue(forKey: name) }

  mutating func putBack(_ run: AppRun) {
    runs[run.app.name] = run
    if !run.dirty.isEmpty { enqueue(run.app.name) }
  }

  private mutating func enqueue(_ name: String) {
    if queued.insert(name).inserted { queue.append(name) }
  }

  /// One line for `systemctl status`.
  package func summary(at time: String) -> String {
    var gaps = 0
    var problems = 0
    for run in runs.values {
      gaps += run.status.gaps.count
      problems += run.status.problems.count
    }
    return "\(count) apps, \(gaps) gaps, \(problems) problems, last pass \(time)"
  }
}
