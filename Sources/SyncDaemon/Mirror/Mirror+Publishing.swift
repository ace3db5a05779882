import CLinux
import Glibc
import SyncCore

extension Mirror {
  /// Gives staged files their names: all are noted and brought to the disk first.
  func publish(_ state: borrowing AppState, _ work: inout Work) {
    let batch = work.batch
    work.batch = []
    guard !batch.isEmpty else { return }
    var noting: SystemCallError?
    func note() {
      do throws(SystemCallError) {
        // Invariant 6: a kill after a rename finds here whose file it is.
        let journal = try state.note(batch.compactMap { work.entry(for: $0) })
        if durability == .full { try journal.dataSync() }
      } catch {
        noting = error
      }
    }
    var failures = [SystemCallError?](repeating: nil, count: batch.count)
    if durability == .full {
      failures = syncFiles(batch, meanwhile: note)
    } else {
      note()
    }
    if let noting {
      for staged in batch {
        discard(staged.temporary, staged.open)
        work.fail(staged.file, .target(noting))
      }
      return
    }
    for (var staged, failure) in zip(batch, failures) {
      do throws(SystemCallError) {
        if let failure { throw failure }
        try place(&staged, state, &work)
        work.outcome.touched += 1
        work.touchedFolders.insert(staged.file.path.parent)
      } catch {
        discard(staged)
        work.fail(staged.file, .target(error))
      }
    }
  }

  /// Renames one file into place.
  private func place(
    _ staged: inout Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) {
    let path = staged.file.path
    // The disk took its time: names are given where the paths lead now (invariant 9).
    build.forgetHolder()
    let isExchanged = staged.replaces ? try exchange(&staged, state, &work) : false
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
    let stamp = try staged.open.descriptor.status().stamp
    let isAsWritten = stamp.isSameContent(as: staged.written)
    // Without one the next look reads the file.
    if !isAsWritten { work.outcome.isOutdated = true }
    work.outcome.manifest.entries[path]?.stamp = isAsWritten ? stamp : nil
  }

  /// Changes places with what is there, and looks at what that was: an edit made in the moment since
  /// the tree was looked at is kept aside, too (invariant 3).
  ///
  /// What came out lies under a swap name until its bytes are known to be ours or kept: so a kill in
  /// between leaves a name that tells the next start to look.
  ///
  /// - Returns: false when nothing is there any more.
  private func exchange(
    _ staged: inout Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) -> Bool {
    let path = staged.file.path
    staged.temporary = try move(staged.temporary, toSwapOf: path, state, &work)
    do {
      try build.exchange(staged.temporary, path)
    } catch {
      if error.isMissing { return false }
      guard error.lacksCall else { throw error }
      try build.rename(staged.temporary, to: path, noReplace: false)
      return true
    }
    do throws(SystemCallError) {
      if try !isExpected(staged.temporary, of: path, work) {
        try keep(staged.temporary, of: path, state, &work)
      }
    } catch {
      // It goes back to where it was; where it can not, it stays under the swap name (invariant 2).
      try build.exchange(staged.temporary, path)
      throw error
    }
    try build.unlink(staged.temporary)
    return true
  }

  /// Gives what is at `name` the swap name of an output.
  ///
  /// What is there already could not be dealt with before; where it still can not, another name is
  /// taken.
  func move(
    _ name: RelativePath,
    toSwapOf path: RelativePath,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) -> RelativePath {
    for attempt in 0..<temporaryAttempts {
      let swap = temporaryName(for: path, .swap, attempt: attempt)
      for isSettled in [false, true] {
        do throws(SystemCallError) {
          try build.rename(name, to: swap, noReplace: true)
          return swap
        } catch {
          guard error.isExisting else { throw error }
        }
        if isSettled { break }
        let before = work.before.entries[path]?.hash
        let settled = LeftBehind.settle(swap, of: path, before: before, build, state)
        work.outcome.notes += settled.notes
        guard settled.isGone else { break }
      }
    }
    throw SystemCallError(
      "rename",
      build.whole(temporaryName(for: path, .swap)),
      errno: EISDIR
    )
  }

  /// Whether what came out of an output's place is what we left there, or what was kept aside.
  ///
  /// The bytes are compared: a rename changes the change time, and the other times can be set.
  func isExpected(
    _ swap: RelativePath,
    of path: RelativePath,
    _ work: borrowing Work
  ) throws(SystemCallError) -> Bool {
    guard let found = try build.status(swap) else { return true }
    switch (found.kind, work.expected(at: path)) {
    case (.file, .file(let hash)):
      guard found.stamp.isSameContent(as: work.seen[path]) else { return false }
      // One byte more: what somebody has just added at its end must be seen.
      let bytes = try build.openFile(swap).readAll(expecting: Int(found.stamp.size) + 1)
      return ContentHash(of: bytes.span) == hash
    case (.link, .link(let target)): return try build.target(of: swap) == target
    case (.file, _), (.link, _), (.folder, _), (.fifo, _), (.socket, _), (.device, _): return false
    }
  }

  /// Keeps an edit of the last moment aside.
  private func keep(
    _ swap: RelativePath,
    of path: RelativePath,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) {
    switch try build.status(swap)?.kind {
    case .file:
      _ = try setAside(swap, as: path, state)
      work.outcome.drift.append(Drift(path, .edited))
    case .link:
      _ = try setAside(swap, as: path, state)
      work.outcome.drift.append(Drift(path, .replaced))
    case .folder, .fifo, .socket, .device:
      // Not ours, and no copy can be kept (invariant 2).
      throw SystemCallError("rename", path.bytes, errno: EEXIST)
    case nil: return
    }
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
    discard(staged.temporary, staged.open)
    work.outcome.manifest.entries[path]?.hash = staged.hash
    work.outcome.manifest.entries[path]?.stamp = found.stamp
    work.outcome.manifest.entries[path]?.isAdopted = !work.rebuilds
  }
}

extension Stamp {
  /// Whether it can be the same file with the same content: a rename changes the change time alone.
  func isSameContent(as other: Stamp?) -> Bool {
    guard let other else { return false }
    return device == other.device && inode == other.inode && size == other.size
      && modified == other.modified
  }
}
