import SyncCore

extension Daemon where Watch: ~Copyable {
  /// One pass for each app that something happened in; passes of different apps run side by side.
  mutating func runPasses() {
    guard !roster.due.isEmpty else { return }
    for _ in 0..<Self.looks {
      runPasses(of: roster.takeDue())
      guard hasPostponed else { break }
      // A rename's second event is in the queue by the time its first effect can be seen.
      hasPostponed = false
      takeChanges()
    }
    if hasPostponed {
      // Something vanishes again and again: the rest of it in the next turn.
      hasPostponed = false
      deadlines.soon(monotonicNow())
    }
    ServiceNotice.status(roster.summary(at: timestamp())).send()
  }

  /// How often a turn looks for what vanished.
  private static var looks: Int { 3 }

  private mutating func runPasses(of all: [String]) {
    // Two build trees may have become one, or be no longer.
    let loaded = all.compactMap { roster[$0] }.filter(\.hasLoaded).map(\.app)
    let all = all + tell(trees.look(at: loaded), besides: all)
    let sharing = all.filter { !trees.overlaps.mates(of: $0).isEmpty }
    let due = sharing.isEmpty ? all : all.filter { !sharing.contains($0) }
    do {
      let state = Shared(try state.duplicate())
      let progress = aftermath?.progress
      progress?.begin()
      defer { progress?.end() }
      let jobs = due.compactMap { app in
        roster.takeOut(app).map { PassJob(run: $0, progress: progress) }
      }
      let imager = imager
      let (epoch, boot) = (epoch, boot)
      let done = sideBySide(jobs) { job in
        job.done(state: state.value, imager: imager, epoch: epoch, boot: boot)
      }
      for job in done { finish(job) }
    } catch {
      for app in due { retry(app, after: error) }
    }
    for app in sharing { runSharing(app) }
    if !tell(trees.regroup()).isEmpty { deadlines.soon(monotonicNow()) }
  }

  /// Has apps look at their trees that share them with others than before.
  ///
  /// - Returns: those that are not in `all`.
  private mutating func tell(_ concerned: [String], besides all: [String] = []) -> [String] {
    var others: [String] = []
    for app in concerned where roster.wake(app) {
      roster.noteTree(app)
      if !all.contains(app) { others.append(app) }
    }
    return others
  }

  /// A pass of an app that does not write alone into its build tree: one after the other, and the
  /// others look again when what it wants or holds is something else now.
  private mutating func runSharing(_ app: String) {
    let rivals = trees.overlaps.rivals(of: app) { roster.claims(of: $0, state: state) }
    guard let run = roster.takeOut(app) else { return }
    let before = run.claims
    // Without an epoch it is not put to sleep: the others ask what it wants.
    let job = PassJob(run: run, rivals: rivals, progress: aftermath?.progress)
      .done(state: state, imager: imager, epoch: nil, boot: nil)
    let after = job.run.claims
    finish(job)
    if before != after { tellMates(of: app) }
  }

  /// Has those that share the app's build tree look again: it wants or holds something else now.
  private mutating func tellMates(of app: String) {
    for mate in trees.overlaps.mates(of: app) { roster.noteTree(mate) }
    deadlines.soon(monotonicNow())
  }

  private mutating func finish(_ job: PassJob) {
    let app = job.run.app.name
    if case .steady(let record) = job.outcome {
      roster.putToSleep(job.run.app, record.tally)
      aftermath?.publisher.sleeps(app)
      watchBuild(app, job.run.app.buildPlaces(record.folders))
      waits.passed(app, isDue: false)
      return
    }
    roster.putBack(job.run)
    switch job.outcome {
    case .passed(let result):
      trees.noteMade(job.run.app)
      afterPass(app, result)
      if !result.isPostponed { aftermath?.passed(job.run, job.news) }
    case .failed(let error): retry(app, after: error)
    case .steady: break
    }
  }

  private mutating func retry(_ app: String, after error: SystemCallError) {
    log.error("the state folder failed: \(error)", app: app)
    roster.note(app, nil)
    deadlines.retry(app, monotonicNow())
    waits.passed(app, isDue: true)
  }

