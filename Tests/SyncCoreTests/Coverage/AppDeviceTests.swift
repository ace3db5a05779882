import Testing

@testable import SyncCore

@Suite("Devices that an app adds")
struct AppDeviceTests {
  private func config(_ devices: String) throws -> Config {
    let text = """
      {"apps":[{"name":"a","drop":"d","build":"b","outputs":[{"kind":"bundle"}],"devices":[\(devices)]}]}
      """
    return try Config.decode(Array(text.utf8), folder: Array("/x".utf8))
  }

  @Test("count in coverage, after the table's or in place of one")
  func counted() throws {
    let config = try config(
      """
      {"name":"iPhone 99","idiom":"iphone","points":"500x1000","scale":3,"firstOS":"30.0"},
      {"name":"iphone 5","idiom":"iphone","points":"320x480","scale":2,"firstOS":"6.0","lastOS":"7.1"}
      """
    )
    let app = config.apps[0]
    #expect(app.deviceTable.count == DeviceTable.all.count + 1)
    #expect(app.deviceTable.map(\.rank) == Array(app.deviceTable.indices))
    let coverage = Coverage.of(app: app, files: [])
    #expect(coverage.devices.last?.device.name == "iPhone 99")
    let five = coverage.devices.first { $0.device.name == "iphone 5" }
    #expect(five?.device.screen.points == PointSize(320, 480))
    #expect(five?.device.rank == DeviceTable.device(named: "iPhone 5")?.rank)
    #expect(
      coverage.gaps.contains {
        $0.devices.contains("iPhone 99") && $0.tableCount == DeviceTable.all.count + 1
      }
    )
  }

  private func webApp() throws -> App {
    var app = try config(
      """
      {"name":"iPhone 99","idiom":"iphone","points":"411x899","scale":3,"firstOS":"26.0"},
      {"name":"iPad 99","idiom":"ipad","points":"375x667","scale":2,"firstOS":"26.0"}
      """
    ).apps[0]
    app.outputs = [Output(kind: .web, path: nil), Output(kind: .storyboard, path: nil)]
    return app
  }

  @Test("take the startup images that their gaps ask for")
  func startupImages() throws {
    let app = try webApp()
    let before = Coverage.of(app: app, files: []).gaps.filter { gap in
      gap.id.hasPrefix("web-") && gap.devices.contains { $0.hasSuffix(" 99") }
    }
    #expect(before.count == 4)
    for gap in before {
      let pixels = gap.wanted.pixels
      let drop = OutputFixture.Drop(gap.wanted.file, pixels.width, pixels.height)
      let decision = OutputFixture.decide(app, [drop])
      #expect(decision.problems == [])
      #expect(OutputFixture.paths(decision).contains(gap.wanted.file))
      let after = Coverage.of(app: app, files: decision.desired).gaps
      #expect(!after.contains { $0.id == gap.id }, "\(gap.id)")
    }
  }

  /// A name with the pixels of the added iPhone, and whether it is for that.
  private static let names: [(name: String, isTaken: Bool)] = [
    ("apple-splash-1233-2697.png", true), ("apple-splash-dark-1233-2697.png", true),
    ("1233x2697.png", true), ("splash.png", true), ("iPhone/portrait@3x.png", true),
    ("411x899@3x.png", true), ("iPad.png", false), ("landscape.png", false),
    ("splash@2x.png", false), ("iPhone 6.png", false), ("Default.png", false),
    ("1242x2688.png", false), ("screenshot.png", false),
  ]

  @Test(
    "take an image of their size where its name does not say otherwise",
    arguments: names.indices
  )
  func named(row: Int) throws {
    let (name, isTaken) = Self.names[row]
    let path = try #require(RelativePath(name))
    let pixels = PixelSize(1233, 2697)
    let verdict = Recognizer(try webApp()).classify(path, pixels: pixels)
    var ids: [String] = []
    if case .claim(let claim) = verdict { ids = claim.slots.map(\.row.id) }
    #expect(ids == (isTaken ? ["added-iphone-411x899@3x-portrait"] : []), "\(words(verdict))")
    // What is kept of a slot is its id.
    for id in ids { #expect(Slot(id: id)?.pixels == pixels) }
    var plain = try webApp()
    plain.devices = []
    if case .claim = Recognizer(plain).classify(path, pixels: pixels) {
      Issue.record("\(name) is placed in an app without the device")
    }
  }

  @Test(
    "must be whole",
    arguments: [
      "{}", "7", #"{"name":"","idiom":"iphone","points":"1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"watch","points":"1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"0x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"+1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"999999999999x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":4,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1,"firstOS":"9.0","lastOS":"8.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1,"firstOS":"9.0","lastO":"8.0"}"#,
    ]
  )
  func refused(device: String) {
    #expect(throws: ConfigError.self) { try config(device) }
  }
}
