package import SyncCore

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

  /// The folders of the build tree in which a change can concern us; nil is the tree itself.
  package var watchedFolders: Set<RelativePath?> {
    var folders: Set<RelativePath?> = [nil]
    for path in Array(manifest.entries.keys) + Array(manifest.folders) + Array(blocked) {
      var next = path.parent
      while let folder = next, folders.insert(folder).inserted { next = folder.parent }
    }
    return folders
  }

  /// Notes that something happened in a folder of the build tree, when it was not ourselves.
  ///
  /// - Parameter name: what it happened to; nil: the folder as a whole.
  /// - Returns: whether a pass is due for it.
  package mutating func noteTree(_ folder: RelativePath?, _ name: RelativePath?) -> Bool {
    guard hasLoaded, !dirty.isTree else { return false }
    guard let name else {
      dirty.isTree = hasDrifted(folder)
      return dirty.isTree
    }
    let path = folder?.appending(name) ?? name
    dirty.isTree =
      blocked.contains(path)
      || (manifest.entries[path] != nil || manifest.folders.contains(path)) && hasDrifted(path)
    return dirty.isTree
  }

  /// Whether an output at `path` or below is not as we left it; a stat call each.
  private func hasDrifted(_ path: RelativePath?) -> Bool {
    guard let build = openRoot(app.build) else { return !manifest.entries.isEmpty }
    for (output, entry) in manifest.entries where output == path || output.isBelow(path) {
      do {
        if try build.status(output)?.stamp != entry.stamp { return true }
      } catch {
        return true  // what can not be looked at is for the pass to tell
      }
    }
    return blocked.contains { $0 == path || $0.isBelow(path) }
  }

  /// The config names another build tree: outputs in the old one go, so that none is left behind.
  ///
  /// - Returns: what a person should know.
  mutating func leaveOldTree(_ state: borrowing AppState) throws(SystemCallError) -> String? {
    let old = manifest
    let isSame = identity(of: old.build).map { $0 == identity(of: app.build) } ?? false
    manifest.build = app.build
    if isSame { return nil }
    manifest.entries = [:]
    manifest.folders = []
    manifest.madeAbove = []
    isUnsaved = true
    let name = printable(old.build)
    guard openRoot(old.build) != nil else {
      return "the build tree was \(name), which is not there; outputs in it are forgotten"
    }
    let result = try Withdrawing.run(old, isDry: false, state: state)
    let stays = result.left.count + result.problems.count
    return "the build tree was \(name): \(result.removed.count) outputs are removed from it"
      + (stays > 0 ? ", \(stays) that were changed or could not be removed stay" : "")
  }

  private func identity(of path: [UInt8]) -> RootIdentity? {
    do {
      return try Folder(opening: path).status().identity
    } catch {
      return nil
    }
  }
}
