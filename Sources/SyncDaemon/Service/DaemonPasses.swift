import SyncCore

extension Daemon where Watch: ~Copyable {
  /// One pass for each app that something happened in; passes of different apps run side by side.
  mutating func runPasses() {
    let due = roster.takeDue()
    if due.isEmpty { return }
    do {
      let state = Shared(try state.duplicate())
      let progress = aftermath?.progress
      progress?.begin()
      defer { progress?.end() }
      let jobs = due.compactMap { app in
        roster.takeOut(app).map { PassJob(run: $0, progress: progress) }
      }
      let epoch = epoch
      let boot = try state.value.bootRecord()
      let done = sideBySide(jobs) { job in
        job.done(state: state.value, epoch: epoch, boot: boot)
      }
      for job in done { finish(job) }
    } catch {
      for app in due { retry(app, after: error) }
    }
    ServiceNotice.status(roster.summary(at: timestamp())).send()
  }

  private mutating func finish(_ job: PassJob) {
    let app = job.run.app.name
    if case .steady(let record) = job.outcome {
      roster.putToSleep(job.run.app, record.tally)
      aftermath?.publisher.sleeps(app)
      watchBuild(app, job.run.app.buildPlaces(record.folders))
      return
    }
    roster.putBack(job.run)
    switch job.outcome {
    case .passed(let result):
      afterPass(app, result)
      aftermath?.passed(job.run, job.news)
    case .failed(let error): retry(app, after: error)
    case .steady: break
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
    var canSleep = false
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
        // What was found wrong after passes is kept in memory alone.
        guard let epoch, run.aftermath.isEmpty else { return }
        canSleep = try Rest.keep(&run, state: state, epoch: epoch)
      }
      if canSleep { roster.rest(app) }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      deadlines.retry(app, monotonicNow())
    }
  }
}

/// One app's pass, to be run on whatever thread is free.
private struct PassJob: Sendable {
  var run: AppRun
  var outcome = Outcome.passed(Pass.Result())
  var news = PassNews()

  enum Outcome: Sendable {
    case passed(Pass.Result)
    /// Nothing has changed since it was last quiet, so there was no pass.
    case steady(SteadyRecord)
    case failed(SystemCallError)
  }

  init(run: AppRun, progress: Progress?) {
    self.run = run
    self.run.progress = progress
  }

  consuming func done(
    state: borrowing StateFolder,
    epoch: ContentHash?,
    boot: BootRecord
  ) -> PassJob {
    do {
      let accepts = try state.takeAcceptance(of: run.app.name)
      if let epoch, run.isUntouched, !accepts, !boot.distrusts(run.app.durability),
        let record = Rest.finds(run.app, state: state, epoch: epoch)
      {
        outcome = .steady(record)
        return self
      }
      let (before, isWhole, start) = (run.status, run.dirty.isEverything, monotonicNow())
      let result = try Pass.run(&run, state: state, accepts: accepts, now: timestamp())
      news = PassNews(
        result,
        before: before,
        run,
        took: monotonicNow() - start,
        isWhole: isWhole
      )
      outcome = .passed(result)
    } catch {
      outcome = .failed(error)
    }
    return self
  }
}
