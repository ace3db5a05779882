import CLinux
import Glibc
package import SyncCore

/// What a directory entry is.
package enum FileKind: String, Hashable, Sendable {
  case file, folder, link, fifo, socket, device
}

/// What the file system says of one file.
package struct FileStatus: Hashable, Sendable {
  package let stamp: Stamp
  package let kind: FileKind
  /// The permission bits, 0…0o7777.
  package let mode: UInt32
  /// How many names it has.
  package let links: Int

  init(_ answer: stat) {
    stamp = Stamp(
      device: UInt64(answer.st_dev),
      inode: UInt64(answer.st_ino),
      size: Int64(answer.st_size),
      modified: Self.nanoseconds(answer.st_mtim),
      changed: Self.nanoseconds(answer.st_ctim)
    )
    kind = FileKind(mode: answer.st_mode)
    mode = answer.st_mode & 0o7777
    links = Int(answer.st_nlink)
  }

  /// Whether it is what takes a name for a moment where a file system has no better way.
  var isPlaceholder: Bool { kind == .file && stamp.size == 0 && mode == 0 }

  /// Wraps for times that no `Int64` of nanoseconds holds (after 2262): they need only compare.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileKind {
  /// From `st_mode`.
  init(mode: UInt32) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    case _: self = .device
    }
  }

  /// From the `d_type` of a directory entry; nil when the file system does not tell.
  init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .fifo
    case Int(DT_SOCK): self = .socket
    case Int(DT_BLK), Int(DT_CHR): self = .device
    case _: return nil
    }
  }
}

/// What a path stands for, links followed; nil when nothing can be found there.
func rootIdentity(of path: [UInt8]) -> RootIdentity? {
  var answer = stat()
  let name = terminated(path)
  // Sound: `name` is terminated, `answer` is ours; both outlive the call.
  guard unsafe stat(name, &answer) == 0 else { return nil }
  return FileStatus(answer).identity
}

/// Whether the last part of a path is a link, wherever that leads.
func isSymbolicLink(_ path: [UInt8]) -> Bool {
  var answer = stat()
  let name = terminated(path)
  // Sound: `name` is terminated, `answer` is ours; both outlive the call.
  guard unsafe lstat(name, &answer) == 0 else { return false }
  return FileStatus(answer).kind == .link
}

extension FileStatus {
  /// The folder or file itself, however it is named.
  package var identity: RootIdentity {
    RootIdentity(device: stamp.device, inode: stamp.inode)
  }
}
