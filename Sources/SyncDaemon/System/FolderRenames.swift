import CLinux
import Glibc
package import SyncCore

extension Folder {
  /// Renames within this folder's tree; with `noReplace` fails (`isExisting`) when `to` is taken.
  ///
  /// Where the file system can not do that in one call, a second name is made and the first taken
  /// away; where it has no second names either, the name is taken by an empty file first. In each
  /// case a file that is there is never replaced.
  package func rename(
    _ from: RelativePath,
    to: RelativePath,
    noReplace: Bool
  ) throws(SystemCallError) {
    try at(from, to) { (source, old, target, new, whole) throws(SystemCallError) in
      guard noReplace else {
        // Sound: both names are terminated strings that outlive the call.
        try retrying("rename", whole) { unsafe renameat(source, old, target, new) }
        return
      }
      do throws(SystemCallError) {
        // Sound: as above.
        try retrying("rename", whole) {
          unsafe renameat2(source, old, target, new, shim_RENAME_NOREPLACE)
        }
      } catch {
        guard error.lacksCall else { throw error }
        try renameByLink(source, from, target, to)
      }
    }
  }

  /// Lets two names change places in one step.
  package func exchange(_ one: RelativePath, _ other: RelativePath) throws(SystemCallError) {
    try at(one, other) { (source, old, target, new, whole) throws(SystemCallError) in
      // Sound: both names are terminated strings that outlive the call.
      try retrying("rename", whole) {
        unsafe renameat2(source, old, target, new, shim_RENAME_EXCHANGE)
      }
    }
  }

  /// Gives what is at `path` a second name, which must be free.
  func link(_ path: RelativePath, to other: RelativePath) throws(SystemCallError) {
    try at(path, other) { (source, old, target, new, whole) throws(SystemCallError) in
      // Sound: both names are terminated strings that outlive the call.
      try retrying("link", whole) { unsafe linkat(source, old, target, new, 0) }
    }
  }

  /// Runs `body` with the folders that hold two names, and the names.
  ///
  /// Names of one folder are looked for in one: were each found by itself, one of them could be in a folder
  /// that was moved away, and the other in a new one in its place.
  private func at(
    _ from: RelativePath,
    _ to: RelativePath,
    _ body: (Int32, [CChar], Int32, [CChar], [UInt8]) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    try at(from) { (source, old, _) throws(SystemCallError) in
      if from.parent == to.parent {
        return try body(source, old, source, terminated(to.name), whole(to))
      }
      try at(to) { (target, new, whole) throws(SystemCallError) in
        try body(source, old, target, new, whole)
      }
    }
  }

  /// A link fails on a taken name, too (NFS, older FUSE file systems).
  private func renameByLink(
    _ source: Int32,
    _ from: RelativePath,
    _ target: Int32,
    _ to: RelativePath
  ) throws(SystemCallError) {
    let (old, new, whole) = (terminated(from.name), terminated(to.name), whole(to))
    let moved = try statusBelow(source, from.name, of: from)?.identity
    do {
      // Sound: both names are terminated strings that outlive the call.
      try retrying("link", whole) { unsafe linkat(source, old, target, new, 0) }
    } catch {
      guard error.lacksCall || error.errno == EPERM || error.errno == EMLINK else { throw error }
      return try renameOntoOwn(source, old, target, new, whole)
    }
    // Somebody may have given the name to a file of his since.
    guard try statusBelow(source, from.name, of: from)?.identity == moved else { return }
    // Sound: as above.
    try retrying("unlink", whole) { unsafe unlinkat(source, old, 0) }
  }

  /// Takes the name by an empty file of ours and renames over that: nobody's file is lost.
  ///
  /// For a moment others see the empty file. Nobody may do anything with it, which is how a start after
  /// a kill in that moment knows it: see ``FileStatus/isPlaceholder``.
  private func renameOntoOwn(
    _ source: Int32,
    _ old: [CChar],
    _ target: Int32,
    _ new: [CChar],
    _ whole: [UInt8]
  ) throws(SystemCallError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // Sound: the name is a terminated string that outlives the call.
    let raw = try retrying("create", whole) { unsafe shim_openat(target, new, flags, 0) }
    _ = Descriptor(adopting: raw, path: whole)
    do {
      // Sound: as above.
      try retrying("rename", whole) { unsafe renameat(source, old, target, new) }
    } catch {
      // Sound: as above.
      try retrying("unlink", whole) { unsafe unlinkat(target, new, 0) }
      throw error
    }
  }
}

extension SystemCallError {
  /// Whether the file system or the kernel does not know the call or its flags.
  var lacksCall: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) }
}
