package import SyncCore

/// All that reports of one app are made of, as values: they cross to another thread.
package struct ReportMaterial: Sendable {
  package let app: App
  package let status: AppStatus
  let coverage: Coverage
  let files: [DesiredFile]
  let sources: [Source]
  /// Of the bytes of each output.
  let hashes: [RelativePath: ContentHash]

  /// Of an app after a pass; nil before its first one.
  package init?(_ run: AppRun) {
    guard let coverage = run.coverage else { return nil }
    app = run.app
    status = run.status
    self.coverage = coverage
    files = run.files
    sources = Array(run.sources.values)
    hashes = run.manifest.entries.mapValues(\.hash)
  }

  /// What the pages say.
  package var report: AppReport {
    AppReport(
      status: status,
      coverage: coverage,
      files: files,
      sources: SourceOutcome.all(sources, files: files, status: status)
    )
  }

  /// The file of the drop folder that an output is a copy of; nil when it is rendered.
  func origin(of path: RelativePath) -> RelativePath? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    switch file.content {
    case .copy(let source, hash: _): return source
    case .render, .generated: return nil
    }
  }
}
