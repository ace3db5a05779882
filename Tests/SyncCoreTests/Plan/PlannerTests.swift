import Testing

@testable import SyncCore

/// A build tree of names and byte strings, to plan against without a disk.
private struct Tree {
  var files: [String: String] = [:]
  var others: Set<String> = []

  func onDisk(_ path: RelativePath) -> OnDisk {
    let name = path.description
    if others.contains(name) { return .other }
    if let text = files[name] { return .file(hash(text)) }
    return files.keys.contains { $0.hasPrefix(name + "/") } ? .folder : .absent
  }

  /// What the mirror would do.
  mutating func carryOut(_ plan: Plan) {
    for action in plan.actions {
      switch action {
      case .write(let file, replaces: _): files[file.path.description] = content(file)
      case .remove(let path): files[path.description] = nil
      case .makeFolder, .removeFolder, .setAside, .adopt, .setMode: break
      }
    }
  }
}

private func hash(_ text: String) -> ContentHash {
  ContentHash(
    high: 1,
    low: text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  )
}

private func content(_ file: DesiredFile) -> String {
  switch file.content {
  case .generated(let bytes): String(decoding: bytes, as: UTF8.self)
  case .copy(let source, hash: _): "image of " + source.description
  case .render(let source, hash: _, let recipe): "\(source) \(recipe.key)"
  }
}

