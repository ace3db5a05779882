import CLinux
import SyncCore

extension Mirror {
  /// A file that is whole under its temporary name.
  struct Staged: Sendable {
    let file: DesiredFile
    let replaces: Bool
    let temporary: RelativePath
    let hash: ContentHash
    let open: OpenFile
  }

  /// A descriptor that several can hold: the stamp is asked of it after the rename, because a name
  /// may stand for another file by then.
  final class OpenFile: Sendable {
    let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
  }

  /// Writes a file under its temporary name, with the mode and times it will have.
  func stage(
    _ file: DesiredFile,
    replaces: Bool,
    stamps: [RelativePath: Stamp]
  ) throws(Failure) -> Staged {
    let temporary = temporaryName(for: file.path)
    let target = try onTarget { () throws(SystemCallError) in
      try removeIfThere(temporary)
      return OpenFile(try build.createTemporary(temporary, mode: modes.file))
    }
    do throws(Failure) {
      let hash = try fill(target.descriptor, with: file, stamps)
      try onTarget { () throws(SystemCallError) in
        try target.descriptor.setModeIfPossible(modes.file)
      }
      return Staged(
        file: file,
        replaces: replaces,
        temporary: temporary,
        hash: hash,
        open: target
      )
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Gives a new file its bytes; the one place that says where bytes come from.
  ///
  /// - Returns: the hash of what was written, which for a rendering is known only now.
  private func fill(
    _ target: borrowing Descriptor,
    with file: DesiredFile,
    _ stamps: [RelativePath: Stamp]
  ) throws(Failure) -> ContentHash {
    switch file.content {
    case .copy(let source, let hash):
      try copy(source, stamps[source], to: target)
      return hash
    case .generated(let bytes):
      try onTarget { () throws(SystemCallError) in try target.write(bytes) }
      return ContentHash(of: bytes.span)
    case .render(let source, hash: _, let recipe):
      let picture = try rendered(source, recipe)
      let copied = try onTarget { () throws(SystemCallError) in
        try picture.file.descriptor.copy(picture.size, to: target)
      }
      guard copied == picture.size else {
        throw .target(SystemCallError("copy", target.path, errno: EIO))
      }
      return picture.hash
    }
  }

  private func rendered(_ source: RelativePath, _ recipe: RenderRecipe)
    throws(Failure) -> Renderings.Picture
  {
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
    let file = try onSource { () throws(SystemCallError) in try drop.openFile(source) }
    let before = try onSource { () throws(SystemCallError) in try file.status().stamp }
    guard before == expected else { throw .sourceChanged }
    let count = Int(before.size)
    let copied = try onTarget { () throws(SystemCallError) in
      let copied = try file.copy(count, to: target)
      try target.setTimes(modified: before.modified)
      return copied
    }
    let after = try onSource { () throws(SystemCallError) in try file.status().stamp }
    guard copied == count, after == before else { throw .sourceChanged }
  }

  /// Takes a temporary file away; one that can not be removed is swept at the next start.
  func discard(_ temporary: RelativePath) {
    do {
      try build.unlink(temporary)
    } catch {
      return
    }
  }

  func removeIfThere(_ path: RelativePath) throws(SystemCallError) {
    do {
      try build.unlink(path)
    } catch {
      if !error.isMissing { throw error }
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
