import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// A lone image is copied before it is known where it goes.
@Suite("A head start") struct HeadStartTests {
  private let right = ImageFacts(format: .png, stored: PixelSize(640, 960))

  /// Begins with a source of the bench; answers the name and the inode of the copy, once it is there.
  private func begin(
    _ start: HeadStart,
    _ open: OpenSources,
    _ bench: borrowing MirrorBench,
    _ name: String
  ) throws -> (name: String, file: Stamp) {
    let path = try relative(name)
    let file = Shared(try bench.drop().openFile(path))
    let stamp = try file.value.status().stamp
    open.keep(path, file)
    start.begin(path, file, stamp, right)
    try waitFor { try bench.leftovers().count == 1 && bench.settled(stamp) }
    let copy = try #require(try bench.leftovers().first)
    return (copy, try #require(try bench.build().status(relative(copy))?.stamp))
  }

  private func app(_ bench: borrowing MirrorBench) -> App {
    App(name: "a", drop: [], build: Array("\(bench.place.path)/build".utf8))
  }

  private func waitFor(_ fact: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(30)
    while try !fact() {
      let isLate = ContinuousClock.now > end
      try #require(!isLate, "nothing came of it")
      usleep(1_000)
    }
  }

  @Test("its copy becomes the output itself", arguments: ["", "deep/", "old"])
  func taken(folder: String) throws {
    var bench = try MirrorBench()
    if folder == "old" {
      try bench.write("a.png", Array("before".utf8))
      _ = try bench.mirror(bench.copies(""))
    }
    try bench.write("a.png", Array("image".utf8))
    let (start, open) = (HeadStart(app: app(bench)), OpenSources())
    let early = try begin(start, open, bench, "a.png")
    let path = folder == "deep/" ? "deep/" : ""
    let outcome = try bench.mirror(
      bench.copies(path),
      durability: .full,
      open: open,
      headStart: start
    )
    let file = try #require(try bench.build().status(relative(path + "a.png")))
    #expect(file.stamp.inode == early.file.inode)
    #expect(file.stamp.modified == (try bench.drop().status(relative("a.png"))?.stamp.modified))
    #expect(file.mode == 0o644)
    #expect(try bench.read(path + "a.png") == Array("image".utf8))
    #expect(outcome.problems == [])
    #expect(outcome.manifest.entries[try relative(path + "a.png")]?.stamp == file.stamp)
    #expect(try bench.leftovers() == [])
  }

  @Test("a copy that no plan wants goes")
  func unwanted() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let start = HeadStart(app: app(bench))
    _ = try begin(start, OpenSources(), bench, "a.png")
    start.end()
    #expect(try bench.leftovers() == [])
  }

  @Test("a source that was written to since is not published")
  func changed() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let (start, open) = (HeadStart(app: app(bench)), OpenSources())
    _ = try begin(start, open, bench, "a.png")
    let place = bench.place
    let outcome = try bench.mirror(
      bench.copies(""),
      meanwhile: { place.run("printf 'torn' >> drop/a.png") },
      open: open,
      headStart: start
    )
    #expect(outcome.changed == [try relative("a.png")])
    #expect(outcome.touched == 0)
    #expect(try bench.build().entries().isEmpty)
  }

  @Test("of a source that was read again since, the copy is not the one that is published")
  func readAgain() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let (start, open) = (HeadStart(app: app(bench)), OpenSources())
    _ = try begin(start, open, bench, "a.png")
    try bench.write("a.png", Array("another".utf8))
    let outcome = try bench.mirror(bench.copies(""), headStart: start)
    #expect(outcome.touched == 1)
    #expect(try bench.read("a.png") == Array("another".utf8))
    start.end()
    #expect(try bench.leftovers() == [])
  }

  @Test("of an image that changes while it is read, each copy but the last goes")
  func again() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let (start, open) = (HeadStart(app: app(bench)), OpenSources())
    let first = try begin(start, open, bench, "a.png")
    bench.place.run("touch -d '2001-02-03' drop/a.png")
    let second = try begin(start, open, bench, "a.png")
    #expect(first.name != second.name)
    #expect(try bench.leftovers() == [second.name])
    start.end()
    #expect(try bench.leftovers() == [])
  }

  @Test("where the copy can not be moved, the image is copied as any other")
  func elsewhere() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let (start, open) = (HeadStart(app: app(bench)), OpenSources())
    let early = try begin(start, open, bench, "a.png")
    // Nobody else does that; another file system below would make the rename fail as well.
    try bench.build().unlink(relative(early.name))
    let outcome = try bench.mirror(bench.copies(""), open: open, headStart: start)
    #expect(outcome.touched == 1)
    #expect(try bench.read("a.png") == Array("image".utf8))
    #expect(try bench.leftovers() == [])
  }

  @Test("only what may be copied as it is begins early")
  func unfit() throws {
    var small = right
    small.stored = PixelSize(64, 64)
    var clear = right
    clear.transparency = .declared
    var deep = right
    deep.depth = 16
    let app = App(name: "a", drop: [], build: [])
    for facts in [small, clear, deep] { #expect(!app.mayCopy(facts)) }
    #expect(app.mayCopy(right))
  }

  @Test("without a build tree nothing begins, and nothing is made")
  func noTree() throws {
    var bench = try MirrorBench()
    try bench.write("a.png", Array("image".utf8))
    let path = try relative("a.png")
    let file = Shared(try bench.drop().openFile(path))
    let stamp = try file.value.status().stamp
    let start = HeadStart(app: App(name: "a", drop: [], build: Array("/nowhere/at/all".utf8)))
    start.begin(path, file, stamp, right)
    let early = start.take(path, stamp)
    #expect(early?.moved(to: path, in: try bench.build()) == nil)
  }
}

extension MirrorBench {
  /// Whether the one temporary file there is is as it will be.
  fileprivate func settled(_ stamp: Stamp) throws -> Bool {
    guard let name = try leftovers().first, let status = try build().status(relative(name)) else {
      return false
    }
    return status.stamp.size == stamp.size && status.stamp.modified == stamp.modified
      && status.mode == 0o644
  }
}
