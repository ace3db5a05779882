import CLinux
import Glibc
package import SyncCore

/// One folder of the state: files in it are replaced whole, never edited in place.
package struct StateFolder: ~Copyable, Sendable {
  let folder: Folder

  /// Opens an absolute path, making it and its parents where they are missing.
  package init(making path: [UInt8]) throws(SystemCallError) {
    try makeFolders(path)
    folder = try Folder(opening: path)
  }

  /// Opens an absolute path that must be there already; makes nothing.
  package init(existing path: [UInt8]) throws(SystemCallError) {
    folder = try Folder(opening: path)
  }

  private init(_ folder: consuming Folder) {
    self.folder = folder
  }

  /// Where the state of a config lies: `$STATE_DIRECTORY`, else its `state`, else the system's.
  package static func path(of config: Config) -> [UInt8] {
    if let given = Terminal.environment("STATE_DIRECTORY"), !given.isEmpty { return given }
    return config.state ?? Array("/var/lib/launchsyncd".utf8)
  }

  /// The same folder for other threads.
  package func duplicate() throws(SystemCallError) -> StateFolder {
    StateFolder(try folder.duplicate())
  }

  /// A folder directly below, made where it is missing.
  package func subfolder(_ name: String) throws(SystemCallError) -> StateFolder {
    let path = try Self.path(name)
    do throws(SystemCallError) {
      return StateFolder(try folder.openFolder(path))
    } catch {
      guard error.isMissing else { throw error }
    }
    do {
      try folder.makeFolder(path, mode: 0o755)
    } catch  where error.errno == EEXIST {
      // Another app's pass, on another thread, was first.
    }
    let made = try folder.openFolder(path)
    try folder.giveToOwner(made.descriptor)
    return StateFolder(made)
  }

  /// A folder directly below; nil when there is none.
  package func existing(_ name: String) throws(SystemCallError) -> StateFolder? {
    let path = try Self.path(name)
    do throws(SystemCallError) {
      return StateFolder(try folder.openFolder(path))
    } catch {
      guard error.isMissing || error.isLink else { throw error }
      return nil
    }
  }

  var path: [UInt8] { folder.path }

  func isEmpty() throws(SystemCallError) -> Bool { try folder.entries().isEmpty }

  /// The folders directly below whose names are text, sorted.
  func folderNames() throws(SystemCallError) -> [String] {
    try folder.entries().filter { $0.kind == .folder }
      .compactMap { String(validating: $0.name.bytes, as: UTF8.self) }
  }

  /// The names of what lies directly in it, in no order.
  func names() throws(SystemCallError) -> [String] {
    try folder.entries().map { String(decoding: $0.name.bytes, as: UTF8.self) }
  }

  /// The bytes of a file; nil when there is none.
  package func read(_ name: String) throws(SystemCallError) -> [UInt8]? {
    do {
      return try folder.openFile(Self.path(name)).readAll(upTo: Self.limit)
    } catch  where error.isMissing {
      return nil
    }
  }

  /// Puts `bytes` in the place of a file in one step.
  package func replace(_ name: String, with bytes: [UInt8], sync: Bool = false)
    throws(SystemCallError)
  {
    let temporary = try Self.path(Self.temporary(name))
    do throws(SystemCallError) {
      let file = try folder.createAnew(temporary)
      try folder.giveToOwner(file)
      try file.write(bytes)
      if sync { try file.dataSync() }
      try folder.rename(temporary, to: Self.path(name), noReplace: false)
    } catch {
      try? folder.unlink(temporary)
      throw error
    }
  }

  /// Removes what a kill left half written; `name` is written by another thread, which may be at it.
  func sweep(except name: String? = nil) throws(SystemCallError) {
    for path in try temporaries(except: name) { try removeIfThere(path) }
  }

  /// Whether there is something half written.
  func hasTemporaries(except name: String) throws(SystemCallError) -> Bool {
    try !temporaries(except: name).isEmpty
  }

  private func temporaries(except name: String?) throws(SystemCallError) -> [RelativePath] {
    let taken = name.map { Array(Self.temporary($0).utf8) }
    return try folder.entries()
      .filter { entry in
        let bytes = entry.name.bytes
        return entry.kind == .file && bytes.starts(with: temporaryPrefix) && bytes != taken
      }
      .map(\.name)
  }

  /// Removes files that were to be renamed to another name of this folder.
  func sweepStaged() throws(SystemCallError) {
    try folder.forEachEntry { (entry) throws(SystemCallError) in
      guard entry.kind == .file, TemporaryRole(of: entry.name.name) == .staged else { return }
      try removeIfThere(entry.name)
    }
  }

  /// Adds `bytes` to the end of a file, in one write.
  ///
  /// - Returns: the open file, for a sync.
  @discardableResult
  package func append(_ bytes: [UInt8], to name: String) throws(SystemCallError) -> Descriptor {
    let file = try folder.openForAppending(Self.path(name))
    try folder.giveToOwner(file)
    try file.write(bytes)
    return file
  }

  /// Takes everything out of a file that is there.
  func empty(_ name: String) throws(SystemCallError) {
    do {
      _ = try folder.open(Self.path(name), O_WRONLY | O_TRUNC)
    } catch {
      if !error.isMissing { throw error }
    }
  }

  /// A new file without a name, which goes when it is closed.
  func unnamedFile() throws(SystemCallError) -> Descriptor {
    do {
      return try folder.createUnnamed()
    } catch {
      // Some file systems need a name to begin with.
      let name = try Self.path(".launchsyncd-unnamed-\(monotonicNow().components.attoseconds)")
      let file = try folder.createTemporary(name, mode: 0o600)
      try folder.unlink(name)
      return file
    }
  }

  /// Removes a file; one that is gone already is no failure.
  package func remove(_ name: String) throws(SystemCallError) {
    try removeIfThere(Self.path(name))
  }

  /// Moves a damaged file out of the way, so that nothing is lost with it; the first ones stay, when
  /// there are many.
  package func putAside(_ name: String) throws(SystemCallError) {
    for number in 1..<Self.mostDamaged {
      do {
        let other = number == 1 ? "\(name).damaged" : "\(name).damaged-\(number)"
        return try folder.rename(Self.path(name), to: Self.path(other), noReplace: true)
      } catch {
        guard error.isExisting else { throw error }
      }
    }
    let last = "\(name).damaged-\(Self.mostDamaged)"
    try folder.rename(Self.path(name), to: Self.path(last), noReplace: false)
  }

  private static let mostDamaged = 9

  func removeIfThere(_ path: RelativePath) throws(SystemCallError) {
    do {
      try folder.unlink(path)
    } catch {
      if !error.isMissing { throw error }
    }
  }

  /// What a file is called until it is whole.
  static func temporary(_ name: String) -> String { ".launchsyncd-\(name)" }

  static func path(_ name: String) throws(SystemCallError) -> RelativePath {
    guard let path = RelativePath(name) else {
      throw SystemCallError("open", Array(name.utf8), errno: EINVAL)
    }
    return path
  }

  /// Bytes of one state file.
  private static let limit = 1 << 30
}
