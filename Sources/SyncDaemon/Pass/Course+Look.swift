import SyncCore

extension Course {
  /// Brings what is known of the sources up to date.
  ///
  /// - Returns: whether there is anything to decide now.
  mutating func look(_ run: inout AppRun) throws(SystemCallError) -> Bool {
    let app = run.effective
    guard let opened = try openRootIfThere(app.drop) else {
      run.hasLookedTwice = false
      run.sources = [:]
      problems.append(.rootMissing(app.drop, FolderTrouble(opening: app.drop) ?? .missing))
      return true
    }
    let drop = Shared(opened.remembering())
    self.drop = drop
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
      return false
    }
    let isSame = run.sources == before
    result.isStill =
      first?.isStill ?? true && !run.leaving.isEmpty && !run.hasLookedTwice && isSame
    if !glimpses.kept.isEmpty {
      wait(&run)
      return false
    }
    let isSecondLook = run.hasLookedTwice
    run.hasLookedTwice = false
    if isSame, !isSecondLook, hasNothingToDo(run) { return false }
    if run.settlesAtOnce { run.settle() }
    return true
  }

  /// A poll or a rescan that finds all as it was has nothing to decide and nothing to write.
  private func hasNothingToDo(_ run: AppRun) -> Bool {
    run.looksTwice && !run.isQuiet && !dirty.isInfoPlist && !dirty.isTree && problems.isEmpty
      && !hasNewKeys && root == run.manifest.root && run.isSettled && run.manifest.held.isEmpty
      && run.isIntact
  }
}