private func path(_ text: String) throws -> RelativePath { try #require(RelativePath(text)) }

private func image(_ target: String, from source: String) throws -> DesiredFile {
  DesiredFile(
    path: try path(target),
    content: .copy(try path(source), hash: hash("image of " + source))
  )
}

private func index(_ target: String, _ text: String) throws -> DesiredFile {
  DesiredFile(path: try path(target), content: .generated(Array(text.utf8)))
}

private func plan(
  _ desired: [DesiredFile],
  _ manifest: Manifest,
  _ tree: Tree,
  keeping: Set<RelativePath> = []
)
  -> Plan
{
  Planner(
    manifest: manifest,
    view: Planner.TreeView(onDisk: tree.onDisk),
    hash: { hash(String(decoding: $0, as: UTF8.self)) }
  )
  .plan(desired: desired, keeping: keeping)
}

@Suite struct PlannerTests {
  /// Two images, an index, a folder.
  private func desired() throws -> [DesiredFile] {
    [
      try index("A.launchimage/Contents.json", "index"),
      try image("Default@2x.png", from: "splash.png"),
      try image("A.launchimage/a.png", from: "a.png"),
    ]
  }

  @Test("a plan applied twice is empty")
  func isIdempotent() throws {
    var tree = Tree()
    let first = plan(try desired(), Manifest(), tree)
    tree.carryOut(first)
    #expect(tree.files.count == 3)
    let second = plan(try desired(), first.manifest, tree)
    #expect(second.actions.isEmpty)
    #expect(second.manifest == first.manifest)
  }

  @Test("the order of what is desired changes nothing")
  func isOrderFree() throws {
    let files = try desired()
    let plans = [files, files.reversed(), [files[1], files[2], files[0]]]
      .map { plan($0, Manifest(), Tree()) }
    #expect(plans.allSatisfy { $0 == plans[0] })
  }

  @Test("what is copied does not wait for what has to be drawn, and indexes wait for both")
  func pictures() throws {
    let recipe = RenderRecipe(
      pixels: PixelSize(1, 1),
      color: .sRGB,
      background: .white,
      derive: nil
    )
    let drawn = try DesiredFile(
      path: path("A.launchimage/0.png"),
      content: .render(path("a.psd"), hash: hash("a"), recipe)
    )
    let steps = plan(try desired() + [drawn], Manifest(), Tree()).actions.map(\.path.description)
    #expect(
      steps == [
        "A.launchimage", "A.launchimage/a.png", "Default@2x.png", "A.launchimage/0.png",
        "A.launchimage/Contents.json",
      ]
    )
  }

  @Test("indexes come after the files they name, removals after both")
  func order() throws {
    var tree = Tree(files: ["old.png": "image of old.png"])
    let before = plan([try image("old.png", from: "old.png")], Manifest(), Tree()).manifest
    let steps = plan(try desired(), before, tree).actions.map(\.path.description)
    #expect(
      steps == [
        "A.launchimage", "A.launchimage/a.png", "Default@2x.png", "A.launchimage/Contents.json",
        "old.png",
      ]
    )
    tree.carryOut(plan(try desired(), before, tree))
    #expect(tree.files["old.png"] == nil)
  }

  @Test("a foreign file is a problem, never overwritten; with our bytes it is adopted")
  func foreign() throws {
    let file = try image("Default.png", from: "a.png")
    let strange = plan([file], Manifest(), Tree(files: ["Default.png": "somebody's"]))
    #expect(strange.actions.isEmpty)
    #expect(strange.problems.map(\.code) == [.foreignFile])
    #expect(strange.manifest.entries.isEmpty)

    let same = plan([file], Manifest(), Tree(files: ["Default.png": "image of a.png"]))
    #expect(same.actions == [.adopt(file, hash: hash("image of a.png"))])
    #expect(same.manifest.entries.count == 1)

    let link = plan([file], Manifest(), Tree(others: ["Default.png"]))
    #expect(link.actions.isEmpty && link.problems.count == 1)

    let blocked = plan(
      [try image("dir/Default.png", from: "a.png")],
      Manifest(),
      Tree(files: ["dir": "a file"])
    )
    #expect(blocked.actions.isEmpty && blocked.problems.map(\.code) == [.foreignFile])
  }

  @Test("a file of ours that somebody edited is put aside before it is restored or removed")
  func edited() throws {
    let file = try image("Default.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    let tree = Tree(files: ["Default.png": "edited"])
    #expect(
      plan([file], before, tree).actions == [
        .setAside(file.path), .write(file, replaces: true),
      ]
    )
    #expect(plan([], before, tree).actions == [.setAside(file.path), .remove(file.path)])
  }

  @Test("what another app holds by now is forgotten, and not cleared away")
  func taken() throws {
    let file = try image("Default.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    let view = Planner.TreeView(onDisk: Tree(files: ["Default.png": "theirs"]).onDisk)
    let next = Planner(manifest: before, view: view, taken: [file.path]) { _ in hash("") }
      .plan(desired: [])
    #expect(next.actions.isEmpty && next.drift.isEmpty && next.manifest.entries.isEmpty)
  }

  @Test("a file that was there before us stays when its source goes, edited or not; told once")
  func released() throws {
    let file = try image("Default.png", from: "a.png")
    let same = Tree(files: ["Default.png": "image of a.png"])
    let before = plan([file], Manifest(), same).manifest
    for tree in [same, Tree(files: ["Default.png": "edited"])] {
      let gone = plan([], before, tree)
      #expect(gone.actions.isEmpty && gone.drift.isEmpty && gone.manifest.entries.isEmpty)
      #expect(gone.released == [file.path])
      #expect(gone.releaseNotes.count == 1)
      #expect(plan([], gone.manifest, tree).releaseNotes.isEmpty)
    }
    let many = Plan(
      actions: [],
      problems: [],
      manifest: Manifest(),
      released: try (0..<11).map { try path("\($0).png") }
    )
    #expect(many.releaseNotes.count == 1)
  }

  @Test(
    "wrong permissions are set right in place, but never those of a file with another name",
    arguments: [(false, false), (true, true)]
  )
  func sharedModes(isShared: Bool, isWritten: Bool) throws {
    let file = try image("Default.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    let view = Planner.TreeView(
      onDisk: Tree(files: ["Default.png": "image of a.png"]).onDisk,
      hasWrongMode: { _ in true },
      isShared: { _ in isShared }
    )
    let next = Planner(manifest: before, view: view) { hash(String(decoding: $0, as: UTF8.self)) }
      .plan(desired: [file])
    #expect(next.actions == [isWritten ? .write(file, replaces: true) : .setMode(file.path)])
  }

  @Test("what can not be looked at is told with the reason; what of it is ours stays so")
  func unreadable() throws {
    let file = try image("dir/Default.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    func next(_ desired: [DesiredFile], _ manifest: Manifest, at name: String) throws -> Plan {
      let blind = try path(name)
      return Planner(
        manifest: manifest,
        view: .init { $0 == blind ? .unreadable("no way") : .folder },
        hash: { hash(String(decoding: $0, as: UTF8.self)) }
      ).plan(desired: desired)
    }
    for desired in [[file], []] {
      let plan = try next(desired, before, at: "dir/Default.png")
      #expect(plan.manifest.entries == before.entries)
      #expect(plan.problems.map(\.code) == [.cannotWrite])
      #expect(plan.problems.allSatisfy { $0.sentence.contains("no way") })
      #expect(plan.actions.isEmpty)
    }
    #expect(try next([file], Manifest(), at: "dir/Default.png").manifest.entries.isEmpty)
    let above = try next([file], Manifest(), at: "dir")
    #expect(above.actions.isEmpty && above.problems.map(\.code) == [.cannotWrite])
  }

  @Test("what replaced a file of ours by a folder or link is not ours")
  func replacedByOther() throws {
    let file = try image("Default.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    let tree = Tree(others: ["Default.png"])
    #expect(plan([file], before, tree).actions.isEmpty)
    #expect(plan([], before, tree).actions.isEmpty)
    #expect(plan([], before, tree).manifest.entries.isEmpty)
  }

  @Test("an output that somebody takes away while its source is kept is ours when it comes back")
  func gone() throws {
    let source = try path("a.png")
    var tree = Tree()
    let wanted = [try image("b.png", from: "a.png")]
    let first = plan(wanted, Manifest(), tree)
    tree.carryOut(first)
    let before = tree
    tree.files = [:]
    let output = try path("b.png")
    let gone = plan([], first.manifest, tree, keeping: [source])
    #expect(gone.actions.isEmpty && gone.manifest.entries[output]?.isGone == true)
    let back = plan([], gone.manifest, before, keeping: [source])
    #expect(back.actions.isEmpty && back.manifest.entries[output]?.isGone == false)
    // What came back is another file: an edit of ours, and nothing foreign.
    tree.files = ["b.png": "edited"]
    let edited = plan(wanted, gone.manifest, tree)
    #expect(edited.problems.isEmpty)
    #expect(edited.actions.map(\.path.description) == ["b.png", "b.png"])
    #expect(edited.manifest.entries[output]?.isGone == false)
    // Something else in its place is not ours.
    tree.files = [:]
    tree.others = ["b.png"]
    let other = plan([], gone.manifest, tree, keeping: [source])
    #expect(other.manifest.entries.isEmpty)
    #expect(Manifest(json: gone.manifest.json) == gone.manifest)
  }

  @Test("an index does not stay for a last good output that is gone")
  func goneBesideIndex() throws {
    let source = try path("a.png")
    var tree = Tree()
    let first = plan(
      [try image("S/b.png", from: "a.png"), try index("S/list", "b.png")],
      Manifest(),
      tree
    )
    tree.carryOut(first)
    #expect(plan([], first.manifest, tree, keeping: [source]).actions.isEmpty)
    tree.files["S/b.png"] = nil
    for _ in 0..<2 {
      let next = plan([], first.manifest, tree, keeping: [source])
      #expect(next.actions.map(\.path.description) == ["S/list"])
    }
  }

  @Test("outputs of a kept source stay; others go with their folders")
  func kept() throws {
    var tree = Tree()
    let first = plan(try desired(), Manifest(), tree)
    tree.carryOut(first)
    let source = try path("splash.png")
    let next = plan([], first.manifest, tree, keeping: [source])
    #expect(
      next.actions == [
        .remove(try path("A.launchimage/Contents.json")),
        .remove(try path("A.launchimage/a.png")),
        .removeFolder(try path("A.launchimage")),
      ]
    )
    #expect(next.manifest.entries.keys.map(\.description) == ["Default@2x.png"])
  }

  @Test("a file that yields to a foreign one is left out without a word, and never adopted")
  func yields() throws {
    let file = DesiredFile(
      path: try path("A.xcassets/Contents.json"),
      content: .generated(Array("{}".utf8)),
      yields: true
    )
    for text in ["theirs", "{}"] {
      let tree = Tree(files: ["A.xcassets/Contents.json": text])
      let made = plan([file], Manifest(), tree)
      #expect(made.actions.isEmpty)
      #expect(made.problems.isEmpty)
      #expect(made.manifest.entries.isEmpty)
    }
    let made = plan([file], Manifest(), Tree())
    #expect(made.manifest.entries.keys.contains(file.path))
  }
}

