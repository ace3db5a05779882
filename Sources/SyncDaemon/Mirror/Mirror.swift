import CLinux
import Glibc
package import SyncCore

/// Carries plans out in one build tree; decides nothing.
///
/// Every file is written under a temporary name of ours in its own folder and renamed, so that a
/// reader never sees half a file (invariant 4). A new name is taken only while it is free
/// (invariant 2). What is about to be renamed is noted first (invariant 6).
package struct Mirror: ~Copyable {
  private let drop: Folder
  private let build: Folder
  private let durability: Durability

  package init(drop: consuming Folder, build: consuming Folder, durability: Durability) {
    self.drop = drop
    self.build = build
    self.durability = durability
  }

  /// What became of a plan.
  package struct Outcome {
    /// What the build tree holds of ours now.
    package var manifest: Manifest
    package var problems: [Problem] = []
    /// Sources that changed while they were copied: to be read again.
    package var changed: Set<RelativePath> = []
    /// Something was left for later: a failure, or what waits for one.
    package var isIncomplete = false
    /// Files written, adopted or removed.
    package var touched = 0
  }

  /// Carries a plan out: folders, files, indexes, removals, emptied folders.
  ///
  /// - Parameters:
  ///   - plan: what to do.
  ///   - before: the manifest the plan was made from; what fails stays as it says.
  ///   - stamps: each source as it was when it was read.
  ///   - state: where intents and edited copies are kept.
  /// - Returns: what became of it.
  package func carryOut(
    _ plan: Plan,
    before: Manifest,
    stamps: [RelativePath: Stamp],
    renderings: Renderings,
    state: borrowing AppState
  ) -> Outcome {
    var outcome = Outcome(manifest: plan.manifest)
    var files: [Staged] = []
    var indexes: [Staged] = []
    var touchedFolders: Set<RelativePath?> = []
    var isIndexing = false
    for action in plan.actions {
      do throws(SystemCallError) {
        switch action {
        case .makeFolder(let path):
          try state.note(folder: path)
          try build.makeFolder(path, mode: 0o755)
          touchedFolders.insert(path.parent)
        case .setAside(let path):
          try setAside(path, state)
        case .write(let file, let replaces):
          if file.isIndex, !isIndexing {
            publish(files, before, state, &outcome, &touchedFolders)
            files = []
            isIndexing = true
          }
          if case .render(let source, hash: _, let recipe) = file.content,
            case .failure(let failure) = renderings.result(of: source, recipe)
          {
            fail(file, source, failure, before, &outcome)
            continue
          }
          let staged = try stage(file, replaces: replaces, stamps: stamps, renderings: renderings)
          if isIndexing { indexes.append(staged) } else { files.append(staged) }
        case .adopt(let file, hash: _):
          outcome.manifest.entries[file.path]?.stamp = try build.status(file.path)?.stamp
          outcome.touched += 1
        case .remove, .removeFolder:
          publish(files, before, state, &outcome, &touchedFolders)
          publish(indexes, before, state, &outcome, &touchedFolders)
          files = []
          indexes = []
          try remove(action, &touchedFolders)
          outcome.touched += 1
        }
      } catch {
        fail(action, error, before, &outcome)
      }
    }
    publish(files, before, state, &outcome, &touchedFolders)
    publish(indexes, before, state, &outcome, &touchedFolders)
    if durability == .full { syncFolders(touchedFolders, &outcome) }
    return outcome
  }

  /// A file that is whole under its temporary name.
  private struct Staged {
    let file: DesiredFile
    let replaces: Bool
    let temporary: RelativePath
    let hash: ContentHash
  }

  private func stage(
    _ file: DesiredFile,
    replaces: Bool,
    stamps: [RelativePath: Stamp],
    renderings: Renderings
  ) throws(SystemCallError) -> Staged {
    let temporary = temporaryName(for: file.path)
    let hash: ContentHash
    try removeIfThere(temporary)
    do throws(SystemCallError) {
      let target = try build.createTemporary(temporary, mode: 0o644)
      switch file.content {
      case .copy(let source, let expected):
        let stamp = try copy(source, stamps[source], to: target)
        try target.setTimes(modified: stamp.modified)
        hash = expected
      case .generated(let bytes):
        try target.write(bytes)
        hash = ContentHash(of: bytes.span)
      case .render(let source, hash: _, let recipe):
        guard case .success(let picture) = renderings.result(of: source, recipe),
          try picture.file.descriptor.copy(picture.size, to: target) == picture.size
        else { throw SystemCallError("copy", source.bytes, errno: EIO) }
        hash = picture.hash
      }
      try target.setMode(0o644)
      if durability == .full { try target.dataSync() }
    } catch {
      try? removeIfThere(temporary)
      throw error
    }
    return Staged(file: file, replaces: replaces, temporary: temporary, hash: hash)
  }

  /// Copies a source that is still what was read; otherwise throws `ESTALE`.
  private func copy(_ source: RelativePath, _ expected: Stamp?, to target: borrowing Descriptor)
    throws(SystemCallError) -> Stamp
  {
    let file = try drop.openFile(source)
    let before = try file.status().stamp
    guard before == expected else { throw SystemCallError("copy", source.bytes, errno: ESTALE) }
    let copied = try file.copy(Int(before.size), to: target)
    guard copied == Int(before.size), try file.status().stamp == before else {
      throw SystemCallError("copy", source.bytes, errno: ESTALE)
    }
    return before
  }

  /// Gives staged files their names, noting all of them first.
  private func publish(
    _ staged: [Staged],
    _ before: Manifest,
    _ state: borrowing AppState,
    _ outcome: inout Outcome,
    _ touchedFolders: inout Set<RelativePath?>
  ) {
    guard !staged.isEmpty else { return }
    do throws(SystemCallError) {
      try state.note(staged.map { ($0.file.path, $0.hash) })
    } catch {
      for one in staged {
        try? removeIfThere(one.temporary)
        fail(.write(one.file, replaces: one.replaces), error, before, &outcome)
      }
      return
    }
    for one in staged {
      do throws(SystemCallError) {
        do throws(SystemCallError) {
          try build.rename(one.temporary, to: one.file.path, noReplace: !one.replaces)
        } catch {
          try? removeIfThere(one.temporary)
          throw error
        }
        outcome.manifest.entries[one.file.path]?.hash = one.hash
        outcome.manifest.entries[one.file.path]?.stamp = try build.status(one.file.path)?.stamp
        outcome.touched += 1
        touchedFolders.insert(one.file.path.parent)
      } catch {
        fail(.write(one.file, replaces: one.replaces), error, before, &outcome)
      }
    }
  }

  private func setAside(_ path: RelativePath, _ state: borrowing AppState)
    throws(SystemCallError)
  {
    try state.putAside(build.openFile(path).readAll(upTo: 1 << 30), of: path)
  }

  private func remove(_ action: Action, _ touchedFolders: inout Set<RelativePath?>)
    throws(SystemCallError)
  {
    let path = action.path
    do {
      if case .removeFolder = action {
        try build.removeFolder(path)
      } else {
        try build.unlink(path)
      }
    } catch {
      // A folder that somebody put files into stays; what is gone already is as wanted.
      guard error.isMissing || error.isExisting else { throw error }
    }
    touchedFolders.insert(path.parent)
  }

  private func removeIfThere(_ path: RelativePath) throws(SystemCallError) {
    do {
      try build.unlink(path)
    } catch {
      if !error.isMissing { throw error }
    }
  }

  /// What could not be done stays as the manifest said before, and becomes a problem.
  private func fail(
    _ action: Action,
    _ error: SystemCallError,
    _ before: Manifest,
    _ outcome: inout Outcome
  ) {
    let path = action.path
    outcome.manifest.entries[path] = before.entries[path]
    if error.errno == ESTALE || error.errno == ENOENT, case .write(let file, replaces: _) = action,
      let source = file.source
    {
      outcome.changed.insert(source)
      return
    }
    outcome.isIncomplete = true
    outcome.problems.append(Problem(writing: path, error))
  }

  /// What could not be rendered stays as the manifest said before, and is a problem of its source.
  private func fail(
    _ file: DesiredFile,
    _ source: RelativePath,
    _ failure: Renderings.Failure,
    _ before: Manifest,
    _ outcome: inout Outcome
  ) {
    outcome.manifest.entries[file.path] = before.entries[file.path]
    switch failure {
    case .sourceChanged: outcome.changed.insert(source)
    case .source(let error):
      outcome.isIncomplete = true
      outcome.problems.append(.unreadable(source, error))
    case .scratch(let error):
      outcome.isIncomplete = true
      outcome.problems.append(Problem(writing: file.path, error))
    case .imager(let finding): outcome.problems.append(finding.named(source))
    }
  }

  private func syncFolders(_ folders: Set<RelativePath?>, _ outcome: inout Outcome) {
    for path in folders.sorted(by: { ($0?.bytes ?? []).lexicographicallyPrecedes($1?.bytes ?? []) })
    {
      do {
        if let path { try build.openFolder(path).sync() } else { try build.sync() }
      } catch  where error.errno == ENOENT {
        continue  // removed within this pass
      } catch {
        outcome.isIncomplete = true
        outcome.problems.append(Problem(writing: path, error))
      }
    }
  }
}

