import CLinux
import Glibc
package import SyncCore

/// Keeps the facts of one drop folder's files; opens only what may have changed.
package struct Scanner: Sendable {
  let app: App
  private let recognizer: Recognizer
  let imager: Imager
  /// Counts the files that are looked at.
  private let progress: Progress?
  /// Where the images that are read stay open.
  let open: OpenSources?
  let glimpses: Glimpses?
  let headStart: HeadStart?

  package init(
    app: App,
    recognizer: Recognizer,
    imager: Imager,
    progress: Progress? = nil,
    open: OpenSources? = nil,
    glimpses: Glimpses? = nil,
    headStart: HeadStart? = nil
  ) {
    self.app = app
    self.recognizer = recognizer
    self.imager = imager
    self.progress = progress
    self.open = open
    self.glimpses = glimpses
    self.headStart = headStart
  }

  /// What to look at again.
  package struct Dirty: Sendable {
    package var isEverything = false
    /// Names whose files or folders may have changed; nil folders are the root.
    package var paths: Set<RelativePath> = []
    /// The app's Info.plist may have changed; no source need be looked at for that.
    package var isInfoPlist = false
    /// The build tree is not as we left it; no source need be looked at for that either.
    package var isTree = false

    package init() {}

    package var isEmpty: Bool { !isEverything && paths.isEmpty && !isInfoPlist && !isTree }
  }

  /// Brings `sources` up to date.
  ///
  /// - Parameters:
  ///   - sources: what is known of each file.
  ///   - drop: the drop folder.
  ///   - dirty: what may have changed; `isEverything` lists the whole tree.
  /// - Returns: whether some source is gone; it may be under another name by now.
  /// - Throws: when descriptors ran out; what was read until then stays.
  @discardableResult
  package func refresh(
    _ sources: inout [RelativePath: Source],
    drop: Shared<Folder>,
    dirty: Dirty
  ) throws(SystemCallError) -> Bool {
    let before = KnownFiles(sources)
    var due = Due()
    if dirty.isEverything {
      var seen: Set<RelativePath> = []
      try list(nil, drop.value, before, &sources, &seen, &due)
      for path in before.sources.keys where !seen.contains(path) { sources[path] = nil }
    } else {
      for path in dirty.paths.sorted() { try look(at: path, drop.value, before, &sources, &due) }
    }
    try read(due, drop, &sources)
    return before.sources.keys.contains { sources[$0] == nil }
  }

  private func look(
    at path: RelativePath,
    _ drop: borrowing Folder,
    _ before: KnownFiles,
    _ sources: inout [RelativePath: Source],
    _ due: inout Due
  ) throws(SystemCallError) {
    guard isOurs(path) else { return }
    let status: FileStatus?
    do {
      status = try drop.status(path)
    } catch {
      sources[path] = try unreadable(path, error)
      return
    }
    if status?.kind != .folder, before.isFolder(path) {
      for known in sources.keys where known.isBelow(path) { sources[known] = nil }
    }
    guard let status else {
      sources[path] = nil
      return
    }
    if status.kind == .folder {
      var seen: Set<RelativePath> = []
      try list(path, drop, before, &sources, &seen, &due)
      for known in sources.keys where known.isBelow(path) && !seen.contains(known) {
        sources[known] = nil
      }
      sources[path] = nil
    } else {
      take(path, status, before, isTold: true, sources, &due)
    }
  }

  /// Looks at a folder with all below it; one folder is open at a time, however deep they are.
  private func list(
    _ top: RelativePath?,
    _ drop: borrowing Folder,
    _ before: KnownFiles,
    _ sources: inout [RelativePath: Source],
    _ seen: inout Set<RelativePath>,
    _ due: inout Due
  ) throws(SystemCallError) {
    var folders = [top]
    while let folder = folders.popLast() {
      do throws(SystemCallError) {
        if let folder {
          let open = try drop.openFolder(folder)
          folders += try list(open, folder, before, &sources, &seen, &due)
        } else {
          folders += try list(drop, nil, before, &sources, &seen, &due)
        }
      } catch {
        if error.isShortage { throw error }
        guard let folder, !error.isMissing else { continue }
        sources[folder] = try unreadable(folder, error)
        seen.insert(folder)
      }
    }
  }

  /// Lists one open folder; answers the folders in it.
  private func list(
    _ open: borrowing Folder,
    _ folder: RelativePath?,
    _ before: KnownFiles,
    _ sources: inout [RelativePath: Source],
    _ seen: inout Set<RelativePath>,
    _ due: inout Due
  ) throws(SystemCallError) -> [RelativePath] {
    var folders: [RelativePath] = []
    for entry in try open.entries() {
      let path = folder?.appending(entry.name) ?? entry.name
      guard isOurs(path) else { continue }
      if entry.kind == .folder {
        folders.append(path)
        continue
      }
      do {
        guard let status = try open.status(entry.name) else { continue }
        seen.insert(path)
        take(path, status, before, isTold: false, sources, &due)
      } catch {
        seen.insert(path)
        sources[path] = try unreadable(path, error)
      }
    }
    return folders.reversed()
  }

  /// Whether a path may be a source: not junk, and not a temporary name of ours.
  private func isOurs(_ path: RelativePath) -> Bool { Self.isSource(path, recognizer) }

  static func isSource(_ path: RelativePath, _ recognizer: Recognizer) -> Bool {
    !path.name.starts(with: temporaryPrefix) && recognizer.isJunk(path) == nil
  }

  /// Notes a file to be read that is not what it was.
  ///
  /// When an event told of it (`isTold`), an equal stamp proves nothing while it is young: the file may
  /// have been written twice within one tick of the file system's clock.
  private func take(
    _ path: RelativePath,
    _ status: FileStatus,
    _ before: KnownFiles,
    isTold: Bool,
    _ sources: [RelativePath: Source],
    _ due: inout Due
  ) {
    progress?.looked()
    let known = sources[path]
    if let known, known.stamp == status.stamp, !isTold || before.isOld(status.stamp) { return }
    due[path] = DueFile(path: path, status: status, was: known ?? before.source(status.stamp))
  }

  private func unreadable(_ path: RelativePath, _ error: SystemCallError)
    throws(SystemCallError) -> Source
  {
    if error.isShortage { throw error }
    return Source(
      path: path,
      stamp: Stamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0),
      content: .broken(.unreadable(path, error))
    )
  }
}
