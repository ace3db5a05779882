import Glibc
import SyncCore

extension Mirror {
  /// Changes places with what is there, and looks at what that was: an edit made in the moment since
  /// the tree was looked at is kept aside, too (invariant 3).
  ///
  /// What came out lies under a swap name until its bytes are known to be ours or kept: so a kill in
  /// between leaves a name that tells the next start to look.
  ///
  /// - Returns: false when nothing is there any more.
  func exchange(
    _ staged: inout Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) -> Bool {
    let path = staged.file.path
    staged.temporary = try move(staged.temporary, toSwapOf: path, state, &work)
    var isExchanged = true
    do {
      try build.exchange(staged.temporary, path)
    } catch {
      if error.isMissing { return false }
      guard error.lacksCall else { throw error }
      guard let old = try replace(path, by: staged.temporary, state, &work) else { return false }
      staged.temporary = old
      isExchanged = false
    }
    do throws(SystemCallError) {
      if try !isExpected(staged.temporary, of: path, work) {
        try keep(staged.temporary, of: path, state, &work)
      }
    } catch {
      // It goes back to where it was; where it can not, it stays under the swap name (invariant 2).
      if isExchanged {
        try build.exchange(staged.temporary, path)
      } else {
        try build.rename(staged.temporary, to: path, noReplace: false)
      }
      throw error
    }
    try build.unlink(staged.temporary)
    return true
  }

  /// As an exchange, where the file system has none: what is there gets a second name before its own is
  /// given away; where there are no second names either, it goes away for a moment.
  ///
  /// - Returns: the swap name that it has now; nil when nothing is there any more.
  private func replace(
    _ path: RelativePath,
    by new: RelativePath,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) -> RelativePath? {
    guard let kind = try build.status(path)?.kind else { return nil }
    // Not ours, and could not change back (invariant 2).
    guard kind == .file || kind == .link else {
      throw SystemCallError("rename", path.bytes, errno: EEXIST)
    }
    var old: RelativePath?
    do throws(SystemCallError) {
      old = try swap(of: path, besides: new, state, &work) { (name) throws(SystemCallError) in
        try build.link(path, to: name)
      }
    } catch {
      if error.isMissing { return nil }
      guard error.lacksCall || error.errno == EPERM || error.errno == EMLINK else { throw error }
    }
    if let old {
      do throws(SystemCallError) {
        // What somebody has renamed to the place since has no second name.
        guard try build.status(old)?.identity == build.status(path)?.identity else {
          throw SystemCallError("rename", path.bytes, errno: EEXIST)
        }
        try build.rename(new, to: path, noReplace: false)
      } catch {
        settle(old, of: path, state, &work)
        throw error
      }
      return old
    }
    let away = try swap(of: path, besides: new, state, &work) { (name) throws(SystemCallError) in
      try build.rename(path, to: name, noReplace: true)
    }
    do throws(SystemCallError) {
      try build.rename(new, to: path, noReplace: true)
    } catch {
      // The last good output goes back, while its place is free (invariant 5).
      try? build.rename(away, to: path, noReplace: true)
      settle(away, of: path, state, &work)
      throw error
    }
    return away
  }

  /// Deals with what is left under a swap name of an output; whether it is gone.
  @discardableResult
  private func settle(
    _ swap: RelativePath,
    of path: RelativePath,
    _ state: borrowing AppState,
    _ work: inout Work
  ) -> Bool {
    let before = work.before.entries[path]?.hash
    let settled = LeftBehind.settle(swap, of: path, before: before, build, state)
    work.outcome.notes += settled.notes
    return settled.isGone
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
    try swap(of: path, state, &work) { (swap) throws(SystemCallError) in
      try build.rename(name, to: swap, noReplace: true)
    }
  }

  /// A swap name of an output that `give` could give, but not `other`.
  private func swap(
    of path: RelativePath,
    besides other: RelativePath? = nil,
    _ state: borrowing AppState,
    _ work: inout Work,
    _ give: (RelativePath) throws(SystemCallError) -> Void
  ) throws(SystemCallError) -> RelativePath {
    for attempt in 0..<temporaryAttempts {
      let swap = temporaryName(for: path, .swap, attempt: attempt)
      if swap == other { continue }
      for isSettled in [false, true] {
        do throws(SystemCallError) {
          try give(swap)
          return swap
        } catch {
          guard error.isExisting else { throw error }
        }
        if isSettled { break }
        guard settle(swap, of: path, state, &work) else { break }
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
}
