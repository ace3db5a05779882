import SyncCore
import Testing

@testable import SyncDaemon

/// What a kill leaves half written in the state folder.
@Suite struct LeftoverTests {
  @Test("goes when the app is loaded, but what another thread writes, and not in a dry run")
  func sweep() throws {
    let bench = try MirrorBench()
    let app = bench.place.path + "/state/apps/a"
    bench.place.run("cd \(app) && touch .launchsyncd-steady .launchsyncd-report.key kept")
    bench.place.run("mkdir \(app)/thumbnails; touch \(app)/thumbnails/.launchsyncd-1.png")
    func names() throws -> [String] {
      try Folder(opening: app).entries().filter { $0.kind == .file }.map(\.name.description)
    }
    let before = try names()
    #expect(before.count == 3)
    _ = try bench.state.load(isDry: true)
    #expect(try names() == before)
    _ = try bench.state.load(isDry: false)
    #expect(try names() == before.filter { $0 != ".launchsyncd-steady" })
    #expect(try Folder(opening: app + "/thumbnails").entries().isEmpty)
  }

  @Test("goes when a run begins, and nothing that only looks like it")
  func lastRun() throws {
    let shop = try ScriptedShop(apps: ["a"])
    let hash = "0123456789abcdef0123456789abcdef"
    shop.place.run("mkdir -p state/accept state/report state/apps/a/aside")
    shop.place.run("touch state/progress.json")
    let left = [
      ".launchsyncd-progress.json", "accept/.launchsyncd-a", "report/.launchsyncd-\(hash)",
      "apps/a/aside/.launchsyncd-1-a.png",
    ]
    let kept = [
      ".launchsyncd-notes", "report/.launchsyncd-notes", "report/.launchsyncd-swap-\(hash)",
      "report/a.html", "accept/b", "apps/a/aside/1-a.png",
    ]
    for name in left + kept { shop.place.run("echo > state/\(name)") }
    var daemon = try shop.daemon()
    try daemon.start()
    for name in left + ["progress.json"] { shop.place.run("test ! -e state/\(name)") }
    for name in kept { shop.place.run("test -e state/\(name)") }
  }

  @Test("of a copy that is kept aside never has its name, nor is left by one that fails")
  func half() throws {
    let bench = try MirrorBench()
    bench.place.run("mkdir -p state/apps/a/aside")
    let aside = try StateFolder(existing: Array("\(bench.place.path)/state/apps/a/aside".utf8))
    let name = try relative("1-a.png")
    var seen: [String] = []
    try aside.make(name) { (file) throws(SystemCallError) in
      try file.write([1])
      seen = try aside.names()
    }
    #expect(seen == [".launchsyncd-1-a.png"])
    #expect(try aside.names() == ["1-a.png"])
    let failure = SystemCallError("write", [], errno: 5)
    #expect(throws: failure) {
      try aside.make(name) { (_) throws(SystemCallError) in throw failure }
    }
    #expect(try aside.names() == ["1-a.png"])
    #expect(try aside.read("1-a.png") == [1])
  }

  @Test("is not left by a write that fails")
  func failed() throws {
    let place = try TemporaryFolder()
    let state = try StateFolder(making: Array("\(place.path)/state".utf8))
    place.run("mkdir -p state/name/in")
    #expect(throws: SystemCallError.self) { try state.replace("name", with: [1]) }
    let left = try Folder(opening: place.path + "/state").entries()
    #expect(left.map(\.name.description) == ["name"])
  }
}
