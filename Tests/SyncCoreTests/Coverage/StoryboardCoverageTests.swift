import Testing

@testable import SyncCore

@Suite("Coverage of a launch storyboard")
struct StoryboardCoverageTests {
  typealias Drop = OutputFixture.Drop

  static func coverage(
    _ drops: [Drop],
    outputs: [Output] = [OutputFixture.output(.storyboard)],
    devices: Set<Idiom> = [.iphone, .ipad]
  ) -> Coverage {
    let app = LaunchFixture.app(minimum: OSVersion(9), devices: devices, outputs: outputs)
    return Coverage.of(app: app, files: OutputFixture.decide(app, drops).desired)
  }

  /// Device, orientation, state, what is seen, the end of the file's path.
  typealias Row = (String, InterfaceOrientation, CoverageState, Seen?, String?)

  static let rows: [Row] = [
    // Half the budget is left for each of a pair, whether or not the other is there.
    ("iPhone 15 Plus", .portrait, .derived, nil, "portrait-iphone@3x.png"),
    ("iPhone 15 Plus", .portraitUpsideDown, .derived, nil, "portrait-iphone@3x.png"),
    ("iPhone 15", .portrait, .derived, nil, "portrait-iphone@3x.png"),
    ("iPhone 8", .portrait, .exact, nil, "portrait-iphone-667h@2x.png"),
    // Larger than the image by less than a tenth.
    ("iPhone 16 Pro Max", .portrait, .derived, nil, "portrait-iphone@3x.png"),
    ("iPhone XR", .portrait, .derived, nil, "portrait-iphone@3x.png"),
    ("iPhone 15", .landscapeLeft, .missing, nil, nil),
    ("iPad Air 2", .portrait, .derived, nil, "portrait-ipad@2x.png"),
    ("iPad Air 2", .landscapeRight, .derived, nil, "landscape-ipad@2x.png"),
    ("iPad mini (6th generation)", .landscapeLeft, .derived, nil, "landscape-ipad@2x.png"),
    ("iPad 2", .portrait, .derived, nil, "portrait-ipad@2x.png"),
  ]

  static let drops = [
    Drop("iphone.png", 1290, 2796), Drop("se.png", 750, 1334),
    Drop("ipad-portrait.png", 1536, 2048),
    Drop("ipad-landscape.png", 2048, 1536),
  ]

  @Test("says what each device shows of a few files", arguments: rows.indices)
  func cells(row: Int) throws {
    let (device, orientation, state, seen, file) = Self.rows[row]
    let found = CoverageTests.cell(Self.coverage(Self.drops), device, orientation, era: .d)
    let cell = try #require(found)
    #expect(cell.state == state)
    #expect(cell.seen == seen)
    #expect(cell.file.map { $0.description.hasSuffix(file ?? "?") } ?? (file == nil))
    #expect((cell.gapID == nil) == !state.isGap)
    #expect(cell.chain.first?.name == "UILaunchStoryboardName = LaunchScreen")
  }

  @Test("shows the image of its scale on a device that the app adds")
  func added() throws {
    var app = LaunchFixture.app(minimum: OSVersion(9), outputs: [OutputFixture.output(.storyboard)])
    let screens = [
      "iPhone 99": Screen(idiom: .iphone, points: PointSize(441, 957), scale: .three),
      "iPad 99": Screen(idiom: .ipad, points: PointSize(700, 1000), scale: .two),
    ]
    for (name, screen) in screens {
      app.devices.append(
        Device(
          rank: DeviceTable.all.count + app.devices.count,
          name: name,
          screen: screen,
          year: 2030,
          firstOS: OSVersion(30),
          lastOS: nil,
          sources: []
        )
      )
    }
    let files = OutputFixture.decide(app, Self.drops).desired
    let coverage = Coverage.of(app: app, files: files)
    for (device, file) in [
      ("iPhone 99", "portrait-iphone@3x.png"), ("iPad 99", "portrait-ipad@2x.png"),
    ] {
      let cell = CoverageTests.cell(coverage, device, .portrait, era: .d)
      #expect(cell?.state != .missing)
      #expect(cell?.file?.description.hasSuffix(file) == true)
    }
  }

  @Test("asks for one image a shape and kind of device; that image closes the gap")
  func gaps() throws {
    let small = Self.coverage([Drop("iphone.png", 640, 1136), Drop("ipad-portrait.png", 768, 1024)])
    let ids = small.gaps.map(\.id)
    for id in [
      "iphone-storyboard-portrait", "iphone-storyboard-landscape", "ipad-storyboard-portrait",
      "ipad-storyboard-landscape",
    ] { #expect(ids.contains(id)) }
    let phone = try #require(small.gaps.first { $0.id == "iphone-storyboard-portrait" })
    #expect(phone.severity == .warning)
    #expect(phone.seen == .scaled)
    #expect(phone.wanted.file == "apple-splash-1320-2868.png")
    let missing = try #require(small.gaps.first { $0.id == "ipad-storyboard-landscape" })
    #expect(missing.severity == .error)
    #expect(missing.message.contains("no image, at best the background alone"))
    var drops: [Drop] = []
    for gap in small.gaps where gap.id.contains("storyboard") {
      drops.append(Drop(gap.wanted.file, gap.wanted.pixels.width, gap.wanted.pixels.height))
    }
    let closed = Self.coverage(drops)
    #expect(closed.gaps.allSatisfy { $0.traps == [16] }, "\(closed.gaps.map(\.id))")
  }

  @Test("does not cover a TV, whose storyboard is another one")
  func television() throws {
    let outputs = [OutputFixture.output(.storyboard), LaunchFixture.set]
    let coverage = Self.coverage(Self.drops, outputs: outputs, devices: [.tv, .iphone])
    let cell = CoverageTests.cell(coverage, "Apple TV HD", .landscapeLeft, era: .c)
    #expect(cell?.state == .missing)
    #expect(CoverageTests.cell(coverage, "iPhone 8", .portrait, era: .d)?.state == .exact)
  }
}
