import CLinux
import SyncCore

extension Mirror {
  /// Gives staged files their names: all are noted and brought to the disk first.
  func publish(_ state: borrowing AppState, _ work: inout Work) {
    let batch = work.batch
    work.batch = []
    guard !batch.isEmpty else { return }
    var failures: [SystemCallError?]
    do throws(SystemCallError) {
      // Invariant 6: a kill after a rename finds here whose file it is.
      let journal = OpenFile(try state.note(batch.compactMap { work.entry(for: $0) }))
      failures = Array(repeating: nil, count: batch.count + 1)
      if durability == .full { failures = syncFiles([journal] + batch.map(\.open)) }
      if let failure = failures[0] { throw failure }
    } catch {
      for staged in batch {
        discard(staged.temporary)
        work.fail(staged.file, .target(error))
      }
      return
    }
    for (staged, failure) in zip(batch, failures.dropFirst()) {
      do throws(SystemCallError) {
        if let failure { throw failure }
        try place(staged, state, &work)
        work.outcome.touched += 1
        work.touchedFolders.insert(staged.file.path.parent)
      } catch {
        discard(staged.temporary)
        work.fail(staged.file, .target(error))
      }
    }
  }

  /// Renames one file into place.
  private func place(
    _ staged: Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) {
    let path = staged.file.path
    let isExchanged = staged.replaces ? try exchange(staged, state, &work) : false
    if !isExchanged {
      do throws(SystemCallError) {
        // Invariant 2: fails when somebody took the name since it was looked at.
        try build.rename(staged.temporary, to: path, noReplace: true)
      } catch {
        guard error.isExisting else { throw error }
        try adopt(staged, error, &work)
        return
      }
    }
    work.outcome.manifest.entries[path]?.hash = staged.hash
    work.outcome.manifest.entries[path]?.stamp = try staged.open.descriptor.status().stamp
  }

  /// Changes places with what is there, and looks at what that was: an edit made in the moment since
  /// the tree was looked at is kept aside, too (invariant 3).
  ///
  /// - Returns: false when nothing is there any more.
  private func exchange(
    _ staged: Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) -> Bool {
    let path = staged.file.path
    do {
      try build.exchange(staged.temporary, path)
    } catch {
      if error.isMissing { return false }
      guard error.lacksCall else { throw error }
      try build.rename(staged.temporary, to: path, noReplace: false)
      return true
    }
    guard let replaced = try build.status(staged.temporary) else { return true }
    switch replaced.kind {
    case .file where replaced.stamp.isSameContent(as: work.seen[path]): break
    case .link where work.seen[path] == nil: break
    case .file, .link: try setAside(staged.temporary, as: path, state)
    case .folder, .fifo, .socket, .device:
      // Not ours, and no copy can be kept: it goes back to where it was (invariant 2).
      try build.exchange(staged.temporary, path)
      throw SystemCallError("rename", path.bytes, errno: EEXIST)
    }
    try build.unlink(staged.temporary)
    return true
  }

  /// Takes over a foreign file that has just the bytes we were about to write (invariant 2).
  private func adopt(
    _ staged: Staged,
    _ cause: SystemCallError,
    _ work: inout Work
  ) throws(SystemCallError) {
    let path = staged.file.path
    let file = try build.openFile(path)
    let found = try file.status()
    let wanted = try staged.open.descriptor.status().stamp.size
    guard found.kind == .file, found.stamp.size == wanted else { throw cause }
    let hash = try file.contentHash(upTo: Int(wanted) + 1)
    let after = try file.status().stamp
    guard hash == staged.hash, after == found.stamp else { throw cause }
    discard(staged.temporary)
    work.outcome.manifest.entries[path]?.hash = staged.hash
    work.outcome.manifest.entries[path]?.stamp = found.stamp
    work.outcome.manifest.entries[path]?.isAdopted = true
  }
}

extension Stamp {
  /// Whether it is the same file with the same content: a rename changes the change time alone.
  func isSameContent(as other: Stamp?) -> Bool {
    guard let other else { return false }
    return device == other.device && inode == other.inode && size == other.size
      && modified == other.modified
  }
}
