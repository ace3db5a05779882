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
  func dark(of path: RelativePath, in era: Era) -> RelativePath? {
    switch era {
    case .a, .b, .c: nil  // they know of no appearance
    case .d: dark(of: path) { $0.idiom == $1.idiom && $0.scale == $1.scale }
    // A web app has an image for each screen and shape of its own.
    case .web: dark(of: path) { $0.id == $1.id }
    }
  }

  private func dark(
    of path: RelativePath,
    where isPair: (SlotRow, SlotRow) -> Bool
  ) -> RelativePath? {
    guard let light = images[path], let folder = path.parent else { return nil }
    let shown = light.slots.filter { $0.variant.appearance != .dark }
    return sorted.first { other in
      other.parent == folder
        && images[other]?.slots.contains { dark in
          dark.variant.appearance == .dark
            && shown.contains { isPair($0.row, dark.row) }
        } ?? false
    }
  }
}
