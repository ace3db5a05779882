import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// Random operations against a running daemon, and what must hold when it is quiet again
/// (invariants 1, 2, 3 and 7).
@Suite struct ModelTests {
  @Test("after any operations the tree, the manifest and the status are those of a fresh sync")
  func operations() throws {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "quiet": 0, "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "durability": "fast", "supports": { "minimumOS": "6.0" },
          "outputs": [ { "kind": "bundle" }, { "kind": "bundle", "path": "sub/deep" } ] } ] }
        """.utf8
      )
    )
    #expect(shop.shell("mkdir -p drop/more build away") == 0)
    var model = Operations(shop.path, Seeded(42))
    model.begin()
    let daemon = try shop.launch("run")
    #expect(shop.eventually { shop.run("status") == 1 })
    for _ in 0..<scaled(2_000) { model.step() }
    model.settle()

    // A fresh state and a build tree that holds what is foreign, and nothing else.
    let clean = try Workshop()
    #expect(
      clean.shell(
        "cp -a '\(shop.path)'/drop/. drop/ && cp '\(shop.path)/config.json' . && mkdir -p build"
      ) == 0
    )
    for path in model.foreign.keys.sorted() {
      #expect(clean.shell("mkdir -p \"build/$(dirname '\(path)')\"") == 0)
      #expect(clean.shell("cp -a '\(shop.path)/build/\(path)' 'build/\(path)'") == 0)
    }
    #expect(clean.run("sync") == 1)
    let isEqual = shop.eventually(60) {
      shop.shell("diff -r --no-dereference build '\(clean.path)/build' >diff 2>&1") == 0
        && shop.summary == clean.summary
    }
    #expect(isEqual, "\(String(decoding: shop.read("diff") ?? [], as: UTF8.self))")
    #expect(shop.summary == clean.summary)
    #expect(try shop.outputs() == clean.outputs())
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
    for (path, content) in model.foreign { #expect(model.content(path) == content, "\(path)") }
    #expect(model.foreign.count > 5)
    #expect(shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0)
    // Enough came through that this says something.
    #expect(try shop.outputs().count > 5)
  }
}

extension Workshop {
  /// What status says, without times and counts of passes.
  fileprivate var summary: String {
    guard let bytes = read("state/apps/a/status.json"),
      case .object(let members)? = try? JSONValue(parsing: bytes)
    else { return "" }
    let kept = members.filter { $0.key != "lastPass" && $0.key != "passes" }
    return String(decoding: JSONValue.object(kept).line(), as: UTF8.self)
  }

  /// What the manifest says, without stamps.
  fileprivate func outputs() throws -> [String] {
    let saved = read("state/apps/a/manifest.json")
    let manifest = Manifest(json: try JSONValue(parsing: try #require(saved)))
    return try #require(manifest).entries.map { "\($0.key) \($0.value.hash) \($0.value.recipe)" }
      .sorted()
  }
}

/// Random things that people and programs do to a drop folder and a build tree.
private struct Operations {
  private let root: String
  private var random: Seeded
  /// Below the build tree: what was put there by somebody else, and must stay as it is.
  private(set) var foreign: [String: String] = [:]
  /// Outputs that somebody took away: the daemon may hold them still, so nothing is planted there.
  private var taken: Set<String> = []

  private static let steady = [
    ("Default.png", 320, 480), ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
    ("Default-Portrait~ipad.png", 768, 1024), ("Default-Landscape~ipad.png", 1024, 768),
    ("Default-667h@2x.png", 750, 1334), ("hero iphone x.png", 1125, 2436),
    ("notes.txt", 1, 1),
  ]
  /// Never more than half of all, so that no removal is held.
  private static let volatile = [
    ("more/Default@2x.png", 640, 960), ("Default-Portrait@2x~ipad.png", 1536, 2048),
    ("more/Default-Landscape@2x~ipad.png", 2048, 1536), ("more/splash.png", 320, 480),
    ("Default-736h@3x.png", 1242, 2208), ("odd.png", 333, 77),
  ]

  init(_ path: String, _ random: Seeded) {
    root = path
    self.random = random
  }

  /// Drops what always has an output from then on.
  mutating func begin() {
    for (name, width, height) in Self.steady { write("drop/" + name, image(width, height)) }
  }

  mutating func step() {
    let all = Self.steady + Self.volatile
    let (name, width, height) = pick(all)
    let (moving, movingWidth, movingHeight) = pick(Self.volatile)
    let output = outputName()
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: write("drop/" + name, image(width, height))
    case 2, 3:
      write("away/new", image(width, height))
      RawFiles.move(at("away/new"), at("drop/" + name))
    case 4: write("drop/" + moving, image(movingWidth, movingHeight))
    case 5: RawFiles.move(at("drop/" + moving), at("drop/" + pick(Self.volatile).0))
    case 6: RawFiles.remove(at("drop/" + moving))
    case 7: RawFiles.touch(at("drop/" + name))
    case 8: replace("drop/" + moving)
    case 9: edit(output)
    case 10:
      guard foreign[output] == nil else { break }
      taken.insert(output)
      RawFiles.remove(at("build/" + output))
    case 11: plant(outputName())
    case 12: plant("mine/\(Int.random(in: 0..<40, using: &random)).bin")
    case 13: block(output)
    case _: clear()
    }
    // Now and then the daemon gets a moment, so that passes fall between all kinds of steps.
    if Int.random(in: 0..<4, using: &random) == 0 {
      usleep(UInt32.random(in: 0..<12_000, using: &random))
    }
  }

  /// Takes away links in the drop folder: last good outputs are kept for those, and a fresh sync can
  /// not know of them.
  mutating func settle() {
    for (name, _, _) in Self.volatile where RawFiles.isLink(at("drop/" + name)) {
      RawFiles.remove(at("drop/" + name))
    }
  }

  /// The bytes of a foreign file; of a folder the bytes of the file in it.
  func content(_ path: String) -> String {
    for whole in [at("build/" + path), at("build/\(path)/in")] {
      if let text = RawFiles.text(whole) { return text }
    }
    return "gone"
  }

  private mutating func pick(_ list: [(String, Int, Int)]) -> (String, Int, Int) {
    list.randomElement(using: &random) ?? list[0]
  }

  private mutating func outputName() -> String {
    let folder = Bool.random(using: &random) ? "" : "sub/deep/"
    let names = (Self.steady + Self.volatile).map { String($0.0.split(separator: "/").last ?? "") }
    return folder + (names.randomElement(using: &random) ?? "")
  }

  private mutating func image(_ width: Int, _ height: Int) -> [UInt8] {
    plainPNG(width, height, shade: UInt8.random(in: 0..<6, using: &random))
  }

  private func at(_ path: String) -> String { root + "/" + path }

  private func write(_ path: String, _ bytes: [UInt8]) {
    // A folder or a link may stand there by now.
    if RawFiles.isLink(at(path)) { RawFiles.remove(at(path)) }
    RawFiles.removeFolder(at(path))
    RawFiles.overwrite(at(path), bytes)
  }

  private mutating func replace(_ path: String) {
    RawFiles.remove(at(path))
    if Bool.random(using: &random) {
      RawFiles.makeLink(at(path), to: "/etc/hostname")
    } else {
      RawFiles.makeFolder(at(path))
    }
  }

  /// Changes an output in place, as an editor would.
  private mutating func edit(_ path: String) {
    guard foreign[path] == nil else { return }
    RawFiles.edit(at("build/" + path), "edited \(UInt64.random(in: 0...99, using: &random))")
  }

  /// Takes away something foreign, so that there is room for an output again.
  private mutating func clear() {
    guard let path = foreign.keys.sorted().randomElement(using: &random) else { return }
    foreign[path] = nil
    RawFiles.remove(at("build/\(path)/in"))
    RawFiles.removeFolder(at("build/\(path)"))
    RawFiles.remove(at("build/\(path)"))
  }

  /// Puts a file where nothing is, and only there.
  private mutating func plant(_ path: String) {
    guard !taken.contains(path) else { return }
    RawFiles.makeFolder(at("build/mine"))
    let text = "foreign \(UInt64.random(in: 0...999, using: &random))"
    if RawFiles.plant(at("build/" + path), text) { foreign[path] = text }
  }

  /// Puts a folder with a file in it where an output was; or a link, which is no more than an edit
  /// where there is an output at all times.
  private mutating func block(_ path: String) {
    guard foreign[path] == nil, RawFiles.remove(at("build/" + path)) else { return }
    taken.insert(path)
    let isSteady = Self.steady.prefix(3).contains { path.hasSuffix($0.0) }
    if isSteady, Bool.random(using: &random) {
      RawFiles.makeLink(at("build/" + path), to: "/etc/hostname")
    } else if RawFiles.makeFolder(at("build/" + path)),
      RawFiles.plant(at("build/\(path)/in"), "within")
    {
      foreign[path] = "within"
    }
  }
}
