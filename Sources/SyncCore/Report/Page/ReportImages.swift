/// The images that outputs hold, as a report needs them.
package struct ReportImages: Sendable {
  private let images: [RelativePath: ImageUse]
  private let sorted: [RelativePath]

  package init(_ files: [DesiredFile]) {
    var images: [RelativePath: ImageUse] = [:]
    for file in files {
      if let image = file.image { images[file.path] = image }
    }
    self.images = images
    sorted = images.keys.sorted()
  }

  func pixels(of path: RelativePath) -> PixelSize? { images[path]?.pixels }

  /// The image that takes the place of `path` in dark appearance; nil when there is none.
  func dark(of path: RelativePath) -> RelativePath? {
    guard let light = images[path], let folder = path.parent else { return nil }
    let shown = light.slots.filter { $0.variant.appearance != .dark }
    return sorted.first { other in
      other.parent == folder
        && images[other]?.slots.contains { dark in
          dark.variant.appearance == .dark
            && shown.contains { $0.row.idiom == dark.row.idiom && $0.row.scale == dark.row.scale }
        } ?? false
    }
  }
}
