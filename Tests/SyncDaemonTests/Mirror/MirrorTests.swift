import Glibc
import SyncCore
import Synchronization
import Testing

@testable import SyncDaemon

/// The mirror on real folders, with plans made for the purpose.
@Suite struct MirrorTests {
  @Test("of 10,000 outputs one changes: one file is written, all others keep inode and times")
  func oneOfMany() throws {
    var bench = try MirrorBench()
    bench.place.run("for i in $(seq 100); do mkdir drop/d$i; done")
    for number in 0..<scaledCount {
      try bench.write("d\(number % 100 + 1)/\(number).png", Array("image \(number)".utf8))
    }
    #expect(try bench.mirror(bench.copies("out/")).touched == scaledCount)
    let before = bench.manifest.entries.mapValues(\.stamp)
    #expect(try bench.plan(bench.copies("out/")).plan.actions.isEmpty)

    try bench.write("d8/7.png", Array("another".utf8))
    let outcome = try bench.mirror(bench.copies("out/"))
    #expect(outcome.touched == 1)
    let changed = try relative("out/d8/7.png")
    #expect(try bench.read("out/d8/7.png") == Array("another".utf8))
    for (path, stamp) in before where path != changed {
      #expect(try bench.build().status(path)?.stamp == stamp)
    }
    #expect(try bench.mirror([]).touched == scaledCount + 101)
    #expect(try bench.build().entries().isEmpty)
  }

  private var scaledCount: Int { unsafe getenv("LAUNCHSYNCD_QUICK") != nil ? 1_000 : 10_000 }

  @Test("copies are in the build tree before the image worker is asked for a picture, once")
  func copiesFirst() throws {
    var bench = try MirrorBench()
    for name in ["a.png", "z.png"] { try bench.write(name, Array(name.utf8)) }
    let recipe = RenderRecipe(
      pixels: PixelSize(1, 1),
      color: .sRGB,
      background: .white,
      derive: nil
    )
    let hash = ContentHash(high: 1, low: 1)
    let drawn = try ["b.png", "c.png"].map {
      DesiredFile(
        path: try relative($0),
        content: .render(try relative("x.psd"), hash: hash, recipe)
      )
    }
    let place = bench.place
    let seen = Mutex<[[String]]>([])
    let outcome = try bench.mirror(
      bench.copies("") + drawn,
      render: { _ in
        let names = try? Folder(opening: "\(place.path)/build").entries().map(\.name.description)
        seen.withLock { $0.append(names?.sorted() ?? []) }
        return Renderings()
      }
    )
    #expect(seen.withLock { $0 } == [["a.png", "z.png"]])
    #expect(outcome.touched == 2)
    #expect(try outcome.postponed == [relative("b.png"), relative("c.png")])
    #expect(try outcome.changed == [relative("x.psd")])
    #expect(try bench.leftovers() == [])
  }

