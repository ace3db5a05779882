import Testing

@testable import SyncCore

/// A bundle beside the app's own `UILaunchImages`, whose names are the only ones that iOS 7 and later
/// look for (facts 4.3).
@Suite("Names of the app's own list")
struct ListedNameTests {
  private typealias Drop = OutputFixture.Drop

  /// Entries as `name minimum orientation size`.
  private func app(_ entries: String..., minimum: OSVersion = OSVersion(7)) -> App {
    let values = entries.map { text in
      let words = text.split(separator: " ").map(String.init)
      let size = words[3].split(separator: "x").joined(separator: ", ")
      return LaunchImageValue.dictionary(
        LaunchImageValue.Fields(
          name: .text(words[0]),
          minimumOS: .text(words[1]),
          orientation: .text(words[2]),
          size: .text("{\(size)}")
        )
      )
    }
    var app = LaunchFixture.app(minimum: minimum, everyWay: false)
    for idiom in [Idiom.iphone, .ipad] { app.supports.listedImages[idiom] = values }
    return app
  }

  private func coverage(_ app: App, _ drops: [Drop]) -> Coverage {
    let keys = LaunchKeys(launchImages: app.supports.listedImages[.iphone])
    return Coverage.of(app: app, files: OutputFixture.decide(app, drops).desired, keys: keys)
  }

  /// The files that iOS 7 and later find, and what each is made of.
  private func placed(_ app: App, _ drops: [Drop]) -> [(name: String, source: String)] {
    OutputFixture.decide(app, drops).desired
      .map { ($0.path.description, $0.source?.description ?? "") }
      .filter { !$0.0.hasPrefix("Default") }
  }

  private func names(_ app: App, _ drops: [Drop]) -> [String] {
    placed(app, drops).map(\.name)
  }

