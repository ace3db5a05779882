import Testing

@testable import SyncCore

@Suite("Coverage")
struct CoverageTests {
  static let three = [
    LaunchFixture.file("Default-568h@2x.png", PixelSize(640, 1136)),
    LaunchFixture.file("Default-Portrait@2x~ipad.png", PixelSize(1536, 2048)),
    LaunchFixture.file("Default@2x.png", PixelSize(640, 960)),
  ]

  static func cell(
    _ coverage: Coverage,
    _ device: String,
    _ orientation: InterfaceOrientation,
    era: Era = .b,
    scheme: String? = nil
  ) -> CoverageCell? {
    coverage.devices.first { $0.device.name == device }?.cells.first {
      $0.orientation == orientation && $0.era == era && $0.scheme == scheme
    }
  }

  /// What a row expects: device, orientation, state, what is seen, the file.
  typealias Row = (String, InterfaceOrientation, CoverageState, Seen?, String?)

  static let rows: [Row] = [
    ("iPhone 4", .portrait, .exact, nil, "Default@2x.png"),
    ("iPhone 4s", .landscapeLeft, .exact, nil, "Default@2x.png"),
    ("iPhone 5", .portrait, .exact, nil, "Default-568h@2x.png"),
    ("iPhone 5s", .portraitUpsideDown, .exact, nil, "Default-568h@2x.png"),
    ("iPhone 6", .portrait, .fallback, .compatibilityViewport, "Default-568h@2x.png"),
    ("iPhone 15 Pro", .portrait, .fallback, .compatibilityViewport, "Default-568h@2x.png"),
    ("iPad Air 2", .portrait, .exact, nil, "Default-Portrait@2x~ipad.png"),
    ("iPad Air 2", .portraitUpsideDown, .exact, nil, "Default-Portrait@2x~ipad.png"),
    ("iPad Air 2", .landscapeLeft, .fallback, .genericOrientation, "Default@2x.png"),
    ("iPad 2", .portrait, .missing, nil, nil),
    (
      "iPad Pro 12.9-inch (1st generation)", .portrait, .fallback, .scaled,
      "Default-Portrait@2x~ipad.png"
    ),
    (
      "iPad Pro 10.5-inch", .portrait, .fallback, .compatibilityViewport,
      "Default-Portrait@2x~ipad.png"
    ),
  ]

  @Test("says what each device shows of three loose files", arguments: rows.indices)
  func looseFiles(row: Int) {
    let (device, orientation, state, seen, file) = Self.rows[row]
    let coverage = Coverage.of(app: LaunchFixture.app(), files: Self.three)
    let cell = Self.cell(coverage, device, orientation)
    #expect(cell?.state == state)
    #expect(cell?.seen == seen)
    #expect(cell?.file?.description == file)
    #expect((cell?.gapID == nil) == !state.isGap)
  }

  @Test("marks orientations that the app does not launch in as not applicable")
  func notApplicable() {
    let coverage = Coverage.of(app: LaunchFixture.app(everyWay: false), files: Self.three)
    let cell = Self.cell(coverage, "iPhone 5", .landscapeLeft)
    #expect(cell?.state == .notApplicable)
    #expect(cell?.chain.isEmpty == true)
  }

  @Test("leaves devices out that never run a system of the app's range")
  func range() {
    let coverage = Coverage.of(app: LaunchFixture.app(maximum: OSVersion(9)), files: [])
    let names = coverage.devices.map(\.device.name)
    #expect(!names.contains("iPhone 3GS"))
    #expect(names.contains("iPhone 4"))
    #expect(!names.contains("iPhone X"))
    let none = LaunchFixture.app(devices: [])
    #expect(Coverage.of(app: none, files: []).devices.isEmpty)
  }

  @Test("letterboxes 4-inch phones, an error with the store's rule")
  func letterboxed() throws {
    let coverage = Coverage.of(app: LaunchFixture.app(), files: [Self.three[2]])
    let gap = try #require(coverage.gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(gap.severity == .error)
    #expect(gap.seen == .letterboxed)
    #expect(gap.device == "iPhone 5")
    #expect(gap.devices.count == 7)
    #expect(gap.wanted == Gap.Wanted(file: "Default-568h@2x.png", pixels: PixelSize(640, 1136)))
    #expect(gap.message.contains("deliver Default-568h@2x.png, 640x1136 pixels"))
    #expect(gap.traps == [4])
  }

  @Test("takes iPad images without the status bar before iOS 7 only")
  func statusBar() {
    let files = [
      LaunchFixture.file("Default-Portrait~ipad.png", PixelSize(768, 1004)),
      LaunchFixture.file("Default-Landscape~ipad.png", PixelSize(1024, 748)),
    ]
    let old = LaunchFixture.app(minimum: OSVersion(5), maximum: OSVersion(6, 1))
    for orientation in InterfaceOrientation.allCases {
      let cell = Self.cell(Coverage.of(app: old, files: files), "iPad 2", orientation)
      #expect(cell?.state == .exact)
      let later = LaunchFixture.app(minimum: OSVersion(5), maximum: OSVersion(9))
      let both = Self.cell(Coverage.of(app: later, files: files), "iPad 2", orientation)
      #expect(both?.state == .fallback)
      #expect(both?.seen == .scaled)
    }
  }

