import Testing

@testable import SyncCore

/// What few outputs can tell apart: languages, URL schemes and single directions.
@Suite("An image that no output holds")
struct UnusedImageTests {
  typealias Drop = OutputFixture.Drop

  private static func app(_ kind: OutputKind) -> App {
    LaunchFixture.app(
      minimum: OSVersion(7),
      schemes: ["demo"],
      outputs: [OutputFixture.output(kind)]
    )
  }

  private static let purposes: [(name: String, words: String)] = [
    ("de.lproj/Default-667h@2x.png", "one language (de)"),
    ("Default-667h-demo@2x.png", "one URL scheme (demo)"),
    ("Default-LandscapeLeft@2x~ipad.png", "one direction (landscapeLeft)"),
  ]

  @Test("a bundle holds what is for a language, a scheme or a direction", arguments: 0..<3)
  func held(row: Int) {
    let name = Self.purposes[row].name
    let size = name.contains("ipad") ? PixelSize(2048, 1536) : PixelSize(750, 1334)
    let drop = Drop(name, size.width, size.height)
    let decision = OutputFixture.decide(Self.app(.bundle), [drop])
    #expect(OutputFixture.paths(decision) == [name])
    #expect(decision.problems.isEmpty)
  }

  @Test(
    "every other output says which of them it does not tell, and what would hold the image",
    arguments: [OutputKind.launchimage, .storyboard, .web, .infoplist],
    0..<3
  )
  func told(kind: OutputKind, row: Int) throws {
    let (name, words) = Self.purposes[row]
    let size = name.contains("ipad") ? PixelSize(2048, 1536) : PixelSize(750, 1334)
    let decision = OutputFixture.decide(Self.app(kind), [Drop(name, size.width, size.height)])
    #expect(decision.desired.allSatisfy { $0.source == nil })
    let problem = try #require(decision.problems.first)
    #expect(decision.problems.count == 1)
    #expect(problem.code == .needsOutput)
    #expect(problem.message.contains("holds an image for \(words)"), "\(problem.message)")
    #expect(problem.remedy.contains(words.contains("scheme") ? "\"scheme\": \"demo\"" : ""))
    #expect(problem.remedy.contains("add the output \"bundle\""), "\(problem.remedy)")
  }

  @Test("nothing is promised for a screen that has no loose files")
  func screen() throws {
    let drop = Drop("de.lproj/iphone.png", 1290, 2796)
    let decision = OutputFixture.decide(Self.app(.storyboard), [drop])
    let problem = try #require(decision.problems.first)
    #expect(problem.remedy.hasPrefix("no output holds an image of this screen for one language"))
  }

  @Test("an image of a language that is no folder's name goes nowhere, least of all to everybody")
  func noLanguage() {
    for (rule, paths) in [
      (RuleSlot(locale: "de"), ["de.lproj/Default@2x.png"]), (RuleSlot(locale: "../x"), []),
      (RuleSlot(locale: "a/b"), []), (RuleSlot(scheme: "a/b"), []), (RuleSlot(scheme: "../x"), []),
    ] {
      var app = LaunchFixture.app(schemes: ["a/b", "../x"])
      app.rules = [Rule(match: "*", slot: rule)]
      let decision = OutputFixture.decide(app, [Drop("x.png", 640, 960)])
      #expect(OutputFixture.paths(decision) == paths, "\(rule)")
      #expect(decision.problems.contains { $0.code == .needsOutput } == paths.isEmpty)
    }
  }

  @Test("a plain one asks for an output as ever")
  func plain() throws {
    let decision = OutputFixture.decide(Self.app(.infoplist), [Drop("Default@2x.png", 640, 960)])
    let problem = try #require(decision.problems.first)
    #expect(problem.message.hasSuffix("but no output of this app holds such an image"))
  }
}
