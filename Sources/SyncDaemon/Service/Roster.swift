package import SyncCore

/// The daemon's apps by name, and which of them a pass is due for.
///
/// What an app costs per event does not grow with the number of apps. Of many apps only those that
/// something happened in lately are kept in memory; the others sleep, and what was known of them is
/// in the state folder.
package struct Roster: Sendable {
  var runs: [String: AppRun] = [:]
  var asleep: [String: Nap] = [:]
  /// Apps whose passes are at work.
  var lent: [String: Loan] = [:]
  /// Apps that may be put to sleep, the longest quiet first.
  var rested: [String] = []

  /// In the order they became dirty, so that a busy app does not starve the others.
  private var queue: [String] = []
  private var queued: Set<String> = []

  /// Apps awake at once of which all is kept that makes their next passes fast.
  private static let mostWhole = 64

  package init() {}

  package var count: Int { runs.count + asleep.count + lent.count { $0.value.app != nil } }
  package var names: [String] {
    (Array(runs.keys) + asleep.keys + lent.filter { $0.value.app != nil }.keys).sorted()
  }

  /// Of an app that is there and awake.
  package subscript(name: String) -> AppRun? { runs[name] }

  /// An app as the config says it, awake or not.
  func app(_ name: String) -> App? { runs[name]?.app ?? asleep[name]?.app ?? lent[name]?.app }

  package func contains(_ name: String) -> Bool { app(name) != nil }

  /// Takes over these apps: one that is the same as before keeps what is known of it.
  ///
  /// - Returns: the apps that are new or not the same.
  package mutating func take(_ apps: [App]) -> [String] {
    var new: [String: AppRun] = [:]
    var changed: [String] = []
    var sleeping: [String: Nap] = [:]
    let names = Set(apps.map(\.name))
    for name in lent.keys where !names.contains(name) { lent[name]?.app = nil }
    for app in apps {
      if let loan = lent[app.name] {
        // A new one has to wait until the pass of the old one is over.
        if loan.app != app { changed.append(app.name) }
        lent[app.name]?.app = app
      } else if let old = runs[app.name], old.app == app {
        new[app.name] = old
      } else if let old = asleep[app.name], old.app == app {
        sleeping[app.name] = old
      } else {
        new[app.name] = Self.watched(app)
        changed.append(app.name)
      }
    }
    runs = new
    asleep = sleeping
    queue.removeAll { new[$0] == nil }
    rested.removeAll { new[$0] == nil }
    queued = Set(queue)
    for name in changed where lent[name] == nil { enqueue(name) }
    return changed
  }

  /// Notes a place to look at again; nil is all of the drop folder.
  package mutating func note(_ name: String, _ path: RelativePath?) {
    guard !noteLent(name, .drop(path)), wake(name) else { return }
    runs[name]?.note(path)
    enqueue(name)
  }

  /// Notes that an app's Info.plist may have changed.
  package mutating func noteInfoPlist(_ name: String) {
    guard !noteLent(name, .infoPlist), wake(name) else { return }
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

  /// The apps that a pass is due for.
  package var due: [String] { queue }

  /// The same, and those whose passes are at work.
  var unfinished: [String] { queue + lent.filter { $0.value.app != nil }.keys.sorted() }

  /// Sources that were no whole images when they were read, with their apps.
  var doubtful: [(app: String, path: RelativePath)] {
    runs.values.flatMap { run in
      run.sources.values.compactMap { source in
        switch source.content {
        case .image: nil
        case .incomplete, .broken: (run.app.name, source.path)
        }
      }
    }
  }

  /// Has an app looked at whose build tree is not as we left it.
  package mutating func noteDrift(_ name: String) {
    if runs[name]?.dirty.isTree == true { enqueue(name) }
  }

  /// The first app, by name, that a pass has been made for.
  var firstAwake: String? { runs.values.filter { $0.passes > 0 }.map(\.app.name).min() }

  /// Whether something is gone whose outputs wait for quiet.
  package func isLeaving(_ name: String) -> Bool { runs[name].map { !$0.leaving.isEmpty } ?? false }

  /// The apps that is so of.
  package var leaving: [String] { runs.values.filter { !$0.leaving.isEmpty }.map(\.app.name) }

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
  mutating func takeOut(_ name: String) -> AppRun? {
    if let place = rested.firstIndex(of: name) { rested.remove(at: place) }
    return runs.removeValue(forKey: name)
  }

  static func watched(_ app: App) -> AppRun {
    var run = AppRun(app: app)
    run.looksTwice = true
    return run
  }

  mutating func putBack(_ run: AppRun) {
    runs[run.app.name] = run
    // A start or a new config has passes of all of thousands, and most have none for a long time then.
    if runs.count > Self.mostWhole { runs[run.app.name]?.lighten() }
    if !run.dirty.isEmpty { enqueue(run.app.name) }
  }

  /// Leaves an app due for the next turn.
  mutating func putOff(_ name: String) { enqueue(name) }

  mutating func enqueue(_ name: String) {
    if queued.insert(name).inserted { queue.append(name) }
  }

  /// One line for `systemctl status`.
  package func summary(at time: String) -> String {
    var gaps = 0
    var problems = 0
    for tally in runs.values.lazy.map(\.tally) + asleep.values.map(\.tally)
      + lent.values.map(\.tally)
    {
      gaps += tally.gaps
      problems += tally.problems
    }
    // The time of day of `2026-11-30T12:03:04Z`.
    let clock = time.split(separator: "T").last?.prefix(8) ?? ""
    return [
      counted(count, "app"), counted(gaps, "gap"),
      problems > 0 ? counted(problems, "problem") : nil,
      "last pass \(clock) UTC",
    ].compactMap(\.self).joined(separator: ", ")
  }
}
