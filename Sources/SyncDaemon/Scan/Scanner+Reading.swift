import SyncCore

extension Scanner {
  /// Files to be read, once it is known which.
  typealias Due = [RelativePath: DueFile]

  struct DueFile: Sendable {
    let path: RelativePath
    let status: FileStatus
    /// What it was when it was last read.
    let was: Source?

    func read(_ reader: SourceReader, _ drop: borrowing Folder) throws(SystemCallError) -> Source {
      try reader.read(path, in: drop, status: status, knownAs: was)
    }
  }

  /// Reads what is to be read, on every processor.
  func read(
    _ due: Due,
    _ drop: Shared<Folder>,
    _ sources: inout [RelativePath: Source]
  ) throws(SystemCallError) {
    guard !due.isEmpty else { return }
    let reader = SourceReader(
      limits: app.limits,
      imager: imager,
      open: open,
      glimpses: glimpses,
      headStart: due.count == 1 ? headStart : nil
    )
    var files = due.values.sorted { $0.path < $1.path }
    if files.count > 1 {
      let all = files
      let results = sideBySide(all) { file in Result { try file.read(reader, drop.value) } }
      files = []
      for (file, result) in zip(all, results) {
        switch result {
        case .success(let source): take(source, &sources)
        case .failure: files.append(file)
        }
      }
    }
    // One after the other fewer descriptors are needed.
    for file in files { take(try file.read(reader, drop.value), &sources) }
  }

  /// What only the image worker can tell stays as it was, for a look that waits for it.
  private func take(_ source: Source, _ sources: inout [RelativePath: Source]) {
    if glimpses?.kept[source.path] == nil { sources[source.path] = source }
  }
}
