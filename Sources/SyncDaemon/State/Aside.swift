import Glibc
package import SyncCore

/// What somebody else put in an output's place, kept for him.
extension AppState {
  static let aside = "aside"
  /// Edited copies kept at most; the oldest go first.
  package static let asideLimit = 100
  private static let asideBytes: Int64 = 1 << 30

  /// Keeps an edited output before it is restored or removed (invariant 3).
  ///
  /// - Returns: the hash of the copy.
  @discardableResult
  package func putAside(_ file: borrowing Descriptor, of path: RelativePath) throws(SystemCallError)
    -> ContentHash
  {
    let size = Int(clamping: try file.status().stamp.size)
    return try keep(asideName(of: path)) { (copy) throws(SystemCallError) in
      _ = try file.copy(size, to: copy)
    }
  }

  /// Keeps where a link pointed that stood in an output's place.
  package func putAside(link target: [UInt8], of path: RelativePath) throws(SystemCallError) {
    _ = try keep(asideName(of: path, ".link")) { (copy) throws(SystemCallError) in
      try copy.write(target)
    }
  }

  /// The same edit is kept once: when what follows fails, it is tried again and again, and copies of
  /// one edit would drive out the others.
  private func keep(
    _ name: RelativePath,
    _ fill: (borrowing Descriptor) throws(SystemCallError) -> Void
  ) throws(SystemCallError) -> ContentHash {
    let folder = try folder.subfolder(Self.aside)
    var copied = (hash: ContentHash(high: 0, low: 0), size: Int64(0))
    try folder.make(name) { (copy) throws(SystemCallError) in
      try fill(copy)
      copied = (try copy.contentHash(upTo: Self.hashLimit), try copy.status().stamp.size)
    }
    let dash = UInt8(ascii: "-")
    let tail = { (name: RelativePath) in name.bytes.drop { $0 != dash } }
    for other in try folder.files(of: copied.size) where other != name && tail(other) == tail(name)
    {
      guard try folder.hash(of: other, upTo: Self.hashLimit) == copied.hash else { continue }
      try folder.removeIfThere(name)
      return copied.hash
    }
    try folder.prune(count: Self.asideLimit, bytes: Self.asideBytes)
    return copied.hash
  }

  private static let hashLimit = 1 << 30

  /// The time and the path, so that copies sort by age and each is kept.
  private func asideName(of path: RelativePath, _ ending: String = "") throws(SystemCallError)
    -> RelativePath
  {
    let slash = UInt8(ascii: "/")
    let tail = path.bytes.suffix(200).map { $0 == slash ? UInt8(ascii: "_") : $0 }
    guard let name = RelativePath(Array("\(wallClock())-".utf8) + tail + Array(ending.utf8)) else {
      throw SystemCallError("create", path.bytes, errno: EINVAL)
    }
    return name
  }

  /// Where edited copies lie; nil when there are none.
  package func asidePath() throws(SystemCallError) -> [UInt8]? {
    guard let aside = try folder.existing(Self.aside), !(try aside.isEmpty()) else { return nil }
    return aside.path
  }
}

extension StateFolder {
  /// The files of just this many bytes.
  fileprivate func files(of size: Int64) throws(SystemCallError) -> [RelativePath] {
    var files: [RelativePath] = []
    for entry in try folder.entries() {
      if let status = try folder.status(entry.name), status.kind == .file, status.stamp.size == size
      {
        files.append(entry.name)
      }
    }
    return files
  }

  fileprivate func hash(of name: RelativePath, upTo limit: Int) throws(SystemCallError)
    -> ContentHash
  {
    try folder.openFile(name).contentHash(upTo: limit)
  }

  /// Makes a new file in the place of one that may be there, filled by `body`; it is there when it is whole.
  func make(
    _ name: RelativePath,
    _ body: (borrowing Descriptor) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    guard let temporary = RelativePath(temporaryPrefix + name.bytes) else {
      throw SystemCallError("create", name.bytes, errno: EINVAL)
    }
    try removeIfThere(temporary)
    do throws(SystemCallError) {
      let file = try folder.createTemporary(temporary, mode: 0o644)
      try folder.giveToOwner(file)
      try body(file)
      try folder.rename(temporary, to: name, noReplace: false)
    } catch {
      try? folder.unlink(temporary)
      throw error
    }
  }

  /// Lets the oldest files go when there are more than `count`, or more than `bytes` in all; the
  /// newest stays however large it is.
  fileprivate func prune(count: Int, bytes: Int64) throws(SystemCallError) {
    var kept: [(stamp: Stamp, name: RelativePath)] = []
    for entry in try folder.entries() {
      if let status = try folder.status(entry.name) { kept.append((status.stamp, entry.name)) }
    }
    kept.sort { ($0.stamp.changed, $0.name) > ($1.stamp.changed, $1.name) }
    var total: Int64 = 0
    for (index, file) in kept.enumerated() {
      total += file.stamp.size
      if index > 0, index >= count || total > bytes { try removeIfThere(file.name) }
    }
  }
}
