import SyncCore
import Testing

@testable import SyncDaemon

/// What thousands of apps cost in memory, counted and not measured.
@Suite("An instance of many apps")
struct CrowdTests {
  private static let names = (100..<220).map { "app\($0)" }

  /// A shop of all of them, one image each.
  private func shop() throws -> ScriptedShop {
    let shop = try ScriptedShop(apps: Self.names)
    try shop.drop("app100", "Default@2x.png")
    shop.place.run("for app in drop/app*; do cp -n drop/app100/*.png $app/; done")
    return shop
  }

  @Test("a first start keeps little of each app, and of those that were quiet next to nothing")
  func firstStart() throws {
    let shop = try shop()
    let aftermath = try shop.aftermath()
    var daemon = try shop.daemon(aftermath)
    try daemon.start()
    let image = try relative("Default@2x.png")
    let isWhole = Self.names.filter { daemon.roster[$0]?.verdicts[image] != nil }
    #expect((1...64).contains(isWhole.count))
    // What counts is what the desk is left, not how fast it is cleared.
    aftermath.publisher.start(isBeginning: true)
    for app in Self.names { daemon.settle(app) }
    let awake = Self.names.filter { daemon.roster[$0] != nil }
    #expect(awake.count == 16)
    // Those 16, and the pages of one job; the others are made from the state.
    let load = aftermath.publisher.load
    #expect(load.held <= 16 + 64)
    #expect(load.pages - load.held >= Self.names.count - 16 - 64)
    aftermath.stop()
  }

  @Test("room for thousands of apps that were awake once is not kept")
  func room() throws {
    let rows = (0..<300).map { number in
      #"{ "name": "app\#(number)", "drop": "/d/\#(number)", "build": "/b/\#(number)", "#
        + #""outputs": [{ "kind": "bundle" }] }"#
    }
    let text = #"{ "state": "/s", "apps": [ \#(rows.joined(separator: ", ")) ] }"#
    var roster = Roster()
    _ = roster.take(try Config.decode(Array(text.utf8), folder: Array("/".utf8)).apps)
    var asleep: [String] = []
    for name in roster.takeDue() {
      let taken = roster.takeOut(name)
      var run = try #require(taken)
      run.dirty = Scanner.Dirty()
      roster.putBack(run)
      asleep += roster.rest(name).map(\.name)
    }
    #expect(asleep.count == 284 && Set(asleep).count == 284)
    #expect(roster.count == 300)
    #expect(roster.runs.capacity < 300)
  }

  @Test("a page of an app that sleeps is the page that its pass would have made")
  func recalled() throws {
    let shop = try ScriptedShop(apps: ["a"])
    for name in ["Default@2x.png", "Default 2.png", "splash.png"] { try shop.drop("a", name) }
    shop.place.run("echo text > drop/a/broken.png; touch drop/a/notes.txt")
    var daemon = try shop.daemon()
    try daemon.start()
    daemon.settle("a")
    let before = daemon.roster["a"].flatMap(ReportMaterial.init)
    let told = try #require(before)
    let app = told.app
    // Nothing in the drop folder is read for it.
    shop.place.run("mv drop/a drop/b")
    let after = try daemon.state.material(of: app, daemon.imager)
    let recalled = try #require(after)
    #expect(recalled.key(report: nil) == told.key(report: nil))
    let pages = [told, recalled].map { AppPage($0.report, thumbnails: [:]).document() }
    #expect(pages[0] == pages[1])
  }

  @Test("an app that something is open of is not made a page from the state")
  func unsteady() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "Default@2x.png")
    var daemon = try shop.daemon()
    try daemon.start()
    let found = daemon.roster["a"]?.app
    let app = try #require(found)
    let material = try daemon.state.material(of: app, daemon.imager)
    #expect(material == nil)
  }

  @Test("a page without its pictures is none that a start takes for whole")
  func unfinished() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "Default@2x.png")
    var daemon = try shop.daemon()
    try daemon.start()
    let made = daemon.roster["a"].flatMap(ReportMaterial.init)
    let material = try #require(made)
    let report = Array("\(shop.place.path)/report".utf8)
    let edition = Edition(state: try daemon.state.duplicate(), report: report)
    let app = material.app
    var seen = [edition.isUnfinished(app)]
    let whole = edition.publish(material)
    #expect(whole.problems.isEmpty && !whole.isDraft)
    seen.append(edition.isUnfinished(app))
    shop.place.run("rm -r state/apps/a/thumbnails report; echo old > state/apps/a/report.key")
    let draft = edition.publish(material, draws: false)
    #expect(draft.isDraft)
    seen.append(edition.isUnfinished(app))
    _ = edition.publish(material)
    seen.append(edition.isUnfinished(app))
    edition.leave(app)
    seen.append(edition.isUnfinished(app))
    #expect(seen == [true, false, true, false, true])
    // Who wants no pages lacks none.
    let silent = Edition(state: try daemon.state.duplicate(), report: nil)
    let lacks = silent.isUnfinished(app)
    #expect(!lacks)
  }

  @Test("pages that a stop left undone are made by the next start, though nothing changed")
  func leftPages() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "Default@2x.png")
    do {
      let aftermath = try shop.aftermath()
      var first = try shop.daemon(aftermath)
      try first.start()
      first.settle("a")
      try first.state.endRun(verifiedAll: true, sync: false)
      aftermath.stop()
    }
    shop.place.run("rm -f state/apps/a/report.key; rm -rf state/report")
    let aftermath = try shop.aftermath()
    var second = try shop.daemon(aftermath)
    try second.start()
    let isAwake = second.roster["a"] != nil
    #expect(!isAwake)
    let deadline = monotonicNow() + .seconds(60)
    let page = try relative("report/a.html")
    let state = try Folder(opening: "\(shop.place.path)/state")
    while monotonicNow() < deadline, try !state.isThere(page) {
      // Ready after every round of pages.
      _ = try poll([aftermath.publisher.readable], timeout: .seconds(1))
      _ = aftermath.publisher.takeFindings()
    }
    #expect(try state.isThere(page))
    aftermath.stop()
  }
}

extension Folder {
  /// Whether there is something of that name, or was a folder on the way to it.
  fileprivate func isThere(_ path: RelativePath) throws -> Bool { try status(path) != nil }
}