  @Test("calls a rendering derived when it is right")
  func derived() {
    let files = [
      LaunchFixture.file("Default-568h@2x.png", PixelSize(640, 1136), isDerived: true)
    ]
    let cell = Self.cell(Coverage.of(app: LaunchFixture.app(), files: files), "iPhone 5", .portrait)
    #expect(cell?.state == .derived)
  }

  @Test("answers for each scheme after the plain launch; the plain image serves it")
  func schemes() {
    let app = LaunchFixture.app(schemes: ["demo", "other"])
    let own = LaunchFixture.file("Default-568h-demo@2x.png", PixelSize(640, 1136))
    let coverage = Coverage.of(app: app, files: Self.three + [own])
    let demo = Self.cell(coverage, "iPhone 5", .portrait, scheme: "demo")
    #expect(demo?.file?.description == "Default-568h-demo@2x.png")
    let other = Self.cell(coverage, "iPhone 5", .portrait, scheme: "other")
    #expect(other?.file?.description == "Default-568h@2x.png")
    #expect(other?.state == .exact)
    let order = coverage.devices[0].cells.filter { $0.orientation == .portrait }.map(\.scheme)
    #expect(order == [nil, "demo", "other"])
    #expect(coverage.notes.contains { $0.id == "scheme-without-image-other" })
  }

  @Test("chooses the eras of each device within the app's range")
  func eras() {
    let files = [
      LaunchFixture.compiled(
        "Default-568h@2x~iphone.png",
        "LaunchImage-700-568h@2x.png",
        idiom: .iphone,
        points: PointSize(320, 568),
        scale: .two,
        orientation: .portrait,
        minimumOS: OSVersion(7)
      )
    ]
    let app = LaunchFixture.app(minimum: OSVersion(3), outputs: [LaunchFixture.set])
    let storyboard = Output(kind: .storyboard, path: nil)
    func eras(_ name: String, _ app: App) -> [Era] {
      let entry = Coverage.of(app: app, files: files).devices.first { $0.device.name == name }
      return (entry?.cells ?? []).filter { $0.orientation == .portrait }.map(\.era)
    }
    #expect(eras("iPhone", app) == [.a])
    #expect(eras("iPhone 3GS", app) == [.a, .b])
    #expect(eras("iPhone 5", app) == [.b, .c])
    #expect(eras("iPhone 6", app) == [.c])
    var both = app
    both.outputs.append(storyboard)
    #expect(eras("iPhone 5", both) == [.b, .c, .d])
    #expect(eras("iPhone 15", both) == [.d])
    both.outputs = [Output(kind: .bundle, path: nil), storyboard]
    #expect(eras("iPhone 5", both) == [.b, .d])
  }

  @Test("finds compiled names of a launch image set, in the folder that holds the set")
  func launchImageSet() throws {
    let file = LaunchFixture.compiled(
      "Default-667h@2x.png",
      "LaunchImage-800-667h@2x.png",
      idiom: .iphone,
      points: PointSize(375, 667),
      scale: .two,
      orientation: .portrait,
      minimumOS: OSVersion(8)
    )
    let app = LaunchFixture.app(outputs: [Output(kind: .bundle, path: nil), LaunchFixture.set])
    let coverage = Coverage.of(app: app, files: [file] + Self.three)
    let six = try #require(Self.cell(coverage, "iPhone 6", .portrait, era: .c))
    #expect(six.state == .exact)
    #expect(six.file == file.path)
    #expect(six.chain.last?.name == "LaunchImage-800-667h@2x.png")
    // A list means that loose names are not looked at (facts 4.3, 1).
    let five = try #require(Self.cell(coverage, "iPhone 5", .portrait, era: .c))
    #expect(five.state == .missing)
    let plus = try #require(coverage.gaps.first { $0.id == "iphone-736h-3x-landscape" })
    #expect(plus.wanted.file == "Default-Landscape-736h@3x.png")
    #expect(plus.wanted.pixels == PixelSize(2208, 1242))
    let large = try #require(coverage.gaps.first { $0.id == "iphone-896h-3x-portrait" })
    #expect(large.wanted.file == "Default-Portrait-2688h@3x.png")
  }

