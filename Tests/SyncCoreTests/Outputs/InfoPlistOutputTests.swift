import Testing

@testable import SyncCore

@Suite("Partial Info.plist")
struct InfoPlistOutputTests {
  static let output = Output(kind: .infoplist, path: LaunchFixture.path("Launch.plist"))

  static func plist(_ assignment: Assignment, _ app: App) throws -> PlistValue {
    let files = InfoPlistOutput.files(assignment, app: app, output: output)
    #expect(files.map(\.path.description) == ["Launch.plist"])
    let text = try CatalogFixture.text(files, "Launch.plist")
    return try PlistValue.read(Array(text.utf8))
  }

  /// What Apple's tool made of the 14 images below: name, version, orientation, size.
  static let oracle = [
    ["LaunchImage-800-Portrait-736h", "8.0", "Portrait", "{414, 736}"],
    ["LaunchImage-800-Landscape-736h", "8.0", "Landscape", "{414, 736}"],
    ["LaunchImage-800-667h", "8.0", "Portrait", "{375, 667}"],
    ["LaunchImage-700", "7.0", "Portrait", "{320, 480}"],
    ["LaunchImage-700-568h", "7.0", "Portrait", "{320, 568}"],
    ["LaunchImage-700-Portrait", "7.0", "Portrait", "{768, 1024}"],
    ["LaunchImage-700-Landscape", "7.0", "Landscape", "{768, 1024}"],
  ]

  /// The same set's files and slots, a public project's.
  static let catalog: KeyValuePairs<String, String> = [
    "iphone-736h-portrait": "Default-736h.png",
    "iphone-736h-landscape": "Default-Landscape-736h.png", "iphone-667h": "Default-667h.png",
    "iphone-2x-ios7": "Default@2x~iphone.png", "iphone-568h-ios7": "Default-568h@2x~iphone.png",
    "ipad-portrait-1x-ios7": "Default-Portrait~ipad.png",
    "ipad-landscape-1x-ios7": "Default-Landscape~ipad.png",
    "ipad-portrait-2x-ios7": "Default-Portrait@2x~ipad.png",
    "ipad-landscape-2x-ios7": "Default-Landscape@2x~ipad.png",
    "iphone-1x-legacy": "Default~iphone.png", "iphone-2x-legacy": "Default@2x~iphone.png",
    "iphone-568h-legacy": "Default-568h@2x~iphone.png",
    "ipad-portrait-1x-legacy": "Default-Portrait~ipad.png",
    "ipad-portrait-2x-legacy": "Default-Portrait@2x~ipad.png",
  ]

  static func rows(_ value: PlistValue?) -> [[String]] {
    guard case .array(let entries)? = value else { return [] }
    return entries.map { entry in
      ["Name", "MinimumOSVersion", "Orientation", "Size"].map {
        entry["UILaunchImage" + $0]?.text ?? ""
      }
    }
  }

