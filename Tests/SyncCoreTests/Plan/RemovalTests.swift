import Testing

@testable import SyncCore

@Suite struct RemovalTests {
  @Test(
    "held: root gone or changed, or more than half and at least five at one stroke",
    arguments: [
      (10, 5, false, 0), (10, 6, false, 6), (8, 5, false, 5), (4, 4, false, 0), (5, 5, false, 5),
      (4, 4, true, 4), (10, 1, true, 1),
    ]
  )
  func held(known: Int, gone: Int, isOtherRoot: Bool, want: Int) throws {
    let all = try Set((0..<known).map { try path("\($0).png") })
    let present = try Set((gone..<known).map { try path("\($0).png") })
    let root = RootIdentity(device: 1, inode: 1)
    let manifest = Manifest(root: root, sources: all)
    let removal = Removal(
      manifest,
      present: present,
      root: isOtherRoot ? RootIdentity(device: 1, inode: 2) : root
    )
    #expect(removal.held.count == want)
    #expect(removal.leaving.isEmpty)
  }

  @Test(
    "what goes waits for quiet with its outputs, unless the app is too small for a mass removal",
    arguments: [(10, 1, 1), (10, 9, 9), (5, 1, 1), (4, 4, 0), (1, 1, 0)]
  )
  func leaving(known: Int, gone: Int, want: Int) throws {
    let all = try Set((0..<known).map { try path("\($0).png") })
    let present = try Set((gone..<known).map { try path("\($0).png") })
    let root = RootIdentity(device: 1, inode: 1)
    let removal = Removal(
      Manifest(root: root, sources: all),
      present: present,
      root: root,
      isQuiet: false
    )
    #expect(removal.held.isEmpty)
    #expect(removal.leaving.count == want)
  }

  @Test("a slow removal is counted against the census before it, whatever arrives meanwhile")
  func slow() throws {
    let all = try (0..<10).map { try path("\($0).png") }
    let root = RootIdentity(device: 1, inode: 1)
    var manifest = Manifest(root: root, sources: Set(all))
    for gone in 1...7 {
      let new = try (0..<gone).map { try path("new\($0).png") }
      let present = Set(all[gone...] + new)
      let removal = Removal(manifest, present: present, root: root, isQuiet: false)
      #expect(removal.held.isEmpty)
      manifest.sources = removal.census(present)
      #expect(manifest.sources == Set(all))
    }
    let removal = Removal(manifest, present: Set(all[7...]), root: root)
    #expect(removal.held == Set(all[..<7]))
    // What goes beside what is held is held with it.
    manifest.held = removal.held
    manifest.sources = removal.census(Set(all[7...]))
    #expect(Removal(manifest, present: Set(all[8...]), root: root).held == Set(all[..<8]))
  }

  /// A manifest of one output for each source, with the bytes that each has.
  private func copies(
    of sources: [RelativePath],
    from root: RootIdentity,
    _ bytes: (RelativePath) -> ContentHash
  ) -> Manifest {
    var manifest = Manifest(root: root, sources: Set(sources))
    for source in sources {
      manifest.entries[source] = Manifest.Entry(
        hash: hash("out"),
        source: source,
        sourceHash: bytes(source),
        recipe: "copy",
        stamp: nil
      )
    }
    return manifest
  }

  @Test("what only has another name now did not vanish")
  func moved() throws {
    let all = try (0..<6).map { try path("\($0).png") }
    let root = RootIdentity(device: 1, inode: 1)
    let manifest = copies(of: all, from: root) { hash("\($0)") }
    let new = try Set((0..<6).map { try path("folder/\($0).png") })
    let arrived = Dictionary(uniqueKeysWithValues: all.map { (hash("\($0)"), 1) })
    for isQuiet in [true, false] {
      let removal = Removal(
        manifest,
        present: new,
        arrived: arrived,
        root: root,
        isQuiet: isQuiet
      )
      #expect(removal.kept.isEmpty)
      #expect(removal.census(new) == new)
    }
  }

  @Test("one copy of many equal files does not hide that the others went", arguments: 0...6)
  func copies(count: Int) throws {
    let all = try (0..<6).map { try path("\($0).png") }
    let root = RootIdentity(device: 1, inode: 1)
    let manifest = copies(of: all, from: root) { _ in hash("equal") }
    let new = try (0..<count).map { try path("folder/\($0).png") }
    let removal = Removal(
      manifest,
      present: Set(new),
      arrived: [hash("equal"): count],
      root: root
    )
    let gone = 6 - count
    #expect(removal.held.count == (gone >= Removal.least ? gone : 0))
  }

  @Test("an acceptance is for what was held then, and for no more")
  func accepted() throws {
    let all = try (0..<6).map { try path("\($0).png") }
    let root = RootIdentity(device: 1, inode: 1)
    let manifest = Manifest(root: root, sources: Set(all), held: Set(all[..<5]))
    func held(
      accepting accepted: ArraySlice<RelativePath>,
      present: ArraySlice<RelativePath>,
      root: RootIdentity? = root
    ) -> Int {
      Removal(manifest, present: Set(present), root: root, accepted: Set(accepted)).held.count
    }
    #expect(held(accepting: all[..<5], present: all[5...]) == 0)
    #expect(held(accepting: all[..<4], present: all[5...]) == 5)
    // The sixth went since.
    #expect(held(accepting: all[..<5], present: []) == 6)
    // One came back since.
    #expect(held(accepting: all[..<5], present: all[4...]) == 0)
    // With the drop folder away nothing goes.
    #expect(held(accepting: all[..<6], present: [], root: nil) == 6)
  }

  @Test("what comes back is no longer held")
  func back() throws {
    let file = try path("a.png")
    let root = RootIdentity(device: 1, inode: 1)
    let manifest = Manifest(root: root, sources: [file], held: [file])
    #expect(Removal(manifest, present: [], root: root).held == [file])
    #expect(Removal(manifest, present: [file], root: root).held.isEmpty)
  }
}

private func path(_ text: String) throws -> RelativePath { try #require(RelativePath(text)) }

private func hash(_ text: String) -> ContentHash {
  ContentHash(high: 1, low: UInt64(CRC32.checksum(Array(text.utf8).span)))
}
