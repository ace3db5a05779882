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
    /// Nothing was done: a source is gone that may be under another name by now, so that the events that
    /// came meanwhile are to be taken before it is run again.
    package var isPostponed = false
    /// Something is gone whose outputs wait for quiet, and nothing came or went since the pass before.
    package var isStill = false
    /// Little or nothing was done: the image worker is needed, and was not to be waited for.
    package var needsWorker = false
    /// What somebody did to outputs, and was mended.
    package var drift: [Drift] = []
    /// What else a person should know, a line each.
    package var notes: [String] = []

    package init() {}
  }

  /// Runs one pass over what is dirty.
  ///
  /// - Parameters:
  ///   - run: the app; brought up to date.
  ///   - state: the instance's state folder.
  ///   - imager: decodes and renders what is no right PNG.
  ///   - rivals: paths of the build tree that belong to other apps; nil where no other app writes.
  ///   - now: wall clock, ISO 8601.
  /// - Returns: what it did.
  /// - Throws: when the state folder can not be used, or descriptors ran out; all else becomes problems.
  package static func run(
    _ run: inout AppRun,
    state: borrowing StateFolder,
    imager: Imager,
    rivals: [RelativePath: Rival]? = nil,
    now: String
  ) throws(SystemCallError) -> Result {
    let wasEffective = run.effective
    let appState = try AppState(state: state, app: run.app.name)
    var problems = try run.readInfoPlist(appState)
    let app = run.effective
    var result = Result()
    if !run.hasLoaded { result.notes += try load(&run, state, appState, imager) }
    let dirty = run.dirty
    run.dirty = Scanner.Dirty()

    var root: RootIdentity?
    var scanned: Shared<Folder>?
    let open = OpenSources()
    // A thread that helped may hold it a moment longer than the pass.
    defer { open.letGo() }
    let first = run.firstTry.take()
    let glimpses = Glimpses(first?.glimpses ?? [:])
    // The first pass sweeps the tree of what was left there.
    let headStart = run.passes == 0 || run.isMoved ? nil : HeadStart(app: app)
    defer { headStart?.end() }
    if let opened = try openRootIfThere(app.drop) {
      let drop = Shared(opened.remembering())
      scanned = drop
      root = try drop.value.status().identity
      let before = run.sources
      let hasLost = try Scanner(
        app: app,
        recognizer: run.recognizer,
        imager: imager,
        progress: run.progress,
        open: open,
        glimpses: glimpses,
        headStart: headStart
      )
      .refresh(&run.sources, drop: drop, dirty: dirty)
      if run.looksTwice, hasLost, !run.hasLookedTwice {
        run.hasLookedTwice = true
        run.isQuiet = false
        run.dirty = dirty
        result.isPostponed = true
        return result
      }
      result.isStill =
        first?.isStill ?? true && !run.leaving.isEmpty && !run.hasLookedTwice
        && run.sources == before
      if !glimpses.kept.isEmpty { return waiting(&run, dirty, glimpses, result) }
      let isSecondLook = run.hasLookedTwice
      run.hasLookedTwice = false
      // A poll or a rescan that finds all as it was has nothing to decide and nothing to write.
      if run.looksTwice, !isSecondLook, !run.isQuiet, !dirty.isInfoPlist, !dirty.isTree,
        problems.isEmpty, run.effective == wasEffective, root == run.manifest.root,
        run.sources == before, run.isSettled, run.manifest.held.isEmpty, run.isIntact
      {
        return result
      }
      if run.settlesAtOnce { run.settle() }
    } else {
      run.hasLookedTwice = false
      run.sources = [:]
      problems.append(.rootMissing(app.drop, FolderTrouble(opening: app.drop) ?? .missing))
    }

    run.passes += 1
    let sources = run.sources.keys.sorted().compactMap { run.sources[$0] }
    let present = Set(run.sources.keys)
    // Only what is held can be accepted, so that an app that holds nothing need not ask.
    if run.accepted == nil, !run.manifest.held.isEmpty, root != nil {
      run.accepted = try state.takeAcceptance(of: app.name)
    }
    let accepted = run.accepted
    let isQuiet = run.isQuiet
    let removal = Removal(
      run.manifest,
      present: present,
      arrived: run.arrived,
      root: root,
      isQuiet: run.isQuiet || !run.looksTwice,
      accepted: accepted
    )
    run.isQuiet = false
    run.accepted = nil
    run.leaving = removal.leaving
    let held = removal.held
    if !held.isEmpty { problems.append(.held(app, held, isRootThere: root != nil)) }
    var decision = run.decide(sources, held: removal.kept, canRender: imager.isInstalled)
    if let rivals {
      run.wanted = Set(decision.desired.map(\.path))
      decision.yield(to: rivals)
    }
    problems += decision.problems

    let before = run.manifest
    if run.isMoved, root == nil || !removal.kept.isEmpty {
      // Another build tree, and nothing to fill it from: the outputs stay where they are.
      run.manifest.sources = removal.census(
        decision.images.union(before.sources.intersection(present))
      )
      run.manifest.held = held
      finish(&run, decision, run.manifest, problems, removal, now)
      if run.manifest != before { try appState.save(run.manifest, sync: app.durability == .full) }
      try appState.save(status: run.status.json)
      return result
    }
    do {
      let isNewTree = before.build != app.build
      if run.isMoved { result.notes += try run.leaveOldTree(appState) }
      try run.makeTree()
      if run.passes == 1, let build = openRoot(app.build) {
        // The state may be lost, or a folder new: temporary files are where outputs would be.
        let folders = Set(decision.desired.map(\.path.parent))
          .subtracting(isNewTree ? [] : LeftBehind.folders(before, [:]))
        result.notes += LeftBehind.sweep(build, in: folders, run.manifest, run.intents, appState)
      }
      let (plan, sight) = try plan(
        run,
        decision,
        removal.kept,
        taken: rivals?.taken ?? [],
        trusting: run.trustsTree(dirty, isQuiet: isQuiet, isAlone: rivals == nil)
      )
      if !imager.isPatient, plan.needsRendering {
        run.passes -= 1
        run.isQuiet = isQuiet
        run.accepted = accepted
        return waiting(&run, dirty, glimpses, result)
      }
      problems += plan.problems
      result.actions = plan.actions
      result.notes += plan.releaseNotes
      var manifest = plan.manifest
      if !plan.actions.isEmpty {
        let (sources, scratch) = (run.sources, Shared(try state.duplicate()))
        let mirror = Mirror(
          drop: try openAgain(scanned, app).remembering(),
          build: try Folder(opening: app.build).remembering(),
          durability: app.durability,
          modes: app.modes,
          render: { drop in
            Renderings(
              plan,
              drop: drop,
              sources: sources,
              imager: imager,
              limits: app.limits,
              state: scratch.value
            )
          },
          progress: run.progress,
          sign: imager.sign,
          open: open,
          headStart: headStart
        )
        let outcome = mirror.carryOut(
          plan,
          before: run.manifest,
          seen: sight.stamps,
          stamps: run.sources.mapValues(\.stamp),
          state: appState
        )
        problems += outcome.problems
        // Told as done when it is: what was left for later is found again by the next pass.
        result.drift = plan.drift.filter { !outcome.postponed.contains($0.path) } + outcome.drift
        result.notes += outcome.notes
        result.touched += outcome.touched
        result.couldNotWrite = outcome.isIncomplete
        run.dirty.paths.formUnion(outcome.changed)
        run.dirty.isTree = outcome.isOutdated
        manifest = outcome.manifest
      }
      let blocked = Set(plan.problems.compactMap(\.path))
      if manifest != before || blocked != run.blocked || run.tree.folders.isEmpty {
        run.blocked = blocked
        run.tree = TreeIndex(manifest, blocked: blocked)
      }
      // An image that is broken for now is still one of the app's; a FIFO never was.
      manifest.sources = removal.census(
        decision.images.union(before.sources.intersection(present))
      )
      manifest.held = held
      manifest.root = root ?? before.root
      run.isUnsaved = run.isUnsaved || manifest != before
      run.manifest = manifest
      run.intents = [:]
      run.distrusts = false
      run.rebuilds = false
    } catch {
      problems.append(Problem(writing: nil, error))
      result.couldNotWrite = true
      // What was let go is still there: the next try may remove it.
      run.accepted = accepted
    }
    run.needsRetry = result.couldNotWrite
    run.isComplete = run.dirty.isEmpty && !result.couldNotWrite
    finish(&run, decision, run.manifest, problems, removal, now)
    do {
      if run.isUnsaved || result.touched > 0 {
        run.isUnsaved = true
        try appState.save(run.manifest, sync: app.durability == .full)
        run.isUnsaved = false
      }
      try appState.save(status: run.status.json)
    } catch {
      run.status.add(Problem(writing: nil, error))
      run.needsRetry = true
      result.couldNotWrite = true
    }
    return result
  }

  /// The very folder that was scanned, whatever its path stands for by now.
  private static func openAgain(_ scanned: Shared<Folder>?, _ app: App) throws(SystemCallError)
    -> Folder
  {
    if let scanned { return try scanned.value.duplicate() }
    return try Folder(opening: app.drop)
  }

  /// Leaves everything to a pass that waits for the image worker.
  private static func waiting(
    _ run: inout AppRun,
    _ dirty: Scanner.Dirty,
    _ glimpses: Glimpses,
    _ result: Result
  ) -> Result {
    var result = result
    run.dirty = dirty
    // What else was dirty is looked at, and what happens meanwhile is for a pass after that one.
    run.dirty.isEverything = false
    let unasked = glimpses.kept
    run.dirty.paths = Set(unasked.keys)
    run.firstTry = FirstTry(glimpses: unasked, isStill: result.isStill)
    // That pass finds the sources as this one did, which does not mean that there is nothing to do.
    run.isComplete = false
    result.needsWorker = true
    return result
  }
}
