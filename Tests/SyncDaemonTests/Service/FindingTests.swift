import SyncCore
import Testing

@testable import SyncDaemon

/// What is found wrong after passes, with pages and hooks, for apps that are awake or asleep.
@Suite("Findings after passes")
struct FindingTests {
  private let problem = Problem(.foreignFile, at: nil, "x is not ours", remedy: "move it away")

  /// Not compared in an expectation: a failure would print all that is known of the app.
  private func isAwake(_ app: String, _ roster: Roster) -> Bool {
    roster[app] != nil
  }

  private func listed(_ app: String, _ roster: Roster) -> [Problem] {
    roster[app]?.status.problems.filter { $0.code == .foreignFile } ?? []
  }

  /// What `status` would say.
  private func saved(_ app: String, _ shop: ScriptedShop) throws -> JSONValue {
    let state = try StateFolder(making: Array("\(shop.place.path)/state".utf8))
    let status = try AppState.existing(state: state, app: app)?.savedStatus()
    return try #require(status)
  }

  /// A daemon whose apps sleep.
  private func slept(_ shop: ScriptedShop, _ apps: [String]) throws -> Daemon<ScriptedWatcher> {
    try shop.runUntilQuiet(apps)
    var daemon = try shop.daemon()
    try daemon.start()
    for app in apps { #expect(!isAwake(app, daemon.roster)) }
    return daemon
  }

  @Test("a page that is as fine as before does not keep its app awake")
  func nothingNew() throws {
    let names = (10..<40).map { "app\($0)" }
    let shop = try ScriptedShop(apps: names)
    var daemon = try shop.daemon()
    try daemon.start()
    for name in names {
      daemon.settle(name)
      // Pictures are drawn long after the pass.
      daemon.note([], name, from: .report)
    }
    #expect(!isAwake(names[0], daemon.roster))
    #expect(isAwake(names[29], daemon.roster))
  }

  @Test("a finding wakes an app that sleeps, and keeps it awake until it is mended")
  func asleep() throws {
    let shop = try ScriptedShop(apps: ["a"])
    var daemon = try slept(shop, ["a"])
    let before = try saved("a", shop)
    daemon.note([], "a", from: .report)
    daemon.turn()
    #expect(!isAwake("a", daemon.roster))

    daemon.note([problem], "a", from: .hook(.afterPass))
    // Nothing was looked at yet, and what was known is not lost.
    #expect(try saved("a", shop) == before)
    daemon.turn()
    #expect(listed("a", daemon.roster) == [problem])
    #expect(try saved("a", shop)["problemCounts"]?["foreignFile"] == 1)
    #expect(try saved("a", shop)["counts"] == before["counts"])
    daemon.settle("a")
    // The next start looks itself: the finding may be mended by then.
    shop.place.run("test ! -e state/apps/a/steady")

    daemon.note([], "a", from: .hook(.afterPass))
    #expect(listed("a", daemon.roster).isEmpty)
    daemon.settle("a")
    shop.place.run("test -e state/apps/a/steady")
  }

  @Test(
    "what is wrong with the pages of all apps is listed by one, and leaves it when it is mended"
  )
  func shared() throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    var daemon = try slept(shop, ["a", "b"])
    // Only the second is awake when it is found, and both are when it is mended.
    func wake(_ app: String) throws {
      daemon.watcher.script = [[.everything(try shop.root(of: app, daemon))]]
      shop.place.run("touch drop/\(app)/*")
      daemon.turn()
    }
    try wake("b")
    daemon.noteShared([problem])
    #expect(listed("b", daemon.roster) == [problem])
    try wake("a")
    daemon.noteShared([])
    #expect(listed("a", daemon.roster).isEmpty && listed("b", daemon.roster).isEmpty)
    daemon.noteShared([])
    #expect(daemon.sharedLister == nil)
  }

  @Test("the same while every app sleeps")
  func sharedAsleep() throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    var daemon = try slept(shop, ["a", "b"])
    daemon.noteShared([problem])
    daemon.turn()
    #expect(listed("a", daemon.roster) == [problem])
    #expect(!isAwake("b", daemon.roster))
    // The config has it no more: the publisher tells it anew.
    try shop.configure(["b"])
    daemon.reload()
    daemon.turn()
    daemon.noteShared([problem])
    #expect(listed("b", daemon.roster) == [problem])
  }
}