  @Test("lists what Apple's own tool lists for the set of 14 images, in its order")
  func apple() throws {
    let set = CatalogFixture.set(naming: .cordova)
    let app = LaunchFixture.app(minimum: OSVersion(5), outputs: [set, Self.output])
    let assignment = try CatalogFixture.assignment(Self.catalog)
    let plist = try Self.plist(assignment, app)
    #expect(Self.rows(plist["UILaunchImages"]) == Self.oracle)
    #expect(plist["UILaunchImageFile"]?.text == "LaunchImage")
    guard case .dictionary(let entries) = plist else { return }
    #expect(entries.count == 2)
    // Its 14 files.
    let files = LaunchImageOutput.files(assignment, app: app, output: set)
    let images = try CatalogFixture.images(files, LaunchImageOutputTests.index)
    #expect(images.count == 26)
    #expect(
      Set(images.filter { $0["filename"] != nil }.map(LaunchImageOutputTests.compiled)) == [
        "LaunchImage-800-Portrait-736h@3x.png", "LaunchImage-800-Landscape-736h@3x.png",
        "LaunchImage-800-667h@2x.png", "LaunchImage-700@2x.png", "LaunchImage-700-568h@2x.png",
        "LaunchImage-700-Portrait~ipad.png", "LaunchImage-700-Landscape~ipad.png",
        "LaunchImage-700-Portrait@2x~ipad.png", "LaunchImage-700-Landscape@2x~ipad.png",
        "LaunchImage.png", "LaunchImage@2x.png", "LaunchImage-568h@2x.png",
        "LaunchImage-Portrait~ipad.png", "LaunchImage-Portrait@2x~ipad.png",
      ]
    )
  }

  @Test("lists loose files by their stems, each name once")
  func loose() throws {
    let app = LaunchFixture.app(outputs: [Output(kind: .bundle, path: nil), Self.output])
    let plist = try Self.plist(
      try CatalogFixture.assignment([
        "iphone-1x-legacy": "a.png", "iphone-2x-legacy": "b.png", "iphone-2x-ios7": "b.png",
        "iphone-568h-ios7": "c.png", "ipad-landscape-2x-ios7": "d.png",
        "ipad-1366h-portrait": "e.png", "ipad-portrait-1x-statusbar": "f.png",
      ]),
      app
    )
    #expect(
      Self.rows(plist["UILaunchImages"])
        == [
          ["Default-568h", "7.0", "Portrait", "{320, 568}"],
          ["Default-Landscape", "7.0", "Landscape", "{768, 1024}"],
          ["Default", "7.0", "Portrait", "{320, 480}"],
          ["Default-Portrait-1366h", "9.0", "Portrait", "{1024, 1366}"],
        ].sorted { left, right in
          let order = ["Default", "Default-568h", "Default-Landscape", "Default-Portrait-1366h"]
          return (order.firstIndex(of: left[0]) ?? 9) < (order.firstIndex(of: right[0]) ?? 9)
        }
    )
    #expect(plist["UILaunchImageFile"] == nil)
  }

  @Test("writes a key only where a system of the app's range reads it")
  func range() throws {
    let bundle = Output(kind: .bundle, path: nil)
    let board = Output(kind: .storyboard, path: nil)
    let images = try CatalogFixture.assignment([
      "iphone-2x-legacy": "a.png", "iphone-2x-ios7": "a.png",
    ])
    let screens = try CatalogFixture.assignment([
      "iphone-2x-legacy": "a.png", "iphone-2x-ios7": "a.png",
      "screen-390x844@3x-portrait": "b.png",
    ])
    func keys(_ minimum: OSVersion, _ outputs: [Output], _ images: Assignment) throws -> [String] {
      let app = LaunchFixture.app(minimum: minimum, outputs: outputs + [Self.output])
      guard case .dictionary(let entries) = try Self.plist(images, app) else { return [] }
      return entries.map(\.key)
    }
    #expect(try keys(OSVersion(6), [bundle], images) == ["UILaunchImageFile", "UILaunchImages"])
    #expect(try keys(OSVersion(7), [bundle], images) == ["UILaunchImages"])
    #expect(
      try keys(OSVersion(7), [bundle, board], screens) == [
        "UILaunchImages", "UILaunchStoryboardName",
      ]
    )
    #expect(try keys(OSVersion(8), [bundle, board], screens) == ["UILaunchStoryboardName"])
    // No image, no storyboard: its name would be a blank screen.
    #expect(try keys(OSVersion(8), [bundle, board], images) == ["UILaunchImages"])
    #expect(try keys(OSVersion(8), [], images) == [])
  }

  @Test("leaves out what only later systems than the app's last one read")
  func last() throws {
    var output = Self.output
    output.screens = [PlistScreen(image: "Logo")]
    let board = Output(kind: .storyboard, path: nil)
    let images = try CatalogFixture.assignment([
      "iphone-568h-ios7": "a.png", "iphone-2436h-portrait": "b.png",
      "screen-390x844@3x-portrait": "c.png",
    ])
    func keys(_ minimum: OSVersion, _ maximum: OSVersion?) throws -> [String] {
      let app = LaunchFixture.app(
        minimum: minimum,
        maximum: maximum,
        outputs: [Output(kind: .bundle, path: nil), board, output]
      )
      let files = InfoPlistOutput.files(images, app: app, output: output)
      let text = try CatalogFixture.text(files, "Launch.plist")
      guard case .dictionary(let entries) = try PlistValue.read(Array(text.utf8)) else { return [] }
      return entries.map(\.key) + Self.rows(entries.first?.value).map(\.[0]).sorted()
    }
    let four = "Default-568h"
    let ten = "Default-Portrait-2436h"
    #expect(try keys(OSVersion(7), OSVersion(7, 1)) == ["UILaunchImages", four])
    #expect(
      try keys(OSVersion(7), OSVersion(13)) == [
        "UILaunchImages", "UILaunchStoryboardName", four, ten,
      ]
    )
    #expect(
      try keys(OSVersion(7), nil) == [
        "UILaunchImages", "UILaunchScreen", "UILaunchStoryboardName", four, ten,
      ]
    )
    // What is not written is no screen for coverage either.
    let app = LaunchFixture.app(maximum: OSVersion(7, 1), outputs: [output])
    #expect(!LaunchKeys.implied(by: app, files: []).hasLaunchScreen)
  }

  @Test("ends a name that has a dot of its own with the extension that iOS cuts off")
  func dots() throws {
    for (basename, file, tall) in [
      ("Default", "Default", "Default-568h"), ("My.App", "My.App.png", "My.App-568h.png"),
      ("Launch 2.0", "Launch 2.0.png", "Launch 2.0-568h.png"),
    ] {
      var app = LaunchFixture.app(
        minimum: OSVersion(6),
        outputs: [Output(kind: .bundle, path: nil), Self.output]
      )
      app.supports.basename = basename
      let drops = [OutputFixture.Drop("a.png", 640, 960), OutputFixture.Drop("b.png", 640, 1136)]
      let files = OutputFixture.decide(app, drops).desired
      let text = try CatalogFixture.text(files, "Launch.plist")
      let plist = try PlistValue.read(Array(text.utf8))
      #expect(plist["UILaunchImageFile"]?.text == file)
      #expect(Self.rows(plist["UILaunchImages"]).map { $0[0] } == [file, tall])
      // Both names and the list find the image.
      let gaps = Coverage.of(app: app, files: files).gaps.map(\.id)
      #expect(!gaps.contains { $0.contains("480h-2x") || $0.contains("568h") }, "\(gaps)")
    }
  }

  @Test("lists loose files only for screens that no set has an image for")
  func both() throws {
    let app = LaunchFixture.app(
      outputs: [Output(kind: .bundle, path: nil), CatalogFixture.set, Self.output]
    )
    let plist = try Self.plist(
      try CatalogFixture.assignment([
        "iphone-667h": "a.png", "ipad-portrait-2x-ios7": "b.png", "ipad-1112h-portrait": "c.png",
      ]),
      app
    )
    #expect(
      Self.rows(plist["UILaunchImages"]).map(\.[0]) == [
        "LaunchImage-800-667h", "LaunchImage-700-Portrait", "Default-Portrait-1112h",
      ]
    )
  }

  @Test(
    "associates URL schemes with their storyboards, when both are there, spelt as the app does",
    arguments: ["demo", "Demo"]
  )
  func storyboards(spelling: String) throws {
    let plain = Output(kind: .storyboard, path: nil)
    var demo = Output(kind: .storyboard, path: LaunchFixture.path("Demo.storyboard"))
    demo.scheme = spelling
    let app = LaunchFixture.app(
      minimum: OSVersion(9),
      schemes: ["demo"],
      outputs: [plain, demo, Self.output]
    )
    let row = try #require(SlotRow.named("screen-390x844@3x-portrait"))
    let images = CatalogFixture.assignment([
      CatalogFixture.entry(Slot(row), source: "a.png"),
      CatalogFixture.entry(Slot(row, SlotVariant(scheme: "demo")), source: "b.png"),
    ])
    let plist = try Self.plist(images, app)
    #expect(plist["UILaunchStoryboardName"]?.text == "LaunchScreen")
    let list = plist["UILaunchStoryboards"]
    #expect(list?["UIDefaultLaunchStoryboard"]?.text == "LaunchScreen")
    #expect(list?["UIURLToLaunchStoryboardAssociations"]?["demo"]?.text == "Demo")
    let read = InfoPlist.read(plist.document())
    #expect(read.keys.storyboards?.definitions == ["Demo": "Demo", "LaunchScreen": "LaunchScreen"])
    // Coverage loads the scheme's own, with its own image.
    let files = Outputs.files(images, app: app)
    let coverage = Coverage.of(app: app, files: files)
    func source(_ scheme: String?) -> RelativePath? {
      let cell = CoverageTests.cell(coverage, "iPhone 12", .portrait, era: .d, scheme: scheme)
      return files.first { $0.path == cell?.file }?.source
    }
    #expect(source(nil)?.description == "a.png")
    #expect(source("demo")?.description == "b.png")
    #expect(read.keys == LaunchKeys.implied(by: app, files: files))
    // The scheme's storyboard shows the plain image when it has none; without any it is not made.
    let few = try Self.plist(
      CatalogFixture.assignment([CatalogFixture.entry(Slot(row), source: "a.png")]),
      app
    )
    #expect(few["UILaunchStoryboards"] != nil)
    let none = try Self.plist(CatalogFixture.assignment([]), app)
    #expect(none == .dictionary([]))
  }

  @Test("describes launch screens of iOS 14, one or one a scheme, where such an app can ship")
  func screens() throws {
    func plist(_ minimum: OSVersion, _ screens: [PlistScreen]) throws -> PlistValue {
      var output = Self.output
      output.screens = screens
      let app = LaunchFixture.app(minimum: minimum, schemes: ["demo"], outputs: [output])
      let files = InfoPlistOutput.files(CatalogFixture.assignment([]), app: app, output: output)
      return try PlistValue.read(Array(try CatalogFixture.text(files, "Launch.plist").utf8))
    }
    let one = PlistScreen(image: "Logo", color: "Back", isSafe: true)
    let other = PlistScreen(scheme: "demo", image: "Demo")
    #expect(
      try plist(OSVersion(14), [one])
        == .dictionary([
          .init(
            "UILaunchScreen",
            .dictionary([
              .init("UIColorName", .string("Back")), .init("UIImageName", .string("Logo")),
              .init("UIImageRespectsSafeAreaInsets", .bool(true)),
            ])
          )
        ])
    )
    #expect(
      try plist(OSVersion(14), [PlistScreen()])
        == .dictionary([.init("UILaunchScreen", .dictionary([]))])
    )
    #expect(try plist(OSVersion(13), [one, other]) == .dictionary([]))
    let both = try plist(OSVersion(15), [one, other])
    let list = both["UILaunchScreens"]
    #expect(list?["UIDefaultLaunchScreen"]?.text == "default")
    #expect(list?["UIURLToLaunchScreenAssociations"]?["demo"]?.text == "demo")
    let read = InfoPlist.read(both.document())
    #expect(read.problems.isEmpty)
    #expect(read.keys.launchScreens?.definitions.keys.sorted() == ["default", "demo"])
  }

  @Test("is what coverage takes the app's plist to hold")
  func agrees() throws {
    let app = LaunchFixture.app(
      minimum: OSVersion(5),
      outputs: [Output(kind: .bundle, path: nil), CatalogFixture.set, Self.output]
    )
    let files = Outputs.files(CatalogFixture.full, app: app)
    let text = try CatalogFixture.text(files, "Launch.plist")
    let read = InfoPlist.read(Array(text.utf8))
    #expect(read.problems.isEmpty)
    #expect(read.keys == LaunchKeys.implied(by: app, files: files))
    // Merged, it stands in place of what the app's plist said.
    let stale = LaunchKeys(launchImages: [], requiresFullScreen: true)
    let coverage = Coverage.of(app: app, files: files, keys: stale)
    #expect(CoverageTests.cell(coverage, "iPhone 6", .portrait, era: .c)?.state == .exact)
  }

  @Test("writes XML with sorted keys, escaped, and reads it back")
  func writer() throws {
    let value = PlistValue.dictionary([
      .init("b", .array([.integer(-7), .bool(true), .bool(false), .array([]), .dictionary([])])),
      .init("a<&>", .string("é\u{1}\r\t\"<x>&amp;")), .init("c", .other),
    ])
    let text = String(decoding: value.document(), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a&lt;&amp;&gt;</key>
        \t<string>é\u{fffd}&#13;\t"&lt;x&gt;&amp;amp;</string>
        \t<key>b</key>
        \t<array>
        \t\t<integer>-7</integer>
        \t\t<true/>
        \t\t<false/>
        \t\t<array/>
        \t\t<dict/>
        \t</array>
        </dict>
        </plist>

        """
    )
    let back = try PlistValue.read(Array(text.utf8))
    #expect(back["a<&>"]?.text == "é\u{fffd}\r\t\"<x>&amp;")
  }

  @Test(
    "lies where the config says",
    arguments: [
      (".", "LaunchInfo.plist"), ("App", "App/LaunchInfo.plist"),
      ("App/Part.plist", "App/Part.plist"),
    ]
  )
  func place(path: String, file: String) {
    let output = Output(kind: .infoplist, path: path == "." ? nil : LaunchFixture.path(path))
    #expect(output.infoPlistFile.description == file)
  }
}
