import Testing

@testable import SyncCore

@Suite("Gaps")
struct GapTests {
  @Test("asks for one line a file, errors first, whatever the number of devices")
  func grouped() {
    let coverage = Coverage.of(app: LaunchFixture.app(everyWay: false), files: [])
    #expect(
      coverage.gaps.map(\.id) == [
        "ipad-1024h-1x-landscape", "ipad-1024h-1x-portrait", "ipad-1024h-2x-landscape",
        "ipad-1024h-2x-portrait", "ipad-launch-screen", "iphone-480h-2x-portrait",
        "iphone-568h-2x-portrait", "iphone-launch-screen",
      ]
    )
    #expect(
      coverage.gaps.map { "\($0.wanted.file) \($0.wanted.pixels)" } == [
        "Default-Landscape~ipad.png 1024x768", "Default-Portrait~ipad.png 768x1024",
        "Default-Landscape@2x~ipad.png 2048x1536", "Default-Portrait@2x~ipad.png 1536x2048",
        "LaunchScreen.storyboard 1488x2266", "Default@2x.png 640x960",
        "Default-568h@2x.png 640x1136", "LaunchScreen.storyboard 750x1334",
      ]
    )
  }

  @Test("keeps ids when unrelated files come and go")
  func stable() {
    let all = Coverage.of(app: LaunchFixture.app(), files: []).gaps.map(\.id)
    for file in CoverageTests.three {
      let left = Coverage.of(app: LaunchFixture.app(), files: [file]).gaps.map(\.id)
      #expect(Set(left).isSubset(of: all))
      #expect(left.count >= all.count - 1)
    }
  }

  @Test("closes each gap with the file it asks for, and no other opens")
  func closes() {
    let outputs = [
      [Output(kind: .bundle, path: nil)],
      [Output(kind: .bundle, path: LaunchFixture.path("res/ios"))],
    ]
    for outputs in outputs {
      for suffix in [false, true] {
        let app = LaunchFixture.app(
          minimum: OSVersion(2),
          outputs: outputs,
          deviceSuffix: suffix
        )
        let first = Coverage.of(app: app, files: [])
        var files: [DesiredFile] = []
        for gap in first.gaps where !gap.id.hasSuffix("launch-screen") {
          let folder = outputs[0].path.map { "\($0)/" } ?? ""
          files.append(LaunchFixture.file(folder + gap.wanted.file, gap.wanted.pixels))
          let now = Coverage.of(app: app, files: files).gaps.map(\.id)
          #expect(!now.contains(gap.id))
          #expect(Set(now).isSubset(of: first.gaps.map(\.id)))
        }
      }
    }
  }

  @Test("adds ~iphone when the app wants device suffixes")
  func suffix() {
    let coverage = Coverage.of(app: LaunchFixture.app(deviceSuffix: true), files: [])
    #expect(coverage.gaps.contains { $0.wanted.file == "Default-568h@2x~iphone.png" })
  }

  /// Basename, whether suffixes are wanted, the first system, and the files of one image.
  static let oldest: [(String, Bool, OSVersion, [String])] = [
    ("Launch", false, OSVersion(3), ["Default.png", "Launch.png"]),
    ("Launch", false, OSVersion(3, 2), ["Launch.png"]),
    ("Default", true, OSVersion(3), ["Default.png", "Default~iphone.png"]),
    ("Default", false, OSVersion(3), ["Default.png"]),
  ]

  @Test("systems before iOS 3.2 find Default.png whatever the basename", arguments: oldest.indices)
  func defaultAlone(row: Int) {
    let (basename, suffix, minimum, names) = Self.oldest[row]
    var app = LaunchFixture.app(minimum: minimum, devices: [.iphone], deviceSuffix: suffix)
    app.supports.basename = basename
    let files = OutputFixture.decide(app, [OutputFixture.Drop("a.png", 320, 480)]).desired
    #expect(files.map(\.path.description) == names)
    let coverage = Coverage.of(app: app, files: files)
    let cell = CoverageTests.cell(coverage, "iPhone 3G", .portrait, era: .a)
    let state: CoverageState? = minimum < OSVersion(3, 2) ? .exact : nil
    #expect(cell?.state == state)
    // An iPad would take it for its own when it looks for that name.
    app.supports.devices.insert(.ipad)
    let universal = OutputFixture.decide(app, [OutputFixture.Drop("a.png", 320, 480)]).desired
    #expect(universal.count == (suffix ? 1 : names.count))
    // The copy is no image of the list.
    app.outputs.append(InfoPlistOutputTests.output)
    let listed = LaunchKeys.implied(by: app, files: files).launchImages ?? []
    #expect(listed.count == 1)
  }

  @Test("names the nearest source")
  func nearest() throws {
    let sources = [
      SourceSize(path: LaunchFixture.path("wide.png"), pixels: PixelSize(1136, 640)),
      SourceSize(path: LaunchFixture.path("almost.png"), pixels: PixelSize(640, 1130)),
      SourceSize(path: LaunchFixture.path("far.png"), pixels: PixelSize(100, 200)),
    ]
    let coverage = Coverage.of(app: LaunchFixture.app(), files: [], sources: sources)
    let gap = try #require(coverage.gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(
      gap.message.contains("640x1136 pixels; nearest is almost.png with 640x1130 (6 too low)")
    )
  }

  @Test(
    "says what is wrong with the nearest source",
    arguments: [
      (PixelSize(640, 1130), "(6 too low)"), (PixelSize(650, 1130), "(10 too wide, 6 too low)"),
      (PixelSize(639, 1137), "(1 too narrow, 1 too high)"),
      (PixelSize(640, 1136), "(not taken for it: `launchsyncd explain` tells why)"),
    ]
  )
  func flaws(pixels: PixelSize, words: String) throws {
    let sources = [SourceSize(path: LaunchFixture.path("a.png"), pixels: pixels)]
    let coverage = Coverage.of(app: LaunchFixture.app(), files: [], sources: sources)
    let gap = try #require(coverage.gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(gap.message.contains("nearest is a.png with \(pixels) \(words)"))
  }

  @Test("tells of the store's rules: multitasking, plist screens below iOS 14, decoded size")
  func store() throws {
    let all = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three)
    let pad = try #require(all.gaps.first { $0.id == "ipad-launch-screen" })
    #expect(pad.severity == .error)
    #expect(pad.traps.contains(21))
    let full = Coverage.of(
      app: LaunchFixture.app(),
      files: CoverageTests.three,
      keys: LaunchKeys(requiresFullScreen: true)
    )
    #expect(full.gaps.first { $0.id == "ipad-launch-screen" }?.severity == .warning)
    let plist = Coverage.of(
      app: LaunchFixture.app(),
      files: [],
      keys: LaunchKeys(hasLaunchScreen: true)
    )
    #expect(plist.gaps.contains { $0.id == "launch-screen-minimum-os" && $0.traps == [23] })
    // A storyboard by device is one as well; one of a device that the app is not for is none.
    let byIdiom = LaunchKeys(storyboardNameByIdiom: [.iphone: "Launch"], hasLaunchScreen: true)
    for idiom in [Idiom.iphone, .ipad] {
      let app = LaunchFixture.app(devices: [idiom])
      let gaps = Coverage.of(app: app, files: [], keys: byIdiom).gaps
      #expect(gaps.contains { $0.id == "launch-screen-minimum-os" } == (idiom == .ipad))
    }
    let board = Output(kind: .storyboard, path: nil)
    let large = LaunchFixture.file(
      "Assets.xcassets/LaunchImagePortrait.imageset/big.png",
      PixelSize(2732, 2732)
    )
    let screen = Coverage.of(app: LaunchFixture.app(outputs: [board]), files: [large])
    #expect(screen.gaps.contains { $0.id == "launch-screen-decoded-big.png" && $0.traps == [16] })
  }

  /// Outputs, and the message that the gap of an iPhone 4 has: nothing that the config can not do.
  static let advice: [([OutputKind], String)] = [
    ([.bundle], "deliver Default@2x.png, 640x960 pixels"),
    ([.launchimage], "deliver Default@2x.png, 640x960 pixels"),
    ([.bundle, .infoplist], "deliver Default@2x.png, 640x960 pixels"),
    ([.web, .infoplist], "add the output \"bundle\", then deliver Default@2x.png, 640x960 pixels"),
    ([.infoplist], "add the output \"bundle\", then deliver Default@2x.png, 640x960 pixels"),
  ]

  @Test("asks for the output that an image needs first", arguments: advice.indices)
  func outputs(row: Int) throws {
    let (kinds, text) = Self.advice[row]
    let app = LaunchFixture.app(outputs: kinds.map { Output(kind: $0, path: nil) })
    let gap = Coverage.of(app: app, files: []).gaps.first { $0.id == "iphone-480h-2x-portrait" }
    #expect(try #require(gap).message.contains("; " + text))
  }

  @Test("asks for a set for a TV, and for a bundle where entries list loose files")
  func reach() {
    let tv = LaunchFixture.app(minimum: OSVersion(9), devices: [.tv])
    #expect(
      Coverage.of(app: tv, files: []).gaps.allSatisfy {
        $0.message.contains("add the output \"launchimage\", then deliver LaunchImage-")
      }
    )
    let listed = LaunchFixture.app(outputs: [
      LaunchFixture.set, Output(kind: .infoplist, path: nil),
    ])
    let pad = Coverage.of(app: listed, files: []).gaps.first { $0.id == "ipad-1112h-2x-portrait" }
    #expect(pad?.message.contains("add the output \"bundle\", then deliver") == true)
  }

  @Test(
    "asks for a bundle first where the app's own list names a file that nothing would put there",
    arguments: [[OutputKind.bundle], [.web], [.storyboard]]
  )
  func unlisted(kinds: [OutputKind]) throws {
    let keys = LaunchKeys(launchImages: [
      EraCTests.value(.text("Own"), .text("7.0"), .text("Portrait"), .text("{320, 568}"))
    ])
    let app = LaunchFixture.app(
      maximum: OSVersion(7, 1),
      outputs: kinds.map { Output(kind: $0, path: nil) }
    )
    let gaps = Coverage.of(app: app, files: [], keys: keys).gaps
    let gap = try #require(gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(gap.wanted.file == "Own-568h@2x.png")
    #expect(gap.message.contains("add the output \"bundle\"") == !kinds.contains(.bundle))
  }

  @Test("asks for no bundle where the app's own list names what its set is compiled to")
  func compiledList() throws {
    let name = PlistField.text("LaunchImage-700-568h")
    let keys = LaunchKeys(launchImages: [
      EraCTests.value(name, .text("7.0"), .text("Portrait"), .text("{320, 568}"))
    ])
    let app = LaunchFixture.app(maximum: OSVersion(7, 1), outputs: [LaunchFixture.set])
    let gaps = Coverage.of(app: app, files: [], keys: keys).gaps
    let gap = try #require(gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(gap.message.contains("; deliver LaunchImage-700-568h@2x.png"))
  }

  @Test("names the traps that it falls into")
  func traps() {
    let set = Coverage.of(app: LaunchFixture.app(outputs: [LaunchFixture.set]), files: [])
    func traps(_ id: String) -> [Int]? { set.gaps.first { $0.id == id }?.traps }
    #expect(traps("iphone-736h-3x-landscape") == [11])
    #expect(traps("iphone-736h-3x-portrait") == [])
    #expect(traps("iphone-896h-2x-portrait") == [13])
    #expect(traps("iphone-896h-3x-landscape") == [11, 13])
    #expect(
      set.gaps.first { $0.id == "iphone-896h-2x-portrait" }?.message.contains("(trap 13)") == true
    )
    let three = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three)
    let pad = three.gaps.first { $0.id == "ipad-launch-screen" }
    #expect(pad?.traps == [6, 8, 9, 21])
  }

  @Test(
    "tells what is no gap: nothing at all, empty sets, upright images, one bitmap for two scales"
  )
  func notes() {
    func notes(_ app: App, _ files: [DesiredFile] = []) -> [Int?] {
      Coverage.of(app: app, files: files).notes.map(\.trap)
    }
    #expect(notes(LaunchFixture.app()) == [7, 22])
    #expect(notes(LaunchFixture.app(), CoverageTests.three) == [22])
    #expect(notes(LaunchFixture.app(maximum: OSVersion(12)), CoverageTests.three) == [])
    #expect(notes(LaunchFixture.app(outputs: [LaunchFixture.set])).contains(30))
    var lying = LaunchFixture.app()
    lying.supports.orientations[.iphone] = [.landscapeLeft, .landscapeRight]
    #expect(notes(lying).contains(10))
    let slots = SlotRow.all(of: .screen).prefix(4).map { Slot($0) }
    let shared = DesiredFile(
      path: LaunchFixture.path("A.xcassets/B.imageset/one.png"),
      content: .copy(LaunchFixture.path("s.png"), hash: ContentHash(high: 9, low: 9)),
      image: ImageUse(slots: slots, pixels: PixelSize(640, 960))
    )
    #expect(notes(LaunchFixture.app(), [shared]).contains(19))
  }

  /// Entries of the app's own list: name, orientation, size; and what the bundle calls the file.
  static let listed: [(String, String, String, String, String)] = [
    ("Splash", "Portrait", "{375, 667}", "iphone-667h", "Splash@2x.png"),
    ("Splash", "Portrait", "{320, 568}", "iphone-568h-ios7", "Splash-568h@2x.png"),
    ("A-568h", "Portrait", "{320, 568}", "iphone-568h-ios7", "A-568h@2x.png"),
    ("Pad.png", "Landscape", "{768, 1024}", "ipad-landscape-1x-ios7", "Pad~ipad.png"),
    ("Pad", "Landscape", "{1024, 1366}", "ipad-1366h-landscape", "Pad@2x~ipad.png"),
    ("a/b", "Portrait", "{375, 667}", "iphone-667h", "Default-667h@2x.png"),
    ("x.jpg", "Portrait", "{375, 667}", "iphone-667h", "Default-667h@2x.png"),
    ("Splash", "Landscape", "{375, 667}", "iphone-667h", "Default-667h@2x.png"),
  ]

  @Test("a bundle calls its files what the app's own list calls them", arguments: listed.indices)
  func ownNames(row: Int) throws {
    let (name, orientation, size, slot, file) = Self.listed[row]
    var plist = InfoPlist()
    plist.keys.launchImages = [
      EraCTests.value(.text(name), .text("7.0"), .text(orientation), .text(size))
    ]
    var app = LaunchFixture.app()
    app.supports = plist.applied(to: app.supports)
    let assignment = try CatalogFixture.assignment([slot: "a.png"])
    let files = Outputs.files(assignment, app: app)
    #expect(files.map(\.path.description) == [file])
    // With a partial plist of ours its list stands in place of the app's.
    app.outputs.append(InfoPlistOutputTests.output)
    #expect(
      Outputs.files(assignment, app: app).contains { $0.path.description.hasPrefix("Default") }
    )
  }
}
