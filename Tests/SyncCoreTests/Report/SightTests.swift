import Testing

@testable import SyncCore

@Suite("What the eye sees of a launch")
struct SightTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let orientation: InterfaceOrientation
    let seen: Seen?
    let pixels: PixelSize
    let frame: Sight.Frame

    var testDescription: String { "\(screen.points) \(orientation.rawValue) \(pixels)" }

    init(
      _ idiom: Idiom,
      _ points: PointSize,
      _ orientation: InterfaceOrientation,
      _ seen: Seen?,
      _ pixels: PixelSize,
      _ frame: (Int, Int, Int, Int)
    ) {
      screen = Screen(idiom: idiom, points: points, scale: .two)
      self.orientation = orientation
      self.seen = seen
      self.pixels = pixels
      self.frame = Sight.Frame(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    }
  }

  static let rows = [
    Row(.iphone, PointSize(320, 568), .portrait, nil, PixelSize(640, 1136), (0, 0, 320, 568)),
    // Facts 4.2, 5: letterboxed to 320x480, which leaves 44 points above and below.
    Row(
      .iphone,
      PointSize(320, 568),
      .portrait,
      .letterboxed,
      PixelSize(640, 960),
      (0, 44, 320, 480)
    ),
    // A small phone launches upright whichever way it is held.
    Row(.iphone, PointSize(320, 568), .landscapeLeft, nil, PixelSize(640, 1136), (0, 0, 320, 568)),
    Row(.iphone, PointSize(414, 736), .landscapeLeft, nil, PixelSize(2208, 1242), (0, 0, 736, 414)),
    // Bars above and below, for the older screen is less tall.
    Row(
      .iphone,
      PointSize(375, 812),
      .portrait,
      .compatibilityViewport,
      PixelSize(640, 1136),
      (0, 73, 375, 665)
    ),
    // Facts 4.6, trap 9: bars on all sides.
    Row(
      .ipad,
      PointSize(834, 1194),
      .landscapeRight,
      .compatibilityViewport,
      PixelSize(2048, 1536),
      (85, 33, 1024, 768)
    ),
    // Narrower than the older screen: as large as fits.
    Row(
      .ipad,
      PointSize(744, 1133),
      .portrait,
      .compatibilityViewport,
      PixelSize(1536, 2048),
      (0, 70, 744, 992)
    ),
    Row(
      .ipad,
      PointSize(1024, 1366),
      .portrait,
      .scaled,
      PixelSize(1536, 2048),
      (0, 0, 1024, 1366)
    ),
  ]

  @Test("places the image on the glass", arguments: rows)
  func frames(row: Row) {
    let file = LaunchFixture.file("Default.png", row.pixels)
    let cell = CoverageCell(
      era: .b,
      orientation: row.orientation,
      scheme: nil,
      state: row.seen == nil ? .exact : .fallback,
      file: file.path,
      seen: row.seen,
      gapID: nil
    )
    let sight = Sight(cell, on: row.screen, ReportImages([file]))
    #expect(sight.content == .image(file.path))
    #expect(sight.frame == row.frame)
  }

  @Test("groups launches that look alike, and tells apart what does not")
  func groups() {
    let app = LaunchFixture.app(outputs: [Output(kind: .bundle, path: nil)])
    let coverage = Coverage.of(app: app, files: CoverageTests.three)
    let screens = ReportScreen.all(coverage, ReportImages(CoverageTests.three))
    #expect(screens.reduce(0) { $0 + $1.devices.count } == coverage.devices.count)
    let cells = coverage.devices.flatMap(\.cells).filter { $0.state != .notApplicable }
    for state in CoverageState.allCases where state != .notApplicable {
      let isSeen = screens.contains { $0.views.contains { $0.state == state } }
      #expect(isSeen == cells.contains { $0.state == state })
    }
    let pad = screens.first { $0.screen.points == PointSize(768, 1024) && $0.screen.scale == .two }
    let upright = pad?.views.first { $0.orientations.contains(.portrait) }
    #expect(upright?.orientations.contains(.portraitUpsideDown) == true)
    #expect(upright?.orientations.contains(.landscapeLeft) == false)
  }

  @Test(
    "where no image is found, it is what that kind of launch shows",
    arguments: [
      (Era.b, "a black screen"), (.c, "a black screen"),
      (.d, "no image, at best the background alone"),
      (.web, "a blank page while the web app starts"),
    ]
  )
  func nothing(era: Era, words: String) {
    let cell = CoverageCell(
      era: era,
      orientation: .portrait,
      scheme: nil,
      state: .missing,
      file: nil,
      seen: nil,
      gapID: nil
    )
    let sight = Sight(cell, on: LaunchFixture.phone4, ReportImages([]))
    #expect(sight.content == .nothing(Sight.Nothing(era)))
    #expect(PageWords.sentence(Sight.Nothing(era)) == words)
  }

  @Test("dark images of a web app are shown, each on its own screen")
  func dark() {
    let app = WebTests.app()
    let files = OutputFixture.decide(app, WebTests.drops).desired
    let screens = ReportScreen.all(Coverage.of(app: app, files: files), ReportImages(files))
    let views = screens.flatMap { screen in screen.views.filter(\.isDark) }
    #expect(
      views.compactMap { $0.file?.description } == ["public/apple-splash-dark-1179-2556.png"]
    )
  }
}
