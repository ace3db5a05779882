package import SyncCore

/// A file, by the folder that holds it and its name there.
package struct FilePlace: Sendable {
  /// `/` or `.` where the path names no other.
  package let folder: [UInt8]
  package let name: RelativePath

  /// nil when the path ends in no name, as `/` and `a/..` do.
  ///
  /// - Parameter path: absolute, or relative to the working folder.
  package init?(_ path: [UInt8]) {
    let slash = UInt8(ascii: "/")
    let cut = path.lastIndex(of: slash)
    guard let name = RelativePath(path[(cut.map { $0 + 1 } ?? 0)...]) else { return nil }
    folder = cut.map { $0 == 0 ? [slash] : Array(path[..<$0]) } ?? [UInt8(ascii: ".")]
    self.name = name
  }
}
