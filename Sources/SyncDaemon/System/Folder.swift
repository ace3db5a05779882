import CLinux
import Glibc
package import SyncCore

/// An open folder.
///
/// What is named below it is reached from here and through no link, so that nothing
/// planted in the tree can lead out of it.
package struct Folder: ~Copyable, Sendable {
  let descriptor: Descriptor
  /// The folder below that was used last; nil: every path is followed from here anew.
  let lastHolder: LastHolder?
  /// Where it was opened, for messages only.
  package var path: [UInt8] { descriptor.path }

  /// Opens a root; links in `path` are followed, because the owner wrote it.
  package init(opening path: [UInt8]) throws(SystemCallError) {
    let name = terminated(path)
    let raw = try retrying("open", path) {
      // Sound: `name` is a terminated string that outlives the call.
      unsafe shim_openat(AT_FDCWD, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    }
    descriptor = Descriptor(adopting: raw, path: path)
    lastHolder = nil
  }

  /// Opens a root; links in `path` are followed.
  package init(opening path: String) throws(SystemCallError) {
    try self.init(opening: Array(path.utf8))
  }

  init(_ descriptor: consuming Descriptor, lastHolder: LastHolder? = nil) {
    self.descriptor = descriptor
    self.lastHolder = lastHolder
  }

  /// The same folder for another thread.
  package func duplicate() throws(SystemCallError) -> Folder {
    Folder(try descriptor.duplicate())
  }

  /// The folder itself.
  package func status() throws(SystemCallError) -> FileStatus {
    try descriptor.status()
  }

  /// Opens a folder below; `isLink` and `isMissing` errors mean there is no such folder.
  package func openFolder(_ path: RelativePath) throws(SystemCallError) -> Folder {
    Folder(try open(path, O_RDONLY | O_DIRECTORY))
  }

  /// Opens a file below for reading; never waits, whatever it turns out to be.
  package func openFile(_ path: RelativePath) throws(SystemCallError) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
    guard lastHolder != nil, path.parent != nil else { return try open(path, flags) }
    var opened: Int32 = -1
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      opened = try retrying("open", whole) {
        // Sound: `name` is a terminated string that outlives the call.
        unsafe shim_openat(raw, name, flags | O_NOFOLLOW | O_CLOEXEC, 0)
      }
    }
    return Descriptor(adopting: opened, path: whole(path))
  }

  /// What the name below stands for, links not followed; nil when nothing is there.
  package func status(_ path: RelativePath) throws(SystemCallError) -> FileStatus? {
    guard let parent = path.parent else {
      return try statusBelow(descriptor.raw, path.name, of: path)
    }
    do {
      return try withHolder(parent) { (raw) throws(SystemCallError) in
        try statusBelow(raw, path.name, of: path)
      }
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// The path for a message is only put together when there is one: this is asked for every file.
  func statusBelow(
    _ holder: Int32,
    _ name: ArraySlice<UInt8>,
    of path: RelativePath
  ) throws(SystemCallError) -> FileStatus? {
    var answer = stat()
    let name = terminated(name)
    while true {
      // Sound: `name` is terminated, `answer` is ours; both outlive the call.
      if unsafe fstatat(holder, name, &answer, AT_SYMLINK_NOFOLLOW) == 0 {
        return FileStatus(answer)
      }
      let error = SystemCallError("fstatat", whole(path), errno: shim_errno())
      if error.errno == EINTR { continue }
      if error.isMissing { return nil }
      throw error
    }
  }

  /// The whole path of a name below, for messages.
  func whole(_ path: RelativePath) -> [UInt8] {
    self.path + (self.path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes
  }

  /// Runs `body` with the descriptor of the folder that holds `path` and the last name.
  func at(
    _ path: RelativePath,
    _ body: (Int32, [CChar], [UInt8]) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    guard let parent = path.parent else {
      return try body(descriptor.raw, terminated(path.name), whole(path))
    }
    try withHolder(parent) { (raw) throws(SystemCallError) in
      try body(raw, terminated(path.name), whole(path))
    }
  }

  /// Opens what lies below through no link.
  func open(_ path: RelativePath, _ flags: Int32) throws(SystemCallError) -> Descriptor {
    // Paths past PATH_MAX are opened in parts; each part is found from the one before.
    guard path.bytes.count < 4_096 else { return try openInParts(path, flags) }
    let name = terminated(path.bytes)
    let resolve = shim_RESOLVE_BENEATH | shim_RESOLVE_NO_SYMLINKS
    while true {
      // Sound: `name` is a terminated string that outlives the call.
      let raw = unsafe shim_openat2(
        descriptor.raw,
        name,
        flags | O_CLOEXEC | O_NOFOLLOW,
        0,
        resolve
      )
      let code = shim_errno()
      if raw >= 0 { return Descriptor(adopting: raw, path: whole(path)) }
      switch code {
      case EINTR, EAGAIN: continue  // EAGAIN: a rename elsewhere made the kernel unsure
      case ENOSYS, EPERM: return try openInParts(path, flags)  // older kernels, seccomp filters
      case _: throw SystemCallError("open", whole(path), errno: code)
      }
    }
  }

  /// One component after the other, for want of openat2; as safe, and slower.
  private func openInParts(_ path: RelativePath, _ flags: Int32) throws(SystemCallError)
    -> Descriptor
  {
    var holder: Int32 = descriptor.raw
    var opened: Descriptor?
    let parts = path.components
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let name = terminated(part)
      let how = isLast ? flags : shim_O_PATH | O_DIRECTORY
      let raw = try retrying("open", whole(path)) {
        // Sound: `name` is terminated; `holder` is open, `opened` or this folder owns it.
        unsafe shim_openat(holder, name, how | O_CLOEXEC | O_NOFOLLOW, 0)
      }
      opened = Descriptor(adopting: raw, path: whole(path))
      holder = raw
    }
    guard let last = opened.take() else {
      throw SystemCallError("open", whole(path), errno: ENOENT)
    }
    return last
  }
}

/// Opens a root; nil when it is not there or is no folder.
func openRoot(_ path: [UInt8]) -> Folder? {
  try? Folder(opening: path)
}

/// As ``openRoot(_:)``.
///
/// - Throws: when there is nothing to open it with, so that nothing can be said of it.
func openRootIfThere(_ path: [UInt8]) throws(SystemCallError) -> Folder? {
  do {
    return try Folder(opening: path)
  } catch {
    if error.isShortage { throw error }
    return nil
  }
}
