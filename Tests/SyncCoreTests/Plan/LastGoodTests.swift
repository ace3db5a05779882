import Testing

@testable import SyncCore

@Suite("What stays of a source that can not be used")
struct LastGoodTests {
  static let app = LaunchFixture.app(
    minimum: OSVersion(6),
    outputs: [
      Output(kind: .bundle, path: nil), CatalogFixture.set,
      Output(kind: .infoplist, path: LaunchFixture.path("Launch.plist")),
    ]
  )

  static let drops = [
    OutputFixture.Drop("Default@2x.png", 640, 960),
    OutputFixture.Drop("Default-667h@2x.png", 750, 1334),
  ]

  /// The manifest after a pass that wrote all of it.
  static func manifest(_ decision: Decision) -> Manifest {
    Planner(manifest: Manifest(), view: .init { _ in .absent }, hash: hash)
      .plan(desired: decision.desired).manifest
  }

  static func hash(_ bytes: [UInt8]) -> ContentHash {
    ContentHash(high: 3, low: bytes.reduce(5) { $0 &* 31 &+ UInt64($1) })
  }

  static func broken(_ drop: OutputFixture.Drop) -> Source {
    let path = LaunchFixture.path(drop.name)
    return Source(
      path: path,
      stamp: Stamp(device: 1, inode: 1, size: 2, modified: 2, changed: 2),
      content: .broken(Problem(.truncated, at: path, "cut", remedy: "copy"))
    )
  }

  static func decide(_ app: App, _ sources: [Source], _ lastGood: LastGood) -> Decision {
    let recognizer = Recognizer(app)
    return Decision(app: app, sources: sources, canRender: true, lastGood: lastGood) {
      recognizer.classify($0, pixels: $1)
    }
  }

  @Test("is named by every list as before, and nothing is written")
  func lists() {
    let before = OutputFixture.decide(Self.app, Self.drops)
    let manifest = Self.manifest(before)
    let source = LaunchFixture.path(Self.drops[1].name)
    let lastGood = LastGood(manifest, of: [source]) { _ in true }
    let after = Self.decide(
      Self.app,
      [OutputFixture.source(Self.drops[0]), Self.broken(Self.drops[1])],
      lastGood
    )
    #expect(after.desired == before.desired)
    #expect(after.kept == [source])
    #expect(after.problems.map(\.code) == [.truncated])
    let plan = Planner(
      manifest: manifest,
      view: .init { path in manifest.entries[path].map { .file($0.hash) } ?? .folder },
      hash: Self.hash
    )
    .plan(desired: after.desired, keeping: after.kept)
    #expect(plan.actions.isEmpty, "\(plan.actions)")
    // A manifest that was read again says the same.
    let reread = Manifest(json: manifest.json)
    #expect(reread == manifest)
  }

  @Test("is left out of every list when its file is not there as it was, or was never made")
  func absent() {
    let before = OutputFixture.decide(Self.app, Self.drops)
    let manifest = Self.manifest(before)
    let source = LaunchFixture.path(Self.drops[1].name)
    let sources = [OutputFixture.source(Self.drops[0]), Self.broken(Self.drops[1])]
    let without = Self.decide(Self.app, sources, LastGood()).desired
    #expect(without.allSatisfy { $0.source != source })
    let edited = LastGood(manifest, of: [source]) { $0.description.hasPrefix("Default") }
    #expect(Self.decide(Self.app, sources, edited).desired == without)
    // With another naming its file would have to be made anew, of what can not be read.
    var renamed = Self.app
    renamed.outputs[1].naming = .actool
    let lastGood = LastGood(manifest, of: [source]) { _ in true }
    let files = Self.decide(renamed, sources, lastGood).desired
    #expect(files.allSatisfy { $0.source != source })
  }

  @Test("gives way to any source that can be used")
  func rivals() {
    let manifest = Self.manifest(OutputFixture.decide(Self.app, Self.drops))
    let lastGood = LastGood(manifest, of: [LaunchFixture.path(Self.drops[0].name)]) { _ in true }
    let other = OutputFixture.Drop("other.png", 640, 960)
    let after = Self.decide(
      Self.app,
      [Self.broken(Self.drops[0]), OutputFixture.source(other)],
      lastGood
    )
    let file = after.desired.first { $0.path.description == "Default@2x.png" }
    #expect(file?.source?.description == "other.png")
  }

