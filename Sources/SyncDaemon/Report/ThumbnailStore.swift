import SyncCore

/// Thumbnails of one app's outputs, kept by content so that each is made once.
struct ThumbnailStore: ~Copyable {
  /// Where they are in the app's state.
  static let name = "thumbnails"

  /// nil: nothing is kept.
  private let folder: StateFolder?

  /// - Parameters:
  ///   - app: the app's name.
  ///   - state: the instance's state folder; nil keeps nothing.
  init(of app: String, in state: borrowing StateFolder?) {
    folder = try? state?.subfolder("apps").subfolder(app).subfolder(Self.name)
  }

  /// The thumbnails that a report shows; those of other images are let go.
  func thumbnails(
    for report: AppReport,
    of material: ReportMaterial,
    sharing share: Int = 1
  ) -> [RelativePath: Thumbnail] {
    let limit = report.thumbnailLimit(sharing: share)
    var thumbnails: [RelativePath: Thumbnail] = [:]
    var names: Set<String> = []
    for path in report.images.keys.sorted() {
      let name = Self.name(path, material, limit)
      if let name { names.insert(name) }
      let kept = name.flatMap { try? folder?.read($0) }
      thumbnails[path] =
        kept.map { Thumbnail($0) } ?? make(path, material, limit: limit, name: name)
    }
    forget(except: names)
    return thumbnails
  }

  /// Those of them that are there already, at once; nil when all are.
  func draft(for report: AppReport, of material: ReportMaterial) -> [RelativePath: Thumbnail]? {
    let limit = report.thumbnailLimit()
    var thumbnails: [RelativePath: Thumbnail] = [:]
    var isWhole = true
    for path in report.images.keys {
      if let name = Self.name(path, material, limit), let kept = try? folder?.read(name) {
        thumbnails[path] = Thumbnail(kept)
      } else {
        isWhole = false
      }
    }
    return isWhole ? nil : thumbnails
  }

  private static func name(
    _ path: RelativePath,
    _ material: ReportMaterial,
    _ limit: Int
  ) -> String? {
    material.outputs[path].map { "\($0.hash)-\(limit).png" }
  }

  private func make(
    _ path: RelativePath,
    _ material: ReportMaterial,
    limit: Int,
    name: String?
  ) -> Thumbnail? {
    guard let bytes = Self.bytes(of: path, material) else { return nil }
    let thumbnail = Thumbnailer.thumbnail(of: bytes.span, limit: limit)
    // The next pass may have replaced the file; a file without a thumbnail is kept as an empty one.
    if let name, material.outputs[path]?.hash == ContentHash(of: bytes.span) {
      try? folder?.replace(name, with: thumbnail?.bytes ?? [])
    }
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