  @Test("modes are the config's, never the source's; times are the source's")
  func attributes() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", [1, 2, 3])
    bench.place.run("chmod 6755 drop/a.png && touch -d '2001-02-03 04:05:06.789012345' drop/a.png")
    _ = try bench.mirror(bench.copies("x/"))
    let file = try #require(try bench.build().status(relative("x/a.png")))
    #expect(file.mode == 0o644)
    #expect(try bench.build().status(relative("x"))?.mode == 0o755)
    #expect(file.stamp.modified == (try bench.drop().status(relative("a.png"))?.stamp.modified))
    #expect(file.stamp.modified % 1_000_000_000 == 789_012_345)
  }

  @Test("what is restored has the time that it had, though it is no copy")
  func restored() throws {
    var bench = try MirrorBench()
    let file = DesiredFile(path: try relative("x.json"), content: .generated(Array("{}".utf8)))
    _ = try bench.mirror([file])
    bench.place.run("touch -d '2001-02-03 04:05:06' build/x.json")
    let before = try #require(try bench.build().status(file.path)?.stamp)
    bench.manifest.entries[file.path]?.stamp = before
    bench.place.run("rm build/x.json")
    _ = try bench.mirror([file])
    #expect(try bench.build().status(file.path)?.stamp.modified == before.modified)
    let other = DesiredFile(path: file.path, content: .generated(Array("{ }".utf8)))
    _ = try bench.mirror([other])
    #expect(try bench.build().status(file.path)?.stamp.modified != before.modified)
  }

  @Test("an edit made between the look and the rename is kept; so is one before a removal")
  func lastMomentEdits() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("one".utf8))
    _ = try bench.mirror(bench.copies(""))
    let place = bench.place
    try bench.write("a.png", Array("two".utf8))
    _ = try bench.mirror(bench.copies("")) { place.run("printf 'in place' > build/a.png") }
    #expect(try bench.read("a.png") == Array("two".utf8))
    #expect(try bench.aside() == ["in place"])
    try bench.write("a.png", Array("three".utf8))
    _ = try bench.mirror(bench.copies("")) { place.run("printf moved > n; mv n build/a.png") }
    #expect(try bench.read("a.png") == Array("three".utf8))
    #expect(try bench.aside().sorted() == ["in place", "moved"])
    // Before a removal: what somebody put there stays, and the next look decides.
    let outcome = try bench.mirror([]) { place.run("printf mine > n; mv n build/a.png") }
    #expect(outcome.isOutdated)
    #expect(try bench.read("a.png") == Array("mine".utf8))
  }

  @Test("a name that somebody took since the look is never overwritten; equal bytes are adopted")
  func takenNames() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("ours".utf8))
    try bench.write("b.png", Array("same".utf8))
    let place = bench.place
    let outcome = try bench.mirror(bench.copies("")) {
      place.run("printf theirs > build/a.png; printf same > build/b.png")
    }
    #expect(try bench.read("a.png") == Array("theirs".utf8))
    #expect(outcome.problems.map(\.code) == [.foreignFile])
    #expect(outcome.manifest.entries.keys.map(\.description) == ["b.png"])
    #expect(outcome.manifest.entries.values.map(\.isAdopted) == [true])
    // A folder where an output was: it goes back to where it was.
    try bench.write("b.png", Array("new".utf8))
    place.run("rm build/a.png")
    _ = try bench.mirror(bench.copies("")) {
      place.run("rm build/b.png; mkdir build/b.png; echo 1 > build/b.png/in")
    }
    #expect(try bench.build().status(relative("b.png/in")) != nil)
    #expect(try bench.read("a.png") == Array("ours".utf8))
    #expect(try bench.build().entries().count == 2)
  }

  @Test("an adopted file is kept aside before it changes for the first time")
  func adopted() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("same".utf8))
    bench.place.run("printf same > build/a.png")
    #expect(try bench.mirror(bench.copies("")).touched == 1)
    try bench.write("a.png", Array("new".utf8))
    _ = try bench.mirror(bench.copies(""))
    #expect(try bench.aside() == ["same"])
    try bench.write("a.png", Array("newer".utf8))
    _ = try bench.mirror(bench.copies(""))
    #expect(try bench.aside() == ["same"])
  }

  @Test("an index waits for the files it names, and files wait for the index that names them")
  func indexes() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("a".utf8))
    try bench.write("b.png", Array("b".utf8))
    func index(_ text: String) throws -> DesiredFile {
      DesiredFile(path: try relative("S/Contents.json"), content: .generated(Array(text.utf8)))
    }
    func image(_ name: String, _ bench: borrowing MirrorBench) throws -> DesiredFile {
      let source = try relative(name)
      let hash = try #require(bench.sources[source])
      return DesiredFile(path: try relative("S/" + name), content: .copy(source, hash: hash))
    }
    let place = bench.place
    _ = try bench.mirror([index("a"), image("a.png", bench)])
    // b can not be copied: the old index stays, and so does a, which it names.
    let next = [try index("b"), try image("b.png", bench)]
    var outcome = try bench.mirror(next) { place.run("printf longer > drop/b.png") }
    #expect(outcome.changed == [try relative("b.png")])
    // It is read again at once: nothing was in the way of writing.
    #expect(!outcome.isIncomplete && outcome.problems.isEmpty)
    #expect(try bench.read("S/Contents.json") == Array("a".utf8))
    #expect(try bench.read("S/a.png") == Array("a".utf8))
    try bench.write("b.png", Array("b".utf8))
    outcome = try bench.mirror([index("b"), image("b.png", bench)])
    #expect(!outcome.isIncomplete)
    #expect(try bench.read("S/Contents.json") == Array("b".utf8))
    #expect(try bench.read("S/b.png") == Array("b".utf8))
    #expect(try bench.read("S/a.png") == nil)
  }

  @Test("sources are only read (invariant 1)")
  func sourcesStay() throws {
    var bench = try MirrorBench()
    for number in 0..<20 { try bench.write("\(number).png", Array("image \(number)".utf8)) }
    var before: [RelativePath: Stamp] = [:]
    for path in bench.sources.keys { before[path] = try bench.drop().status(path)?.stamp }
    _ = try bench.mirror(bench.copies("x/"))
    _ = try bench.mirror([])
    #expect(try bench.drop().entries().count == 20)
    for (path, stamp) in before { #expect(try bench.drop().status(path)?.stamp == stamp) }
  }

  @Test("what is kept aside is bounded, and the newest stays")
  func bounded() throws {
    let bench = try MirrorBench()
    let path = try relative("some/where/a.png")
    for number in 0..<(AppState.asideLimit + 10) {
      bench.place.run("printf \(number) > edited")
      try bench.state.putAside(bench.place.open().openFile(relative("edited")), of: path)
    }
    bench.place.run("printf newest > edited")
    try bench.state.putAside(bench.place.open().openFile(relative("edited")), of: path)
    let kept = try bench.aside()
    #expect(kept.count == AppState.asideLimit)
    #expect(kept.contains("newest"))
  }
}
