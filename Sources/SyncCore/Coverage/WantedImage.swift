/// What has to be delivered to close a gap.
struct WantedImage: Hashable, Sendable {
  /// Stable, and the same for every device that the delivery serves.
  let id: String
  let file: String
  let pixels: PixelSize
  let remedy: Remedy
  let isForPhone: Bool
  let place: Place

  enum Remedy: Hashable, Sendable {
    /// An image that an output has a slot for.
    case image
    /// The same, once there is such an output.
    case output(OutputKind)
    /// An output: no image alone reaches this screen.
    case launchScreen
  }

  /// What shows it, which says what is seen without it.
  enum Place: Hashable, Sendable {
    /// The app's bundle: a black screen.
    case bundle
    /// A launch storyboard: its background.
    case storyboard
    /// Safari: a blank page.
    case web
  }

  /// What would serve the launch exactly.
  init(
    for query: LaunchQuery,
    era: Era,
    after result: LookupResult,
    app: App,
    base: String,
    listed: LookupResult.Listed?
  ) {
    let screen = query.screen
    isForPhone = screen.idiom == .iphone
    if era == .web {
      let window = screen.window(for: query.orientation)
      place = .web
      id = Self.id(query, orientation: query.orientation.shape)
      file = "apple-splash-\(window.width)-\(window.height).png"
      pixels = window
      remedy = .image
      return
    }
    if result.isOwnStoryboard, let row = Self.largest(screen.idiom, query.orientation.shape) {
      place = .storyboard
      id = "\(screen.idiom.rawValue)-storyboard-\(row.orientation.rawValue)"
      file = row.looseNames.first ?? row.id
      pixels = row.pixels
      remedy = .image
      return
    }
    place = .bundle
    guard let remedy = listed.map({ Self.remedy($0, app) }) ?? Self.remedy(screen, era, app)
    else {
      id = "\(screen.idiom.rawValue)-launch-screen"
      file = "LaunchScreen.storyboard"
      pixels = screen.pixels(for: query.orientation)
      self.remedy = .launchScreen
      return
    }
    self.remedy = remedy
    let orientation = Self.orientation(for: query, after: result)
    var name = LooseName(base: base)
    name.scheme = result.scheme
    name.scale = screen.scale
    name.orientation = orientation
    name.height = Self.height(screen)
    if era != .a { name.device = screen.idiom == .ipad ? .ipad : app.deviceSuffix ? .iphone : nil }
    switch screen.idiom {
    case .tv: file = Self.compiledTV(screen.scale, app)
    case .iphone, .ipad: file = listed?.name ?? name.text
    }
    pixels = screen.pixels(for: query.orientation)
    // An entry for one direction asks for an image of that direction.
    let entry = listed?.entry.orientation
    id = Self.id(query, entry?.facing == nil ? orientation : entry ?? orientation, result.scheme)
  }

  private static func id(_ query: LaunchQuery, orientation: SlotOrientation) -> String {
    let screen = query.screen
    let size = "\(screen.points.height)h-\(screen.scale.word)"
    return "web-\(screen.idiom.rawValue)-\(size)-\(orientation.rawValue)"
  }

  /// The screen whose image serves every other of its shape: the largest one.
  private static func largest(_ idiom: Idiom, _ shape: SlotOrientation) -> SlotRow? {
    SlotRow.all(of: .screen)
      .filter { $0.idiom == idiom && $0.orientation == shape }
      .max { $1.pixels.isLarger(than: $0.pixels) }
  }

  private static func id(
    _ query: LaunchQuery,
    _ orientation: NameOrientation,
    _ scheme: String?
  ) -> String {
    let screen = query.screen
    let word: String
    switch orientation {
    case .none: word = screen.shape(for: query.orientation).rawValue
    case .portrait: word = "portrait"
    case .portraitUpsideDown: word = "portraitUpsideDown"
    case .landscape: word = "landscape"
    case .landscapeLeft: word = "landscapeLeft"
    case .landscapeRight: word = "landscapeRight"
    }
    let size = "\(screen.points.height)h-\(screen.scale.word)"
    let id = "\(screen.idiom.rawValue)-\(size)-\(word)"
    return scheme.map { "\(id)-scheme-\($0)" } ?? id
  }

