import SyncCore

extension Daemon where Watch: ~Copyable {
  /// One pass for each app that something happened in; passes of different apps run side by side.
  mutating func runPasses() {
    let due = roster.takeDue()
    if due.isEmpty { return }
    do {
      let state = Shared(try state.duplicate())
      let jobs = due.compactMap { app in roster.takeOut(app).map { PassJob(run: $0) } }
      let done = sideBySide(jobs) { job in job.done(state: state.value) }
      for job in done { finish(job) }
    } catch {
      for app in due { retry(app, after: error) }
    }
    ServiceNotice.status(roster.summary(at: timestamp())).send()
  }

  private mutating func finish(_ job: PassJob) {
    let app = job.run.app.name
    roster.putBack(job.run)
    switch job.outcome {
    case .success(let result):
      afterPass(app, result)
      aftermath?.passed(job.run, job.news)
    case .failure(let error): retry(app, after: error)
    }
  }

  private mutating func retry(_ app: String, after error: SystemCallError) {
    log.error("the state folder failed: \(error)", app: app)
    roster.note(app, nil)
    deadlines.retry(app, monotonicNow())
  }

  /// What follows a pass of an app, in this order.
  private mutating func afterPass(_ app: String, _ result: Pass.Result) {
    let now = monotonicNow()
    if result.couldNotWrite {
      deadlines.retry(app, now)
    } else {
      deadlines.clearRetry(app)
    }
    watchBuild(app)
    log.drift(result.drift, app: app)
    log.notes(result.notes, app: app)
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
          let before = run.status
          let result = try Pass.run(&run, state: state, now: timestamp())
          let news = PassNews(result, before: before, run, took: .zero, isWhole: true)
          aftermath?.passed(run, news)
        }
        let open = run.loggedGaps
        log.changes(of: &run, state: state)
        aftermath?.hooks.tell(&run, since: open)
      }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      deadlines.retry(app, monotonicNow())
    }
  }
}

/// One app's pass, to be run on whatever thread is free.
private struct PassJob: Sendable {
  var run: AppRun
  var outcome: Result<Pass.Result, SystemCallError> = .success(Pass.Result())
  var news = PassNews()

  consuming func done(state: borrowing StateFolder) -> PassJob {
    do {
      let accepts = try state.takeAcceptance(of: run.app.name)
      let (before, isWhole, start) = (run.status, run.dirty.isEverything, monotonicNow())
      let result = try Pass.run(&run, state: state, accepts: accepts, now: timestamp())
      news = PassNews(
        result,
        before: before,
        run,
        took: monotonicNow() - start,
        isWhole: isWhole
      )
      outcome = .success(result)
    } catch {
      outcome = .failure(error)
    }
    return self
  }
}
