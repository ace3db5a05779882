import Testing

@testable import SyncCore

@Suite("Launch image sets")
struct LaunchImageOutputTests {
  static let index = "A.xcassets/LaunchImage.launchimage/Contents.json"

  static func files(
    _ assignment: Assignment,
    _ output: Output = CatalogFixture.set,
    app: App? = nil
  )
    -> [DesiredFile]
  {
    LaunchImageOutput.files(
      assignment,
      app: app ?? CatalogFixture.app([output]),
      output: output
    )
  }

  /// What Apple's compiler calls the image of a list element, from the rule of the facts alone.
  static func compiled(_ image: [String: String]) -> String {
    var name = "LaunchImage"
    if let version = image["minimum-system-version"] {
      name +=
        "-" + version.filter { $0 != "." } + (version.filter { $0 == "." }.count < 2 ? "0" : "")
    }
    let hasBothWays =
      image["idiom"] == "ipad"
      || ["736h", "1792h", "2436h", "2688h"].contains(image["subtype"] ?? "")
    if hasBothWays { name += image["orientation"] == "landscape" ? "-Landscape" : "-Portrait" }
    if let subtype = image["subtype"] { name += subtype == "retina4" ? "-568h" : "-" + subtype }
    if image["scale"] != "1x" { name += "@" + (image["scale"] ?? "?") }
    if let idiom = image["idiom"], idiom != "iphone" { name += "~" + idiom }
    return name + ".png"
  }

  @Test("know every slot of Xcode's once")
  func table() {
    let known = SlotRow.all(of: .launchImage).map(\.id)
    #expect(CatalogRow.all.count == 28)
    #expect(CatalogRow.all.map(\.slot.id).sorted() == known.sorted())
  }

  @Test(
    "compile each slot to the name of the facts, where coverage finds it",
    arguments: CatalogRow.all.map(\.slot)
  )
  func compiledNames(row: SlotRow) throws {
    for naming in Output.Naming.allCases {
      let output = CatalogFixture.set(naming: naming)
      let app = CatalogFixture.app([output])
      let files = Self.files(
        CatalogFixture.assignment([CatalogFixture.entry(Slot(row), source: "a.png")]),
        output,
        app: app
      )
      let filled = try CatalogFixture.images(files, Self.index).filter { $0["filename"] != nil }
      #expect(filled.map(Self.compiled) == [row.compiledName])
      let world = LaunchWorld(app: app, files: files, keys: LaunchKeys())
      let image = try #require(files.first { $0.image != nil })
      #expect(world.file(named: Array((row.compiledName ?? "").utf8))?.path == image.path)
      #expect(String(decoding: image.path.name, as: UTF8.self) == filled[0]["filename"])
    }
  }

  @Test("name no slot twice, no file that is not there, and no key or word of their own")
  func legal() throws {
    let words: [String: Set<String>] = [
      "idiom": ["iphone", "ipad", "tv"],
      "subtype": ["retina4", "667h", "736h", "1792h", "2436h", "2688h"],
      "orientation": ["portrait", "landscape"],
      "scale": ["1x", "2x", "3x"],
      "extent": ["full-screen", "to-status-bar"],
      "minimum-system-version": ["7.0", "8.0", "9.0", "11.0", "12.0"],
    ]
    for naming in Output.Naming.allCases {
      let output = CatalogFixture.set(naming: naming)
      let files = Self.files(CatalogFixture.full, output)
      let images = try CatalogFixture.images(files, Self.index)
      #expect(images.count == 28)
      let slots = images.map { $0.filter { $0.key != "filename" } }
      #expect(Set(slots).count == slots.count)
      for (key, value) in slots.flatMap(\.self) {
        #expect(words[key]?.contains(value) == true, "\(key) \(value)")
      }
      let names = images.compactMap { $0["filename"] }
      let there = files.filter { $0.image != nil }.map {
        String(decoding: $0.path.name, as: UTF8.self)
      }
      #expect(names.sorted() == there.sorted())
      // Of two slots with one compiled name one is filled: 4 of 28.
      let filled = images.filter { $0["filename"] != nil }.map(Self.compiled)
      #expect(filled.count == 24)
      #expect(Set(filled).count == filled.count)
      #expect(there.allSatisfy { $0.hasSuffix(".png") })
    }
  }

