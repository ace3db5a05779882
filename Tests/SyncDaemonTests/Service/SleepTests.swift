import SyncCore
import Testing

@testable import SyncDaemon

/// An app that nothing happens in costs a look at its names, and no more.
@Suite("Apps that sleep")
struct SleepTests {
  /// A shop whose apps have been quiet once, and were started again.
  private func slept(
    _ apps: [String],
    before change: (ScriptedShop) throws -> Void = { _ in }
  ) throws -> (ScriptedShop, Roster) {
    let shop = try ScriptedShop(apps: apps)
    try shop.runUntilQuiet(apps)
    try change(shop)
    var second = try shop.daemon()
    try second.start()
    return (shop, second.roster)
  }

  /// Not compared in an expectation: a failure would print all that is known of the app.
  private func isAwake(_ app: String, _ roster: Roster) -> Bool { roster[app] != nil }

  @Test("a restart that finds everything as it was runs no pass")
  func steady() throws {
    let (_, roster) = try slept(["a", "b"])
    #expect(!isAwake("a", roster))
    #expect(roster.names == ["a", "b"])
    #expect(roster.summary(at: "now").hasPrefix("2 apps, "))
    #expect(!roster.summary(at: "now").contains(" 0 gaps"))
  }

  @Test(
    "any difference wakes its app, and no other",
    arguments: [
      "touch drop/a/Default@2x.png", "rm drop/a/Default@2x.png", "cp drop/b/*.png drop/a/x.png",
      "mkdir drop/a/n && cp drop/b/*.png drop/a/n/", "rm build/a/Default@2x.png",
      "echo >> build/a/Default@2x.png", "touch build/a/Default@2x.png", "rm -r build/a",
      "mv drop/a drop/c && cp -r drop/c drop/a", "rm state/apps/a/steady",
      "printf x | dd of=state/apps/a/steady bs=1 seek=40 conv=notrunc 2>&1",
    ]
  )
  func awake(change: String) throws {
    let (_, roster) = try slept(["a", "b"]) { $0.place.run(change) }
    #expect(isAwake("a", roster))
    #expect(!isAwake("b", roster))
  }

  @Test(
    "after a run that was cut short, what it left half written wakes its app, and goes",
    arguments: [
      "build/a/.launchsyncd-0123456789abcdef0123456789abcdef",
      "state/apps/a/.launchsyncd-status.json", "state/apps/a/intents.jsonl", nil,
    ]
  )
  func cut(left: String?) throws {
    for isCut in [false, true] {
      let (shop, roster) = try slept(["a", "b"]) { shop in
        if let left { shop.place.run("echo left > \(left)") }
        if isCut { shop.place.run(#"sed -i s/'"clean":true'/'"clean":false'/ state/boot.json"#) }
      }
      #expect(isAwake("a", roster) == (isCut && left != nil))
      #expect(!isAwake("b", roster))
      if isCut, let left { shop.place.run("test ! -s \(left)") }
    }
  }

  @Test("an app sleeps though somebody took an output away whose source is broken")
  func gone() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "Default@2x.png")
    do {
      var daemon = try shop.daemon()
      try daemon.start()
      shop.place.run("echo broken > drop/a/Default@2x.png; rm build/a/Default@2x.png")
      let root = try shop.root(of: "a", daemon)
      daemon.watcher.script = [[.everything(root)]]
      daemon.turn()
      for _ in 0..<2 {
        daemon.settle("a")
        daemon.turn()
      }
      try daemon.state.endRun(verifiedAll: true, sync: false)
    }
    var second = try shop.daemon()
    try second.start()
    #expect(!isAwake("a", second.roster))
  }

  @Test("another config is another matter")
  func config() throws {
    let (_, roster) = try slept(["a"]) { $0.place.run("echo >> config.json") }
    #expect(isAwake("a", roster))
  }

