import SyncCore

extension Course {
  /// Tells and keeps what the pass found.
  mutating func finish(_ run: inout AppRun, _ choice: Choice) {
    run.needsRetry = result.couldNotWrite
    run.isComplete = run.dirty.isEmpty && !result.couldNotWrite
    tell(&run, choice)
    do {
      if run.isUnsaved || result.touched > 0 {
        run.isUnsaved = true
        try state.save(run.manifest, sync: run.app.durability == .full)
        run.isUnsaved = false
      }
      try state.save(status: run.status.json)
    } catch {
      run.status.add(Problem(writing: nil, error))
      run.needsRetry = true
      result.couldNotWrite = true
    }
  }

  /// Leaves every output where it is; only what was missed is noted.
  func leave(_ run: inout AppRun, _ choice: Choice) throws(SystemCallError) {
    let before = run.manifest
    run.manifest.sources = choice.census
    run.manifest.held = choice.removal.held
    tell(&run, choice)
    if run.manifest != before {
      try state.save(run.manifest, sync: run.app.durability == .full)
    }
    try state.save(status: run.status.json)
  }

  private func tell(_ run: inout AppRun, _ choice: Choice) {
    Pass.finish(&run, choice.decision, run.manifest, problems, choice.removal, now)
  }
}
