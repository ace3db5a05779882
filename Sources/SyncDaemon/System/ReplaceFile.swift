import Glibc
import SyncCore

/// Puts `bytes` in the place of a file in one step; a reader sees the old bytes or the new ones.
///
/// - Parameters:
///   - path: absolute, or relative to the working folder; its folder must be there.
///   - bytes: the whole file.
/// - Throws: what the file system said.
package func replaceFile(at path: [UInt8], with bytes: [UInt8]) throws(SystemCallError) {
  guard let place = FilePlace(path) else { throw SystemCallError("create", path, errno: EINVAL) }
  try Folder(opening: place.folder).replace(place.name, with: bytes)
}

extension Folder {
  /// Puts `bytes` in the place of a file of this folder in one step.
  ///
  /// The temporary name keeps none of the ending: collectors read every `*.prom` that they see.
  ///
  /// `isForOwner`: as root, it is made the folder's owner's.
  func replace(
    _ name: RelativePath,
    with bytes: [UInt8],
    isForOwner: Bool = false
  ) throws(SystemCallError) {
    let temporary = temporaryName(for: name)
    do {
      let file = try createAnew(temporary)
      if isForOwner { try giveToOwner(file) }
      try file.write(bytes)
      try rename(temporary, to: name, noReplace: false)
    } catch {
      try? unlink(temporary)
      throw error
    }
  }

  /// Makes a temporary file of ours; one that a kill left under its name goes first.
  func createAnew(_ path: RelativePath) throws(SystemCallError) -> Descriptor {
    do {
      return try createTemporary(path, mode: 0o644)
    } catch {
      guard error.isExisting else { throw error }
    }
    do {
      try unlink(path)
    } catch {
      if !error.isMissing { throw error }
    }
    return try createTemporary(path, mode: 0o644)
  }
}
