package import SyncCore

/// All that reports of one app are made of, as values: they cross to another thread.
package struct ReportMaterial: Sendable {
  package let app: App
  package let status: AppStatus
  private let effective: App
  private let keys: LaunchKeys?
  let files: [DesiredFile]
  private let sizes: [SourceSize]
  /// This and the outputs are the app's own, not copies: thousands may wait for their pages.
  private let known: [RelativePath: Source]
  let outputs: [RelativePath: Manifest.Entry]

  /// Of an app after a pass; nil before its first one.
  package init?(_ run: AppRun) {
    guard let files = run.files else { return nil }
    app = run.app
    status = run.status
    effective = run.effective
    keys = run.launchKeys
    self.files = files
    sizes = run.sizes
    known = run.sources
    outputs = run.manifest.entries
  }

  var sources: [Source] { Array(known.values) }

  /// What the pages say.
  package var report: AppReport {
    AppReport(
      status: status,
      coverage: Coverage.of(app: effective, files: files, keys: keys, sources: sizes),
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
