import SyncCore

extension Daemon where Watch: ~Copyable {
  /// One pass for each app that something happened in; passes of different apps run side by side.
  mutating func runPasses() {
    guard !roster.due.isEmpty else { return }
    for _ in 0..<Self.looks {
      hasPostponed = false
      runPasses(of: roster.takeDue())
      guard hasPostponed else { break }
      // A rename's second event is in the queue by the time its first effect can be seen.
      takeChanges()
    }
    // Something vanishes again and again: the rest of it in the next turn.
    if hasPostponed { deadlines.soon(monotonicNow()) }
    ServiceNotice.status(roster.summary(at: timestamp())).send()
  }

  /// How often a turn looks for what vanished.
  private static var looks: Int { 3 }

  /// What passes leave in memory beside their apps is let go of after so many of them.
  private static var passesAtOnce: Int { 64 }
  /// So many at once are those of a start, a new config or a rescan.
  private static var crowd: Int { 32 }

  private mutating func runPasses(of all: [String]) {
    // Two build trees may have become one, or be no longer.
    let loaded = all.compactMap { roster[$0] }.filter(\.hasLoaded).map(\.app)
    let all = all + tell(trees.look(at: loaded), besides: all)
    let sharing = all.filter { !trees.overlaps.mates(of: $0).isEmpty }
    let due = sharing.isEmpty ? all : all.filter { !sharing.contains($0) }
    if due.count > Self.passesAtOnce { runMany(due) } else { take(run(jobs(of: due[...]))) }
    for app in sharing { runSharing(app) }
    if !tell(trees.regroup()).isEmpty { deadlines.soon(monotonicNow()) }
  }

  /// Has apps look at their trees that share them with others than before.
  ///
  /// - Returns: those that are not in `all`.
  private mutating func tell(_ concerned: [String], besides all: [String] = []) -> [String] {
    var others: [String] = []
    for app in concerned where roster.isLent(app) || roster.wake(app) {
      roster.noteTree(app)
      if roster.isLent(app) { continue }
      if !all.contains(app) { others.append(app) }
    }
    return others
  }

  private mutating func jobs(of apps: ArraySlice<String>) -> [PassJob] {
    apps.compactMap { job(of: $0) }
  }

  /// Runs passes side by side.
  mutating func run(_ jobs: [PassJob]) -> [PassJob] {
    passes(areAtWork: true)
    defer { passes(areAtWork: false) }
    return sideBySide(jobs, isCrowd: jobs.count >= Self.crowd) { PassJob.done($0) }
  }

  /// Runs passes side by side, so many at a time, and takes those that were run while the next are.
  private mutating func runMany(_ apps: [String]) {
    passes(areAtWork: true)
    let work = Work(width: processors) { PassJob.done($0) }
    var before = 0
    for start in stride(from: 0, to: apps.count, by: Self.passesAtOnce) {
      let next = jobs(of: apps[start...].prefix(Self.passesAtOnce))
      let count = next.count
      work.add(next)
      take(work.answers(before))
      before = count
    }
    let last = work.answers(before)
    passes(areAtWork: false)
    take(last)
  }

  private func passes(areAtWork isBusy: Bool) {
    if isBusy { aftermath?.progress.begin() } else { aftermath?.progress.end() }
    aftermath?.publisher.passes(areAtWork: isBusy)
  }

  /// Takes passes that were run.
  ///
  /// One that has to wait for the image worker goes on by itself, so that nobody else need wait; see
  /// ``takeReturned()``.
  mutating func take(_ jobs: [PassJob]) {
    for job in jobs {
      guard case .needsWorker = job.outcome else {
        finish(job)
        continue
      }
      silences.begin(job.run.app.name, job.sign)
      errands.send(job)
    }
  }

  /// Lends an app to a pass.
  mutating func job(of app: String) -> PassJob? {
    let surroundings = PassJob.Surroundings(
      state: passState,
      imager: imager,
      epoch: epoch,
      boot: boot
    )
    return roster.lend(app).map { PassJob(run: $0, surroundings, progress: aftermath?.progress) }
  }

  /// A pass of an app that does not write alone into its build tree: one after the other, and the
  /// others look again when what it wants or holds is something else now.
  private mutating func runSharing(_ app: String) {
    guard !trees.overlaps.mates(of: app).contains(where: roster.isLent) else {
      roster.putOff(app)  // until its mate is back
      return
    }
    guard let job = sharingJob(of: app) else { return }
    take(run([job]))
  }

  mutating func sharingJob(of app: String) -> PassJob? {
    let rivals = trees.overlaps.rivals(of: app) { roster.claims(of: $0, state: state) }
    guard var job = job(of: app) else { return nil }
    job.rivals = rivals
    job.claims = job.run.claims
    return job
  }

  /// Has those that share the app's build tree look again: it wants or holds something else now.
  private mutating func tellMates(of app: String) {
    for mate in trees.overlaps.mates(of: app) { roster.noteTree(mate) }
    deadlines.soon(monotonicNow())
  }

  /// Takes the passes that the image worker was waited for in.
  mutating func takeReturned() {
    for job in errands.takeReturned() {
      if silences.end(job.run.app.name) { log.passReturned(job.run.app.name) }
      finish(job)
    }
  }

  /// Tells which of those passes may never come back.
  mutating func tellSilent() {
    for (app, time) in silences.takeSilent(monotonicNow()) { log.passSilent(app, for: time) }
  }

  private mutating func finish(_ job: PassJob) {
    let app = job.run.app.name
    if case .steady(let record) = job.outcome, roster.giveBack(asleep: job.run.app, record.tally) {
      aftermath?.publisher.sleeps(job.run.app, imager)
      watchBuild(app, job.run.app.buildPlaces(record.folders))
      waits.passed(app, isDue: false)
      return
    }
    // The config may name another app by now, or none.
    guard let findings = roster.giveBack(job.run) else { return }
    switch job.outcome {
    case .passed(let result):
      trees.noteMade(job.run.app)
      afterPass(app, result, isSettled: job.isQuiet)
      if !result.isPostponed { aftermath?.passed(job.run, job.news) }
      if let claims = job.claims, claims != job.run.claims { tellMates(of: app) }
      if job.isQuiet, !result.isPostponed { tellQuiet(app) }
    case .failed(let error): retry(app, after: error)
    case .steady, .needsWorker: break
    }
    for (origin, problems) in findings { note(problems, app, from: origin) }
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
    // A look that found nothing new, as a poll's, does not put off what it is waited for.
    if isLeaving, result.isStill, deadlines.awaitsQuiet(app) { return }
    if !isSettled || isLeaving { deadlines.quiet(app, now, after: quietTime(of: app, isLeaving)) }
  }
}