  @Test("asks a TV's image of the set by its compiled name")
  func television() throws {
    let app = LaunchFixture.app(
      minimum: OSVersion(9),
      devices: [.tv],
      outputs: [LaunchFixture.set]
    )
    let coverage = Coverage.of(app: app, files: [])
    #expect(
      coverage.gaps.map(\.wanted.file).sorted() == [
        "LaunchImage-1100@2x~tv.png", "LaunchImage-900~tv.png",
      ]
    )
    let file = LaunchFixture.compiled(
      "tv.png",
      "LaunchImage-900~tv.png",
      idiom: .tv,
      points: PointSize(1920, 1080),
      scale: .one,
      orientation: .landscape,
      minimumOS: OSVersion(9)
    )
    let filled = Coverage.of(app: app, files: [file])
    #expect(Self.cell(filled, "Apple TV HD", .landscapeLeft, era: .c)?.state == .exact)
    let second = Self.cell(filled, "Apple TV 4K (1st generation)", .landscapeLeft, era: .c)
    #expect(second?.seen == .scaled)
  }

  @Test("finds the entry missing on the older system of the range")
  func minimumGap() {
    let file = LaunchFixture.compiled(
      "x.png",
      "LaunchImage-800-568h@2x.png",
      idiom: .iphone,
      points: PointSize(320, 568),
      scale: .two,
      orientation: .portrait,
      minimumOS: OSVersion(8)
    )
    let seven = LaunchFixture.app(outputs: [LaunchFixture.set])
    let old = Coverage.of(app: seven, files: [file])
    #expect(Self.cell(old, "iPhone 5", .portrait, era: .c)?.state == .missing)
    let eight = LaunchFixture.app(minimum: OSVersion(8), outputs: [LaunchFixture.set])
    let new = Coverage.of(app: eight, files: [file])
    #expect(Self.cell(new, "iPhone 5", .portrait, era: .c)?.state == .exact)
  }

  @Test("takes an own launch screen as found, one of ours only when it is there")
  func launchScreens() {
    let keys = LaunchKeys(storyboardName: "Main")
    let own = Coverage.of(app: LaunchFixture.app(), files: [], keys: keys)
    #expect(Self.cell(own, "iPhone 15", .portrait, era: .d)?.state == .exact)
    // Without an image there is nothing that is not read.
    #expect(!own.notes.contains { $0.trap == 14 })
    let image = LaunchFixture.compiled(
      "Default-568h@2x.png",
      "LaunchImage-700-568h@2x.png",
      idiom: .iphone,
      points: PointSize(320, 568),
      scale: .two,
      orientation: .portrait,
      minimumOS: OSVersion(7),
      folder: ""
    )
    let both = Coverage.of(app: LaunchFixture.app(), files: [image], keys: keys)
    #expect(both.notes.filter { $0.trap == 14 }.map(\.id) == ["launch-images-ignored-iphone"])
    let app = LaunchFixture.app(outputs: [Output(kind: .storyboard, path: nil)])
    let empty = Coverage.of(app: app, files: [])
    #expect(Self.cell(empty, "iPhone 15", .portrait, era: .d)?.state == .missing)
    let board = DesiredFile(
      path: LaunchFixture.path("LaunchScreen.storyboard"),
      content: .generated([])
    )
    let bare = Coverage.of(app: app, files: [board])
    #expect(Self.cell(bare, "iPhone 15", .portrait, era: .d)?.state == .missing)
  }

  @Test("lists loose files in UILaunchImages when an infoplist output does")
  func listedLooseFiles() throws {
    let outputs = [Output(kind: .bundle, path: nil), Output(kind: .infoplist, path: nil)]
    let app = LaunchFixture.app(outputs: outputs)
    let six = LaunchFixture.compiled(
      "Default-667h@2x.png",
      "LaunchImage-800-667h@2x.png",
      idiom: .iphone,
      points: PointSize(375, 667),
      scale: .two,
      orientation: .portrait,
      minimumOS: OSVersion(8),
      folder: ""
    )
    let pad = LaunchFixture.compiled(
      "Default-Landscape@2x~ipad.png",
      "LaunchImage-700-Landscape@2x~ipad.png",
      idiom: .ipad,
      points: PointSize(768, 1024),
      scale: .two,
      orientation: .landscape,
      minimumOS: OSVersion(7),
      folder: ""
    )
    let coverage = Coverage.of(app: app, files: [six, pad])
    #expect(Self.cell(coverage, "iPhone 6", .portrait, era: .c)?.state == .exact)
    #expect(Self.cell(coverage, "iPad Air 2", .landscapeRight, era: .c)?.file == pad.path)
    #expect(Self.cell(coverage, "iPad Air 2", .portrait, era: .c)?.state == .missing)
    let gap = try #require(coverage.gaps.first { $0.id == "ipad-1112h-2x-portrait" })
    #expect(gap.wanted.file == "Default-Portrait-1112h@2x~ipad.png")
  }

  @Test("asks for the names of the app's own list")
  func ownList() throws {
    let entry = EraCTests.value(.text("Splash"), .text("8.0"), .absent, .text("{375, 667}"))
    let keys = LaunchKeys(launchImages: [entry])
    let coverage = Coverage.of(app: LaunchFixture.app(), files: [], keys: keys)
    let gap = try #require(coverage.gaps.first { $0.id == "iphone-667h-2x-portrait" })
    #expect(gap.wanted == Gap.Wanted(file: "Splash@2x.png", pixels: PixelSize(750, 1334)))
    let file = LaunchFixture.file("Splash@2x.png", PixelSize(750, 1334))
    let closed = Coverage.of(app: LaunchFixture.app(), files: [file], keys: keys)
    #expect(Self.cell(closed, "iPhone 6", .portrait, era: .c)?.state == .exact)
    #expect(!closed.gaps.contains { $0.id == gap.id })
  }
}
