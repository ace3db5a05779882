import SyncCore

/// What follows passes on threads of its own: pages, feedback, metrics and hooks.
package struct Aftermath: Sendable {
  let publisher: Publisher
  let hooks: HookRunner
  let progress: Progress

  /// Starts both threads.
  ///
  /// - Parameter state: path of the instance's state folder.
  /// - Throws: when there are no descriptors or threads left.
  package init(state: [UInt8]) throws(SystemCallError) {
    publisher = try Publisher(state: state, started: Int(wallClock() / 1_000_000_000))
    hooks = try HookRunner()
    progress = Progress.inState(state)
  }

  var handles: [PollHandle] { [publisher.readable, hooks.readable] }

  /// An app after a pass.
  func passed(_ run: AppRun, _ news: PassNews) {
    publisher.passed(ReportMaterial(run), run.status, took: news.took, drops: news.drops)
    if news.isChange { hooks.passed(run.app, run.status) }
  }

  func stop() {
    hooks.stop()
    publisher.stop()
  }
}

/// What a pass did, for those who are told after it.
struct PassNews: Sendable {
  var took = Duration.zero
  /// For each output that was written, how long ago its source had changed.
  var drops: [Duration] = []
  /// Whether the build tree or what status says is not as it was.
  var isChange = false

  init() {}

  /// - Parameters:
  ///   - result: of the pass.
  ///   - before: the status before it.
  ///   - run: the app after it.
  ///   - took: how long it was.
  ///   - isWhole: it looked at everything, so that sources may have changed long ago.
  init(
    _ result: Pass.Result,
    before: AppStatus,
    _ run: AppRun,
    took: Duration,
    isWhole: Bool
  ) {
    self.took = took
    let now = wallClock()
    if !isWhole {
      drops = result.actions.compactMap { action in
        guard case .write(let file, replaces: _) = action, let source = file.source,
          let stamp = run.sources[source]?.stamp
        else { return nil }
        return .nanoseconds(now - stamp.changed)
      }
    }
    // The first pass of a run finds what the last run knew: only what it wrote is news.
    isChange =
      result.touched > 0 || before.state != .pending && before.timeless != run.status.timeless
  }
}

extension Daemon where Watch: ~Copyable {
  /// Takes what was found wrong with reports and hooks; it is listed with the app's problems.
  mutating func takeFindings() {
    guard let aftermath else { return }
    for (app, problems) in aftermath.publisher.takeFindings() { note(problems, app, from: .report) }
    if let problems = aftermath.publisher.takeShared() { noteShared(problems) }
    for finding in aftermath.hooks.takeFindings() {
      aftermath.publisher.hookEnded(finding.result)
      let problems = finding.problem.map { [$0] } ?? []
      note(problems, finding.app, from: .hook(finding.kind))
    }
  }

  /// Takes what is wrong with what is written of all apps together: one app lists it, and the same one
  /// until it is mended, whichever others are awake by then.
  mutating func noteShared(_ problems: [Problem]) {
    for problem in problems { log.shared(problem) }
    if sharedLister.map(roster.contains) != true {
      sharedLister = problems.isEmpty ? nil : roster.firstAwake ?? roster.names.first
    }
    if let app = sharedLister { note(problems, app, from: .shared) }
    if problems.isEmpty { sharedLister = nil }
  }

  mutating func note(_ problems: [Problem], _ app: String, from origin: AftermathOrigin) {
    if roster.noteLent(app, .findings(origin, problems)) { return }
    // Nearly every page is fine, as it was before: that keeps no app awake.
    guard roster.isNews(problems, of: app, from: origin),
      !roster.leaveToPass(problems, of: app, from: origin)
    else { return }
    do {
      _ = try roster.update(app) { run throws(SystemCallError) in
        guard run.take(problems, from: origin) else { return }
        try AppState(state: state, app: app).save(status: run.status.json)
        if let material = ReportMaterial(run) { aftermath?.publisher.redraw(material) }
      }
      // What is listed already may be told by another now: it is awake, and must get to sleep again.
      deadlines.quiet(app, monotonicNow(), after: config.quiet)
    } catch {
      log.error("the state folder failed: \(error)", app: app)
    }
  }
}

extension Roster {
  /// Whether an app does not list just these problems of that origin; one that sleeps lists none.
  func isNews(_ problems: [Problem], of name: String, from origin: AftermathOrigin) -> Bool {
    runs[name]?.aftermath[origin] ?? [] != problems
  }

  /// Leaves news to the next pass of an app that had none yet, which lists it with what it finds itself;
  /// one that sleeps is woken for it.
  ///
  /// - Returns: whether nothing more is to be done.
  mutating func leaveToPass(
    _ problems: [Problem],
    of name: String,
    from origin: AftermathOrigin
  ) -> Bool {
    guard wake(name) else { return true }  // it is no more
    guard runs[name]?.passes == 0 else { return false }
    runs[name]?.aftermath[origin] = problems.isEmpty ? nil : problems
    enqueue(name)
    return true
  }
}
