package import SyncCore

/// Looks at the build tree for the planner; reads a file only where its stamp is not the one we
/// left.
package struct TreeReader: ~Copyable {
  private let build: Folder
  private let manifest: Manifest

  package init(build: consuming Folder, manifest: Manifest) {
    self.build = build
    self.manifest = manifest
  }

  /// What is at every path of the manifest, every one of `paths`, and the folders above them.
  package func look(at paths: [RelativePath]) -> [RelativePath: OnDisk] {
    var seen: [RelativePath: OnDisk] = [:]
    for path in paths + Array(manifest.entries.keys) + Array(manifest.folders) {
      var next: RelativePath? = path
      while let path = next, seen[path] == nil {
        seen[path] = onDisk(path)
        next = path.parent
      }
    }
    return seen
  }

  /// What is at `path` now.
  ///
  /// What can not be read is taken for foreign: it is not touched.
  private func onDisk(_ path: RelativePath) -> OnDisk {
    do {
      guard let status = try build.status(path) else { return .absent }
      switch status.kind {
      case .folder: return .folder
      case .link, .fifo, .socket, .device: return .other
      case .file:
        if let entry = manifest.entries[path], entry.stamp == status.stamp {
          return .file(entry.hash)
        }
        let bytes = try build.openFile(path).readAll(upTo: Self.readLimit)
        return .file(ContentHash(of: bytes.span))
      }
    } catch {
      return .other
    }
  }

  private static let readLimit = 1 << 30
}
