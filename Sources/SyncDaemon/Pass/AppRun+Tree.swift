import SyncCore

extension AppRun {
  /// Whether the outputs lie in another build tree than the config names now.
  var isMoved: Bool { !manifest.build.isEmpty && manifest.build != app.build }

  /// The desired paths, with the size each will have where that is known.
  func sizes(of desired: [DesiredFile]) -> [RelativePath: Int64?] {
    var sizes: [RelativePath: Int64?] = [:]
    for file in desired {
      switch file.content {
      case .copy(let source, hash: _): sizes[file.path] = .some(sources[source]?.stamp.size)
      case .generated(let bytes): sizes[file.path] = .some(Int64(bytes.count))
      case .render: sizes[file.path] = .some(nil)
      }
    }
    return sizes
  }

  /// Whether the last pass left nothing to do.
  var isSettled: Bool {
    isComplete && hasLoaded && isVerified && !needsRetry && !isUnsaved && !isWaiting
      && leaving.isEmpty && !isMoved && !rebuilds && blocked.isEmpty && intents.isEmpty
  }

  /// Whether every output is as we left it; a stat call each.
  var isIntact: Bool { !hasDrifted(manifest.entries.keys) }

  /// Notes what happened in the build tree, when it was not ourselves.
  ///
  /// - Returns: whether a pass is due for it.
  mutating func noteTree(_ places: Set<TreePlace>) -> Bool {
    guard hasLoaded else { return false }
    var outputs: Set<RelativePath> = []
    for place in places {
      guard let path = place.path else {
        outputs.formUnion(tree.folders[place.folder] ?? [])
        continue
      }
      if manifest.entries[path] != nil || blocked.contains(path) { outputs.insert(path) }
    }
    guard hasDrifted(outputs) else { return false }
    dirty.isTree = true
    return true
  }

  /// Whether one of these is not as we left it; a stat call each.
  private func hasDrifted(_ outputs: some Collection<RelativePath>) -> Bool {
    if outputs.isEmpty { return false }
    guard let opened = openRoot(app.build) else { return true }
    let build = opened.remembering()
    return outputs.sorted().contains { output in
      do {
        // Where something foreign was in the way, anything may be news.
        guard let entry = manifest.entries[output] else { return true }
        return try build.status(output)?.stamp != entry.stamp
      } catch {
        return true  // what can not be looked at is for the pass to tell
      }
    }
  }

  /// Makes the build tree where it is missing, with the mode of the config.
  mutating func makeTree() throws(SystemCallError) {
    for folder in try makeFolders(app.build, mode: app.modes.folder) {
      try Folder(opening: folder).descriptor.setModeIfPossible(app.modes.folder)
      if !manifest.madeAbove.contains(folder) { manifest.madeAbove.append(folder) }
    }
    manifest.build = app.build
  }

  /// The config names another build tree: outputs in the old one go, so that none is left behind.
  ///
  /// - Returns: what a person should know.
  mutating func leaveOldTree(_ state: borrowing AppState) throws(SystemCallError) -> [String] {
    let old = manifest
    let isSame = rootIdentity(of: old.build).map { $0 == rootIdentity(of: app.build) } ?? false
    if isSame {
      manifest.build = app.build
      return []
    }
    let isThere = openRoot(old.build) != nil
    let result = try Withdrawing.run(old, isDry: false, state: state)
    // Not before: what throws is tried again.
    manifest.build = app.build
    manifest.entries = [:]
    manifest.folders = []
    manifest.madeAbove = []
    isUnsaved = true
    let name = printable(old.build)
    guard isThere else {
      let reason = result.problems.isEmpty ? "is not there" : "can not be opened"
      return ["the build tree was \(name), which \(reason); outputs in it are forgotten"]
    }
    let stays = result.left.count + result.problems.count
    return result.notes + [
      "the build tree was \(name): \(result.removed.count) outputs are removed from it"
        + (stays > 0 ? ", \(stays) that were changed or could not be removed stay" : "")
    ]
  }
}

/// Where outputs lie: the folders to watch, and what concerns us in each.
struct TreeIndex: Sendable {
  /// nil is the build tree itself; folders above outputs are in it, too.
  private(set) var folders: [RelativePath?: [RelativePath]] = [:]

  init() {}

  init(_ manifest: Manifest, blocked: Set<RelativePath>) {
    folders[nil] = []
    for path in manifest.entries.keys { add(path) }
    for path in blocked where manifest.entries[path] == nil { add(path) }
    for path in manifest.folders { addFolder(path) }
  }

  private mutating func add(_ path: RelativePath) {
    addFolder(path.parent)
    folders[path.parent]?.append(path)
  }

  private mutating func addFolder(_ folder: RelativePath?) {
    var next = folder
    while let folder = next, folders[folder] == nil {
      folders[folder] = []
      next = folder.parent
    }
  }
}

/// Where something happened in a build tree.
struct TreePlace: Hashable, Sendable {
  /// nil is the tree itself.
  let folder: RelativePath?
  /// What it happened to; nil: the folder as a whole.
  let name: RelativePath?

  /// nil for a folder as a whole.
  var path: RelativePath? {
    name.map { folder?.appending($0) ?? $0 }
  }
}
