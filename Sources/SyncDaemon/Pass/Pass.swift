import Glibc
package import SyncCore

/// One run of the pipeline for one app: scan, decide, mirror, save (design 4).
package enum Pass {
  /// What one pass did.
  package struct Result: Sendable {
    /// The plan's steps; what a dry run prints.
    package var actions: [Action] = []
    package var touched = 0
    /// Something could not be written.
    package var couldNotWrite = false
  }

  /// Runs one pass over what is dirty.
  ///
  /// - Parameters:
  ///   - run: the app; brought up to date.
  ///   - state: the instance's state folder.
  ///   - isDry: plan only, write nothing.
  ///   - accepts: let a held mass removal happen.
  ///   - now: wall clock, ISO 8601.
  /// - Returns: what it did.
  /// - Throws: when the state folder can not be used; all else becomes problems.
  package static func run(
    _ run: inout AppRun,
    state: borrowing StateFolder,
    isDry: Bool = false,
    accepts: Bool = false,
    now: String
  ) throws(SystemCallError) -> Result {
    var problems = run.readInfoPlist()
    let app = run.effective
    let appState = try AppState(state: state, app: app.name)
    if !run.hasLoaded { try load(&run, appState) }
    let dirty = run.dirty
    run.dirty = Scanner.Dirty()

    var root: RootIdentity?
    if let drop = openRoot(app.drop) {
      root = try drop.status().identity
      Scanner(app: app, recognizer: run.recognizer).refresh(&run.sources, drop: drop, dirty: dirty)
      if run.settlesAtOnce { run.settle() }
    } else {
      run.sources = [:]
      problems.append(.rootMissing(app.drop))
    }

    let sources = run.sources.values.sorted { $0.path < $1.path }
    let decision = run.decide(sources, canRender: false)
    problems += decision.problems
    let present = Set(run.sources.keys)
    let held =
      accepts && root != nil ? [] : Removal.held(run.manifest, present: present, root: root)
    if !held.isEmpty { problems.append(.held(app, held, isRootThere: root != nil)) }

    var result = Result()
    let before = run.manifest
    do {
      if !isDry { try makeFolders(app.build) }
      let plan = try plan(run, decision, held, isDry: isDry)
      problems += plan.problems
      result.actions = plan.actions
      if isDry {
        finish(&run, decision, plan.manifest, problems, held, now)
        return result
      }
      var manifest = plan.manifest
      if !plan.actions.isEmpty {
        let mirror = Mirror(
          drop: try Folder(opening: app.drop),
          build: try Folder(opening: app.build),
          durability: app.durability
        )
        let outcome = mirror.carryOut(
          plan,
          before: before,
          stamps: run.sources.mapValues(\.stamp),
          state: appState
        )
        problems += outcome.problems
        result.touched = outcome.touched
        result.couldNotWrite = !outcome.problems.isEmpty
        run.dirty.paths.formUnion(outcome.changed)
        manifest = outcome.manifest
      }
      // An image that is broken for now is still one of the app's; a FIFO never was.
      manifest.sources = decision.images
        .union(before.sources.intersection(present)).union(held)
      manifest.held = held
      manifest.root = root ?? before.root
      run.manifest = manifest
      run.intents = [:]
    } catch {
      problems.append(Problem(writing: nil, error))
      result.couldNotWrite = true
    }
    run.needsRetry = result.couldNotWrite
    finish(&run, decision, run.manifest, problems, held, now)
    do {
      if run.manifest != before || result.touched > 0 {
        try appState.save(run.manifest, sync: app.durability == .full)
      }
      try appState.save(status: run.status.json)
    } catch {
      run.status.problems.append(Problem(writing: nil, error))
      run.needsRetry = true
      result.couldNotWrite = true
    }
    return result
  }

  /// What the outputs of `app` would hold now, covered; writes nothing.
  package static func coverage(of app: App, isStateThere: Bool, config: Config)
    throws(SystemCallError) -> Coverage
  {
    let run = try look(at: app, isStateThere: isStateThere, config: config, now: timestamp())
    return run.coverage
      ?? Coverage.of(app: run.effective, files: run.files, keys: run.launchKeys)
  }

  /// What a pass of `app` would find now; writes nothing, and leaves a running daemon's files alone.
  package static func look(at app: App, isStateThere: Bool, config: Config, now: String)
    throws(SystemCallError) -> AppRun
  {
    var run = AppRun(app: app)
    var problems = run.readInfoPlist()
    let app = run.effective
    run.settlesAtOnce = true
    if let drop = openRoot(app.drop) {
      Scanner(app: app, recognizer: run.recognizer)
        .refresh(&run.sources, drop: drop, dirty: run.dirty)
      run.settle()
    } else {
      problems.append(.rootMissing(app.drop))
    }
    if isStateThere {
      let folder = try StateFolder(existing: StateFolder.path(of: config))
      run.manifest = try folder.manifest(of: app.name)
    }
    let sources = run.sources.values.sorted { $0.path < $1.path }
    let decision = run.decide(sources, canRender: false)
    problems += decision.problems
    let held = run.manifest.held.subtracting(run.sources.keys)
    if !held.isEmpty {
      problems.append(.held(app, held, isRootThere: openRoot(app.drop) != nil))
    }
    let plan = try plan(run, decision, held, isDry: true)
    problems += plan.problems
    run.manifest = plan.manifest
    finish(&run, decision, plan.manifest, problems, held, now)
    return run
  }

  private static func load(_ run: inout AppRun, _ state: borrowing AppState)
    throws(SystemCallError)
  {
    let loaded = try state.load()
    run.manifest = loaded.manifest
    run.intents = loaded.intents
    run.loggedGaps = try state.loggedGaps()
    run.hasLoaded = true
    if let build = openRoot(run.app.build) {
      LeftBehind.sweep(build, manifest: run.manifest, intents: run.intents)
      LeftBehind.recover(&run.manifest, intents: run.intents, build: build)
    }
  }

  private static func plan(
    _ run: AppRun,
    _ decision: Decision,
    _ held: Set<RelativePath>,
    isDry: Bool
  ) throws(SystemCallError) -> Plan {
    let keeping = decision.kept.union(held).union(run.unjudged)
    guard let build = openRoot(run.app.build) else {
      guard isDry else { throw SystemCallError("open", run.app.build, errno: ENOENT) }
      return Planner(
        manifest: run.manifest,
        onDisk: { _ in .absent },
        hash: { ContentHash(of: $0.span) }
      )
      .plan(desired: decision.desired, keeping: keeping)
    }
    let reader = TreeReader(build: build, manifest: run.manifest)
    // The planner asks while this call lasts, and `reader` outlives it.
    let seen = reader.look(at: decision.desired.map(\.path))
    return Planner(
      manifest: run.manifest,
      onDisk: { seen[$0] ?? .absent },
      hash: { ContentHash(of: $0.span) }
    )
    .plan(desired: decision.desired, keeping: keeping)
  }

  private static func finish(
    _ run: inout AppRun,
    _ decision: Decision,
    _ manifest: Manifest,
    _ problems: [Problem],
    _ held: Set<RelativePath>,
    _ now: String
  ) {
    let files = manifest.files(as: decision.desired)
    let coverage = Coverage.of(app: run.effective, files: files, keys: run.launchKeys)
    run.coverage = coverage
    run.files = files
    let stale = manifest.entries.filter { entry in
      entry.value.source.map { decision.kept.contains($0) || held.contains($0) } ?? false
    }
    var status = AppStatus(pending: run.app.name)
    status.lastPass = now
    status.counts = AppStatus.Counts(coverage)
    status.counts.sources = decision.images.count
    status.counts.outputs = manifest.entries.count
    status.gaps = coverage.gaps
    run.found = problems
    status.problems = run.allProblems
    status.shadowed = decision.assignment.shadowed
    status.stale = stale.keys.sorted()
    status.ignored = decision.ignored.count
    status.state =
      !held.isEmpty
      ? .held
      : !status.problems.isEmpty ? .problems : !status.gaps.isEmpty ? .gaps : .covered
    run.status = status
  }
}

/// Opens a root; nil when it is not there or is no folder.
func openRoot(_ path: [UInt8]) -> Folder? {
  try? Folder(opening: path)
}
