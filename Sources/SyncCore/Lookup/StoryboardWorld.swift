/// The images of the launch storyboards that the outputs make, by what asks for them.
struct StoryboardWorld: Sendable {
  private var images: [Key: LaunchFile] = [:]
  private var pairs: Set<[UInt8]> = []

  struct Image: Sendable {
    let file: LaunchFile
    /// Bytes that it could take decoded, at most.
    let limit: Int
  }

  private struct Key: Hashable {
    let storyboard: [UInt8]
    let screen: Screen
    let shape: SlotOrientation
  }

  /// Light images only: that is what a device shows unless it is told otherwise.
  init(app: App, files: [DesiredFile]) {
    for output in app.outputs where output.kind == .storyboard {
      let place = StoryboardPlace(output)
      var shapes: [Idiom: Set<SlotOrientation>] = [:]
      for file in files where file.path.isBelow(place.catalog) {
        guard let image = file.image else { continue }
        let found = LaunchFile(path: file.path, pixels: image.pixels, isDerived: image.isDerived)
        for slot in image.slots where slot.variant.appearance != .dark {
          let row = slot.row
          let screen = Screen(idiom: row.idiom, points: row.points, scale: row.scale)
          let name = Array(place.name.utf8)
          images[Key(storyboard: name, screen: screen, shape: row.orientation)] = found
          shapes[row.idiom, default: []].insert(row.orientation)
        }
      }
      for (idiom, shapes) in shapes where shapes.count > 1 {
        pairs.insert(Self.pair(place.name, idiom))
      }
    }
  }

  func image(of storyboard: String, on screen: Screen, _ shape: SlotOrientation) -> Image? {
    let key = Key(storyboard: Array(storyboard.utf8), screen: screen, shape: shape)
    return images[key].map { file in
      let isPair = pairs.contains(Self.pair(storyboard, screen.idiom))
      return Image(file: file, limit: StoryboardImages.limit(isPair: isPair))
    }
  }

  private static func pair(_ storyboard: String, _ idiom: Idiom) -> [UInt8] {
    Array("\(storyboard)/\(idiom.rawValue)".utf8)
  }
}