/// The prefix of every temporary name of ours; such names are never sources (invariant 9).
package let temporaryPrefix = Array(".launchsyncd-".utf8)

/// A name in the target's own folder: a rename from elsewhere fails under systemd's sandbox.
func temporaryName(for path: RelativePath) -> RelativePath {
  let name = temporaryPrefix + Array("\(ContentHash(of: path.bytes.span))".utf8)
  return path.parent?.appending(name) ?? RelativePath(name) ?? path
}

extension Problem {
  /// A target that could not be written, with what to do about it.
  init(writing path: RelativePath?, _ error: SystemCallError) {
    let name = path?.description ?? "the build tree"
    switch error.errno {
    case ENOSPC, EDQUOT:
      self.init(
        .diskFull,
        at: path,
        "\(name) was not written: \(errorText(error.errno))",
        remedy: "free space in the build tree's file system; launchsyncd tries again by itself"
      )
    case EEXIST:
      self.init(
        .foreignFile,
        at: path,
        "\(name) appeared in the build tree while it was being written",
        remedy: "move it away or delete it, or give the output another path in the config"
      )
    case _:
      self.init(
        .cannotWrite,
        at: path,
        "\(name) was not written: \(error.call): \(errorText(error.errno))",
        remedy: "give the user launchsyncd runs as the right to write to the build tree"
      )
    }
  }
}
