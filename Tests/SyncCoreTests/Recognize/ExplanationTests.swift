import SyncCore
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private func explanation(
    _ name: String,
    _ width: Int,
    _ height: Int,
    facts: ImageFacts? = nil,
    app: App = .assumed
  ) throws -> Explanation {
    let path = try #require(RelativePath(name))
    let pixels = PixelSize(width, height)
    return Explanation(
      of: Recognizer(app).classify(path, pixels: pixels),
      path: path,
      pixels: pixels,
      facts: facts,
      app: app
    )
  }

  private func field(_ value: JSONValue, _ key: String) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  @Test("of a placed file: evidence, what it leaves, slots with their names, basis")
  func placed() throws {
    let found = try explanation("en.lproj/iPhone 6 Plus Landscape.png", 2208, 1242)
    #expect(found.isPlaced)
    #expect(
      found.text == """
        en.lproj/iPhone 6 Plus Landscape.png
          image     2208x1242 pixels
          evidence  “iPhone 6 Plus” in the name: iPhone 414x736 portrait @3x (1242x2208 pixels) or \
        iPhone 414x736 landscape @3x (2208x1242 pixels)
                    “Landscape” in the name: \(landscapes)
                    it is for the language “en”
                    the pixels, 2208x1242: iPhone 414x736 landscape @3x (2208x1242 pixels)
          leaves    iPhone 414x736 landscape @3x (2208x1242 pixels)
          placed    iphone-736h-landscape+locale=en -> Default-Landscape-736h@3x.png
          basis     words

        """
    )
  }

  /// What the word alone leaves, three kinds by name.
  private let landscapes =
    "iPhone 414x736 landscape @3x (2208x1242 pixels), iPhone 375x812 landscape @3x (2436x1125 pixels), "
    + "iPhone 414x896 landscape @3x (2688x1242 pixels) or 26 more"

  @Test("of a refused file: evidence, that nothing is left, both sides, the remedy")
  func refused() throws {
    let found = try explanation("iPhone 6.png", 640, 1136)
    #expect(!found.isPlaced)
    let lines = found.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  evidence  “iPhone 6” in the name: iPhone 375x667") })
    #expect(lines.contains("  leaves    nothing that all of it allows"))
    #expect(
      lines.contains {
        $0.hasPrefix("  refused   The name says iPhone 375x667")
          && $0.contains("but the image is iPhone 320x568")
      }
    )
    #expect(
      lines.contains {
        $0.hasPrefix("  remedy    If the pixels are right, name it Default-568h@2x.png")
          && $0.contains("750x1334")
      }
    )
  }

  @Test("quote evidence of every kind")
  func kinds() throws {
    var app = App.assumed
    app.rules = [Rule(match: "art/**", slot: RuleSlot(scale: .two))]
    let ruled = try explanation("art/iPad/landscape 2048x1536.png", 2048, 1536, app: app).text
    #expect(ruled.contains("the rule “art/**”: "))
    #expect(ruled.contains("“landscape” in the name: "))
    #expect(ruled.contains("“2048x1536” in the name: "))
    #expect(ruled.contains("“iPad” in the folder: "))
    #expect(ruled.contains("the pixels, 2048x1536: "))
    let silent = try explanation("Default.png", 320, 480).text
    #expect(silent.contains("no scale in the name means @1x: "))
    #expect(silent.contains("no device and no orientation in the name means iPhone: "))
    #expect(silent.contains("no height in the name means the base screen: "))
    let dark = try explanation("master dark.png", 2732, 2732).text
    #expect(dark.contains("it says that it is a master"))
    #expect(dark.contains("it is dark artwork"))
    #expect(
      try explanation("Default-LandscapeLeft~ipad.png", 1024, 768).text
        .contains("it is for landscapeLeft alone")
    )
    #expect(try explanation("mockup.png", 640, 960).text.contains("it says that it is a mock-up"))
  }

  @Test("of a file that is not ours say why, and no problem")
  func ignored() throws {
    let found = try explanation("drawable-mdpi/splash.png", 320, 480)
    #expect(!found.isPlaced)
    #expect(found.text.hasSuffix("  ignored   it is for Android, by its name or folder\n"))
    #expect(field(found.json, "problem") == .null)
    #expect(field(found.json, "reasons") == ["it is for Android, by its name or folder"])
  }

  @Test("as JSON hold every documented key")
  func json() throws {
    let facts = ImageFacts(format: .png, stored: PixelSize(1136, 640), exifOrientation: 6)
    let json = try explanation("Default-568h@2x.png", 640, 1136, facts: facts).json
    guard case .object(let members) = json else {
      Issue.record("no object")
      return
    }
    #expect(
      members.map(\.key) == [
        "schema", "path", "facts", "placed", "slots", "basis", "reasons", "candidates", "problem",
        "shadowedBy",
      ]
    )
    #expect(field(json, "schema") == 1)
    #expect(field(json, "placed") == .bool(true))
    #expect(field(json, "basis") == "canonical")
    #expect(field(json, "problem") == .null)
    guard case .array(let slots)? = field(json, "slots"), let slot = slots.first else {
      Issue.record("no slots")
      return
    }
    #expect(slots.count == 2)
    #expect(field(slot, "id") == "iphone-568h-legacy")
    #expect(field(slot, "idiom") == "iphone")
    #expect(field(slot, "orientation") == "portrait")
    #expect(field(slot, "scale") == 2)
    #expect(field(slot, "subtype") == "retina4")
    #expect(field(slot, "scheme") == .null)
    #expect(field(slot, "width") == 640)
    #expect(field(slot, "height") == 1136)
    #expect(field(slot, "outputName") == "Default-568h@2x.png")
    let read = field(json, "facts") ?? .null
    #expect(field(read, "format") == "png")
    #expect(field(read, "exifOrientation") == 6)
    #expect(field(read, "width") == 640)
  }

  /// What an app writes, a name, and where that image lies.
  private static let places: [(outputs: [Output], name: String, paths: [String])] = [
    ([Output(kind: .bundle, path: nil)], "iPhone 6.png", ["Default-667h@2x.png"]),
    (
      [Output(kind: .bundle, path: RelativePath("a/b"))], "de.lproj/iPhone 6.png",
      ["a/b/de.lproj/Default-667h@2x.png"]
    ),
    (
      [
        Output(kind: .launchimage, path: RelativePath("Art.xcassets/Start.launchimage")),
        Output(kind: .bundle, path: nil),
      ],
      "iPhone 6.png",
      ["Art.xcassets/Start.launchimage/Default-667h@2x.png", "Default-667h@2x.png"]
    ),
    (
      [Output(kind: .launchimage, path: nil, naming: .actool)], "iPhone 6.png",
      ["Assets.xcassets/LaunchImage.launchimage/LaunchImage-800-667h@2x.png"]
    ),
    (
      [Output(kind: .web, path: RelativePath("web"))], "iPhone 6.png",
      ["web/apple-splash-750-1334.png"]
    ),
    (
      [Output(kind: .storyboard, path: nil)], "iPhone 6.png",
      ["LaunchScreen.xcassets/LaunchScreenPortrait.imageset/portrait-iphone@2x.png"]
    ),
  ]

  @Test(
    "name the files that are written, not what Apple would call them",
    arguments: places.indices
  )
  func written(row: Int) throws {
    let (outputs, name, paths) = Self.places[row]
    var app = App.assumed
    app.name = "aurora"
    app.outputs = outputs
    let found = try explanation(name, 750, 1334, app: app)
    var told: [String] = []
    for slot in field(found.json, "slots")?.elements ?? [] {
      let list = field(slot, "outputs")?.elements.compactMap(\.text) ?? []
      for path in list where !told.contains(path) { told.append(path) }
      let last = list.first?.split(separator: "/").last.map(String.init)
      #expect(field(slot, "outputName")?.text == last)
    }
    #expect(told.sorted() == paths)
    for path in paths { #expect(found.text.contains(path), "\(found.text)") }
  }

  @Test("name the file as the app's own list does")
  func listed() throws {
    var app = App.assumed
    app.name = "aurora"
    app.outputs = [Output(kind: .bundle, path: nil)]
    app.supports.listedImages[.iphone] = [
      .dictionary(
        LaunchImageValue.Fields(
          name: .text("Six"),
          minimumOS: .text("8.0"),
          size: .text("{375, 667}")
        )
      )
    ]
    let found = try explanation("iPhone 6.png", 750, 1334, app: app)
    #expect(found.text.contains("placed    iphone-667h -> Six@2x.png\n"), "\(found.text)")
  }

  @Test("of a file that could not be read have the shape of the others")
  func unread() throws {
    let path = try #require(RelativePath("Default.png"))
    let found = Explanation(
      of: .refused(Problem(.empty, at: path, "it is empty", remedy: "copy it again"), reasons: []),
      path: path,
      title: Array("/tmp/Default.png".utf8),
      pixels: nil,
      facts: nil,
      app: .assumed
    )
    #expect(
      found.text == """
        /tmp/Default.png
          refused   it is empty
          remedy    copy it again

        """
    )
    #expect(field(found.json, "path") == "/tmp/Default.png")
    #expect(
      field(found.json, "facts") == .record(["format": .null, "width": .null, "height": .null])
    )
    #expect(field(found.json, "candidates") == [])
    guard case .object(let members)? = field(found.json, "problem") else {
      Issue.record("no problem")
      return
    }
    #expect(members.map(\.key) == ["code", "message", "remedy"])
  }

  @Test("of a master say that it is rendered, where the app derives")
  func master() throws {
    var app = App.assumed
    app.derive = Derive()
    let facts = ImageFacts(format: .png, stored: PixelSize(2732, 2732), exifOrientation: 1)
    let text = try explanation("master.png", 2732, 2732, facts: facts, app: app).text
    #expect(text.contains("rendered at the size of each slot"), "\(text)")
    #expect(!text.contains("copied"))
  }

  @Test("of a file that lost its place name the winner")
  func shadowed() throws {
    let path = try #require(RelativePath("iPhone 6 Plus Landscape.png"))
    let pixels = PixelSize(2208, 1242)
    let found = Explanation(
      of: Recognizer(.assumed).classify(path, pixels: pixels),
      path: path,
      pixels: pixels,
      facts: nil,
      app: .assumed,
      shadowedBy: "other.png is newer"
    )
    #expect(found.text.hasSuffix("  shadowed  other.png is newer\n"))
    #expect(field(found.json, "shadowedBy") == "other.png is newer")
  }

  @Test("as JSON of a refusal hold its code, message and remedy")
  func jsonOfRefusal() throws {
    let json = try explanation("iPhone 6.png", 640, 1136).json
    #expect(field(json, "placed") == .bool(false))
    #expect(field(json, "basis") == .null)
    #expect(field(json, "slots") == [])
    #expect(field(json, "candidates") == [])
    let problem = field(json, "problem") ?? .null
    #expect(field(problem, "code") == "nameAndSizeDisagree")
    #expect(field(problem, "message") != nil)
    #expect(field(problem, "remedy") != nil)
  }

  @Test("escape what could move a cursor or turn a line around")
  func escapes() throws {
    let found = try explanation("a\u{1b}[31m\u{202e}iPhone 6\n\u{7f}.png", 640, 1136)
    #expect(found.text.contains("a\\u{1b}[31m\\u{202e}iPhone 6\\n\\u{7f}.png"))
    for scalar in found.text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && scalar.value != 0x7f && scalar.value != 0x202e)
    }
    #expect(field(found.json, "path") == "a\\u{1b}[31m\\u{202e}iPhone 6\\n\\u{7f}.png")
  }
}
