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

  /// The light image that a storyboard in the same output draws: of the idiom, of the shape, the
  /// largest of them.
  func launchScreen(_ storyboard: RelativePath, _ idiom: Idiom, _ shape: SlotOrientation)
    -> RelativePath?
  {
    var best: (path: RelativePath, area: Int)?
    for path in sorted where path.isBelow(storyboard.parent) {
      guard path.parent?.name.ends(with: ".imageset".utf8) ?? false, let image = images[path],
        image.slots.contains(where: { slot in
          slot.row.idiom == idiom && slot.variant.appearance != .dark
            && (slot.row.orientation == shape || slot.row.orientation == .any)
        })
      else { continue }
      let area = image.pixels.width * image.pixels.height
      if best.map({ area > $0.area }) ?? true { best = (path, area) }
    }
    return best?.path
  }
}

extension RandomAccessCollection where Element: Equatable {
  fileprivate func ends(with other: some Collection<Element>) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}
