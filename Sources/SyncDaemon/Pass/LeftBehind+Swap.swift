import SyncCore

extension LeftBehind {
  /// What became of what lay under a swap name.
  struct Settled {
    /// The name is free again.
    var isGone = true
    var notes: [String] = []
  }

  /// Deals with what lies under a swap name: see ``Eviction``.
  ///
  /// - Parameters:
  ///   - swap: the name.
  ///   - path: the output it is of; nil: nobody knows.
  ///   - before: the bytes of the output as it was.
  ///   - noted: the bytes it was about to have when the run was cut short.
  ///   - build: the build tree.
  ///   - state: where edits are kept.
  /// - Returns: what became of it.
  static func settle(
    _ swap: RelativePath,
    of path: RelativePath?,
    before: ContentHash?,
    noted: Set<ContentHash> = [],
    _ build: borrowing Folder,
    _ state: borrowing AppState
  ) -> Settled {
    let known = noted.union([before].compactMap(\.self))
    do throws(SystemCallError) {
      guard let found = try found(swap, build) else { return Settled() }
      let eviction = Eviction(found: found, origin: try origin(path, noted, build), known: known)
      return try carryOut(eviction.verdict, swap, path, found, noted, build, state)
    } catch {
      // It stays under its name, for the next try.
      return Settled(
        isGone: false,
        notes: ["\(swap) in the build tree could not be put back or kept: \(error); it stays"]
      )
    }
  }

  private static func carryOut(
    _ verdict: Eviction.Verdict,
    _ swap: RelativePath,
    _ path: RelativePath?,
    _ found: Eviction.Found,
    _ noted: Set<ContentHash>,
    _ build: borrowing Folder,
    _ state: borrowing AppState
  ) throws(SystemCallError) -> Settled {
    switch verdict {
    case .discard: try build.unlink(swap)
    case .putBack:
      if let path { try build.rename(swap, to: path, noReplace: true) }
    case .keepAside:
      if found == .link {
        try state.putAside(link: build.target(of: swap), of: path ?? swap)
      } else {
        try state.putAside(build.openFile(swap), of: path ?? swap)
      }
      try build.unlink(swap)
      let note =
        "\(path ?? swap) was edited in the moment it was replaced; the edited copy is kept"
      return Settled(notes: [note])
    case .changeBack:
      guard let path else { break }
      try build.exchange(swap, path)
      // Ours is out now; should it be anything else by this time, it stays.
      guard case .file(let bytes)? = try Self.found(swap, build), noted.contains(bytes) else {
        return Settled(isGone: false)
      }
      try build.unlink(swap)
    case .leave:
      let note =
        "\(swap) in the build tree is a folder or special file that somebody put in an output's place; "
        + "it stays, and can be moved away"
      return Settled(isGone: false, notes: [note])
    }
    return Settled()
  }

  /// What is there now; nil: nothing.
  private static func found(_ path: RelativePath, _ build: borrowing Folder)
    throws(SystemCallError) -> Eviction.Found?
  {
    guard let status = try build.status(path) else { return nil }
    switch status.kind {
    case .file where status.stamp.size == 0: return .emptyFile
    case .file: return .file(try build.openFile(path).contentHash(upTo: 1 << 30))
    case .link: return .link
    case .folder: return .folder
    case .fifo, .socket, .device: return .special
    }
  }

  private static func origin(
    _ path: RelativePath?,
    _ noted: Set<ContentHash>,
    _ build: borrowing Folder
  ) throws(SystemCallError) -> Eviction.Origin? {
    guard let path else { return nil }
    switch try found(path, build) {
    case nil: return .free
    case .file(let bytes)? where noted.contains(bytes): return .placed
    case .file?, .emptyFile?, .link?, .folder?, .special?: return .taken
    }
  }
}
