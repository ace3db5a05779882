import SyncCore

extension Daemon where Watch: ~Copyable {
  /// One pass for each app that something happened in.
  mutating func runPasses() {
    let due = roster.takeDue()
    for app in due { runPass(app) }
    if !due.isEmpty { ServiceNotice.status(roster.summary(at: timestamp())).send() }
  }

  private mutating func runPass(_ app: String) {
    do {
      let accepts = try state.takeAcceptance(of: app)
      let result = try roster.update(app) { run throws(SystemCallError) in
        try Pass.run(&run, state: state, accepts: accepts, now: timestamp())
      }
      if let result { afterPass(app, result) }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      roster.note(app, nil)
      deadlines.retry(app, monotonicNow())
    }
  }

  /// What follows a pass of an app, in this order.
  private mutating func afterPass(_ app: String, _ result: Pass.Result) {
    let now = monotonicNow()
    if result.couldNotWrite {
      deadlines.retry(app, now)
    } else {
      deadlines.clearRetry(app)
    }
    if roster.isDue(app) { deadlines.soon(now) }
    deadlines.quiet(app, now, after: config.quiet)
  }

  /// What follows when an app has been quiet for a while: what is not whole is a problem, and the
  /// log is told which gaps and problems came and went.
  mutating func settle(_ app: String) {
    do {
      _ = try roster.update(app) { run throws(SystemCallError) in
        if run.isWaiting {
          run.settle()
          _ = try Pass.run(&run, state: state, now: timestamp())
        }
        log.changes(of: &run, state: state)
      }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      deadlines.retry(app, monotonicNow())
    }
  }
}
