/// The images of the launch storyboards that the outputs make, by what asks for them.
struct StoryboardWorld: Sendable {
  private var images: [Key: LaunchFile] = [:]
  private var limits: [[UInt8]: Int] = [:]

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
        for slot in image.served where slot.variant.appearance != .dark {
          let row = slot.row
          let screen = Screen(idiom: row.idiom, points: row.points, scale: row.scale)
          let name = Array(place.name.utf8)
          images[Key(storyboard: name, screen: screen, shape: row.orientation)] = found
          shapes[row.idiom, default: []].insert(row.orientation)
        }
      }
      for (idiom, delivered) in shapes {
        limits[Self.key(place.name, idiom)] = StoryboardImages.limit(
          idiom,
          delivered: delivered,
          app: app
        )
      }
    }
  }

  func image(of storyboard: String, on screen: Screen, _ shape: SlotOrientation) -> Image? {
    let key = Key(storyboard: Array(storyboard.utf8), screen: screen, shape: shape)
    guard let file = images[key], let limit = limits[Self.key(storyboard, screen.idiom)] else {
      return nil
    }
    return Image(file: file, limit: limit)
  }

  private static func key(_ storyboard: String, _ idiom: Idiom) -> [UInt8] {
    Array("\(storyboard)/\(idiom.rawValue)".utf8)
  }
}
