import SyncCore
import Testing

@testable import SyncDaemon

@Suite("The scanner")
struct ScannerTests {
  private let place: TemporaryFolder
  private let image: [UInt8]
  private let scanner: Scanner

  init() throws {
    place = try TemporaryFolder()
    var png = PNGBuilder(width: 640, height: 960, depth: 1, colour: 3)
    png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
    png.raw = [UInt8](repeating: 0, count: 960 * 81)
    image = png.bytes
    let app = App(name: "a", drop: Array(place.path.utf8), build: [])
    scanner = Scanner(app: app, recognizer: Recognizer(app), imager: Imager(nil, folder: nil))
  }

  private func write(_ name: String) throws {
    try place.open().createTemporary(relative(name)).write(image)
  }

  private func drop() throws -> Shared<Folder> { Shared(try place.open()) }

  private func dirty(_ names: String...) throws -> Scanner.Dirty {
    var dirty = Scanner.Dirty()
    dirty.isEverything = names.isEmpty
    for name in names { dirty.paths.insert(try relative(name)) }
    return dirty
  }

  /// What nobody can have read there: it tells whether a file was decoded again.
  private func marked(_ source: Source, _ path: RelativePath, hash: ContentHash? = nil) throws
    -> Source
  {
    guard case .image(var facts, let own, let warnings) = source.content else {
      throw ScriptError.badConfig
    }
    facts.depth = 99
    return Source(
      path: path,
      stamp: source.stamp,
      content: .image(facts, hash: hash ?? own, warnings: warnings)
    )
  }

  private func depth(_ source: Source?) -> Int? {
    guard case .image(let facts, hash: _, warnings: _)? = source?.content else { return nil }
    return facts.depth
  }

  @Test("a file or a folder that was renamed is not decoded again", arguments: [false, true])
  func renames(everything: Bool) throws {
    var sources: [RelativePath: Source] = [:]
    place.run("mkdir a")
    try write("a/Default@2x.png")
    let old = try relative("a/Default@2x.png")
    let lost = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty())
    #expect(!lost)
    sources[old] = try marked(#require(sources[old]), old)
    place.run("mv a/Default@2x.png Default.png; mv a b; mv Default.png b/c.png")
    let all = everything ? try dirty() : try dirty("a", "a/Default@2x.png", "b")
    let hasLost = try scanner.refresh(&sources, drop: try drop(), dirty: all)
    #expect(hasLost)
    #expect(sources.count == 1)
    #expect(depth(sources[try relative("b/c.png")]) == 99)
    // The same bytes under another inode are another file; they are read.
    place.run("cp b/c.png d.png")
    _ = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty("d.png"))
    #expect(depth(sources[try relative("d.png")]) == 1)
  }

  @Test("an event makes a young file read again though its stamp is the same; a rescan does not")
  func racy() throws {
    var sources: [RelativePath: Source] = [:]
    try write("Default@2x.png")
    let path = try relative("Default@2x.png")
    _ = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty())
    // As if it had been other bytes within the same tick of the clock.
    sources[path] = try marked(
      #require(sources[path]),
      path,
      hash: ContentHash(high: 1, low: 2)
    )
    _ = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty())
    #expect(depth(sources[path]) == 99)
    _ = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty("Default@2x.png"))
    #expect(depth(sources[path]) == 1)
  }

  @Test("a folder that becomes a file, and a file that becomes a folder")
  func kinds() throws {
    var sources: [RelativePath: Source] = [:]
    place.run("mkdir -p a/b")
    try write("a/b/Default@2x.png")
    try write("c.png")
    _ = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty())
    #expect(sources.count == 2)
    place.run("mv a/b/Default@2x.png x; rm -r a; mv x a; rm c.png; mkdir c.png")
    let lost = try scanner.refresh(&sources, drop: try drop(), dirty: try dirty("a", "c.png"))
    #expect(lost)
    #expect(sources.keys.sorted() == [try relative("a")])
  }
}