@Suite struct LastGoodPlanTests {
  @Test("a wanted index is written; another stays with the last good output that it names")
  func index() throws {
    var tree = Tree()
    let files = [
      try image("S/a.png", from: "a.png"), try image("S/b.png", from: "b.png"),
      try SyncCoreTests.index("S/Contents.json", "a b"), try SyncCoreTests.index("T/list", "a"),
    ]
    let first = plan(files, Manifest(), tree)
    tree.carryOut(first)
    // b.png is broken now: nothing of it is wanted, and all of it stays.
    let broken = try path("b.png")
    let next = [
      files[0], try SyncCoreTests.index("S/Contents.json", "a"),
      try SyncCoreTests.index("T/list", "only a"),
    ]
    let kept = plan(next, first.manifest, tree, keeping: [broken])
    #expect(kept.actions.map(\.path.description) == ["S/Contents.json", "T/list"])
    #expect(kept.manifest.entries[try path("S/b.png")] != nil)
    // Without any index wanted, too.
    #expect(
      plan([files[0]], first.manifest, tree, keeping: [broken]).actions.map(\.path.description)
        == ["T/list", "T"]
    )
    // When it is gone for good, the index follows.
    let gone = plan(next, first.manifest, tree)
    #expect(
      gone.actions.map(\.path.description) == ["S/Contents.json", "T/list", "S/b.png"]
    )
  }

  @Test("an edited, replaced or deleted output of a broken source is left as it is")
  func drifted() throws {
    let file = try image("a.png", from: "a.png")
    let before = plan([file], Manifest(), Tree()).manifest
    let source = try path("a.png")
    for tree in [
      Tree(files: ["a.png": "edited"]), Tree(others: ["a.png"]), Tree(),
      Tree(files: ["a.png/in": "x"]),
    ] {
      #expect(plan([], before, tree, keeping: [source]).actions.isEmpty)
    }
  }
}
