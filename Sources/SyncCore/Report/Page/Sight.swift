/// What the eye sees of a launch: what is drawn, and where on the screen.
struct Sight: Hashable, Sendable {
  let content: Content
  /// In points of the screen as it is held.
  let frame: Frame
  let fit: Fit

  enum Content: Hashable, Sendable {
    /// An image below the build tree.
    case image(RelativePath)
    /// A launch screen whose image is not ours to show.
    case launchScreen
    case nothing(Nothing)
  }

  /// What is seen where no image is found.
  enum Nothing: Hashable, Sendable {
    case blackScreen, bareLaunchScreen, blankPage

    init(_ era: Era) {
      switch era {
      case .a, .b, .c: self = .blackScreen
      case .d: self = .bareLaunchScreen
      case .web: self = .blankPage
      }
    }
  }

  struct Frame: Hashable, Sendable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  enum Fit: Hashable, Sendable {
    /// Every pixel, drawn to the size of the frame.
    case stretch
    /// The shape kept, what goes over the edge cut off.
    case cover
  }

  /// What a cell shows on a screen held so that it measures `held` points.
  ///
  /// - Parameters:
  ///   - cell: of the coverage.
  ///   - screen: of the device.
  ///   - images: what the outputs hold.
  init(_ cell: CoverageCell, on screen: Screen, _ images: ReportImages) {
    let held = Self.held(screen, cell)
    let whole = Frame(x: 0, y: 0, width: held.width, height: held.height)
    guard cell.state != .missing else {
      (content, frame, fit) = (.nothing(Nothing(cell.era)), whole, .stretch)
      return
    }
    guard let file = cell.file, let pixels = images.pixels(of: file) else {
      (content, frame, fit) = (.launchScreen, whole, .cover)
      return
    }
    content = .image(file)
    // Our launch screen fills the window with its image and cuts what goes over (facts 5.2).
    fit = cell.era == .d ? .cover : .stretch
    switch cell.seen {
    case nil, .scaled, .genericOrientation: frame = whole
    case .letterboxed: frame = Self.centred(320, 480, in: held)
    case .compatibilityViewport:
      frame = Self.viewport(pixels, screen.idiom, in: held)
    }
  }

  /// The same with another image.
  init(_ sight: Sight, showing image: RelativePath) {
    content = .image(image)
    frame = sight.frame
    fit = sight.fit
  }

  /// The screen as it is held for a launch, in points: phones whose launch images are upright stay
  /// upright for them, whichever way they are held; launch screens and web apps turn.
  static func held(_ screen: Screen, _ cell: CoverageCell) -> PointSize {
    let shape =
      switch cell.era {
      case .a, .b, .c: screen.shape(for: cell.orientation)
      case .d, .web: cell.orientation.shape
      }
    switch shape {
    case .portrait, .any: return screen.points
    case .landscape:
      return screen.idiom == .tv
        ? screen.points : PointSize(screen.points.height, screen.points.width)
    }
  }

  /// An iPad runs the app as 768x1024 points with bars on all sides where it is larger (trap 9), a
  /// phone as large as the older screen's shape allows.
  private static func viewport(_ pixels: PixelSize, _ idiom: Idiom, in held: PointSize) -> Frame {
    let isWide = held.width > held.height
    let old = isWide ? PointSize(1024, 768) : PointSize(768, 1024)
    switch idiom {
    case .ipad where old.width <= held.width && old.height <= held.height:
      return centred(old.width, old.height, in: held)
    case .ipad: return fitted(PixelSize(old.width, old.height), in: held)
    case .iphone, .tv: return fitted(pixels, in: held)
    }
  }

  private static func fitted(_ pixels: PixelSize, in held: PointSize) -> Frame {
    let isTall = pixels.height * held.width > pixels.width * held.height
    return isTall
      ? centred(max(1, pixels.width * held.height / pixels.height), held.height, in: held)
      : centred(held.width, max(1, pixels.height * held.width / pixels.width), in: held)
  }

  private static func centred(_ width: Int, _ height: Int, in held: PointSize) -> Frame {
    Frame(x: (held.width - width) / 2, y: (held.height - height) / 2, width: width, height: height)
  }
}