  @Test("XR and XS Max share their points: each image goes by the name of its own (trap 13)")
  func twins() {
    let app = app(
      "L-1200-Portrait-2688h 12.0 Portrait 414x896",
      "L-1200-Portrait-1792h 12.0 Portrait 414x896"
    )
    #expect(
      names(app, [Drop("a.png", 828, 1792), Drop("b.png", 1242, 2688)])
        == ["L-1200-Portrait-1792h@2x.png", "L-1200-Portrait-2688h@3x.png"]
    )
  }

  @Test("every system finds its entry")
  func systems() {
    let app = app("New 8.0 Portrait 320x568", "Old 7.0 Portrait 320x568")
    let drops = [Drop("a.png", 640, 1136)]
    #expect(names(app, drops) == ["New-568h@2x.png", "Old-568h@2x.png"])
    #expect(!coverage(app, drops).gaps.contains { $0.id.contains("568h") })
  }

  @Test("one landscape image serves both directions, a directed one its own")
  func directions() {
    let app = app("PadL 7.0 LandscapeLeft 768x1024", "PadR 7.0 LandscapeRight 768x1024")
    #expect(names(app, [Drop("a.png", 1024, 768)]) == ["PadL~ipad.png", "PadR~ipad.png"])
    let drops = [Drop("a.png", 1024, 768), Drop("Default-LandscapeLeft~ipad.png", 1024, 768)]
    let found = placed(app, drops)
    #expect(found.map(\.name) == ["PadL~ipad.png", "PadR~ipad.png"])
    #expect(found.map(\.source) == ["Default-LandscapeLeft~ipad.png", "a.png"])
  }

  @Test("files of the list's names go to their own direction")
  func ownNames() {
    let app = app("PadL 7.0 LandscapeLeft 768x1024", "PadR 7.0 LandscapeRight 768x1024")
    let found = placed(
      app,
      [Drop("PadL~ipad.png", 1024, 768), Drop("PadR@2x~ipad.png", 2048, 1536)]
    )
    #expect(found.map(\.name) == ["PadL~ipad.png", "PadR@2x~ipad.png"])
    #expect(found.map(\.source) == ["PadL~ipad.png", "PadR@2x~ipad.png"])
    // The name says that it lies.
    #expect(names(app, [Drop("PadL~ipad.png", 768, 1024)]) == [])
  }

  /// Names of the list that Apple's grammar or our words read as something else.
  private static let listedNames: [(entry: String, file: String, width: Int, height: Int)] = [
    ("Default-Six 8.0 Portrait 375x667", "Default-Six@2x.png", 750, 1334),
    ("Default-Five 7.0 Portrait 320x568", "Default-Five-568h@2x.png", 640, 1136),
    ("Default-Pad 7.0 Landscape 768x1024", "Default-Pad@2x~ipad.png", 2048, 1536),
    ("Default-landscape-six 8.0 Portrait 375x667", "Default-landscape-six@2x.png", 750, 1334),
    ("Android-Dark 8.0 Portrait 375x667", "Android-Dark@2x.png", 750, 1334),
    ("iPad-Mockup 8.0 Portrait 375x667", "iPad-Mockup@2x.png", 750, 1334),
  ]

  @Test("a file of the list's name is what the list says", arguments: listedNames.indices)
  func ownWords(row: Int) throws {
    let (entry, file, width, height) = Self.listedNames[row]
    let app = app(entry)
    let drop = Drop(file, width, height)
    let found = OutputFixture.decide(app, [drop])
    #expect(found.problems == [])
    #expect(OutputFixture.paths(found).contains(file))
    let verdict = Recognizer(app).classify(LaunchFixture.path(file), pixels: drop.pixels)
    guard case .claim(let claim) = verdict else {
      Issue.record("\(words(verdict))")
      return
    }
    #expect(claim.basis == .canonical)
    #expect(claim.slots.allSatisfy { $0.variant == .plain })
  }

  @Test("a file of the list's name and another size is refused")
  func ownSize() throws {
    let app = app("Default-Six 8.0 Portrait 375x667")
    for (width, height) in [(640, 1136), (1334, 750), (375, 667)] {
      let found = OutputFixture.decide(app, [Drop("Default-Six@2x.png", width, height)])
      #expect(found.desired == [] && found.problems.map(\.code) != [.undeclaredScheme])
    }
    // The scale is still the name's own word.
    #expect(OutputFixture.decide(app, [Drop("Default-Six@3x.png", 750, 1334)]).desired == [])
  }

  @Test("each image that a gap asks for closes it")
  func closes() throws {
    let app = app(
      "P 7.0 Portrait 320x480",
      "P 7.0 Portrait 320x568",
      "Six 8.0 Portrait 375x667",
      "PadP 7.0 Portrait 768x1024",
      "PadL 7.0 LandscapeLeft 768x1024",
      "PadR 9.0 LandscapeRight 768x1024",
      "R 7.0 LandscapeRight 768x1024",
      "Mid 9.0 Portrait 834x1112",
      "Large 9.0 Landscape 1024x1366",
      "Odd 9.0 Portrait 820x1180",
      "Photo.jpg 8.0 Portrait 414x736",
      "Tall-2688h 12.0 Portrait 414x896",
      "Tall-1792h 12.0 Portrait 414x896"
    )
    let start = coverage(app, []).gaps
    var drops: [Drop] = []
    for gap in start where !gap.message.contains("add the output") {
      let pixels = gap.wanted.pixels
      drops.append(Drop(gap.wanted.file, pixels.width, pixels.height))
      #expect(!coverage(app, drops).gaps.contains { $0.id == gap.id }, "\(gap.wanted.file)")
    }
    #expect(drops.count > 12)
    let asked = drops.map(\.name)
    #expect(asked.contains("Mid@2x~ipad.png") && asked.contains("Large@2x~ipad.png"))
    #expect(!asked.contains { $0.hasPrefix("Odd") || $0.hasPrefix("Photo") })
  }
}
