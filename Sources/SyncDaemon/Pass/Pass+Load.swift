import SyncCore

extension Pass {
  /// Takes over what the state says of the app, and what a run that was cut short left.
  ///
  /// - Returns: what a person should know, a line each.
  static func load(
    _ run: inout AppRun,
    _ state: borrowing StateFolder,
    _ appState: borrowing AppState,
    _ imager: Imager
  ) throws(SystemCallError) -> [String] {
    let loaded = try appState.load(isDry: false)
    run.manifest = loaded.manifest
    run.intents = loaded.intents
    run.rebuilds = loaded.isDamaged
    run.isUnsaved = loaded.isUnsaved
    run.distrusts = try state.bootRecord().distrusts(run.app.durability)
    run.logged = try appState.logged()
    (run.sources, run.journalLines) = try appState.sources()
    run.journalled = run.sources
    run.sources = run.sources.filter { $0.value.decoder.map { $0 == imager.version } ?? true }
    run.hasLoaded = true
    var notes: [String] = []
    // Where the outputs lie, which the config may name no more.
    if let build = openRoot(run.isMoved ? run.manifest.build : run.app.build) {
      let folders = LeftBehind.folders(run.manifest, run.intents)
      notes = LeftBehind.sweep(build, in: folders, run.manifest, run.intents, appState)
      LeftBehind.recover(&run.manifest, intents: run.intents, build: build)
    }
    guard loaded.isDamaged else { return notes }
    return notes + [
      "the manifest was damaged or of a newer version: it is put aside in the state folder, and "
        + "rebuilt from the outputs that are as they should be; others are foreign now"
    ]
  }
}
