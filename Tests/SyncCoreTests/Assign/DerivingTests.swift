import Testing

@testable import SyncCore

@Suite("Deriving")
struct DerivingTests {
  private func app(
    _ derive: Derive?,
    outputs: [OutputKind] = [.bundle],
    devices: Set<Idiom> = [.iphone, .ipad],
    minimumOS: OSVersion = OSVersion(7)
  ) -> App {
    App(
      name: "a",
      drop: [],
      build: [],
      supports: Support(devices: devices, minimumOS: minimumOS),
      outputs: outputs.map { Output(kind: $0, path: nil) },
      derive: derive
    )
  }

  private func source(_ name: String, _ width: Int, _ height: Int, modified: Int64 = 0) throws
    -> Source
  {
    let path = try #require(RelativePath(name))
    let hash = ContentHash(high: 1, low: name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    return Source(
      path: path,
      stamp: Stamp(device: 0, inode: 0, size: 1, modified: modified, changed: 0),
      content: .image(
        ImageFacts(format: .png, stored: PixelSize(width, height)),
        hash: hash,
        warnings: []
      )
    )
  }

  private func decision(_ app: App, _ sources: [Source], canRender: Bool = true) -> Decision {
    let recognizer = Recognizer(app)
    return Decision(app: app, sources: sources, canRender: canRender) {
      recognizer.classify($0, pixels: $1)
    }
  }

  @Test("a square master fills every slot that it need not be enlarged for")
  func master() throws {
    let app = app(Derive(mode: .cover))
    let decision = decision(app, [try source("master.png", 2732, 2732)])
    #expect(decision.problems.isEmpty)
    let files = decision.desired
    #expect(files.count == 11)
    for file in files {
      #expect(file.image?.isDerived == true)
      let slot = try #require(file.image?.slots.first)
      #expect(file.image?.pixels == slot.pixels)
      #expect(file.recipe == "render \(slot.pixels) srgb #FFFFFF cover center")
    }
  }

  @Test("an exact file always wins, and the nearest larger one of its shape fills the rest")
  func nearest() throws {
    let app = app(Derive(mode: .cover, background: Color("#010203")))
    let decision = decision(
      app,
      [
        try source("Default-Portrait@2x~ipad.png", 1536, 2048),
        try source("Default-568h@2x.png", 640, 1136),
      ]
    )
    let bySlot = Dictionary(
      uniqueKeysWithValues: decision.assignment.entries.map { ($0.slot.id, $0) }
    )
    #expect(bySlot["ipad-portrait-2x-ios7"]?.isDerived == false)
    #expect(bySlot["iphone-568h-ios7"]?.isDerived == false)
    let small = try #require(bySlot["iphone-2x-ios7"])
    #expect(small.winner.claim.source.description == "Default-568h@2x.png")
    #expect(small.recipe?.key == "render 640x960 srgb #010203 cover center #010203")
    let upright = try #require(bySlot["ipad-portrait-1x-ios7"])
    #expect(upright.winner.claim.source.description == "Default-Portrait@2x~ipad.png")
    #expect(bySlot["ipad-landscape-2x-ios7"] == nil, "no landscape source, no landscape slot")
  }

  @Test(
    "never enlarged: cover needs both sides, contain one",
    arguments: [
      (Derive.Mode.cover, 2000, 2000, 1500, 2000, true), (.cover, 2000, 2000, 2001, 10, false),
      (.contain, 1000, 1000, 1000, 2000, true), (.contain, 1000, 1000, 1001, 1001, false),
    ]
  )
  func enlarging(
    mode: Derive.Mode,
    width: Int,
    height: Int,
    wide: Int,
    high: Int,
    want: Bool
  ) {
    #expect(
      Derive(mode: mode).takes(PixelSize(width, height), for: PixelSize(wide, high)) == want
    )
  }

  @Test("without derive, or without the image worker, a master is a problem and fills nothing")
  func refused() throws {
    let master = try source("master.png", 2732, 2732)
    let off = decision(app(nil), [master])
    #expect(off.desired.isEmpty)
    #expect(off.problems.map(\.code) == [.masterNotAllowed])
    let blind = decision(app(Derive(mode: .cover)), [master], canRender: false)
    #expect(blind.desired.isEmpty)
    #expect(blind.problems.map(\.code) == [.needsConversion])
  }

  @Test("a master for one idiom goes before one for all, whatever is newer; order decides nothing")
  func rank() throws {
    let app = app(Derive(mode: .cover))
    let sources = [
      try source("master.png", 2732, 2732, modified: 9),
      try source("ipad-master.png", 2732, 2732, modified: 1),
    ]
    let decision = decision(app, sources)
    #expect(decision.desired == self.decision(app, sources.reversed()).desired)
    for entry in decision.assignment.entries {
      let want = entry.slot.row.idiom == .ipad ? "ipad-master.png" : "master.png"
      #expect(entry.winner.claim.source.description == want)
    }
  }

  @Test("a slot wins no image that the app never shows")
  func needed() throws {
    var phone = app(Derive(mode: .cover), outputs: [.launchimage], devices: [.iphone])
    let master = try source("master.png", 2732, 2732)
    let upright = decision(phone, [master]).assignment.entries.map(\.slot.row)
    #expect(upright.allSatisfy { $0.idiom == .iphone && $0.orientation == .portrait })
    phone.supports.orientations[.iphone] = [.landscapeLeft]
    let turned = decision(phone, [master]).assignment.entries.map(\.slot.row)
    #expect(turned.contains { $0.id == "iphone-736h-landscape" })
    #expect(turned.contains { $0.id == "iphone-667h" })
    #expect(!turned.contains { $0.id == "iphone-736h-portrait" })
  }

  @Test(
    "iPad images without the status bar are never derived: the whole ones have their names",
    arguments: [Derive.Mode.cover, .contain]
  )
  func bare(mode: Derive.Mode) throws {
    let old = app(Derive(mode: mode), outputs: [.bundle, .launchimage], minimumOS: OSVersion(6))
    let sources = try [
      source("master.png", 2732, 2732), source("Default-Landscape@2x~ipad.png", 2048, 1496),
    ]
    let decision = decision(old, sources)
    let entries = decision.assignment.entries
    let bare = entries.filter { $0.slot.row.extent == .toStatusBar }
    #expect(bare.map(\.slot.id) == ["ipad-landscape-2x-statusbar"])
    #expect(bare.map(\.isDerived) == [false], "only what was drawn")
    // Every iPad slot of the range that has a name of its own is filled all the same.
    let whole = Set(entries.filter { $0.slot.row.extent == .fullScreen }.map(\.slot.id))
    for shape in ["portrait", "landscape"] {
      for scale in ["1x", "2x"] {
        #expect(whole.contains("ipad-\(shape)-\(scale)-legacy"))
        #expect(whole.contains("ipad-\(shape)-\(scale)-ios7"))
      }
    }
    let paths = decision.desired.map(\.path)
    #expect(Set(paths).count == paths.count, "two files never fight over a name")
  }
}
