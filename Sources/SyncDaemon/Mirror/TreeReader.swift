package import SyncCore

/// Looks at the build tree for the planner; reads a file only where its stamp is not the one we
/// left.
package struct TreeReader: ~Copyable {
  private let build: Folder
  private let manifest: Manifest
  private let mode: UInt32
  private let distrusts: Bool

  /// - Parameters:
  ///   - build: the build tree.
  ///   - manifest: what we left there.
  ///   - mode: the permissions our files should have.
  ///   - distrusts: read every file of ours: its stamp proves nothing after an unclean boot
  ///     (invariant 6).
  package init(
    build: consuming Folder,
    manifest: Manifest,
    mode: UInt32 = Modes.standard.file,
    distrusts: Bool = false
  ) {
    self.build = build
    self.manifest = manifest
    self.mode = mode
    self.distrusts = distrusts
  }

  /// What one look found.
  package struct Sight: Sendable {
    package internal(set) var found: [RelativePath: OnDisk] = [:]
    /// Of regular files whose bytes are known.
    package internal(set) var stamps: [RelativePath: Stamp] = [:]
    package internal(set) var wrongModes: Set<RelativePath> = []
    /// Files that have another name, too.
    package internal(set) var shared: Set<RelativePath> = []
    /// Descriptors ran out: what is said of some paths is not so.
    var shortage: SystemCallError?

    package init() {}

    package var view: Planner.TreeView {
      Planner.TreeView(
        onDisk: { found[$0] ?? .absent },
        stamp: { stamps[$0] },
        hasWrongMode: { wrongModes.contains($0) },
        isShared: { shared.contains($0) }
      )
    }
  }

  /// What is at every path of the manifest, every desired path, and the folders above them.
  ///
  /// - Parameters:
  ///   - sizes: the desired paths, with the size each will have where that is known.
  ///   - trusted: outputs that nothing is to be done about, and of which an event would have told: they
  ///     are said to be as we left them, each with the folders above it.
  /// - Returns: what is there.
  package func look(
    at sizes: [RelativePath: Int64?],
    trusting trusted: Set<RelativePath> = []
  ) -> Sight {
    var sight = Sight()
    var byFolder: [RelativePath?: Set<RelativePath>] = [:]
    func add(_ path: RelativePath) { byFolder[path.parent, default: []].insert(path) }
    for path in trusted { trust(path, &sight) }
    for path in sizes.keys where !trusted.contains(path) { add(path) }
    for path in manifest.entries.keys where !trusted.contains(path) { add(path) }
    for path in manifest.folders where sight.found[path] == nil { add(path) }
    // The folders above all of them, up to those that are in already.
    var open = Array(byFolder.keys)
    while let next = open.popLast() {
      guard let folder = next, byFolder[folder.parent]?.contains(folder) != true else { continue }
      if byFolder[folder.parent] == nil { open.append(folder.parent) }
      add(folder)
    }
    for (folder, paths) in byFolder { look(in: folder, at: paths, sizes, &sight) }
    return sight
  }

  private func trust(_ path: RelativePath, _ sight: inout Sight) {
    guard let entry = manifest.entries[path] else { return }
    sight.found[path] = .file(entry.hash)
    sight.stamps[path] = entry.stamp
    var next = path.parent
    while let folder = next, sight.found.updateValue(.folder, forKey: folder) == nil {
      next = folder.parent
    }
  }

  /// One folder is opened once, however many outputs it holds.
  private func look(
    in folder: RelativePath?,
    at paths: Set<RelativePath>,
    _ sizes: [RelativePath: Int64?],
    _ sight: inout Sight
  ) {
    do throws(SystemCallError) {
      guard let folder else {
        for path in paths { look(at: path, named: path, in: build, sizes, &sight) }
        return
      }
      let open = try build.openFolder(folder)
      for path in paths {
        guard let name = RelativePath(path.name) else { continue }
        look(at: path, named: name, in: open, sizes, &sight)
      }
    } catch {
      // Nothing can be below what is no folder; what can not be looked into is not touched.
      if error.isShortage { sight.shortage = error }
      let isAbsent = error.isMissing || error.isLink
      let found = isAbsent ? OnDisk.absent : .unreadable(errorText(error.errno))
      for path in paths { sight.found[path] = found }
    }
  }

  private func look(
    at path: RelativePath,
    named name: RelativePath,
    in folder: borrowing Folder,
    _ sizes: [RelativePath: Int64?],
    _ sight: inout Sight
  ) {
    do throws(SystemCallError) {
      guard let status = try folder.status(name) else { return }
      switch status.kind {
      case .folder:
        sight.found[path] = .folder
        if manifest.entries[path] != nil, try folder.openFolder(name).entries().isEmpty {
          sight.found[path] = .emptyFolder
        }
      case .link: sight.found[path] = .link
      case .fifo, .socket, .device: sight.found[path] = .other
      case .file:
        sight.found[path] = try read(path, name, status, in: folder, sizes, &sight)
        if status.mode & 0o7777 != mode { sight.wrongModes.insert(path) }
        if status.links > 1 { sight.shared.insert(path) }
      }
    } catch {
      if error.isShortage { sight.shortage = error }
      sight.found[path] = .unreadable(errorText(error.errno))
    }
  }

  private func read(
    _ path: RelativePath,
    _ name: RelativePath,
    _ status: FileStatus,
    in folder: borrowing Folder,
    _ sizes: [RelativePath: Int64?],
    _ sight: inout Sight
  ) throws(SystemCallError) -> OnDisk {
    let entry = manifest.entries[path]
    if !distrusts, let entry, entry.stamp == status.stamp {
      sight.stamps[path] = status.stamp
      return .file(entry.hash)
    }
    // A file of another size holds other bytes: a huge one in the way is never read.
    let known = [entry?.stamp?.size, sizes[path] ?? nil].compactMap(\.self)
    let isUnknown = entry != nil && entry?.stamp == nil
    guard isUnknown || known.contains(status.stamp.size) else {
      sight.stamps[path] = status.stamp
      return .otherFile
    }
    let file = try folder.openFile(name)
    let before = try file.status()
    guard before.kind == .file else { return .other }
    let hash = try file.contentHash(upTo: Self.readLimit)
    // Written to meanwhile: the bytes are some, and no stamp vouches for them.
    if try file.status().stamp == before.stamp { sight.stamps[path] = before.stamp }
    return .file(hash)
  }

  private static let readLimit = 1 << 30
}
