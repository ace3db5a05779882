import Testing

@testable import SyncCore

@Suite("The web output")
struct WebTests {
  typealias Drop = OutputFixture.Drop

  static let drops = [
    Drop("15.png", 1179, 2556), Drop("15 dark.png", 1179, 2556), Drop("15 turned.png", 2556, 1179),
    Drop("ipad mini.png", 1488, 2266),
  ]

  static func app(
    _ output: Output = OutputFixture.output(.web, "public"),
    derive: Derive? = nil,
    devices: Set<Idiom> = [.iphone, .ipad]
  ) -> App {
    var app = LaunchFixture.app(devices: devices, everyWay: false, outputs: [output])
    app.derive = derive
    return app
  }

  @Test("writes an image a screen, tags in table order, and a list; golden")
  func golden() {
    let decision = OutputFixture.decide(Self.app(), Self.drops)
    #expect(decision.problems.isEmpty)
    #expect(
      OutputFixture.paths(decision) == [
        "public/apple-splash-1179-2556.png", "public/apple-splash-1488-2266.png",
        "public/apple-splash-2556-1179.png", "public/apple-splash-dark-1179-2556.png",
        "public/startup-images.html", "public/startup-images.json",
      ]
    )
    let wanted = String(decoding: fixture("web/startup-images.html"), as: UTF8.self)
    #expect(OutputFixture.text("public/startup-images.html", in: decision) == wanted)
    let list = String(decoding: fixture("web/startup-images.json"), as: UTF8.self)
    #expect(OutputFixture.text("public/startup-images.json", in: decision) == list)
  }

  @Test("chooses by appearance only where there are both")
  func appearances() {
    func media(_ drops: [Drop]) -> [String] {
      let app = Self.app()
      let assignment = OutputFixture.decide(app, drops).assignment
      return WebTag.all(assignment, app: app, output: app.outputs[0]).map(\.appearance.rawValue)
    }
    #expect(media([Self.drops[0]]) == ["any"])
    #expect(media([Self.drops[1]]) == ["dark"])
    #expect(media([Self.drops[0], Self.drops[1]]) == ["light", "dark"])
  }

  @Test("starts addresses as the config says, and escapes them")
  func urlBase() throws {
    var output = OutputFixture.output(.web)
    output.urlBase = "/a&b/\""
    let decision = OutputFixture.decide(Self.app(output), Self.drops)
    let text = try #require(OutputFixture.text("startup-images.html", in: decision))
    #expect(text.contains("href=\"/a&amp;b/&quot;apple-splash-1179-2556.png\""))
  }

  @Test("names an image by its content when caches are to be broken")
  func cacheBusting() {
    let app = Self.app(OutputFixture.output(.web, cacheBusting: true))
    func names(_ version: UInt64) -> [String] {
      let drops = [Drop("15.png", 1179, 2556, version: version), Self.drops[3]]
      return OutputFixture.paths(OutputFixture.decide(app, drops)).filter { $0.hasSuffix(".png") }
    }
    let (first, second) = (names(1), names(2))
    #expect(first.count == 2)
    #expect(first[0] != second[0])
    #expect(first[0].utf8.count == "apple-splash-1179-2556-01234567.png".utf8.count)
    #expect(first[1] == second[1])
  }

  @Test("a removed source takes its own image and its line", arguments: drops.indices)
  func removal(gone: Int) {
    let before = OutputFixture.decide(Self.app(), Self.drops)
    var rest = Self.drops
    let source = rest.remove(at: gone).name
    let after = OutputFixture.decide(Self.app(), rest)
    let images = { (decision: Decision) in decision.desired.filter { $0.image != nil } }
    let changed = Set(images(before)).symmetricDifference(images(after))
    #expect(changed.map(\.source?.description) == [source])
    #expect(OutputFixture.decide(Self.app(), []).desired.isEmpty)
  }

  @Test("derives every screen both ways from a master, whichever ways the app starts")
  func derived() {
    let app = Self.app(derive: Derive(mode: .cover))
    let decision = OutputFixture.decide(app, [Drop("master.png", 2900, 2900)])
    let images = decision.desired.compactMap(\.image)
    #expect(images.count == SlotRow.all(of: .screen).filter { $0.idiom != .tv }.count)
    let derived = images.filter(\.isDerived)
    #expect(derived.count == images.count)
    #expect(Set(images.map(\.pixels)).count == images.count)
  }

  @Test("covers web launches only, by the screen's own image; what is missing is a warning")
  func coverage() throws {
    let app = Self.app()
    let coverage = Coverage.of(app: app, files: OutputFixture.decide(app, Self.drops).desired)
    let cells = coverage.devices.flatMap(\.cells)
    #expect(cells.allSatisfy { $0.era == .web })
    let upright = CoverageTests.cell(coverage, "iPhone 15", .portrait, era: .web)
    #expect(upright?.state == .exact)
    #expect(upright?.file?.description == "public/apple-splash-1179-2556.png")
    let lying = CoverageTests.cell(coverage, "iPhone 15", .landscapeRight, era: .web)
    #expect(lying?.state == .exact)
    let none = CoverageTests.cell(coverage, "iPhone 8", .landscapeLeft, era: .web)
    #expect(none?.state == .missing)
    #expect(coverage.gaps.allSatisfy { $0.severity == .warning && $0.id.hasPrefix("web-") })
    let gap = try #require(coverage.gaps.first { $0.id == "web-iphone-667h-2x-landscape" })
    #expect(
      gap.wanted == Gap.Wanted(file: "apple-splash-1334-750.png", pixels: PixelSize(1334, 750))
    )
    #expect(gap.message.contains("a blank page"))
  }
}
