import Glibc
import SyncCore

/// An app that has been quiet: what it knows is kept, so that it need not be found out again.
enum Rest {
  /// Keeps the facts of its sources, and that it is steady where it is.
  ///
  /// - Parameters:
  ///   - run: the app, after a pass and quiet.
  ///   - state: the instance's state folder.
  ///   - epoch: of the config file and this program.
  /// - Returns: whether the app can be put to sleep: a later start would find all of this again.
  /// - Throws: when the state can not be written.
  static func keep(
    _ run: inout AppRun,
    state: borrowing StateFolder,
    epoch: ContentHash
  ) throws(SystemCallError) -> Bool {
    guard run.hasLoaded else { return false }
    let appState = try AppState(state: state, app: run.app.name)
    run.journalLines = try appState.noteSources(
      from: run.journalled,
      to: run.sources,
      lines: run.journalLines
    )
    run.journalled = run.sources
    guard let record = try record(run, epoch) else { return false }
    if record != run.steady { try appState.save(record) }
    run.steady = record
    return true
  }

  /// Has the next start look at the app, whatever was kept of it.
  static func forget(
    _ run: inout AppRun,
    state: borrowing StateFolder
  ) throws(SystemCallError) {
    try AppState(state: state, app: run.app.name).forgetSteady()
    run.steady = nil
  }

  /// What would have to be found again; nil while something is open.
  private static func record(_ run: AppRun, _ epoch: ContentHash) throws(SystemCallError)
    -> SteadyRecord?
  {
    guard run.dirty.isEmpty, !run.needsRetry, !run.isUnsaved, run.isVerified, run.blocked.isEmpty,
      !run.isWaiting, run.leaving.isEmpty, run.intents.isEmpty,
      run.manifest.held.isEmpty, run.infoPlist?.trouble == nil,
      let drop = openRoot(run.app.drop), let root = run.manifest.root,
      try drop.status().identity == root
    else { return nil }
    var outputs: [SteadyRecord.Output] = []
    for (path, entry) in run.manifest.entries.sorted(by: { $0.key < $1.key }) {
      // Its folder tells when it comes back.
      if entry.isGone { continue }
      guard let stamp = entry.stamp else { return nil }
      outputs.append(SteadyRecord.Output(path: path, stamp: stamp))
    }
    let known = run.sources
    let recognizer = run.recognizer
    let census = try Census.take(drop) { path, stamp in
      known[path]?.stamp == stamp
        || (known[path] == nil && Scanner.isSource(path, recognizer) == false)
    }
    guard let census else { return nil }
    return SteadyRecord(
      epoch: epoch,
      census: census,
      root: root,
      infoPlist: run.infoPlist?.stamp,
      tally: run.tally,
      outputs: outputs
    )
  }

  /// Whether an app that has just been started is as it was when it was last quiet.
  ///
  /// Looks at every name and stamp of its drop folder (`listsDrop`) and at the stamp of every output;
  /// anything that can not be looked at is a difference. After a run that was cut short (`isAfterCut`)
  /// it also looks for what that left, which only a pass takes away.
  static func finds(
    _ app: App,
    state: borrowing StateFolder,
    epoch: ContentHash,
    listsDrop: Bool = true,
    isAfterCut: Bool = false
  ) -> SteadyRecord? {
    do {
      guard let appState = try AppState.existing(state: state, app: app.name),
        let record = try appState.steadyRecord(), record.epoch == epoch,
        let drop = openRoot(app.drop), try drop.status().identity == record.root
      else { return nil }
      if let path = app.supports.infoPlist {
        var file = InfoPlistFile(path: path)
        _ = file.refresh()
        guard file.stamp == record.infoPlist, file.trouble == nil else { return nil }
      }
      if !record.outputs.isEmpty {
        guard let build = openRoot(app.build) else { return nil }
        for output in record.outputs where try build.status(output.path)?.stamp != output.stamp {
          return nil
        }
      }
      if isAfterCut, try LeftBehind.isAnything(app, record.folders, appState) { return nil }
      guard listsDrop else { return record }
      return try Census.take(drop) == record.census ? record : nil
    } catch {
      return nil
    }
  }
}
