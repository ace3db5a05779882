import Testing

@testable import SyncCore

@Suite("The storyboard output")
struct StoryboardTests {
  typealias Drop = OutputFixture.Drop

  static let pairs = [
    Drop("ipad-landscape.png", 2732, 2048), Drop("ipad-portrait.png", 2048, 2732),
    Drop("iphone-landscape.png", 2796, 1290), Drop("iphone-portrait.png", 1290, 2796),
  ]

  static func app(
    _ output: Output = OutputFixture.output(.storyboard),
    minimum: OSVersion = OSVersion(12),
    devices: Set<Idiom> = [.iphone, .ipad]
  ) -> App {
    LaunchFixture.app(minimum: minimum, devices: devices, outputs: [output])
  }

  /// Image files below the catalog, as `Portrait/portrait-iphone@3x.png < source`.
  static func images(_ decision: Decision) -> [String] {
    decision.desired.compactMap { file in
      guard file.image != nil, let source = file.source else { return nil }
      let parts = file.path.components.suffix(2).map { String(decoding: $0, as: UTF8.self) }
      return parts.joined(separator: "/") + " < \(source)"
    }
  }

  static let rows: [(drops: [Drop], images: [String])] = [
    ([], []),
    (
      pairs,
      [
        "LaunchScreenLandscape.imageset/landscape-ipad@2x.png < ipad-landscape.png",
        "LaunchScreenLandscape.imageset/landscape-iphone@3x.png < iphone-landscape.png",
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < ipad-portrait.png",
        "LaunchScreenPortrait.imageset/portrait-iphone@3x.png < iphone-portrait.png",
      ]
    ),
    (
      // A screen that an image set can name shows its own image, every other one the tallest.
      [
        Drop("6.png", 750, 1334), Drop("15.png", 1290, 2796), Drop("x.png", 1125, 2436),
        Drop("12.png", 1170, 2532),
      ],
      [
        "LaunchScreenPortrait.imageset/portrait-iphone-2436h@3x.png < x.png",
        "LaunchScreenPortrait.imageset/portrait-iphone-667h@2x.png < 6.png",
        "LaunchScreenPortrait.imageset/portrait-iphone@3x.png < 15.png",
      ]
    ),
    (
      [Drop("night/ipad-portrait-dark.png", 2048, 2732), Drop("ipad-portrait.png", 2048, 2732)],
      [
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < ipad-portrait.png",
        "LaunchScreenPortrait.imageset/portrait-ipad@2x~dark.png < night/ipad-portrait-dark.png",
      ]
    ),
    (
      // A master serves what has no image of its own.
      [Drop("master.png", 1200, 1200), Drop("iphone-portrait.png", 1290, 2796)],
      [
        "LaunchScreenLandscape.imageset/landscape-ipad@2x.png < master.png",
        "LaunchScreenLandscape.imageset/landscape-iphone@3x.png < master.png",
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < master.png",
        "LaunchScreenPortrait.imageset/portrait-iphone@3x.png < iphone-portrait.png",
      ]
    ),
    (
      [
        Drop("Default@2x~iphone~anyany.png", 1334, 1334),
        Drop("Default@2x~universal~anyany.png", 1500, 1500),
      ],
      [
        "LaunchScreenLandscape.imageset/landscape-ipad@2x.png < Default@2x~universal~anyany.png",
        "LaunchScreenLandscape.imageset/landscape-iphone@3x.png < Default@2x~iphone~anyany.png",
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < Default@2x~universal~anyany.png",
        "LaunchScreenPortrait.imageset/portrait-iphone@3x.png < Default@2x~iphone~anyany.png",
      ]
    ),
    (
      [Drop("pad.png", 768, 1024), Drop("pad retina.png", 1536, 2048)],
      [
        "LaunchScreenPortrait.imageset/portrait-ipad.png < pad.png",
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < pad retina.png",
      ]
    ),
  ]

  @Test("gives each shape and kind of device its image", arguments: rows.indices)
  func images(row: Int) {
    let decision = OutputFixture.decide(Self.app(), Self.rows[row].drops)
    #expect(Self.images(decision) == Self.rows[row].images)
    #expect(decision.problems.isEmpty)
    #expect(decision.desired.isEmpty == Self.rows[row].drops.isEmpty)
  }

