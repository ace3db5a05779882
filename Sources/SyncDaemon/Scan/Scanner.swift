import CLinux
import Glibc
package import SyncCore

/// Keeps the facts of one drop folder's files; opens only what may have changed.
package struct Scanner: Sendable {
  private let app: App
  private let recognizer: Recognizer
  /// Counts the files that are looked at.
  private let progress: Progress?

  package init(app: App, recognizer: Recognizer, progress: Progress? = nil) {
    self.app = app
    self.recognizer = recognizer
    self.progress = progress
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
  package func refresh(
    _ sources: inout [RelativePath: Source],
    drop: borrowing Folder,
    dirty: Dirty
  ) {
    if dirty.isEverything {
      var seen: Set<RelativePath> = []
      list(nil, drop, &sources, &seen)
      sources = sources.filter { seen.contains($0.key) }
      return
    }
    for path in dirty.paths.sorted() { look(at: path, drop, &sources) }
  }

  private func look(
    at path: RelativePath,
    _ drop: borrowing Folder,
    _ sources: inout [RelativePath: Source]
  ) {
    guard isOurs(path) else { return }
    let status: FileStatus?
    do {
      status = try drop.status(path)
    } catch {
      sources[path] = unreadable(path, error)
      return
    }
    if status?.kind != .folder {
      for known in sources.keys where known.isBelow(path) { sources[known] = nil }
    }
    guard let status else {
      sources[path] = nil
      return
    }
    if status.kind == .folder {
      var seen: Set<RelativePath> = []
      list(path, drop, &sources, &seen)
      for known in sources.keys where known.isBelow(path) && !seen.contains(known) {
        sources[known] = nil
      }
      sources[path] = nil
    } else {
      take(path, status, drop, &sources)
    }
  }

  private func list(
    _ folder: RelativePath?,
    _ drop: borrowing Folder,
    _ sources: inout [RelativePath: Source],
    _ seen: inout Set<RelativePath>
  ) {
    do {
      if let folder {
        try list(drop.openFolder(folder), folder, drop, &sources, &seen)
      } else {
        try list(drop, nil, drop, &sources, &seen)
      }
    } catch {
      guard let folder, !error.isMissing else { return }
      sources[folder] = unreadable(folder, error)
      seen.insert(folder)
    }
  }

  /// Lists one open folder, and what is below it.
  private func list(
    _ open: borrowing Folder,
    _ folder: RelativePath?,
    _ drop: borrowing Folder,
    _ sources: inout [RelativePath: Source],
    _ seen: inout Set<RelativePath>
  ) throws(SystemCallError) {
    for entry in try open.entries() {
      let path = folder?.appending(entry.name) ?? entry.name
      guard isOurs(path) else { continue }
      if entry.kind == .folder {
        list(path, drop, &sources, &seen)
        continue
      }
      do {
        guard let status = try open.status(entry.name) else { continue }
        seen.insert(path)
        take(path, status, drop, &sources)
      } catch {
        seen.insert(path)
        sources[path] = unreadable(path, error)
      }
    }
  }

  /// Whether a path may be a source: not junk, and not a temporary name of ours.
  private func isOurs(_ path: RelativePath) -> Bool { Self.isSource(path, recognizer) }

  static func isSource(_ path: RelativePath, _ recognizer: Recognizer) -> Bool {
    !path.name.starts(with: temporaryPrefix) && recognizer.isJunk(path) == nil
  }

  private func take(
    _ path: RelativePath,
    _ status: FileStatus,
    _ drop: borrowing Folder,
    _ sources: inout [RelativePath: Source]
  ) {
    progress?.looked()
    if let known = sources[path], known.stamp == status.stamp { return }
    guard status.kind == .file else {
      sources[path] = Source(
        path: path,
        stamp: status.stamp,
        content: .broken(.special(path, status.kind))
      )
      return
    }
    sources[path] = SourceReader(limits: app.limits).read(path, in: drop)
  }

  private func unreadable(_ path: RelativePath, _ error: SystemCallError) -> Source {
    Source(
      path: path,
      stamp: Stamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0),
      content: .broken(.unreadable(path, error))
    )
  }
}
