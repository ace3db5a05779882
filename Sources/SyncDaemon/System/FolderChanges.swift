import CLinux
import Glibc
package import SyncCore

extension Folder {
  /// Makes one folder; its parent must be there.
  package func makeFolder(
    _ path: RelativePath,
    mode: UInt32 = 0o777
  ) throws(SystemCallError) {
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      // Sound: `name` is a terminated string that outlives the call.
      try retrying("mkdir", whole) { unsafe mkdirat(raw, name, mode) }
    }
  }

  /// Makes a new file for writing; fails when the name is taken, by a link too.
  package func createTemporary(
    _ path: RelativePath,
    mode: UInt32 = 0o666
  ) throws(SystemCallError) -> Descriptor {
    var opened: Int32 = -1
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      opened = try create(name, in: raw, mode, whole)
    }
    return Descriptor(adopting: opened, path: whole(path))
  }

  /// As above, and hands on the folder that the file was made in: `holder` is nil for this one.
  func createTemporary(
    _ path: RelativePath,
    mode: UInt32,
    holder: inout Shared<Descriptor>?
  ) throws(SystemCallError) -> Descriptor {
    guard let parent = path.parent else {
      holder = nil
      return try createTemporary(path, mode: mode)
    }
    var opened: Int32 = -1
    holder = try sharingHolder(parent) { (folder) throws(SystemCallError) in
      opened = try create(terminated(path.name), in: folder.value.raw, mode, whole(path))
      return folder
    }
    return Descriptor(adopting: opened, path: whole(path))
  }

  private func create(
    _ name: [CChar],
    in holder: Int32,
    _ mode: UInt32,
    _ whole: [UInt8]
  ) throws(SystemCallError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return try retrying("create", whole) {
      // Sound: `name` is a terminated string that outlives the call.
      unsafe shim_openat(holder, name, flags, mode)
    }
  }

  /// Creates a file without a name, for reading and writing.
  package func createUnnamed() throws(SystemCallError) -> Descriptor {
    let raw = try retrying("create", path) {
      // Sound: a constant, terminated name.
      unsafe shim_openat(descriptor.raw, ".", shim_O_TMPFILE | O_RDWR | O_CLOEXEC, 0o600)
    }
    return Descriptor(adopting: raw, path: path)
  }

  /// Removes a name that is no folder.
  package func unlink(_ path: RelativePath) throws(SystemCallError) {
    try remove(path, 0)
  }

  /// Removes a name in the folder that holds it, wherever that is by now, while it stands for `identity`.
  ///
  /// `holder` is what ``createTemporary(_:mode:holder:)`` gave.
  func unlink(
    _ path: RelativePath,
    in holder: Shared<Descriptor>?,
    whileIt identity: RootIdentity
  ) throws(SystemCallError) {
    let raw = holder?.value.raw ?? descriptor.raw
    guard try statusBelow(raw, path.name, of: path)?.identity == identity else { return }
    try remove(terminated(path.name), in: raw, 0, whole(path))
  }

  /// Removes an empty folder.
  package func removeFolder(_ path: RelativePath) throws(SystemCallError) {
    try remove(path, AT_REMOVEDIR)
  }

  private func remove(_ path: RelativePath, _ flags: Int32) throws(SystemCallError) {
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      try remove(name, in: raw, flags, whole)
    }
  }

  private func remove(
    _ name: [CChar],
    in holder: Int32,
    _ flags: Int32,
    _ whole: [UInt8]
  ) throws(SystemCallError) {
    // Sound: `name` is a terminated string that outlives the call.
    try retrying(flags == 0 ? "unlink" : "rmdir", whole) { unsafe unlinkat(holder, name, flags) }
  }

  /// A descriptor of this folder or one below, for a sync.
  func openForSync(_ path: RelativePath?) throws(SystemCallError) -> Descriptor {
    if let path { return try open(path, O_RDONLY | O_DIRECTORY) }
    let raw = try retrying("open", self.path) {
      // Sound: the literal is a terminated string.
      unsafe shim_openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    }
    return Descriptor(adopting: raw, path: self.path)
  }
}

extension Folder {
  /// Opens a file for adding to its end, made where it is missing.
  package func openForAppending(_ path: RelativePath) throws(SystemCallError) -> Descriptor {
    var opened: Int32 = -1
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC
      opened = try retrying("open", whole) {
        // Sound: `name` is a terminated string that outlives the call.
        unsafe shim_openat(raw, name, flags, 0o644)
      }
    }
    return Descriptor(adopting: opened, path: whole(path))
  }
}

/// Makes a folder by its absolute path, and every missing one above it.
///
/// - Returns: those that were made, the highest first.
@discardableResult
package func makeFolders(_ path: [UInt8], mode: UInt32 = 0o755) throws(SystemCallError) -> [[UInt8]]
{
  var made: [[UInt8]] = []
  let whole = terminated(path)
  // Sound: `whole` is a terminated string that outlives the call.
  if unsafe access(whole, F_OK) == 0 { return [] }
  let slash = UInt8(ascii: "/")
  var cut = path.startIndex
  var cause: SystemCallError?
  while cut < path.endIndex {
    cut = path[path.index(after: cut)...].firstIndex(of: slash) ?? path.endIndex
    let part = Array(path[..<cut])
    do {
      let name = terminated(part)
      // Sound: `name` is a terminated string that outlives the call.
      try retrying("mkdir", part) { unsafe mkdir(name, mode) }
      made.append(part)
    } catch {
      // A parent may be unwritable and yet be there: only the last one's failure counts. Where that is
      // for want of a parent, what kept us from making the parent is why.
      if error.errno == EEXIST { continue }
      if cut == path.endIndex { throw error.errno == ENOENT ? cause ?? error : error }
      if cause == nil, error.errno != ENOENT { cause = error }
    }
  }
  return made
}