  /// The modifier of the hit when it has one, for that name goes first; else the shape's.
  private static func orientation(
    for query: LaunchQuery,
    after result: LookupResult
  ) -> NameOrientation {
    let screen = query.screen
    guard screen.idiom != .tv, screen.launchesInLandscape else { return .none }
    if result.orientation != .none { return result.orientation }
    switch screen.shape(for: query.orientation) {
    case .portrait, .any: return .portrait
    case .landscape: return .landscape
    }
  }

  /// The number in the first loose name of the screen's slot (facts 2): points to the Plus and on
  /// iPad, pixels on X-class phones.
  private static func height(_ screen: Screen) -> NameHeight {
    switch (screen.idiom, screen.points.height) {
    case (.tv, _), (.ipad, ...1024), (.iphone, ...480): .none
    case (.iphone, 568): .tall
    case (.iphone, 812...): .larger(screen.points.height * screen.scale.rawValue)
    case (.iphone, let height), (.ipad, let height): .larger(height)
    }
  }

  private static func compiledTV(_ scale: Scale, _ app: App) -> String {
    let set = app.outputs.first { $0.kind == .launchimage }.map(\.launchImageSetName)
    return "\(set ?? "LaunchImage")-\(scale == .one ? "900" : "1100")\(scale.suffix)~tv.png"
  }

  /// A name of the app's own list is that of a loose file, or of one that a set is compiled to.
  private static func remedy(_ listed: LookupResult.Listed, _ app: App) -> Remedy {
    let isMade = app.outputs.contains { output in
      switch output.kind {
      case .bundle: true
      case .launchimage:
        SlotRow.all(of: .launchImage).contains {
          LaunchKeys.compiledName(of: $0, set: output.launchImageSetName) == listed.name
        }
      case .storyboard, .infoplist, .web, .splash: false
      }
    }
    return isMade ? .image : .output(.bundle)
  }

  /// How an image gets to the place where this screen would load it; nil when no image can.
  private static func remedy(_ screen: Screen, _ era: Era, _ app: App) -> Remedy? {
    let kinds = Set(app.outputs.map(\.kind))
    switch era {
    case .a: return kinds.contains(.bundle) ? .image : .output(.bundle)
    case .b:
      guard ReachableScreens.byName(screen) else { return nil }
      return kinds.isDisjoint(with: [.bundle, .launchimage]) ? .output(.bundle) : .image
    case .c:
      if ReachableScreens.byCatalog(screen) {
        // A bundle's images are listed by the partial plist alone.
        let isListed = kinds.isSuperset(of: [.bundle, .infoplist]) && screen.idiom != .tv
        return kinds.contains(.launchimage) || isListed ? .image : .output(.launchimage)
      }
      guard ReachableScreens.byEntry(screen), kinds.contains(.infoplist) else { return nil }
      return kinds.contains(.bundle) ? .image : .output(.bundle)
    case .d, .web: return nil
    }
  }
}

/// Which screens an image can be made for (facts 1.3, 2).
enum ReachableScreens {
  /// By a loose name alone.
  static func byName(_ screen: Screen) -> Bool {
    switch screen.idiom {
    case .iphone: screen.points.height <= 568
    case .ipad: screen.points == PointSize(768, 1024)
    case .tv: false
    }
  }

  /// By a slot of Xcode's launch image set.
  static func byCatalog(_ screen: Screen) -> Bool {
    switch screen.idiom {
    case .iphone: [480, 568, 667, 736, 812, 896].contains(screen.points.height)
    case .ipad: screen.points == PointSize(768, 1024)
    case .tv: true
    }
  }

  /// By an entry in `UILaunchImages` for a loose file.
  static func byEntry(_ screen: Screen) -> Bool {
    let listed = [PointSize(834, 1112), PointSize(834, 1194), PointSize(1024, 1366)]
    return screen.idiom != .tv && (byCatalog(screen) || listed.contains(screen.points))
  }
}
