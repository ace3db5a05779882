import SyncCore

/// Thumbnails of one app's outputs, kept by content so that each is made once.
struct ThumbnailStore: ~Copyable {
  /// nil: nothing is kept.
  private let folder: StateFolder?

  init(_ folder: consuming StateFolder?) {
    self.folder = folder
  }

  /// The thumbnails that a report shows; those of other images are let go.
  func thumbnails(
    for report: AppReport,
    of material: ReportMaterial,
    sharing share: Int
  ) -> [RelativePath: Thumbnail] {
    let limit = report.thumbnailLimit(sharing: share)
    var thumbnails: [RelativePath: Thumbnail] = [:]
    var names: Set<String> = []
    for path in report.images.keys.sorted() {
      let name = material.hashes[path].map { "\($0)-\(limit).png" }
      if let name { names.insert(name) }
      if let thumbnail = thumbnail(of: path, material, limit: limit, name: name) {
        thumbnails[path] = thumbnail
      }
    }
    forget(except: names)
    return thumbnails
  }

  private func thumbnail(
    of path: RelativePath,
    _ material: ReportMaterial,
    limit: Int,
    name: String?
  ) -> Thumbnail? {
    if let name, let kept = try? folder?.read(name) { return Thumbnail(kept) }
    guard let bytes = Self.bytes(of: path, material) else { return nil }
    let thumbnail = Thumbnailer.thumbnail(of: bytes.span, limit: limit)
    // A file without a thumbnail is remembered as well, as an empty one.
    if let name { try? folder?.replace(name, with: thumbnail?.bytes ?? []) }
    return thumbnail
  }

  /// An output as it lies in the build tree; before the first pass, its source.
  private static func bytes(of path: RelativePath, _ material: ReportMaterial) -> [UInt8]? {
    let limit = Int(clamping: material.app.limits.fileSize)
    if let file = try? openRoot(material.app.build)?.openFile(path),
      let bytes = try? file.readAll(upTo: limit)
    {
      return bytes
    }
    guard let source = material.origin(of: path),
      let file = try? openRoot(material.app.drop)?.openFile(source)
    else { return nil }
    return try? file.readAll(upTo: limit)
  }

  private func forget(except names: Set<String>) {
    for name in (try? folder?.names()) ?? [] where !names.contains(name) {
      try? folder?.remove(name)
    }
  }
}

extension Thumbnail {
  /// A PNG that ``PNGWriting`` wrote; nil for anything else.
  init?(_ bytes: [UInt8]) {
    let span = bytes.span
    guard span.says("IHDR", at: 12), let width = span.bigWord(at: 16),
      let height = span.bigWord(at: 20)
    else { return nil }
    self.init(bytes: bytes, size: PixelSize(Int(width), Int(height)))
  }
}
