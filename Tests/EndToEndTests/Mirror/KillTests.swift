import Glibc
import SyncCore
import Synchronization
import Testing

@testable import SyncDaemon

/// `kill -9` at any moment (invariants 4 and 6).
@Suite struct KillTests {
  private static let config = """
    { "state": "state", "quiet": 0, "apps": [ { "name": "a", "drop": "drop", "build": "build",
      "supports": { "minimumOS": "6.0" }, "outputs": [ OUTPUTS ] } ] }
    """

  private static let outputs = [
    "{ \"kind\": \"bundle\" }",
    "{ \"kind\": \"launchimage\", \"path\": \"A.xcassets/L.launchimage\" }",
    "{ \"kind\": \"storyboard\", \"path\": \"S\" }",
  ]

  @Test(
    "killed at random moments of a changing load, it always comes back to the tree of a clean run"
  )
  func kills() throws {
    let shop = try Workshop()
    let text = Self.config.split(separator: "OUTPUTS").joined(
      separator: Self.outputs.joined(separator: ", ")
    )
    shop.write("config.json", Array(text.utf8))
    #expect(shop.shell("mkdir staging") == 0)
    let load = ChangingLoad(shop.path)
    let witness = TreeWitness(shop.path + "/build", images: load.hashes)
    let writer = try OwnedThread(name: "load") { load.run() }
    let reader = try OwnedThread(name: "witness") { witness.run() }
    var random = Seeded(20_261_130)
    // On a busy machine the witness sees little meanwhile: then there are more kills, not fewer looks.
    for round in 0..<scaled(5_000) {
      if round >= scaled(500), witness.looks > scaled(2_000) { break }
      let daemon = try shop.launch("run")
      // Most are killed at work, some while they start.
      let pid = Int(daemon.pid)
      if Int.random(in: 0..<8, using: &random) > 0 {
        #expect(shop.eventually { shop.startedDaemon == pid })
      }
      // Not a wait for anything: the moment of the kill is what is random. Some have the time to ask
      // the image worker, or nothing that must be rendered first would ever be killed at its writing.
      let longest: UInt32 = Int.random(in: 0..<6, using: &random) == 0 ? 400_000 : 50_000
      usleep(UInt32.random(in: 0..<longest, using: &random))
      daemon.signal(SIGKILL)
      #expect(daemon.wait() == 128 + SIGKILL)
    }
    load.finish()
    writer.join()
    let daemon = try shop.launch("run")
    #expect(shop.eventually(60) { shop.run("status") != 3 })
    let clean = try shop.cleanSync()
    let isEqual = shop.eventually(60) { shop.shell("diff -r build '\(clean.path)/build'") == 0 }
    #expect(isEqual, "\(shop.shell("diff -r build '\(clean.path)/build' >&2"))")
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
    let seen = witness.finish()
    reader.join()
    #expect(seen.wrong == [])
    #expect(seen.looks > scaled(2_000))
    #expect(shop.shell("find build state -name '.launchsyncd-*' | tee left >&2") == 0)
    #expect(shop.read("left") == [])
    #expect(shop.read("build/Default@2x.png") != nil)
  }
}

/// Drops, replaces and takes away images without end.
///
/// Some are never taken away, so that what goes between two runs is no mass removal.
private final class ChangingLoad: Sendable {
  private let path: String
  private let isDone = Atomic<Bool>(false)
  private let names: [(name: String, images: [[UInt8]])]

  init(_ path: String) {
    self.path = path
    let sizes = [
      ("Default.png", 320, 480), ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
      ("Default-667h@2x.png", 750, 1334), ("Default-Portrait~ipad.png", 768, 1024),
      ("Default-Landscape~ipad.png", 1024, 768), ("Default-Portrait@2x~ipad.png", 1536, 2048),
      ("Default-Landscape@2x~ipad.png", 2048, 1536),
    ]
    names = sizes.map { name, width, height in
      (name, (UInt8(0)..<4).map { plainPNG(width, height, shade: $0) })
    }
  }

  /// Of every image that is ever dropped.
  var hashes: Set<ContentHash> {
    Set(names.flatMap { $0.images.map { ContentHash(of: $0.span) } })
  }

  func finish() { isDone.store(true, ordering: .relaxed) }

  func run() {
    var random = Seeded(7)
    while !isDone.load(ordering: .relaxed) {
      let place = Int.random(in: 0..<names.count, using: &random)
      let (name, images) = names[place]
      let target = "\(path)/drop/\(name)"
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where place < 3: RawFiles.remove(target)
      case 1...4:
        // As most tools write: into the place, in pieces.
        RawFiles.overwrite(target, images.randomElement(using: &random) ?? [], pieces: 3)
      case _:
        let staged = "\(path)/staging/\(name)"
        RawFiles.overwrite(staged, images.randomElement(using: &random) ?? [], pieces: 1)
        RawFiles.move(staged, target)
      }
      usleep(UInt32.random(in: 0..<4_000, using: &random))
    }
    // What was taken away last comes back, so that nothing waits for anybody.
    for (name, images) in names { RawFiles.overwrite("\(path)/drop/\(name)", images[1], pieces: 1) }
  }
}
