import SyncCore
import Testing

@testable import SyncDaemon

/// The loop, driven by a script instead of a kernel.
@Suite("The loop")
struct DaemonTests {
  @Test("passes run for the apps that something happened in, and for no other")
  func onlyTheDirty() throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    var daemon = try shop.daemon()
    try daemon.start()
    try shop.drop("a", "Default@2x.png")
    try shop.drop("b", "Default@2x.png")
    daemon.watcher.script = [
      [.path(try shop.root(of: "a", daemon), try relative("Default@2x.png"))]
    ]
    daemon.turn()
    #expect(shop.outputs("a") == ["Default@2x.png"])
    #expect(shop.outputs("b") == [])
  }

  @Test("lost events end in a look at everything", arguments: [true, false])
  func lost(failing: Bool) throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    var daemon = try shop.daemon()
    try daemon.start()
    for app in ["a", "b"] { try shop.drop(app, "Default@2x.png") }
    if failing {
      daemon.watcher.failure = SystemCallError("read", [], errno: 5)
    } else {
      let roots = try ["a", "b"].map { try shop.root(of: $0, daemon) }
      daemon.watcher.script = [roots.map { .everything($0) }]
      daemon.watcher.health.overflows = 1
    }
    daemon.turn()
    for app in ["a", "b"] { #expect(shop.outputs(app) == ["Default@2x.png"]) }
    #expect(daemon.record.health.overflows == (failing ? 0 : 1))
  }

  @Test("a reload keeps the watches, and all that is known, of the apps that stay the same")
  func reload() throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    var daemon = try shop.daemon()
    try daemon.start()
    let kept = try shop.root(of: "b", daemon)
    try shop.drop("b", "Default@2x.png")
    daemon.watcher.script = [[.everything(kept)]]
    daemon.turn()
    // In another order, with one app gone and one new.
    try shop.configure(["c", "b"])
    daemon.reload()
    daemon.turn()
    #expect(try shop.root(of: "b", daemon) == kept)
    let (places, added) = (daemon.watcher.places.count, daemon.watcher.added)
    // A drop folder and a build tree each; the config and the folder of the cookies are watched too.
    #expect(places == 6)
    #expect(added == 8)
    #expect(daemon.roster.names == ["b", "c"])
    #expect(daemon.roster["b"]?.sources.count == 1)
    // A bad config changes nothing.
    shop.place.run("echo '{' > config.json")
    daemon.reload()
    #expect(daemon.roster.names == ["b", "c"])
  }

  @Test("that all was verified need not be noted for the start to go on")
  func unnoted() throws {
    let shop = try ScriptedShop(apps: ["a"])
    var daemon = try shop.daemon()
    let place = shop.place
    // No file of that name can be made from here on.
    daemon.watcher.meanwhile = { place.run("mkdir -p state/.launchsyncd-boot.json/in") }
    try daemon.start()
    #expect(daemon.boot?.isUnclean == false)
    let noted = try daemon.state.bootRecord()
    #expect(noted.isUnclean, "the next start verifies again")
  }

  @Test("a change of a root that is watched no more is nobody's")
  func stale() throws {
    let shop = try ScriptedShop(apps: ["a"])
    var daemon = try shop.daemon()
    try daemon.start()
    daemon.watcher.script = [[.everything(RootID(99))]]
    daemon.turn()
    let hasMore = daemon.watcher.hasMore
    #expect(!hasMore)
  }
}

/// Apps on disk for a daemon whose watcher is a script.
struct ScriptedShop {
  let place: TemporaryFolder

  init(apps: [String]) throws {
    place = try TemporaryFolder()
    try configure(apps)
  }

  func configure(_ apps: [String]) throws {
    for app in apps { place.run("mkdir -p drop/\(app)") }
    let rows = apps.map {
      "{\"name\":\"\($0)\",\"drop\":\"drop/\($0)\",\"build\":\"build/\($0)\","
        + "\"outputs\":[{\"kind\":\"bundle\"}]}"
    }
    place.run(
      "echo '{\"state\":\"state\",\"apps\":[\(rows.joined(separator: ","))]}' > config.json"
    )
  }

  /// Drops images for each of some apps, and runs a daemon until all of them are quiet.
  func runUntilQuiet(_ apps: [String], dropping names: [String] = ["Default@2x.png"]) throws {
    for app in apps { for name in names { try drop(app, name) } }
    var daemon = try self.daemon()
    try daemon.start()
    for app in apps { daemon.settle(app) }
    // A clean stop: else another boot could be suspected.
    try daemon.state.endRun(verifiedAll: true, sync: false)
  }

  func daemon(_ aftermath: Aftermath? = nil) throws -> Daemon<ScriptedWatcher> {
    let file = ConfigFile(given: Array("\(place.path)/config.json".utf8))
    guard case .success(let config) = file.load() else { throw ScriptError.badConfig }
    let path = Array("\(place.path)/state".utf8)
    guard let foothold = try Foothold.take(in: path, at: ControlPlace(folder: path)) else {
      throw ScriptError.locked
    }
    return try Daemon(
      config: config,
      file: file,
      on: foothold,
      watcher: ScriptedWatcher(),
      log: Log(),
      aftermath: aftermath
    )
  }

  /// Threads that make pages, for a daemon of this shop.
  func aftermath() throws -> Aftermath { try Aftermath(state: Array("\(place.path)/state".utf8)) }

  func root(of app: String, _ daemon: borrowing Daemon<ScriptedWatcher>) throws -> RootID {
    try #require(daemon.roots.root(for: .drop(app)))
  }

  /// Puts a whole image of 640x960 there.
  func drop(_ app: String, _ name: String) throws {
    var png = PNGBuilder(width: 640, height: 960, depth: 1, colour: 3)
    png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
    png.raw = [UInt8](repeating: 0, count: 960 * 81)
    let path = try #require(RelativePath("drop/\(app)/\(name)"))
    try place.open().createTemporary(path).write(png.bytes)
  }

  func outputs(_ app: String) -> [String] {
    let folder = try? Folder(opening: "\(place.path)/build/\(app)")
    return (try? folder?.entries())?.map { "\($0.name)" } ?? []
  }
}

enum ScriptError: Error { case badConfig, locked }
