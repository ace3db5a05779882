/// When the loop must wake up by itself; never while idle.
package struct Deadlines: Sendable {
  private var quiet: [String: Quiet] = [:]
  private var retries: [String: Retry] = [:]
  private var drifts: [String: Calm] = [:]
  private var rescanAt: Duration?
  private var soonAt: Duration?
  private var reload: Calm?

  private struct Quiet: Sendable {
    /// The first word of it; it is told after a while even if it never gets quiet.
    let since: Duration
    var due: Duration
    /// Whether it will have been quiet then.
    var isQuiet: Bool
  }

  /// What is done when its place has been left alone for a moment.
  private struct Calm: Sendable {
    /// When it is done even if that never comes.
    let latest: Duration
    var due: Duration
  }

  private struct Retry: Sendable {
    /// nil: it was tried, and nothing was heard of it yet.
    var due: Duration?
    var backoff = Backoff()
  }

  private static let driftPause = Duration.milliseconds(50)
  private static let longestDrift = Duration.milliseconds(500)
  private static let soonPause = Duration.milliseconds(50)
  private static let reloadPause = Duration.milliseconds(200)
  private static let longestReload = Duration.seconds(3)
  /// A drop folder that is never quiet is told of after this many quiet times.
  private static let patience = 15

  package init() {}

  /// The monotonic time to wake up at; nil: sleep without end.
  package var next: Duration? {
    var next = [rescanAt, soonAt, reload?.due].compactMap(\.self)
    next += quiet.values.map(\.due)
    next += drifts.values.map(\.due)
    next += retries.values.compactMap(\.due)
    return next.min()
  }

  /// Something happened in an app: its gaps and unfinished files wait for quiet from here.
  package mutating func quiet(_ app: String, _ now: Duration, after pause: Duration) {
    let since = quiet[app]?.since ?? now
    let latest = since + pause * Self.patience
    quiet[app] = Quiet(
      since: since,
      due: min(now + pause, latest),
      isQuiet: now + pause <= latest
    )
  }

  func awaitsQuiet(_ app: String) -> Bool { quiet[app] != nil }

  /// The apps that have been quiet long enough, or whose patience is over though they are not quiet.
  package mutating func takeQuiet(_ now: Duration) -> [(app: String, isQuiet: Bool)] {
    let due = quiet.filter { $0.value.due <= now }.sorted { $0.key < $1.key }
    for (app, _) in due { quiet[app] = nil }
    return due.map { (app: $0.key, isQuiet: $0.value.isQuiet) }
  }

  /// Leaves one of those for the next turn.
  package mutating func putOff(_ app: String, isQuiet: Bool, _ now: Duration) {
    quiet[app] = Quiet(since: now, due: now, isQuiet: isQuiet)
  }

  /// An app's build tree is not as we left it: mended after a moment of quiet there, so that
  /// somebody's `rm -rf` is not fought file by file.
  package mutating func drift(_ app: String, _ now: Duration) {
    let latest = drifts[app]?.latest ?? now + Self.longestDrift
    drifts[app] = Calm(latest: latest, due: min(now + Self.driftPause, latest))
  }

  /// The apps whose build trees are to be mended now.
  package mutating func takeDrift(_ now: Duration) -> [String] {
    let apps = drifts.filter { $0.value.due <= now }.keys.sorted()
    for app in apps { drifts[app] = nil }
    return apps
  }

  /// Something of an app could not be written: again after a pause that doubles up to a minute.
  package mutating func retry(_ app: String, _ now: Duration) {
    var retry = retries[app] ?? Retry()
    guard retry.due == nil else { return }
    retry.due = now + retry.backoff.next()
    retries[app] = retry
  }

  package mutating func takeRetries(_ now: Duration) -> [String] {
    let apps = retries.filter { $0.value.due.map { $0 <= now } ?? false }.keys.sorted()
    for app in apps { retries[app]?.due = nil }
    return apps
  }

  /// Nothing of the app waits to be written any more.
  package mutating func clearRetry(_ app: String) { retries[app] = nil }

  /// The app is no more.
  package mutating func forget(_ app: String) {
    quiet[app] = nil
    retries[app] = nil
    drifts[app] = nil
  }

  /// A source changed while it was copied: look again in a moment.
  package mutating func soon(_ now: Duration) { soonAt = now + Self.soonPause }

  package mutating func takeSoon(_ now: Duration) -> Bool {
    guard let due = soonAt, due <= now else { return false }
    soonAt = nil
    return true
  }

  /// The config may have changed: it is read when it has been left alone for a moment, and also while
  /// somebody writes it again and again.
  package mutating func reload(_ now: Duration) {
    let latest = reload?.latest ?? now + Self.longestReload
    reload = Calm(latest: latest, due: min(now + Self.reloadPause, latest))
  }

  var awaitsReload: Bool { reload != nil }

  package mutating func takeReload(_ now: Duration) -> Bool {
    guard let reload, reload.due <= now else { return false }
    self.reload = nil
    return true
  }

  /// Whether the safety rescan is due; zero switches it off.
  package mutating func takeRescan(_ now: Duration, every period: Duration) -> Bool {
    guard period > .zero else {
      rescanAt = nil
      return false
    }
    let due = rescanAt ?? now + period
    rescanAt = due > now ? due : now + period
    return due <= now
  }
}
