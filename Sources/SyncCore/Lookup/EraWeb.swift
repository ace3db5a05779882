/// The startup image of a web app on the home screen: the one tag that names the screen (facts 3).
enum EraWeb {
  static func search(_ query: LaunchQuery, in world: LaunchWorld) -> LookupResult {
    var result = LookupResult()
    let shape = query.orientation.shape
    let points = query.screen.points
    let file = world.startupImage(on: query.screen, shape)
    let name = "\(points) @\(query.screen.scale.word) \(shape.rawValue)"
    result.trail.told.append(ChainStep(name: name, found: file != nil, assumed: false))
    result.hit = file
    result.frame = .filled(limit: .max)
    return result
  }
}

/// The startup images that the outputs hold, by the screen and the shape of each.
struct StartupImages: Sendable {
  private var images: [Key: LaunchFile] = [:]

  private struct Key: Hashable {
    let screen: Screen
    let shape: SlotOrientation
  }

  /// Light images only, as of a launch storyboard.
  init(app: App, files: [DesiredFile]) {
    for output in app.outputs where output.kind == .web {
      for file in files where file.path.parent == output.path {
        guard let image = file.image else { continue }
        for slot in image.slots
        where slot.row.family == .screen && slot.variant.isPlain(isDark: false) {
          let screen = Screen(
            idiom: slot.row.idiom,
            points: slot.row.points,
            scale: slot.row.scale
          )
          let key = Key(screen: screen, shape: slot.row.orientation)
          guard images[key] == nil else { continue }
          images[key] = LaunchFile(
            path: file.path,
            pixels: image.pixels,
            isDerived: image.isDerived
          )
        }
      }
    }
  }

  func image(on screen: Screen, _ shape: SlotOrientation) -> LaunchFile? {
    images[Key(screen: screen, shape: shape)]
  }
}
