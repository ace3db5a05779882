import SyncCore

/// What was known of the files before a look; what only some looks need is made when it is needed.
final class KnownFiles {
  let sources: [RelativePath: Source]
  private let start = wallClock()
  private lazy var folders = makeFolders()
  private lazy var byFile = makeIndex()

  /// Nanoseconds: the clocks of file systems tick every 4 ms or so, that of FAT every 2 s.
  private static let tick: Int64 = 2_000_000_000

  init(_ sources: [RelativePath: Source]) { self.sources = sources }

  /// Whether a stamp is older than the coarsest clock's tick.
  func isOld(_ stamp: Stamp) -> Bool { stamp.changed < start - Self.tick }

  /// Whether there were sources below a path.
  func isFolder(_ path: RelativePath) -> Bool { folders.contains(path) }

  /// The source that a file was, under whatever name: a rename changes no more than the rest of a stamp.
  func source(_ stamp: Stamp) -> Source? { byFile[File(stamp)] }

  private struct File: Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let modified: Int64

    init(_ stamp: Stamp) {
      device = stamp.device
      inode = stamp.inode
      size = stamp.size
      modified = stamp.modified
    }
  }

  private func makeIndex() -> [File: Source] {
    Dictionary(sources.values.map { (File($0.stamp), $0) }) { first, _ in first }
  }

  private func makeFolders() -> Set<RelativePath> {
    var folders: Set<RelativePath> = []
    for path in sources.keys {
      var next = path.parent
      while let folder = next, folders.insert(folder).inserted { next = folder.parent }
    }
    return folders
  }
}
