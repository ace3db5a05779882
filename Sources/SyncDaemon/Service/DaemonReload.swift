import SyncCore

extension Daemon where Watch: ~Copyable {
  /// Reads the config again; a bad one is told and changes nothing (invariant 11).
  mutating func reload() {
    ServiceNotice.reloading.send()
    defer { ServiceNotice.ready.send() }
    switch configFile.load() {
    case .success(let new) where new == config: roster.noteEverything()
    case .success(let new):
      take(new)
      roster.noteEverything()
      log.reloaded(apps: roster.count)
    case .failure(let problems): log.badReload(problems)
    }
  }

  /// Takes over a config: what is the same in it keeps its watches and all that is known of it.
  mutating func take(_ new: Config) {
    config = new
    epoch = Epoch.of(new)
    let before = roster.names
    _ = roster.take(new.apps)
    for app in before where !roster.contains(app) { deadlines.forget(app) }
    watchRoots()
    aftermath?.publisher.take(new)
  }

  /// Has the watcher watch just the folders that are wanted now.
  private mutating func watchRoots() {
    var wanted: [RootPurpose: RootPlace] = [:]
    for app in config.apps {
      wanted.merge(app.watchedPlaces) { first, _ in first }
      wanted.merge(roster[app.name]?.buildPlaces ?? [:]) { first, _ in first }
    }
    let change = roots.change(to: wanted)
    for root in change.gone { watcher.remove(root) }
    for (root, place) in change.new { watcher.add(root, place) }
  }
}