  @Test("uses a master that is no square for its own shape alone")
  func shapedMaster() {
    let drop = Drop("Default@2x~universal~comany.png", 1278, 2732)
    let decision = OutputFixture.decide(Self.app(), [drop])
    #expect(
      Self.images(decision) == [
        "LaunchScreenPortrait.imageset/portrait-ipad@2x.png < \(drop.name)",
        "LaunchScreenPortrait.imageset/portrait-iphone@3x.png < \(drop.name)",
      ]
    )
    let square = Drop("master.png", 2000, 2000)
    let both = Self.images(OutputFixture.decide(Self.app(), [drop, square]))
    #expect(both.filter { $0.hasSuffix(square.name) }.count == 2)
    #expect(both.filter { $0.contains("portrait-") }.allSatisfy { $0.hasSuffix(drop.name) })
  }

  @Test("leaves a master out that would turn the screen black, where nothing can scale it")
  func tooLarge() {
    let drop = Drop("master.png", 2732, 2732)
    let decision = OutputFixture.decide(Self.app(), [drop], canRender: false)
    #expect(decision.desired.isEmpty)
    #expect(decision.shadowed.isEmpty)
    #expect(decision.problems.map(\.code) == [.needsConversion])
    #expect(!OutputFixture.decide(Self.app(), [drop]).desired.isEmpty)
  }

  @Test("writes the storyboard and its catalog where the path says")
  func places() {
    for (path, storyboard, catalog) in [
      (nil, "LaunchScreen.storyboard", "LaunchScreen.xcassets"),
      ("App", "App/LaunchScreen.storyboard", "App/LaunchScreen.xcassets"),
      ("App/Start.storyboard", "App/Start.storyboard", "App/Start.xcassets"),
      ("Start.storyboard", "Start.storyboard", "Start.xcassets"),
    ] {
      let app = Self.app(OutputFixture.output(.storyboard, path))
      let paths = OutputFixture.paths(OutputFixture.decide(app, Self.pairs))
      #expect(paths.contains(storyboard))
      #expect(paths.contains(catalog + "/Contents.json"))
      #expect(paths.allSatisfy { $0 == storyboard || $0.hasPrefix(catalog + "/") })
    }
  }

  @Test("writes the golden storyboard and lists")
  func golden() {
    let decision = OutputFixture.decide(
      Self.app(),
      Self.pairs + [Drop("iphone-portrait-dark.png", 1290, 2796), Drop("se.png", 750, 1334)]
    )
    for (path, name) in [
      ("LaunchScreen.storyboard", "LaunchScreen.storyboard"),
      (
        "LaunchScreen.xcassets/LaunchScreenPortrait.imageset/Contents.json",
        "LaunchScreenPortrait.json"
      ),
      (
        "LaunchScreen.xcassets/LaunchScreenBackground.colorset/Contents.json",
        "LaunchScreenBackground.json"
      ),
    ] {
      let wanted = String(decoding: fixture("storyboard/" + name), as: UTF8.self)
      #expect(OutputFixture.text(path, in: decision) == wanted)
    }
  }

  @Test("writes the colour itself below iOS 11, which has no named colours")
  func oldColor() throws {
    var app = Self.app(minimum: OSVersion(8))
    app.background = Color(red: 0x12, green: 0, blue: 255)
    let decision = OutputFixture.decide(app, Self.pairs)
    let text = try #require(OutputFixture.text("LaunchScreen.storyboard", in: decision))
    #expect(
      text.contains("key=\"backgroundColor\" red=\"0.07058823529411765\" green=\"0.0\" blue=\"1\"")
    )
    #expect(!text.contains("namedColor"))
    #expect(!text.contains("Named colors"))
  }

  @Test("names a set by what it holds when caches are to be broken")
  func cacheBusting() throws {
    let app = Self.app(OutputFixture.output(.storyboard, cacheBusting: true))
    func sets(_ drops: [Drop]) -> [String] {
      let paths = OutputFixture.paths(OutputFixture.decide(app, drops))
      return paths.filter { $0.hasSuffix(".imageset/Contents.json") }
    }
    let before = sets(Self.pairs)
    #expect(before == sets(Self.pairs.reversed()))
    let after = sets(
      Self.pairs.dropLast() + [Drop("iphone-portrait.png", 1290, 2796, version: 2)]
    )
    #expect(after.count == 2)
    #expect(after[0] == before[0])
    #expect(after[1] != before[1])
    #expect(
      after[1].hasPrefix("LaunchScreen.xcassets/LaunchScreenPortrait-")
        && after[1].utf8.count == before[1].utf8.count
    )
  }

  @Test("does not depend on the order of arrival")
  func order() {
    let drops = Self.rows.flatMap(\.drops)
    let wanted = OutputFixture.decide(Self.app(), drops).desired
    #expect(OutputFixture.decide(Self.app(), drops.reversed()).desired == wanted)
  }

  @Test("a removed source takes its image out of its own set only", arguments: pairs.indices)
  func removal(gone: Int) {
    let before = OutputFixture.decide(Self.app(), Self.pairs).desired
    var rest = Self.pairs
    let name = rest.remove(at: gone).name
    let after = OutputFixture.decide(Self.app(), rest).desired
    let set = name.contains("portrait") ? "LaunchScreenPortrait" : "LaunchScreenLandscape"
    for file in Set(before).symmetricDifference(after) {
      #expect(file.path.description.contains(set), "\(file.path)")
    }
    #expect(after.count == before.count - 1)
  }

  @Test("tells what a larger image stands in for as shadowed, and a master that none needs")
  func passedOver() {
    let drops = [Drop("12.png", 1170, 2532), Drop("15.png", 1290, 2796)]
    let decision = OutputFixture.decide(Self.app(), drops)
    #expect(decision.shadowed.map(\.source.description) == ["12.png"])
    #expect(decision.problems.isEmpty)
    let full = OutputFixture.decide(Self.app(), Self.pairs + [Drop("master.png", 2048, 2048)])
    #expect(full.shadowed.map(\.source.description) == ["master.png"])
    #expect(full.problems.isEmpty)
  }

  // MARK: - What a launch screen may take

  @Test("keeps what a device loads under the budget, and leaves what fits alone")
  func budget() {
    let rows = SlotRow.all(of: .screen).filter { $0.idiom != .tv }
    let every = rows.map { Drop("\($0.id).png", $0.pixels.width, $0.pixels.height) }
    let upright = every.filter { $0.pixels.height > $0.pixels.width }
    let sets: [[Drop]] = [
      every, upright, [Drop("master.png", 4000, 4000)], Self.pairs,
      [Drop("master.png", 3000, 3000), Drop("15.png", 1290, 2796)],
    ]
    for drops in sets {
      let images = StoryboardImages(
        OutputFixture.decide(Self.app(), drops).assignment,
        app: Self.app()
      )
      for row in rows where row.orientation == .portrait {
        let loaded = images.all.filter { image in
          image.served.contains {
            $0.row.idiom == row.idiom && $0.row.points == row.points
              && $0.row.scale == row.scale
          }
        }
        let bytes = loaded.reduce(0) { $0 + $1.pixels.decodedBytes }
        #expect(bytes < 25_000_000, "\(row.id) loads \(loaded.map(\.pixels))")
        #expect(Set(loaded.map(\.shape)).count == loaded.count)
      }
    }
    // Phones that start upright only have all of it for that image.
    let uprightOnly = LaunchFixture.app(
      everyWay: false,
      outputs: [OutputFixture.output(.storyboard)]
    )
    let alone = OutputFixture.decide(uprightOnly, [Drop("15.png", 1320, 2868)])
    #expect(alone.desired.compactMap(\.image?.pixels) == [PixelSize(1320, 2868)])
    #expect(alone.desired.compactMap(\.image?.isDerived) == [false])
  }

  @Test("scales to the budget without changing the shape")
  func scaling() throws {
    for size in [PixelSize(2732, 2048), PixelSize(1536, 2048), PixelSize(4000, 4000)] {
      let small = size.scaled(toBytes: 12_499_999)
      #expect(small.decodedBytes <= 12_499_999)
      #expect(PixelSize(small.width + 2, small.height + 2).decodedBytes > 12_499_999)
      #expect(
        abs(small.width * size.height - small.height * size.width) <= size.width + size.height
      )
    }
    #expect(PixelSize(10, 20).scaled(toBytes: 12_499_999) == PixelSize(10, 20))
  }
}
