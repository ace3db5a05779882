import SyncCore

/// What a run that was cut short left in the build tree (invariant 6).
enum LeftBehind {
  /// The folders that we wrote to, or were about to.
  static func folders(_ manifest: Manifest, _ intents: Intents) -> Set<RelativePath?> {
    var folders: Set<RelativePath?> = [nil]
    for path in manifest.folders { folders.insert(path) }
    for path in manifest.entries.keys { folders.insert(path.parent) }
    for path in intents.keys { folders.insert(path.parent) }
    return folders
  }

  /// Whether there may be something half written, in the state or in these folders of the build tree.
  ///
  /// A folder that was only just made is in the intents.
  static func isAnything(
    _ app: App,
    _ folders: Set<RelativePath?>,
    _ state: borrowing AppState
  ) throws(SystemCallError) -> Bool {
    if try state.hasLeftovers() { return true }
    guard let build = openRoot(app.build) else { return false }
    for folder in folders.union([nil]) {
      for name in try entries(of: folder, build) where TemporaryRole(of: name.name) != nil {
        return true
      }
    }
    return false
  }

  /// Takes temporary files of ours out of folders of the build tree.
  ///
  /// A staged file goes, and so does the empty file that took the name for one. What lies under a swap
  /// name goes when its bytes are known; else it goes back to where it was, or is kept aside (invariants
  /// 2 and 3).
  ///
  /// - Returns: what a person should know, a line each.
  static func sweep(
    _ build: borrowing Folder,
    in folders: Set<RelativePath?>,
    _ manifest: Manifest,
    _ intents: Intents,
    _ state: borrowing AppState
  ) -> [String] {
    var notes: [String] = []
    var origins: [RelativePath: RelativePath]?
    for folder in folders {
      let names = (try? entries(of: folder, build)) ?? []
      for name in names {
        guard let role = TemporaryRole(of: name.name) else { continue }
        let path = folder?.appending(name) ?? name
        switch role {
        case .staged: try? build.unlink(path)
        case .swap:
          let known = origins ?? Self.origins(manifest, intents)
          origins = known
          let origin = known[path]
          let settled = settle(
            path,
            of: origin,
            before: origin.flatMap { manifest.entries[$0]?.hash },
            noted: Set(origin.flatMap { intents[$0] }?.map(\.hash) ?? []),
            build,
            state
          )
          notes += settled.notes
        }
      }
    }
    for path in intents.keys where (try? build.status(path))??.isPlaceholder == true {
      try? build.unlink(path)
    }
    return notes.sorted()
  }

  /// The swap names of all that we wrote or were about to, and what each is of.
  private static func origins(_ manifest: Manifest, _ intents: Intents)
    -> [RelativePath: RelativePath]
  {
    var origins: [RelativePath: RelativePath] = [:]
    for path in Set(manifest.entries.keys).union(intents.keys) {
      for attempt in 0..<temporaryAttempts {
        origins[temporaryName(for: path, .swap, attempt: attempt)] = path
      }
    }
    return origins
  }

  private static func entries(of path: RelativePath?, _ build: borrowing Folder)
    throws(SystemCallError) -> [RelativePath]
  {
    guard let path else { return try build.entries().map(\.name) }
    return try build.openFolder(path).entries().map(\.name)
  }

  /// Takes back what was placed in the instant before the kill: a noted name that holds just the
  /// bytes noted is ours, whatever became of its source since.
  static func recover(
    _ manifest: inout Manifest,
    intents: Intents,
    build: borrowing Folder
  ) {
    for (path, entries) in intents {
      guard let file = try? build.openFile(path), let status = try? file.status(),
        status.kind == .file,
        let bytes = try? file.readAll(upTo: 1 << 30)
      else { continue }
      let hash = ContentHash(of: bytes.span)
      guard var entry = entries.last(where: { $0.hash == hash }),
        manifest.entries[path]?.hash != hash
      else { continue }
      entry.stamp = status.stamp
      manifest.entries[path] = entry
    }
  }
}
