import SyncCore

extension Daemon where Watch: ~Copyable {
  /// Takes what happened in a folder of a build tree; what we did ourselves is no news.
  mutating func noteBuild(_ app: String, _ folder: RelativePath?, _ change: DirtyChange) {
    let name: RelativePath? =
      switch change {
      case .path(_, let name), .folder(_, let name): name
      case .everything, .rootGone, .rootChanged: nil
      }
    if roster.noteTree(app, folder, name) { deadlines.drift(app, monotonicNow()) }
  }

  /// Watches the folders of an app's build tree that hold outputs, and no others: what else lies in a
  /// build tree is not ours, and may be large.
  mutating func watchBuild(_ app: String) {
    let wanted = roster[app]?.buildPlaces ?? [:]
    guard let change = roots.change(of: app, to: wanted) else { return }
    for root in change.gone { watcher.remove(root) }
    for (root, place) in change.new { watcher.add(root, place) }
  }
}

extension AppRun {
  /// The folders of the build tree to watch.
  var buildPlaces: [RootPurpose: RootPlace] {
    var places: [RootPurpose: RootPlace] = [:]
    for folder in tree.folders.keys {
      let path = app.build + (folder.map { [UInt8(ascii: "/")] + $0.bytes } ?? [])
      places[.build(app.name, folder)] = RootPlace(path: path, mode: app.watch, depth: .names)
    }
    return places
  }
}

extension Roster {
  /// Notes what happened in a build tree; the pass comes when it has been quiet for a moment.
  ///
  /// - Returns: whether a pass is needed.
  mutating func noteTree(_ name: String, _ folder: RelativePath?, _ output: RelativePath?)
    -> Bool
  {
    guard runs[name] != nil else { return false }
    return runs[name]?.noteTree(folder, output) ?? false
  }

  /// Whether no app is left whose outputs are still to be verified by their bytes.
  var isVerified: Bool { runs.values.allSatisfy(\.isVerified) }
}
