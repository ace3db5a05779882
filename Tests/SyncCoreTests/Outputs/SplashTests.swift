import Testing

@testable import SyncCore

@Suite("The splash output")
struct SplashTests {
  typealias Drop = OutputFixture.Drop

  static func app(
    _ output: Output = OutputFixture.output(.splash),
    minimum: OSVersion = OSVersion(12),
    devices: Set<Idiom> = [.iphone, .ipad]
  ) -> App {
    LaunchFixture.app(minimum: minimum, devices: devices, outputs: [output])
  }

  /// Images as `splash-iphone@3x.png 2868x2868 < master.png`.
  static func images(_ decision: Decision) -> [String] {
    decision.desired.compactMap { file in
      guard let image = file.image, let source = file.source else { return nil }
      return "\(String(decoding: file.path.name, as: UTF8.self)) \(image.pixels) < \(source)"
    }
  }

  static let rows: [(what: String, drops: [Drop], canRender: Bool, images: [String])] = [
    (
      "a large master, at the sizes and scales of the devices", [Drop("master.png", 3000, 3000)],
      true,
      [
        "splash-ipad@2x.png 2752x2752 < master.png", "splash-iphone@2x.png 1792x1792 < master.png",
        "splash-iphone@3x.png 2868x2868 < master.png",
      ]
    ),
    (
      "a small master, never enlarged", [Drop("master.png", 1200, 1200)], true,
      [
        "splash-ipad@2x.png 1200x1200 < master.png", "splash-iphone@3x.png 1200x1200 < master.png",
      ]
    ),
    (
      "no image worker", [Drop("master.png", 3000, 3000)], false,
      [
        "splash-ipad@2x.png 3000x3000 < master.png", "splash-iphone@3x.png 3000x3000 < master.png",
      ]
    ),
    (
      "masters for one kind of device, and a dark one",
      [
        Drop("iphone master.png", 1500, 1500), Drop("ipad master.png", 1600, 1600),
        Drop("ipad master dark.png", 1600, 1600),
      ], true,
      [
        "splash-ipad@2x.png 1600x1600 < ipad master.png",
        "splash-ipad@2x~dark.png 1600x1600 < ipad master dark.png",
        "splash-iphone@3x.png 1500x1500 < iphone master.png",
      ]
    ),
    (
      "a master that is no square, cut to one", [Drop("master.png", 2000, 1500)], true,
      [
        "splash-ipad@2x.png 1500x1500 < master.png", "splash-iphone@3x.png 1500x1500 < master.png",
      ]
    ),
    (
      "a square that says it is a launch image", [Drop("splash.png", 1300, 1300)], true,
      [
        "splash-ipad@2x.png 1300x1300 < splash.png", "splash-iphone@3x.png 1300x1300 < splash.png",
      ]
    ),
  ]

  @Test("makes one square a kind of device and scale", arguments: rows.indices)
  func images(row: Int) {
    let (what, drops, canRender, images) = Self.rows[row]
    let decision = OutputFixture.decide(Self.app(), drops, canRender: canRender)
    #expect(Self.images(decision) == images, "\(what)")
    #expect(decision.problems.isEmpty)
    #expect(Coverage.of(app: Self.app(), files: decision.desired).gaps.isEmpty)
  }

  @Test("keeps 1x and 2x for the old devices of the range alone")
  func range() {
    let app = Self.app(minimum: OSVersion(7))
    let decision = OutputFixture.decide(app, [Drop("master.png", 3000, 3000)])
    #expect(Self.images(decision).contains("splash-ipad.png 1024x1024 < master.png"))
    #expect(!Self.images(decision).contains { $0.hasPrefix("splash-iphone.png") })
  }

  @Test("asks for a master where there is none, and writes nothing without an image")
  func missing() {
    let none = OutputFixture.decide(Self.app(), [])
    #expect(none.desired.isEmpty)
    #expect(none.problems.map(\.code) == [.needsMaster, .needsMaster])
    let phone = OutputFixture.decide(Self.app(), [Drop("iphone master.png", 1500, 1500)])
    #expect(phone.problems.map(\.code) == [.needsMaster])
    #expect(phone.problems.first?.message.contains("ipad") == true)
    let lying = OutputFixture.decide(
      Self.app(),
      [Drop("master.png", 2000, 1500)],
      canRender: false
    )
    #expect(lying.desired.isEmpty)
    #expect(lying.problems.contains { $0.code == .needsMaster })
  }

  @Test("a removed source takes its own images and their lines")
  func removal() {
    let drops = [Drop("master.png", 1500, 1500), Drop("master dark.png", 1500, 1500)]
    let before = Set(OutputFixture.decide(Self.app(), drops).desired)
    let after = Set(OutputFixture.decide(Self.app(), [drops[0]]).desired)
    let changed = before.symmetricDifference(after)
    #expect(
      changed.allSatisfy {
        $0.source?.description == "master dark.png"
          || $0.path.name.elementsEqual("Contents.json".utf8)
      }
    )
    #expect(changed.filter { $0.image != nil }.count == 2)
    let reversed = OutputFixture.decide(Self.app(), drops.reversed()).desired
    #expect(Set(reversed) == before)
  }

  @Test("the code shows the set that is written, over the app's background")
  func code() throws {
    var app = Self.app(OutputFixture.output(.splash, "App"))
    app.background = Color(red: 255, green: 0, blue: 0x80)
    let decision = OutputFixture.decide(app, [Drop("master.png", 1500, 1500)])
    let text = try #require(OutputFixture.text("App/SplashTransition.swift", in: decision))
    #expect(text.contains("imageName: String = \"SplashImage\""))
    #expect(text.contains("UIColor(red: 1, green: 0, blue: 0.502, alpha: 1)"))
    #expect(text.hasSuffix("}\n"))
    let set = "App/Splash.xcassets/SplashImage.imageset/Contents.json"
    #expect(OutputFixture.text(set, in: decision) != nil)
  }

  @Test("two outputs of every kind in one folder never want one file for different bytes")
  func noFights() {
    var app = Self.app()
    app.derive = Derive(mode: .cover)
    app.outputs =
      OutputKind.allCases.map { OutputFixture.output($0) }
      + [OutputFixture.output(.storyboard, "Second.storyboard")]
    let drops = [Drop("master.png", 3000, 3000), Drop("master dark.png", 3000, 3000)]
    let assignment = OutputFixture.decide(app, drops).assignment
    var held: [RelativePath: DesiredFile.Content] = [:]
    for output in app.outputs {
      for file in Outputs.files(assignment, app: app, output: output) {
        #expect(held[file.path] == nil || held[file.path] == file.content, "\(file.path)")
        held[file.path] = file.content
      }
    }
    #expect(held.count > 100)
  }
}
