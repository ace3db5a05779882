import SyncCore

/// What a run that was cut short left in the build tree (invariant 6).
enum LeftBehind {
  /// Removes temporary files of ours from every folder we wrote to.
  static func sweep(
    _ build: borrowing Folder,
    manifest: Manifest,
    intents: Intents
  ) {
    var folders: Set<RelativePath?> = [nil]
    for path in manifest.folders { folders.insert(path) }
    for path in manifest.entries.keys { folders.insert(path.parent) }
    for path in intents.keys { folders.insert(path.parent) }
    for path in folders {
      let names = (try? entries(of: path, build)) ?? []
      for name in names where name.bytes.starts(with: temporaryPrefix) {
        try? build.unlink(path?.appending(name) ?? name)
      }
    }
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
