import SyncCore

extension Daemon where Watch: ~Copyable {
  /// Takes what the watcher saw to who it is for.
  mutating func takeChanges() {
    do {
      take(try watcher.drain(now: monotonicNow()))
      takeBrands()
      takeCookies()
    } catch {
      // What was lost with it is found by looking at everything.
      log.error("the watcher failed: \(error)")
      roster.noteEverything()
    }
  }

  mutating func take(_ changes: [DirtyChange]) {
    var trees: [String: Set<TreePlace>] = [:]
    for change in changes {
      switch roots.purpose(of: change.root) {
      case .drop(let app): noteDrop(app, change)
      case .infoPlist(let app): roster.noteInfoPlist(app)
      case .brands: brandsAreDue = true
      case .config: deadlines.reload(monotonicNow())
      case .cookies: noteCookie(change)
      case .build(let app, let folder):
        trees[app, default: []].insert(TreePlace(folder: folder, name: change.name))
      case nil: continue  // its watch ended after it was told
      }
    }
    // A burst of ours is told of name by name; what became of it is looked at in one go.
    for (app, places) in trees { noteBuild(app, places) }
  }

  private mutating func noteDrop(_ app: String, _ change: DirtyChange) {
    switch change {
    case .path(_, let path), .folder(_, let path):
      // What we write there ourselves must not lead to the next pass.
      if path.name.starts(with: temporaryPrefix) { return }
      if Feedback.isOwn(path), roster[app]?.aftermath[.report] == nil { return }
      roster.note(app, path)
    case .everything: roster.note(app, nil)
    case .rootGone:
      log.rootGone(app)
      roster.note(app, nil)
    case .rootChanged:
      // The first sight of it is no return.
      if roster[app]?.hasLoaded == true { log.rootReturned(app) }
      roster.note(app, nil)
    }
  }

  private static var settlesAtOnce: Int { 8 }

  /// Takes what is due by the clock.
  mutating func takeDeadlines() {
    let now = monotonicNow()
    _ = deadlines.takeSoon(now)
    if deadlines.takeReload(now) {
      if hasNewConfig { reload() }
      // Whatever is written from here on is nothing that they wait for.
      goOn()
    }
    for app in deadlines.takeDrift(now) { roster.noteDrift(app) }
    if deadlines.takeRescan(now, every: config.rescan) { rescan(nil) }
    for app in deadlines.takeRetries(now) where roster[app]?.needsRetry == true {
      roster.note(app, nil)
    }
    let quiet = deadlines.takeQuiet(now)
    for (app, isQuiet) in quiet.prefix(Self.settlesAtOnce) { settle(app, isQuiet: isQuiet) }
    if (1...Self.settlesAtOnce).contains(quiet.count) {
      // Not sooner: a drop that follows would have to fetch and clear it all again. And not before the
      // last of them is asleep: that is what frees most.
      Scratch.giveBack()
      giveBackMemory()
    }
    // A start of thousands of apps gets quiet at one moment: what is dropped then must not wait.
    for (app, isQuiet) in quiet.dropFirst(Self.settlesAtOnce) {
      deadlines.putOff(app, isQuiet: isQuiet, now)
    }
  }

  /// Compares everything: it finds what no event tells of (a write through another hard link, a
  /// mapped file), and costs a stat call a file.
  ///
  /// - Parameter app: of this app alone.
  mutating func rescan(_ app: String?) {
    if app == nil {
      brandsAreDue = true
      takeBrands()
    }
    let apps = app.map { [$0] } ?? roster.names
    for app in apps {
      if let root = roots.root(for: .drop(app)) { watcher.refresh(root) }
      roster.note(app, nil)
    }
  }
}
