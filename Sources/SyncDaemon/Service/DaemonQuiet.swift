import SyncCore

/// What is done about an app when nothing has happened in it for a while.
extension Daemon where Watch: ~Copyable {
  /// What can not be settled yet is not tried at every turn, however short quiet is.
  private static var leastPause: Duration { .milliseconds(50) }

  /// What follows when an app has been quiet for a while: what is not whole is a problem, what is gone
  /// takes its outputs with it or is held, and the log is told which gaps and problems came and went.
  ///
  /// - Parameters:
  ///   - app: its name.
  ///   - isQuiet: false when it was not quiet, but has been waited for long enough.
  mutating func settle(_ app: String, isQuiet: Bool = true) {
    let mates = trees.overlaps.mates(of: app)
    guard !roster.isLent(app), !mates.contains(where: roster.isLent) else {
      // The worker of the other pass may take its time.
      deadlines.quiet(app, monotonicNow(), after: max(config.quiet, Self.leastPause))
      return
    }
    if roster.finds(drift: app) {
      roster.noteTree(app)
      return
    }
    // What happened in this very turn has not been looked at: it is not quiet then.
    let isQuiet = isQuiet && roster[app]?.dirty.isEmpty == true
    if !isQuiet, roster.isLeaving(app) {
      let pause = max(quietTime(of: app, true), Self.leastPause)
      deadlines.quiet(app, monotonicNow(), after: pause)
    }
    guard roster[app]?.isWaiting == true || isQuiet && roster.isLeaving(app) else {
      tellQuiet(app)
      return
    }
    guard var job = mates.isEmpty ? job(of: app) : sharingJob(of: app) else { return }
    job.isQuiet = true
    job.run.isQuiet = isQuiet
    take(run([job]))
  }

  /// Tells the log and the hooks what is so now, and lets the app go to sleep if nothing is open.
  mutating func tellQuiet(_ app: String) {
    let isAlone = trees.overlaps.mates(of: app).isEmpty
    var canSleep = false
    do {
      _ = try roster.update(app) { run throws(SystemCallError) in
        let open = run.logged.gaps
        log.changes(of: &run, state: state)
        aftermath?.hooks.tell(&run, since: open)
        // Hooks or not: the log says which device's gap was closed.
        if run.logged.gaps != Set(run.toldGaps.keys) {
          run.toldGaps = Dictionary(run.status.gaps.map { ($0.id, $0) }) { first, _ in first }
        }
        // What was found wrong after passes is kept in memory alone: another start finds it again, or
        // finds it mended.
        guard run.aftermath.isEmpty else { return try Rest.forget(&run, state: state) }
        guard let epoch, isAlone else { return }
        canSleep = try Rest.keep(&run, state: state, epoch: epoch)
      }
      guard canSleep else { return }
      for app in roster.rest(app) { aftermath?.publisher.rests(app, imager) }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      deadlines.retry(app, monotonicNow())
      // Else nobody would come back to what waits for quiet.
      if roster.isLeaving(app) { deadlines.quiet(app, monotonicNow(), after: config.quiet) }
    }
  }

  /// What a removal goes on with is seen by the next look only, where a folder is polled.
  func quietTime(of app: String, _ isLeaving: Bool) -> Duration {
    guard isLeaving, let root = roots.root(for: .drop(app)),
      watcher.missesRemovals(in: root)
    else { return config.quiet }
    return config.quiet + config.poll
  }
}
