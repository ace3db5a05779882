import SyncCore

extension Course {
  /// Makes the build tree what was decided.
  ///
  /// - Returns: whether it was done; else it is left to a pass that waits for the image worker.
  /// - Throws: when it could not even be begun.
  mutating func carryOut(
    _ choice: Choice,
    _ run: inout AppRun,
    _ instance: borrowing StateFolder
  ) throws(SystemCallError) -> Bool {
    let before = run.manifest
    try prepare(choice.decision, &run)
    let trusts = run.trustsTree(dirty, isAlone: rivals == nil)
    let (plan, sight) = try Pass.plan(
      run,
      choice.decision,
      choice.removal.kept,
      taken: rivals?.taken ?? [],
      trusting: trusts
    )
    if !imager.isPatient, plan.needsRendering {
      run.passes -= 1
      (run.accepted, run.isQuiet) = (accepted, isQuiet)
      wait(&run)
      return false
    }
    problems += plan.problems
    result.actions = plan.actions
    result.notes += plan.releaseNotes
    var manifest = plan.manifest
    if !plan.actions.isEmpty { manifest = try mirror(plan, sight, &run, instance) }
    let blocked = Set(plan.problems.compactMap(\.path))
    if manifest != before || blocked != run.blocked || run.tree.folders.isEmpty {
      run.blocked = blocked
      run.tree = TreeIndex(manifest, blocked: blocked)
    }
    manifest.sources = choice.census
    manifest.held = choice.removal.held
    manifest.root = root ?? before.root
    run.isUnsaved = run.isUnsaved || manifest != before
    run.manifest = manifest
    run.intents = [:]
    run.distrusts = false
    run.rebuilds = false
    // A folder may have been away for a moment, and be back with what it held then.
    run.looksAgain = run.looksAgain || trusts || result.touched > 0
    return true
  }

  /// Sees to it that there is a build tree, and nothing of a run that was cut short in it.
  private mutating func prepare(
    _ decision: Decision,
    _ run: inout AppRun
  ) throws(SystemCallError) {
    let before = run.manifest
    if run.isMoved { result.notes += try run.leaveOldTree(state) }
    try run.makeTree()
    guard run.passes == 1, let build = openRoot(run.app.build) else { return }
    // The state may be lost, or a folder new: temporary files are where outputs would be.
    let isNewTree = before.build != run.app.build
    let folders = Set(decision.desired.map(\.path.parent))
      .subtracting(isNewTree ? [] : LeftBehind.folders(before, [:]))
    result.notes += LeftBehind.sweep(build, in: folders, run.manifest, run.intents, state)
  }

  /// Has the plan carried out, and takes what became of it.
  ///
  /// - Returns: what the build tree holds of ours now.
  private mutating func mirror(
    _ plan: Plan,
    _ sight: TreeReader.Sight,
    _ run: inout AppRun,
    _ instance: borrowing StateFolder
  ) throws(SystemCallError) -> Manifest {
    let (app, sources, imager) = (run.effective, run.sources, imager)
    let scratch = Shared(try instance.duplicate())
    let mirror = Mirror(
      drop: try openAgain(app).remembering(),
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
      stamps: sources.mapValues(\.stamp),
      state: state
    )
    problems += outcome.problems
    // Told as done when it is: what was left for later is found again by the next pass.
    result.drift = plan.drift.filter { !outcome.postponed.contains($0.path) } + outcome.drift
    result.notes += outcome.notes
    result.touched += outcome.touched
    result.couldNotWrite = outcome.isIncomplete
    run.dirty.paths.formUnion(outcome.changed)
    run.dirty.isTree = outcome.isOutdated
    return outcome.manifest
  }

  /// The very folder that was scanned.
  private func openAgain(_ app: App) throws(SystemCallError) -> Folder {
    if let drop { return try drop.value.duplicate() }
    return try Folder(opening: app.drop)
  }
}
