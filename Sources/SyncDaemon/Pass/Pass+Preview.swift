package import SyncCore

extension Pass {
  /// What a pass would do, and what the app would be like then.
  package struct Preview: Sendable {
    package let actions: [Action]
    package let run: AppRun

    package var coverage: Coverage { run.coverage }
  }

  /// Looks at the sources and the build tree as they are now; writes nothing, the state folder
  /// included.
  package static func preview(of app: App, imager: Imager, config: Config)
    throws(SystemCallError) -> Preview
  {
    var run = AppRun(app: app)
    var problems = run.readInfoPlist()
    run.settlesAtOnce = true
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      if let told = try run.peek(state) { problems = told }
    } catch {
      if !error.isMissing { throw error }
    }
    let app = run.effective
    var root: RootIdentity?
    if let opened = try openRootIfThere(app.drop) {
      let drop = Shared(opened)
      root = try drop.value.status().identity
      try Scanner(app: app, recognizer: run.recognizer, imager: imager)
        .refresh(&run.sources, drop: drop, dirty: run.dirty)
      run.settle()
    } else {
      problems.append(.rootMissing(app.drop, FolderTrouble(opening: app.drop) ?? .missing))
    }
    return try preview(&run, root, problems, imager, now: timestamp())
  }

  /// What the last pass found of an app that sleeps, from what is kept of it: no source is looked at.
  ///
  /// - Returns: nil when something was open when it was last quiet.
  /// - Throws: when the state can not be read.
  static func recall(_ app: App, state: borrowing StateFolder, imager: Imager)
    throws(SystemCallError) -> AppRun?
  {
    var run = AppRun(app: app)
    let problems = run.readInfoPlist()
    guard let saved = try AppState.existing(state: state, app: app.name),
      try saved.steadyRecord() != nil
    else { return nil }
    let told = try run.peek(state)
    let now = try saved.savedStatus()?["lastPass"]?.text
    return try preview(
      &run,
      run.manifest.root,
      told ?? problems,
      imager,
      now: now ?? timestamp()
    ).run
  }

  private static func preview(
    _ run: inout AppRun,
    _ root: RootIdentity?,
    _ problems: [Problem],
    _ imager: Imager,
    now: String
  ) throws(SystemCallError) -> Preview {
    var problems = problems
    let app = run.effective
    let sources = run.sources.values.sorted { $0.path < $1.path }
    let removal = Removal(run.manifest, present: Set(run.sources.keys), root: root)
    let held = removal.held
    if !held.isEmpty { problems.append(.held(app, held, isRootThere: root != nil)) }
    let decision = run.decide(sources, held: held, canRender: imager.isInstalled)
    let (plan, _) = try plan(run, decision, held, isDry: true)
    problems += decision.problems + plan.problems
    run.manifest = plan.manifest
    finish(&run, decision, plan.manifest, problems, removal, now)
    return Preview(actions: plan.actions, run: run)
  }
}

extension AppRun {
  /// Takes over what the state says of the app, when there is any, and leaves it as it is.
  ///
  /// - Returns: what is wrong with its Info.plist in the light of that; nil: what was said before.
  fileprivate mutating func peek(_ state: borrowing StateFolder) throws(SystemCallError)
    -> [Problem]?
  {
    guard let saved = try AppState.existing(state: state, app: app.name) else { return nil }
    let told = try recallInfoPlist(saved)
    let loaded = try saved.load(isDry: true)
    manifest = loaded.manifest
    rebuilds = loaded.isDamaged
    // What the daemon has read need not be read again.
    sources = try saved.sources().sources
    if let build = openRoot(app.build) {
      LeftBehind.recover(&manifest, intents: loaded.intents, build: build)
    }
    if isMoved { manifest = Manifest() }
    return told
  }
}
