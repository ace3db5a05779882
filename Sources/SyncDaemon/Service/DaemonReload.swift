import SyncCore

extension Daemon where Watch: ~Copyable {
  /// Whether the config's file is another than the one that was read last.
  var hasNewConfig: Bool { configFile.stamp != configStamp }

  /// Reads the config again; a bad one is told and changes nothing (invariant 11).
  mutating func reload() {
    ServiceNotice.reloading.send()
    configStamp = configFile.stamp
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
    epoch = Epoch.of(new, imager)
    takeApps(isNewConfig: true)
  }

  /// Looks which brands there are, when some may have come or gone.
  mutating func takeBrands() {
    guard brandsAreDue else { return }
    brandsAreDue = false
    takeApps(isNewConfig: false)
  }

  /// Takes over the apps that there are now.
  private mutating func takeApps(isNewConfig: Bool) {
    let expanded = brands.expand(config)
    let before = Set(roster.names)
    _ = roster.take(expanded.apps)
    let written = isNewConfig ? Set(config.apps.map(\.name)) : []
    trees.take(expanded.apps) { written.contains($0.name) }
    for app in before where !roster.contains(app) {
      deadlines.forget(app)
      waits.forget(app)
      log.retired(app)
    }
    if expanded.refused != refused {
      log.refused(expanded.refused, before: refused)
      refused = expanded.refused
    }
    do {
      if config.apps != expanded.apps { try brands.save(state) }
    } catch {
      log.error("the state folder failed: \(error)")
    }
    watchRoots(of: expanded.apps)
    aftermath?.publisher.take(config, apps: expanded.apps.map(\.name))
  }

  /// Has the watcher watch just the folders that are wanted now.
  private mutating func watchRoots(of apps: [App]) {
    var wanted: [RootPurpose: RootPlace] = [
      // Its events must come through the kernel's queue.
      .cookies: RootPlace(path: place.cookieFolder, mode: .inotify, depth: .names)
    ]
    if let path = try? absolutePath(configFile.path) {
      wanted[.config] = RootPlace(path: path, mode: .inotify, depth: .file)
    }
    for template in config.apps.compactMap(BrandTemplate.init) {
      wanted[.brands(template.app.name)] = RootPlace(
        path: template.parent,
        mode: template.app.watch,
        depth: .names
      )
    }
    for app in apps {
      wanted.merge(app.watchedPlaces) { first, _ in first }
      // Those of an app that sleeps stay as they are.
      let built = roster[app.name]?.buildPlaces ?? roots.buildPlaces(of: app.name)
      wanted.merge(built) { first, _ in first }
    }
    let change = roots.change(to: wanted)
    for root in change.gone { watcher.remove(root) }
    for (root, place) in change.new { watcher.add(root, place) }
  }
}
