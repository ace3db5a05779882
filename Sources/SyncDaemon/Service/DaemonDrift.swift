import SyncCore

extension Daemon where Watch: ~Copyable {
  /// Takes what happened in an app's build tree; what we did ourselves is no news.
  mutating func noteBuild(_ app: String, _ places: Set<TreePlace>) {
    if roster.noteTree(app, places) { deadlines.drift(app, monotonicNow()) }
  }

  /// Watches the folders of an app's build tree that hold outputs, and no others: what else lies in a
  /// build tree is not ours, and may be large.
  mutating func watchBuild(_ app: String) {
    watchBuild(app, roster[app]?.buildPlaces ?? [:])
  }

  mutating func watchBuild(_ app: String, _ wanted: [RootPurpose: RootPlace]) {
    guard let change = roots.change(of: app, to: wanted) else { return }
    for root in change.gone { watcher.remove(root) }
    for (root, place) in change.new { watcher.add(root, place) }
  }
}

extension AppRun {
  /// The folders of the build tree to watch.
  var buildPlaces: [RootPurpose: RootPlace] { app.buildPlaces(tree.folders.keys) }
}

extension App {
  /// These folders of its build tree, to be watched.
  func buildPlaces(_ folders: some Sequence<RelativePath?>) -> [RootPurpose: RootPlace] {
    var places: [RootPurpose: RootPlace] = [:]
    for folder in folders {
      let path = build + (folder.map { [UInt8(ascii: "/")] + $0.bytes } ?? [])
      places[.build(name, folder)] = RootPlace(path: path, mode: watch, depth: .names)
    }
    return places
  }
}

extension Roster {
  /// Notes what happened in a build tree; the pass comes when it has been quiet for a moment.
  ///
  /// - Returns: whether a pass is needed.
  mutating func noteTree(_ name: String, _ places: Set<TreePlace>) -> Bool {
    if noteLent(name, .tree(places)) { return false }
    if runs[name] == nil {
      // Asleep: what it has written is compared with what was kept of it.
      noteSleepingTree(name)
      return false
    }
    return runs[name]?.noteTree(places) ?? false
  }

  /// Has an app look at its build tree.
  mutating func noteTree(_ name: String) {
    if noteLent(name, .wholeTree) { return }
    runs[name]?.dirty.isTree = true
    noteDrift(name)
  }

  /// Whether some output is not as we left it that the passes before quiet had no reason to look at.
  mutating func finds(drift name: String) -> Bool {
    guard runs[name]?.looksAgain == true else { return false }
    runs[name]?.looksAgain = false
    return runs[name]?.isIntact == false
  }

  /// What an app wants and holds, for those that share its build tree.
  func claims(of name: String, state: borrowing StateFolder) -> Claims? {
    guard let run = runs[name] else { return nil }
    return run.hasLoaded ? run.claims : state.claims(of: name)
  }

  /// Whether no app is left whose outputs are still to be verified by their bytes.
  var isVerified: Bool { !hasLent && runs.values.allSatisfy(\.isVerified) }
}
