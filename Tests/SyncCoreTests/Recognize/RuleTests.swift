import SyncCore
import Testing

@Suite("Config rules")
struct RuleTests {
  private func classify(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ rules: [(String, RuleSlot)],
    derive: Derive? = nil
  ) throws -> Verdict {
    var app = App.assumed
    app.supports.urlSchemes = ["demo"]
    app.rules = rules.map { Rule(match: $0.0, slot: $0.1) }
    app.derive = derive
    return Recognizer(app).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
  }

  private func claim(_ verdict: Verdict) throws -> Claim {
    guard case .claim(let claim) = verdict else {
      Issue.record("\(words(verdict))")
      throw NotPlaced()
    }
    return claim
  }

  private struct NotPlaced: Error {}

  private func code(_ verdict: Verdict) -> ProblemCode? {
    if case .refused(let problem, reasons: _) = verdict { problem.code } else { nil }
  }

  @Test("place what they state, and are the basis")
  func places() throws {
    let rule = ("hero/**/*-wide.*", RuleSlot(idiom: .ipad, orientation: .landscape))
    let found = try claim(classify("hero/2024/x-wide.png", 2048, 1536, [rule]))
    #expect(found.basis == .rule)
    #expect(found.slots.map(\.id) == ["ipad-landscape-2x-legacy", "ipad-landscape-2x-ios7"])
    #expect(
      found.reasons.sentences.first == "the rule “hero/**/*-wide.*”: "
        + (try claim(classify("hero/a-wide.png", 2048, 1536, [rule]))
          .reasons.sentences.first?.split(separator: ": ", maxSplits: 1).last ?? "")
    )
  }

  @Test("do not count where they do not match")
  func otherPath() throws {
    let rule = ("hero/**", RuleSlot(idiom: .ipad))
    #expect(try claim(classify("other/x.png", 640, 960, [rule])).basis == .size)
  }

  @Test("outrank the name and its folders, attribute by attribute")
  func outrank() throws {
    // The name says iPad; the rule says iPhone; the name's orientation still counts.
    let rule = ("odd/**", RuleSlot(idiom: .iphone))
    #expect(try claim(classify("odd/ipad-portrait.png", 640, 960, [rule])).basis == .rule)
    #expect(try code(classify("odd/ipad-landscape.png", 640, 960, [rule])) == .nameAndSizeDisagree)
    // Another platform's folder and a screenshot's name are overruled too.
    #expect(try claim(classify("odd/android/x.png", 640, 960, [rule])).basis == .rule)
    #expect(try claim(classify("odd/screenshot.png", 640, 960, [rule])).basis == .rule)
  }

  @Test("do not make an image fit that does not")
  func pixelsHold() throws {
    let rule = ("*", RuleSlot(idiom: .ipad))
    #expect(try code(classify("x.png", 640, 960, [rule])) == .nameAndSizeDisagree)
    #expect(try code(classify("x.png", 641, 960, [rule])) == .nearMiss)
  }

  @Test("of two that differ, the earlier one holds; what it leaves open, the later one says")
  func order() throws {
    let rules = [
      ("*.png", RuleSlot(idiom: .iphone)),
      ("*", RuleSlot(idiom: .ipad, scale: .two, appearance: .light)),
    ]
    let found = try claim(classify("x.png", 640, 960, rules))
    #expect(found.slots.map(\.row.idiom) == [.iphone, .iphone])
    #expect(try code(classify("x.png", 320, 480, rules)) == .nameAndSizeDisagree)
  }

  @Test(
    "name screens by subtype, points, pixels or height",
    arguments: ["667h", "375x667", "750x1334", "1334h"]
  )
  func screens(word: String) throws {
    let rule = ("*", RuleSlot(screen: word))
    #expect(try claim(classify("x.png", 750, 1334, [rule])).slots.map(\.id) == ["iphone-667h"])
    #expect(try code(classify("x.png", 640, 1136, [rule])) == .nameAndSizeDisagree)
  }

  @Test("that name a screen no device has are a problem")
  func unknownScreen() throws {
    #expect(
      try code(classify("x.png", 750, 1334, [("*", RuleSlot(screen: "668h"))])) == .noSuchScreen
    )
  }

  @Test("can not give a scheme that no launch comes by")
  func undeclared() throws {
    let rule = { (scheme: String) in ("*", RuleSlot(scheme: scheme)) }
    #expect(try code(classify("x.png", 640, 960, [rule("ghost")])) == .undeclaredScheme)
    #expect(try code(classify("x.png", 640, 960, [rule("DEMO")])) == nil)
    var app = App.assumed
    app.rules = [Rule(match: "*", slot: RuleSlot(scheme: "shop"))]
    app.outputs = [Output(kind: .storyboard, path: nil)]
    app.outputs[0].scheme = "Shop"
    let path = try #require(RelativePath("x.png"))
    #expect(code(Recognizer(app).classify(path, pixels: PixelSize(640, 960))) == nil)
  }

  @Test("give the slot its direction, scheme and language")
  func variants() throws {
    let slot = RuleSlot(facing: .landscapeLeft, scheme: "demo", locale: "fr")
    let found = try claim(classify("x.png", 1024, 768, [("*", slot)]))
    #expect(
      found.slots.first?.id == "ipad-landscape-1x-legacy+facing=landscapeLeft+scheme=demo+locale=fr"
    )
  }

  @Test("make a master of any size, where the app derives")
  func masters() throws {
    let rule = ("*", RuleSlot(idiom: .ipad, isMaster: true))
    #expect(try code(classify("x.png", 640, 960, [rule])) == .masterNotAllowed)
    let verdict = try classify("x.png", 640, 960, [rule], derive: Derive(mode: .cover))
    guard case .master(let master) = verdict else {
      Issue.record("\(words(verdict))")
      return
    }
    #expect(master.idiom == .ipad)
    #expect(master.pixels == PixelSize(640, 960))
  }

  @Test("do not bring junk back")
  func junk() throws {
    guard case .ignored = try classify("._x.png", 640, 960, [("*", RuleSlot(idiom: .iphone))])
    else {
      Issue.record("._x.png was taken")
      return
    }
  }
}
