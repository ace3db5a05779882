import CLinux
import Glibc
import SyncCore
import Synchronization

extension Mirror {
  /// A file that is whole under its temporary name.
  struct Staged: Sendable {
    let file: DesiredFile
    let replaces: Bool
    var temporary: RelativePath
    let hash: ContentHash
    /// What somebody writes to it from now on is known by its size and time of modification. (Since Linux
    /// 6.13 a write after a look has another time; before, one within the same tick of the clock may not.)
    let written: Stamp
    let open: OpenFile
    /// Whoever brings it to the disk; nil: nobody yet.
    var early: EarlyCopy?
  }

  /// A descriptor that several can hold: the stamp is asked of it after the rename, because a name
  /// may stand for another file by then.
  final class OpenFile: Sendable {
    let descriptor: Descriptor
    private let place: Mutex<Shared<Descriptor>?>

    init(_ descriptor: consuming Descriptor, in holder: Shared<Descriptor>? = nil) {
      self.descriptor = descriptor
      place = Mutex(holder)
    }

    /// The folder that its name is in, wherever somebody moves that meanwhile; nil: the build tree itself.
    var holder: Shared<Descriptor>? {
      get { place.withLock { $0 } }
      set { place.withLock { $0 = newValue } }
    }
  }

  /// Writes a file under its temporary name, with the mode and times it will have.
  func stage(
    _ file: DesiredFile,
    replaces: Bool,
    stamps: [RelativePath: Stamp],
    _ renderings: Renderings?,
    _ was: Manifest.Entry? = nil
  ) throws(Failure) -> Staged {
    if let early = stageEarly(file, replaces: replaces, stamps: stamps) { return early }
    let (temporary, target) = try onTarget { () throws(SystemCallError) in
      try createTemporary(for: file.path)
    }
    do throws(Failure) {
      let hash = try fill(target.descriptor, with: file, stamps, renderings)
      if !file.isCopy, hash == was?.hash, let stamp = was?.stamp {
        // To a build, what is restored has not changed. (A copy has its source's time anyway.)
        try onTarget { () throws(SystemCallError) in
          try target.descriptor.setTimes(modified: stamp.modified)
        }
      }
      try onTarget { () throws(SystemCallError) in
        try target.descriptor.setModeIfPossible(modes.file)
      }
      return Staged(
        file: file,
        replaces: replaces,
        temporary: temporary,
        hash: hash,
        written: try onTarget { () throws(SystemCallError) in
          try target.descriptor.status().stamp
        },
        open: target
      )
    } catch {
      discard(temporary, target)
      throw error
    }
  }

  /// Takes over what was copied already of a source that is still what was read.
  ///
  /// - Returns: nil when it is to be copied as any other.
  private func stageEarly(
    _ file: DesiredFile,
    replaces: Bool,
    stamps: [RelativePath: Stamp]
  ) -> Staged? {
    guard case .copy(let source, let hash) = file.content, let stamp = stamps[source],
      let early = headStart?.take(source, stamp)
    else { return nil }
    let temporary = temporaryName(for: file.path)
    guard let target = early.moved(to: temporary, in: build) else { return nil }
    // After the copy was made: no file gets a stamp back that it had before.
    guard let now = try? open[source]?.value.status().stamp, now == stamp,
      let written = try? target.descriptor.status().stamp
    else {
      discard(temporary, target)
      return nil
    }
    return Staged(
      file: file,
      replaces: replaces,
      temporary: temporary,
      hash: hash,
      written: written,
      open: target,
      early: early
    )
  }

  /// Makes the file that will be `path`.
  ///
  /// What is there under the name was left by a pass that could not take it away: ours, unless it is no
  /// file; then the next name is taken.
  private func createTemporary(for path: RelativePath) throws(SystemCallError)
    -> (name: RelativePath, file: OpenFile)
  {
    var taken = SystemCallError("create", path.bytes, errno: EEXIST)
    for attempt in 0..<temporaryAttempts {
      let name = temporaryName(for: path, attempt: attempt)
      do throws(SystemCallError) {
        return (name, try create(name))
      } catch {
        guard error.isExisting else { throw error }
        taken = error
      }
      guard try build.status(name)?.kind == .file else { continue }
      try removeIfThere(name)
      return (name, try create(name))
    }
    throw SystemCallError("create", taken.path, errno: EISDIR)
  }

  private func create(_ name: RelativePath) throws(SystemCallError) -> OpenFile {
    var holder: Shared<Descriptor>?
    let file = try build.createTemporary(name, mode: modes.file, holder: &holder)
    return OpenFile(file, in: holder)
  }

  /// Gives a new file its bytes; the one place that says where bytes come from.
  ///
  /// - Returns: the hash of what was written, which for a rendering is known only now.
  private func fill(
    _ target: borrowing Descriptor,
    with file: DesiredFile,
    _ stamps: [RelativePath: Stamp],
    _ renderings: Renderings?
  ) throws(Failure) -> ContentHash {
    switch file.content {
    case .copy(let source, let hash):
      try copy(source, stamps[source], to: target)
      return hash
    case .generated(let bytes):
      try onTarget { () throws(SystemCallError) in try target.write(bytes) }
      return ContentHash(of: bytes.span)
    case .render(let source, hash: _, let recipe):
      let picture = try rendered(source, recipe, renderings)
      let copied = try onTarget { () throws(SystemCallError) in
        try picture.file.descriptor.copy(picture.size, to: target)
      }
      guard copied == picture.size else {
        throw .target(SystemCallError("copy", target.path, errno: EIO))
      }
      return picture.hash
    }
  }

  private func rendered(
    _ source: RelativePath,
    _ recipe: RenderRecipe,
    _ renderings: Renderings?
  ) throws(Failure) -> Renderings.Picture {
    guard let renderings else { throw .sourceChanged }
    do throws(Renderings.Failure) {
      return try renderings.result(of: source, recipe).get()
    } catch {
      switch error {
      case .sourceChanged: throw .sourceChanged
      case .source(let error): throw .source(error)
      case .scratch(let error): throw .target(error)
      case .imager(let finding): throw .rendering(finding)
      }
    }
  }

  /// Copies a source that is still what was read, with its modification time.
  private func copy(
    _ source: RelativePath,
    _ expected: Stamp?,
    to target: borrowing Descriptor
  ) throws(Failure) {
    guard let expected else { throw .sourceChanged }
    let source = try onSource { () throws(SystemCallError) in
      if let open = open[source] { return open }
      return Shared(try drop.openFile(source))
    }
    func isUnchanged() throws(Failure) -> Bool {
      try onSource { () throws(SystemCallError) in try source.value.status().stamp } == expected
    }
    let count = Int(expected.size)
    let copied: Int
    do {
      copied = try source.value.copy(count, to: target)
    } catch {
      // Another thing under the name may be nothing that can be copied.
      throw try isUnchanged() ? .target(error) : .sourceChanged
    }
    // Looked at once, and after: no file gets a stamp back that it had before.
    guard copied == count, try isUnchanged() else { throw .sourceChanged }
    try onTarget { () throws(SystemCallError) in
      try target.setTimes(modified: expected.modified)
    }
  }
}

extension DesiredFile {
  fileprivate var isCopy: Bool {
    switch content {
    case .copy: true
    case .render, .generated: false
    }
  }
}

extension Descriptor {
  /// Sets the permission bits where the file system has any (FAT and some network shares do not).
  func setModeIfPossible(_ mode: UInt32) throws(SystemCallError) {
    do {
      try setMode(mode)
    } catch {
      guard error.errno == EPERM || error.errno == EOPNOTSUPP else { throw error }
    }
  }
}