  @Test("counts for renderings, and nothing new is rendered of it")
  func derived() throws {
    var app = LaunchFixture.app(devices: [.iphone], outputs: [CatalogFixture.set])
    app.derive = Derive(mode: .cover)
    let master = OutputFixture.Drop("master.png", 2732, 2732)
    let before = OutputFixture.decide(app, [master])
    #expect(before.desired.contains { $0.image?.isDerived == true })
    var manifest = Self.manifest(before)
    let source = LaunchFixture.path(master.name)
    let whole = LastGood(manifest, of: [source]) { _ in true }
    #expect(Self.decide(app, [Self.broken(master)], whole).desired == before.desired)
    // One of them is gone: it is not rendered again of what is broken, the others stay.
    let gone = try #require(before.desired.first { $0.image != nil })
    manifest.entries[gone.path] = nil
    let rest = LastGood(manifest, of: [source]) { _ in true }
    let after = Self.decide(app, [Self.broken(master)], rest).desired
    #expect(
      Set(after.filter { $0.image != nil })
        == Set(before.desired.filter { $0.image != nil }).subtracting([gone])
    )
  }

  @Test("stays in a storyboard's image sets")
  func storyboard() {
    let board = Output(kind: .storyboard, path: nil)
    let app = LaunchFixture.app(outputs: [board])
    let drops = [
      OutputFixture.Drop("Default-Portrait-2436h@3x.png", 1125, 2436),
      OutputFixture.Drop("Default-667h@2x.png", 750, 1334),
      OutputFixture.Drop("iphone 16 pro max.png", 1320, 2868),
      OutputFixture.Drop("Default-Landscape@2x~ipad.png", 2048, 1536),
    ]
    let before = OutputFixture.decide(app, drops)
    let manifest = Self.manifest(before)
    for drop in drops {
      let lastGood = LastGood(manifest, of: [LaunchFixture.path(drop.name)]) { _ in true }
      let sources = drops.map { $0 == drop ? Self.broken($0) : OutputFixture.source($0) }
      let isSame = Self.decide(app, sources, lastGood).desired == before.desired
      #expect(isSame, "\(drop.name)")
    }
    let all = LastGood(manifest, of: Set(drops.map { LaunchFixture.path($0.name) })) { _ in true }
    let isSame = Self.decide(app, drops.map(Self.broken), all).desired == before.desired
    #expect(isSame)
  }

  @Test("recipes and slots come back from their words")
  func words() throws {
    for derive in [
      nil, Derive(mode: .contain, background: Color("#00FF7f"), gravity: .top),
      Derive(mode: .cover),
    ] {
      let recipe = RenderRecipe(
        pixels: PixelSize(640, 960),
        color: .displayP3,
        background: .white,
        derive: derive
      )
      #expect(RenderRecipe(key: recipe.key) == recipe)
    }
    for text in [
      "copy", "generated", "recovered", "render 1x1 srgb", "render 01x1 srgb #FFFFFF", "",
    ] {
      #expect(RenderRecipe(key: text) == nil)
    }
    let variants = [
      SlotVariant.plain, SlotVariant(facing: .landscapeLeft), SlotVariant(scheme: "a+b.c"),
      SlotVariant(
        facing: .portrait,
        scheme: "demo",
        appearance: .dark,
        locale: "zh-Hans"
      ), SlotVariant(appearance: .light, locale: "de"),
    ]
    for row in SlotRow.all {
      for variant in variants {
        let slot = Slot(row, variant)
        #expect(Slot(id: slot.id) == slot, "\(slot.id)")
      }
    }
    for text in ["", "nothing", "iphone-667h+", "iphone-667h+facing=up", "iphone-667h+dark+dark"] {
      #expect(Slot(id: text) == nil, "\(text)")
    }
  }
}