  /// What follows a pass of an app, in this order.
  ///
  /// `isSettled`: the pass was the one after quiet, which need not be waited for again.
  private mutating func afterPass(_ app: String, _ result: Pass.Result, isSettled: Bool = false) {
    if result.isPostponed {
      hasPostponed = true
      return
    }
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
    let isLeaving = roster.isLeaving(app)
    waits.passed(app, isDue: roster.isDue(app), isLeaving: isLeaving)
    if !isSettled || isLeaving { deadlines.quiet(app, now, after: quietTime(of: app, isLeaving)) }
  }

  /// What a removal goes on with is seen by the next look only, where a folder is polled.
  private func quietTime(of app: String, _ isLeaving: Bool) -> Duration {
    guard isLeaving, let root = roots.root(for: .drop(app)),
      watcher.blindSpots().contains(where: { $0.root == root })
    else { return config.quiet }
    return config.quiet + config.poll
  }

  /// What follows when an app has been quiet for a while: what is not whole is a problem, what is gone
  /// takes its outputs with it or is held, and the log is told which gaps and problems came and went.
  mutating func settle(_ app: String) {
    var canSleep = false
    var passed: Pass.Result?
    do {
      let rivals =
        trees.overlaps.mates(of: app).isEmpty
        ? nil : trees.overlaps.rivals(of: app) { roster.claims(of: $0, state: state) }
      let claims = rivals == nil ? nil : roster[app]?.claims
      _ = try roster.update(app) { run throws(SystemCallError) in
        // What happened in this very turn has not been looked at: it is not quiet then.
        let isQuiet = run.dirty.isEmpty
        if run.isWaiting || isQuiet && !run.leaving.isEmpty {
          run.settle()
          run.isQuiet = isQuiet
          let before = run.status
          let result = try Pass.run(
            &run,
            state: state,
            imager: imager,
            rivals: rivals,
            now: timestamp()
          )
          passed = result
          let news = PassNews(result, before: before, run, took: .zero, isWhole: true)
          aftermath?.passed(run, news)
        }
        let open = run.logged.gaps
        log.changes(of: &run, state: state)
        aftermath?.hooks.tell(&run, since: open)
        // What was found wrong after passes is kept in memory alone.
        guard let epoch, rivals == nil, run.aftermath.isEmpty else { return }
        canSleep = try Rest.keep(&run, state: state, epoch: epoch)
      }
      if let passed { afterPass(app, passed, isSettled: true) }
      if canSleep { roster.rest(app) }
      if rivals != nil, roster[app]?.claims != claims { tellMates(of: app) }
    } catch {
      log.error("the state folder failed: \(error)", app: app)
      deadlines.retry(app, monotonicNow())
      // Else nobody would come back to what waits for quiet.
      if roster.isLeaving(app) { deadlines.quiet(app, monotonicNow(), after: config.quiet) }
    }
  }
}

/// One app's pass, to be run on whatever thread is free.
private struct PassJob: Sendable {
  var run: AppRun
  var rivals: [RelativePath: Rival]?
  var outcome = Outcome.passed(Pass.Result())
  var news = PassNews()

  enum Outcome: Sendable {
    case passed(Pass.Result)
    /// Nothing has changed since it was last quiet, so there was no pass.
    case steady(SteadyRecord)
    case failed(SystemCallError)
  }

  init(run: AppRun, rivals: [RelativePath: Rival]? = nil, progress: Progress?) {
    self.run = run
    self.rivals = rivals
    self.run.progress = progress
  }

  consuming func done(
    state: borrowing StateFolder,
    imager: Imager,
    epoch: ContentHash?,
    boot: BootRecord?
  ) -> PassJob {
    do {
      if let epoch, run.isUntouched, boot?.distrusts(run.app.durability) == false,
        let record = Rest.finds(
          run.app,
          state: state,
          epoch: epoch,
          listsDrop: run.dirty.isEverything
        )
      {
        outcome = .steady(record)
        return self
      }
      // Nothing is known of its sources yet.
      if !run.hasLoaded { run.note(nil) }
      let (before, isWhole, start) = (run.status, run.dirty.isEverything, monotonicNow())
      let result = try Pass.run(
        &run,
        state: state,
        imager: imager,
        rivals: rivals,
        now: timestamp()
      )
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
