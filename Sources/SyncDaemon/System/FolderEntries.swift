import CLinux
import Glibc
package import SyncCore

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The bytes of the name; a file system can hold any but `/` and 0.
  package let name: RelativePath
  package let kind: FileKind
}

extension Folder {
  /// Runs `body` for every name in the folder, `.` and `..` left out, in the file system's order.
  ///
  /// Memory does not grow with the folder. A name that comes or goes meanwhile may or may not be
  /// seen, as with every listing.
  ///
  /// `only`: nothing else is told of; cheap where the file system tells kinds with names.
  package func forEachEntry(
    only kind: FileKind? = nil,
    _ body: (FolderEntry) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    // An open of its own, so that two listings of one folder do not share a position.
    let raw = try retrying("open", path) {
      // Sound: the literal is a terminated string.
      unsafe shim_openat(descriptor.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    }
    let listing = Descriptor(adopting: raw, path: path)
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    while true {
      let used = try retrying("getdents64", path) {
        // Sound: the kernel fills at most the size given, and the buffer is ours.
        unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe shim_getdents64(listing.raw, bytes.baseAddress, bytes.count)
        }
      }
      if used == 0 { return }
      try forEachRecord(in: buffer, upTo: used, only: kind, body)
    }
  }

  /// All names, sorted by bytes: for folders that are known to be small.
  package func entries() throws(SystemCallError) -> [FolderEntry] {
    var all: [FolderEntry] = []
    try forEachEntry { entry in all.append(entry) }
    return all.sorted { $0.name < $1.name }
  }

  /// Takes `linux_dirent64` records apart: 8 bytes inode, 8 offset, 2 length, 1 type, the name.
  private func forEachRecord(
    in bytes: [UInt8],
    upTo end: Int,
    only wanted: FileKind?,
    _ body: (FolderEntry) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    var start = 0
    while end - start > 19 {
      let length = Int(bytes[start + 16]) | Int(bytes[start + 17]) << 8
      guard length > 19, length <= end - start else { return }
      var stop = start + 19
      while stop < start + length, bytes[stop] != 0 { stop += 1 }
      let type = bytes[start + 18]
      defer { start += length }
      if let wanted, let kind = FileKind(entryType: type), kind != wanted { continue }
      let name = RelativePath(Array(bytes[(start + 19)..<stop]))
      // Leaves out "." and "..", which are no paths below the folder.
      guard let name else { continue }
      // A file system that does not tell the kind is asked; what is gone by then is left out.
      guard let kind = try kind(of: name, entryType: type) else { continue }
      if let wanted, kind != wanted { continue }
      try body(FolderEntry(name: name, kind: kind))
    }
  }

  private func kind(of path: RelativePath, entryType: UInt8) throws(SystemCallError) -> FileKind? {
    if let kind = FileKind(entryType: entryType) { return kind }
    return try status(path)?.kind
  }
}
