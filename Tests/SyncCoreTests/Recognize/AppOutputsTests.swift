import SyncCore
import Testing

/// What an app's outputs, devices and masters change.
@Suite("Recognition for an app")
struct AppOutputsTests {
  private func verdict(
    _ name: String,
    _ width: Int,
    _ height: Int,
    outputs: [OutputKind],
    devices: Set<Idiom> = [.iphone, .ipad],
    derive: Derive? = nil
  ) throws -> Verdict {
    let app = App(
      name: "test",
      drop: [],
      build: [],
      supports: Support(devices: devices),
      outputs: outputs.map { Output(kind: $0, path: nil) },
      derive: derive
    )
    return Recognizer(app).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
  }

  private func ids(_ verdict: Verdict) -> [String]? {
    if case .claim(let claim) = verdict { claim.slots.map(\.id) } else { nil }
  }

  private func problem(_ verdict: Verdict) -> Problem? {
    if case .refused(let problem, reasons: _) = verdict { problem } else { nil }
  }

  @Test("an image that no output holds is no placed one")
  func unused() throws {
    for (name, isHeld) in [("splash.png", true), ("fr.lproj/splash.png", false)] {
      let path = try #require(RelativePath(name))
      let app = App(name: "a", drop: [], build: [], outputs: [Output(kind: .web, path: nil)])
      let facts = ImageFacts(format: .png, stored: PixelSize(1170, 2532))
      let source = Source(
        path: path,
        stamp: Stamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0),
        content: .image(facts, hash: ContentHash(high: 0, low: 0), warnings: [])
      )
      let found = Recognizer(app).classify(path, pixels: facts.displayed)
        .unlessUnused(source, app: app, canRender: true)
      #expect((ids(found) != nil) == isHeld, "\(words(found))")
      #expect((problem(found)?.code == .needsOutput) == !isHeld)
    }
  }

  @Test("an app that runs on TVs alone takes their sizes without a word")
  func tvAlone() throws {
    for (width, height) in [(1920, 1080), (3840, 2160)] {
      let found = try verdict("s.png", width, height, outputs: [.launchimage], devices: [.tv])
      #expect(ids(found)?.allSatisfy { $0.hasPrefix("tv-") } == true, "\(words(found))")
      let other = try verdict(
        "s.png",
        width,
        height,
        outputs: [.launchimage],
        devices: [.tv, .iphone]
      )
      #expect(ids(other) == nil)
    }
    let odd = try verdict("s.png", 1000, 700, outputs: [.launchimage], devices: [.tv])
    #expect(problem(odd)?.remedy.contains("such as 1920x1080 or 3840x2160") == true)
  }

  @Test("a screen without a slot of Xcode's needs the web or the storyboard output")
  func modernScreens() throws {
    for (width, height) in [(1170, 2532), (2532, 1170), (1320, 2868), (1640, 2360), (2752, 2064)] {
      for outputs in [[OutputKind.bundle], [.bundle, .launchimage, .infoplist]] {
        let refused = try problem(verdict("splash.png", width, height, outputs: outputs))
        #expect(refused?.code == .needsOutput)
        #expect(refused?.message.contains("(\(width)x\(height) pixels)") == true)
      }
      for output in [OutputKind.web, .storyboard] {
        let placed = try ids(verdict("splash.png", width, height, outputs: [.bundle, output]))
        #expect(placed?.count == 1)
        #expect(placed?.first?.hasPrefix("screen-") == true)
      }
    }
  }

  @Test("the problem names every output that would use the file, and no other")
  func namesOutputs() throws {
    for (name, width, height, takers) in [
      ("splash.png", 1170, 2532, [OutputKind.web, .storyboard]),
      ("splash.png", 1668, 2224, [.infoplist, .web, .storyboard]),
      ("dark.png", 750, 1334, [.web, .storyboard]),
      ("tv.png", 1920, 1080, [.launchimage]),
    ] {
      let refused = try #require(
        try problem(verdict(name, width, height, outputs: [.bundle], devices: Set(Idiom.allCases)))
      )
      #expect(refused.code == .needsOutput)
      for kind in OutputKind.allCases {
        let isNamed = refused.remedy.contains("`\(kind.rawValue)`")
        #expect(
          isNamed == takers.contains(kind),
          "\(name) \(width)x\(height): \(kind) in “\(refused.remedy)”"
        )
      }
    }
  }

  @Test("an iPad screen that only UILaunchImages serves needs the infoplist output")
  func listed() throws {
    #expect(try problem(verdict("a.png", 1668, 2224, outputs: [.bundle]))?.code == .needsOutput)
    #expect(try ids(verdict("a.png", 1668, 2224, outputs: [.infoplist])) == ["ipad-1112h-portrait"])
    #expect(
      try ids(verdict("a.png", 1668, 2224, outputs: [.infoplist, .web]))
        == ["ipad-1112h-portrait", "screen-834x1112@2x-portrait"]
    )
  }

  @Test("dark artwork goes to screens only, light artwork is the plain one")
  func appearances() throws {
    #expect(
      try ids(verdict("splash-dark.png", 750, 1334, outputs: [.bundle, .web]))
        == ["screen-375x667@2x-portrait+dark"]
    )
    #expect(
      try ids(verdict("splash-light.png", 750, 1334, outputs: [.bundle, .web]))
        == ["iphone-667h", "screen-375x667@2x-portrait"]
    )
    #expect(
      try problem(verdict("splash-dark.png", 750, 1334, outputs: [.bundle]))?.code == .needsOutput
    )
  }

  @Test("a device that the app does not run on is a problem of its own")
  func devices() throws {
    let refused = try problem(
      verdict("splash.png", 1536, 2048, outputs: [.bundle], devices: [.iphone])
    )
    #expect(refused?.code == .notSupportedByApp)
    #expect(refused?.remedy.contains("ipad") == true)
  }

  @Test("a television's size must say so")
  func television() throws {
    let all = Set(Idiom.allCases)
    let outputs = [OutputKind.launchimage]
    #expect(try ids(verdict("tv.png", 1920, 1080, outputs: outputs, devices: all)) == ["tv-1x"])
    #expect(
      try problem(verdict("splash.png", 1920, 1080, outputs: outputs, devices: all))?.code
        == .nearMiss
    )
  }

  @Test(
    "a master is one by its word, where the app derives or has the splash output",
    arguments: [
      ("master.png", nil), ("splash-master@3x.png", nil), ("ipad master.png", Idiom.ipad),
      ("iPhone-universal.png", .iphone), ("Default@2x~universal~anyany.png", nil),
      ("Default@2x~ipad~anyany.png", .ipad), ("masters/splash-master.png", nil),
    ] as [(String, Idiom?)]
  )
  func masters(name: String, idiom: Idiom?) throws {
    let size = (2732, 2732)
    #expect(
      try problem(verdict(name, size.0, size.1, outputs: [.bundle]))?.code == .masterNotAllowed
    )
    for (outputs, derive) in [([OutputKind.bundle], Derive(mode: .cover)), ([.splash], nil)] {
      let found = try verdict(name, size.0, size.1, outputs: outputs, derive: derive)
      guard case .master(let master) = found else {
        Issue.record("\(name): \(words(found))")
        continue
      }
      #expect(master.idiom == idiom)
      #expect(master.pixels == PixelSize(2732, 2732))
    }
  }

  @Test("an image is no master without a word, nor with one when it is small, nor when it fits")
  func noMasters() throws {
    let derive = Derive(mode: .cover)
    #expect(
      try problem(verdict("splash.png", 2732, 2732, outputs: [.bundle], derive: derive))?.code
        == .noSlot
    )
    #expect(
      try problem(verdict("master.png", 512, 512, outputs: [.bundle], derive: derive))?.code
        == .noSlot
    )
    #expect(
      try ids(verdict("master.png", 1536, 2048, outputs: [.bundle], derive: derive))
        == ["ipad-portrait-2x-legacy", "ipad-portrait-2x-ios7"]
    )
  }
}
