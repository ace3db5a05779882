import Glibc
import SyncCore

/// Puts `bytes` in the place of a file that is ours or not there; a file of somebody else stays.
///
/// - Parameters:
///   - path: absolute, or relative to the working folder; its folder must be there.
///   - bytes: the whole file; they start with `marker`.
///   - marker: what tells our files from others.
/// - Returns: whether it was written.
/// - Throws: what the file system said.
package func replaceOwnFile(
  at path: [UInt8],
  with bytes: [UInt8],
  marker: String
) throws(SystemCallError) -> Bool {
  guard let place = FilePlace(path) else { throw SystemCallError("create", path, errno: EINVAL) }
  return try Folder(opening: place.folder).replaceOwn(place.name, with: bytes, marker: marker)
}

extension Folder {
  /// Puts `bytes` in the place of a file of this folder that is ours or not there.
  ///
  /// - Returns: whether it was written; else somebody else's file is in the way.
  func replaceOwn(
    _ name: RelativePath,
    with bytes: [UInt8],
    marker: String,
    isForOwner: Bool = false
  ) throws(SystemCallError) -> Bool {
    guard try isFree(name, Array(marker.utf8)) else { return false }
    try replace(name, with: bytes, isForOwner: isForOwner)
    return true
  }

  /// Nothing is there, or a file that starts with our mark.
  private func isFree(_ name: RelativePath, _ marker: [UInt8]) throws(SystemCallError) -> Bool {
    guard let status = try status(name) else { return true }
    guard status.kind == .file else { return false }
    return try openFile(name).readAll(upTo: marker.count) == marker
  }
}