  @Test("name files as the team likes; slots of one source share its file")
  func naming() throws {
    let assignment = try CatalogFixture.assignment([
      "iphone-2x-legacy": "a.png", "iphone-2x-ios7": "a.png", "iphone-667h": "b.png",
      "ipad-portrait-1x-statusbar": "c.png", "ipad-portrait-1x-ios7": "d.png", "tv-1x": "e.png",
    ])
    let expected: [Output.Naming: Set<String>] = [
      .apple: [
        "Default@2x.png", "Default-667h@2x.png", "LaunchImage-Portrait~ipad.png",
        "Default-Portrait~ipad.png", "LaunchImage-900~tv.png",
      ],
      .actool: [
        "LaunchImage@2x.png", "LaunchImage-700@2x.png", "LaunchImage-800-667h@2x.png",
        "LaunchImage-Portrait~ipad.png", "LaunchImage-700-Portrait~ipad.png",
        "LaunchImage-900~tv.png",
      ],
      .cordova: [
        "Default@2x~iphone.png", "Default-667h.png", "LaunchImage-Portrait~ipad.png",
        "Default-Portrait~ipad.png", "LaunchImage-900~tv.png",
      ],
    ]
    for (naming, names) in expected {
      let files = Self.files(assignment, CatalogFixture.set(naming: naming))
      let images = files.filter { $0.image != nil }
      #expect(Set(images.map { String(decoding: $0.path.name, as: UTF8.self) }) == names)
      #expect(images.flatMap { $0.image?.slots ?? [] }.count == 6)
    }
  }