  @Test("a sleeping app wakes at its event, with what it knew")
  func event() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.runUntilQuiet(["a"])
    var daemon = try shop.daemon()
    try daemon.start()
    #expect(!isAwake("a", daemon.roster))
    try shop.drop("a", "Default-568h@2x.png")
    let root = try shop.root(of: "a", daemon)
    daemon.watcher.script = [[.path(root, try relative("Default-568h@2x.png"))]]
    daemon.turn()
    let sources = daemon.roster["a"]?.sources.keys.map(\.description).sorted()
    #expect(sources == ["Default-568h@2x.png", "Default@2x.png"])
  }

  @Test("a source is taken from the journal, and not opened again")
  func journal() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.runUntilQuiet(["a"], dropping: (0..<4).map { "Default \($0).png" })
    // Without its record the app is looked at; its files can not be read any more, if one tried.
    shop.place.run("rm state/apps/a/steady; sed -i s/640,960/750,1334/ state/apps/a/facts.jsonl")
    var daemon = try shop.daemon()
    try daemon.start()
    let sizes = daemon.roster["a"]?.sources.values.compactMap { source -> PixelSize? in
      guard case .image(let facts, hash: _, warnings: _) = source.content else { return nil }
      return facts.stored
    }
    #expect(sizes == Array(repeating: PixelSize(750, 1334), count: 4))
  }

  @Test("a slow removal from a sleeping app is held as a whole when it is quiet")
  func removal() throws {
    let shop = try ScriptedShop(apps: ["a"])
    let names = ["Default@2x.png"] + (1...5).map { "\($0).png" }
    try shop.runUntilQuiet(["a"], dropping: names)
    var daemon = try shop.daemon()
    try daemon.start()
    #expect(!isAwake("a", daemon.roster))
    let root = try shop.root(of: "a", daemon)
    for name in names {
      shop.place.run("rm 'drop/a/\(name)'")
      daemon.watcher.script = [[.path(root, try relative(name))]]
      daemon.turn()
      #expect(shop.outputs("a") == ["Default@2x.png"])
    }
    #expect(daemon.roster["a"]?.status.state != .held)
    daemon.settle("a")
    #expect(daemon.roster["a"]?.status.state == .held)
    #expect(shop.outputs("a") == ["Default@2x.png"])
  }

  @Test("one file of many goes when it is quiet, one of few at once", arguments: [1, 6])
  func single(count: Int) throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "Default@2x.png")
    // Told apart by a size that nothing has.
    for number in 1..<count {
      shop.place.run("cp drop/a/Default@2x.png 'drop/a/iPhone 5 \(number).png'")
    }
    var daemon = try shop.daemon()
    try daemon.start()
    let root = try shop.root(of: "a", daemon)
    shop.place.run("mv drop/a/Default@2x.png .")
    daemon.watcher.script = [[.path(root, try relative("Default@2x.png"))]]
    daemon.turn()
    #expect(shop.outputs("a").contains("Default@2x.png") == (count >= Removal.least))
    daemon.settle("a")
    #expect(!shop.outputs("a").contains("Default@2x.png"))
  }

  @Test("one that something has happened in is not put to sleep, though many are quiet after it")
  func restless() throws {
    let names = (10..<60).map { "app\($0)" }
    let apps = names.map { #"{ "name": "\#($0)", "drop": "/d/\#($0)", "build": "/b/\#($0)" }"# }
      .map { $0.dropLast() + #", "outputs": [ { "kind": "bundle" } ] }"# }
    let text = #"{ "state": "/s", "apps": [ \#(apps.joined(separator: ", ")) ] }"#
    var roster = Roster()
    _ = roster.take(try Config.decode(Array(text.utf8), folder: Array("/".utf8)).apps)
    for name in roster.takeDue() {
      let taken = roster.takeOut(name)
      var run = try #require(taken)
      run.dirty = Scanner.Dirty()
      roster.putBack(run)
    }
    _ = roster.rest(names[0])
    roster.note(names[0], try relative("Default.png"))
    for name in names.dropFirst() { _ = roster.rest(name) }
    #expect(isAwake(names[0], roster))
    #expect(!isAwake(names[1], roster))
    let due = roster.takeDue()
    #expect(due == [names[0]])
    let lent = roster.lend(names[0])
    #expect(lent?.dirty.paths.count == 1)
  }

  @Test("one that its build tree wakes looks twice at what vanishes, like any other")
  func wokenByTree() throws {
    let (_, slept) = try slept(["a"])
    var roster = slept
    roster.noteSleepingTree("a")
    #expect(roster["a"]?.looksTwice == true)
  }
}
