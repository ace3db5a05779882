import SyncCore
import Testing

@Suite("URL schemes in names")
struct SchemeTests {
  private func classify(_ name: String, _ width: Int, _ height: Int) throws -> Verdict {
    var app = App.assumed
    app.supports.urlSchemes = ["demo", "my-app", "fb123.x"]
    return Recognizer(app).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
  }

  @Test(
    "are found at their place in the grammar, in any case",
    arguments: [
      ("Default-demo@2x.png", 640, 960, "demo"), ("Default-DEMO@2x.png", 640, 960, "demo"),
      ("Default-568h-demo@2x.png", 640, 1136, "demo"),
      ("Default-demo-Portrait~ipad.png", 768, 1024, "demo"),
      ("Default-my-app@2x~iphone.png", 640, 960, "my-app"),
      ("Default-my-app-Landscape@2x~ipad.png", 2048, 1536, "my-app"),
      ("Default-fb123.x.png", 320, 480, "fb123.x"),
      ("Default-667h-demo@2x.png", 750, 1334, "demo"),
      ("Default-Portrait-demo@2x~ipad.png", 1536, 2048, "demo"),
      ("Default-Landscape-my-app~ipad.png", 1024, 768, "my-app"),
    ]
  )
  func declared(name: String, width: Int, height: Int, scheme: String) throws {
    let verdict = try classify(name, width, height)
    guard case .claim(let claim) = verdict else {
      Issue.record("\(name): \(words(verdict))")
      return
    }
    #expect(claim.slots.allSatisfy { $0.variant.scheme == scheme })
    #expect(claim.reasons.sentences.contains("it is for the URL scheme “\(scheme)”"))
  }

  @Test("are one in any case, spelt as the Info.plist does, in rules too")
  func spelling() throws {
    let type = "<dict><key>CFBundleURLSchemes</key><array><string>demo</string></array></dict>"
    let text =
      "<plist><dict><key>CFBundleURLTypes</key><array>\(type)</array></dict></plist>"
    var app = App.assumed
    app.supports = InfoPlist.read(Array(text.utf8))
      .applied(to: Support(urlSchemes: ["other", "Demo"]))
    #expect(app.supports.urlSchemes == ["other", "demo"])
    app.rules = [Rule(match: "*rule*", slot: RuleSlot(scheme: "DEMO"))]
    for name in ["Default-Demo@2x.png", "by rule.png"] {
      let path = try #require(RelativePath(name))
      guard case .claim(let claim) = Recognizer(app).classify(path, pixels: PixelSize(640, 960))
      else {
        Issue.record("\(name): not placed")
        continue
      }
      #expect(claim.slots.allSatisfy { $0.variant.scheme == "demo" }, "\(name)")
    }
  }

  @Test("stay a problem when the app does not declare them")
  func undeclared() throws {
    let verdict = try classify("Default-other@2x.png", 640, 960)
    guard case .refused(let problem, reasons: _) = verdict else {
      Issue.record("\(words(verdict))")
      return
    }
    #expect(problem.code == .undeclaredScheme)
    #expect(problem.message.contains("“other”"))
  }

  @Test("do not change what size is right")
  func size() throws {
    guard case .refused = try classify("Default-demo@2x.png", 640, 1136) else {
      Issue.record("placed")
      return
    }
  }

  @Test("are no orientation: a declared scheme called portrait is a modifier first")
  func reserved() throws {
    var app = App.assumed
    app.supports.urlSchemes = ["portrait"]
    let path = try #require(RelativePath("Default-Portrait~ipad.png"))
    guard case .claim(let claim) = Recognizer(app).classify(path, pixels: PixelSize(768, 1024))
    else {
      Issue.record("not placed")
      return
    }
    #expect(claim.slots.allSatisfy { $0.variant.scheme == nil })
  }
}