  @Test("give two sources of one loose name two files")
  func clash() throws {
    let files = Self.files(
      try CatalogFixture.assignment(["iphone-2x-legacy": "old.png", "iphone-2x-ios7": "new.png"])
    )
    let images = Dictionary(
      files.filter { $0.image != nil }.map { ($0.path.description, $0.source?.description) },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(
      images == [
        "A.xcassets/LaunchImage.launchimage/Default@2x.png": "new.png",
        "A.xcassets/LaunchImage.launchimage/LaunchImage@2x.png": "old.png",
      ]
    )
  }

  @Test("give a source a free name when the set or the basename is called like another's file")
  func strangeNames() throws {
    var app = CatalogFixture.app([CatalogFixture.set])
    app.supports.basename = "LaunchImage"
    let assignment = try CatalogFixture.assignment([
      "iphone-2x-legacy": "old.png", "iphone-2x-ios7": "new.png",
    ])
    let names = Self.files(assignment, app: app).filter { $0.image != nil }
      .map { String(decoding: $0.path.name, as: UTF8.self) }
    #expect(names == ["LaunchImage@2x.png", "iphone-2x-legacy.png"])
  }

  @Test("prefer what was drawn to what is derived where only one can be filled")
  func derived() throws {
    let recipe = RenderRecipe(
      pixels: PixelSize(768, 1004),
      color: .sRGB,
      background: .white,
      derive: Derive(mode: .cover)
    )
    let bare = Slot(try #require(SlotRow.named("ipad-portrait-1x-statusbar")))
    let whole = Slot(try #require(SlotRow.named("ipad-portrait-1x-legacy")))
    let files = Self.files(
      CatalogFixture.assignment([
        CatalogFixture.entry(bare, source: "master.png", recipe: recipe),
        CatalogFixture.entry(whole, source: "whole.png"),
      ])
    )
    #expect(files.compactMap(\.source?.description) == ["whole.png"])
  }

  @Test("list the slots of the app's devices and systems only")
  func range() throws {
    func ids(_ minimum: OSVersion, _ maximum: OSVersion?, _ devices: Set<Idiom>) throws -> [String]
    {
      let app = LaunchFixture.app(
        minimum: minimum,
        maximum: maximum,
        devices: devices,
        outputs: [CatalogFixture.set]
      )
      return try CatalogFixture.images(
        Self.files(CatalogFixture.assignment([]), app: app),
        Self.index
      )
      .map(Self.compiled)
    }
    #expect(
      try ids(OSVersion(5), OSVersion(6, 1), [.iphone]) == [
        "LaunchImage.png", "LaunchImage@2x.png", "LaunchImage-568h@2x.png",
      ]
    )
    #expect(
      try ids(OSVersion(7), OSVersion(10), [.iphone]) == [
        "LaunchImage-800-Portrait-736h@3x.png", "LaunchImage-800-Landscape-736h@3x.png",
        "LaunchImage-800-667h@2x.png", "LaunchImage-700@2x.png", "LaunchImage-700-568h@2x.png",
      ]
    )
    #expect(try ids(OSVersion(9), nil, [.tv]).count == 2)
    #expect(try ids(OSVersion(9), nil, [.ipad]).count == 4)
    #expect(try ids(OSVersion(3), nil, []).isEmpty)
  }

  @Test("are the same bytes again, and a source that goes changes its own slot alone")
  func stable() throws {
    let files = Self.files(CatalogFixture.full)
    #expect(files == Self.files(CatalogFixture.assignment(CatalogFixture.full.entries.reversed())))
    for gone in CatalogFixture.full.entries {
      let left = Self.files(
        CatalogFixture.assignment(CatalogFixture.full.entries.filter { $0.slot != gone.slot })
      )
      let changed = Set(files).symmetricDifference(left)
      let rivals = Set(
        CatalogRow.all.map(\.slot).filter { $0.compiledName == gone.slot.row.compiledName }
      )
      for file in changed where !file.isIndex {
        #expect(file.image?.slots.allSatisfy { rivals.contains($0.row) } == true)
      }
    }
  }

  @Test("write the list byte for byte")
  func golden() throws {
    let app = LaunchFixture.app(
      minimum: OSVersion(8),
      maximum: OSVersion(8),
      devices: [.iphone],
      outputs: [CatalogFixture.set]
    )
    let files = Self.files(try CatalogFixture.assignment(["iphone-667h": "a.png"]), app: app)
    let text = try CatalogFixture.text(files, Self.index)
    #expect(
      text.contains(
        """
            {
              "idiom": "iphone",
              "subtype": "667h",
              "orientation": "portrait",
              "scale": "2x",
              "minimum-system-version": "8.0",
              "extent": "full-screen",
              "filename": "Default-667h@2x.png"
            },
            {
              "idiom": "iphone",
              "orientation": "portrait",
              "scale": "2x",
              "minimum-system-version": "7.0",
              "extent": "full-screen"
            },
        """
      )
    )
    #expect(
      text.hasSuffix(
        """
          ],
          "info": {
            "author": "launchsyncd",
            "version": 1
          }
        }

        """
      )
    )
    let root = try #require(files.last)
    #expect(root.path.description == "A.xcassets/Contents.json")
    #expect(root.yields)
    #expect(files.filter(\.yields).count == 1)
  }

  @Test(
    "lie where the config says, in a catalog of their own when it names none",
    arguments: [
      (".", "Assets.xcassets/LaunchImage.launchimage"),
      ("App", "App/Assets.xcassets/LaunchImage.launchimage"),
      ("Images.xcassets", "Images.xcassets/LaunchImage.launchimage"),
      ("Images.xcassets/Brand", "Images.xcassets/Brand/LaunchImage.launchimage"),
      ("Images.xcassets/Start.launchimage", "Images.xcassets/Start.launchimage"),
      ("Start.launchimage", "Start.launchimage"),
    ]
  )
  func place(path: String, set: String) {
    let output = Output(kind: .launchimage, path: path == "." ? nil : LaunchFixture.path(path))
    #expect(output.launchImageSet.description == set)
    let name = set.split(separator: "/").last?.dropLast(12)
    #expect(output.launchImageSetName == name.map(String.init))
    let roots = Self.files(CatalogFixture.full, output).filter(\.yields).map(\.path.description)
    let catalog = set.range(of: ".xcassets/").map { String(set[..<$0.lowerBound]) + ".xcassets" }
    #expect(roots == (catalog.map { [$0 + "/Contents.json"] } ?? []))
  }

  @Test("cover an app that has nothing else, screen by screen")
  func covers() throws {
    let app = LaunchFixture.app(
      minimum: OSVersion(6),
      maximum: OSVersion(12),
      devices: [.iphone],
      outputs: [CatalogFixture.set]
    )
    let files = Self.files(CatalogFixture.full, app: app)
    let coverage = Coverage.of(app: app, files: files)
    #expect(coverage.gaps.isEmpty, "\(coverage.gaps.map(\.id))")
    #expect(coverage.counts.exact > 100)
    #expect(coverage.counts.missing == 0)
  }
}

extension String {
  /// The first place of another text.
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
