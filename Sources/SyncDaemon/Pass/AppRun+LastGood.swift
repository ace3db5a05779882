import SyncCore

extension AppRun {
  /// What the build tree still holds of sources that can not be used now.
  func lastGood(held: Set<RelativePath>, canRender: Bool) -> LastGood {
    let unusable = sources.values.filter { !$0.isUsable(in: effective, canRender: canRender) }
    let all = Set(unusable.map(\.path)).union(held).union(unjudged)
    guard !all.isEmpty, let build = openRoot(app.build) else { return LastGood() }
    return LastGood(manifest, of: all) { isAsLeft($0, build) }
  }

  private func isAsLeft(_ path: RelativePath, _ build: borrowing Folder) -> Bool {
    // What can not be read is not known to be ours.
    guard let entry = manifest.entries[path], let status = try? build.status(path),
      status.kind == .file
    else { return false }
    if !distrusts, status.stamp == entry.stamp { return true }
    guard let file = try? build.openFile(path), let bytes = try? file.readAll(upTo: 1 << 30) else {
      return false
    }
    return ContentHash(of: bytes.span) == entry.hash
  }
}

extension Source {
  /// Whether something can be made of it.
  fileprivate func isUsable(in app: App, canRender: Bool) -> Bool {
    switch content {
    case .incomplete, .broken: return false
    case .image(let facts, hash: _, warnings: _):
      switch facts.treatment(for: app.color) {
      case .copy: return true
      case .convert(let conversion): return canRender || !conversion.isNeeded
      }
    }
  }
}
