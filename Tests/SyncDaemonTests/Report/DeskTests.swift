import SyncCore
import Testing

@testable import SyncDaemon

@Suite("What the loop leaves for the publisher")
struct DeskTests {
  private static let report = Array("/r".utf8)

  private func material(_ name: String) throws -> ReportMaterial {
    let text =
      #"{ "apps": [{ "name": "\#(name)", "drop": "/d", "build": "/b", "#
      + #""outputs": [{ "kind": "bundle" }] }] }"#
    let config = try Config.decode(Array(text.utf8), folder: Array("/".utf8))
    var run = AppRun(app: try #require(config.apps.first))
    run.coverage = Coverage.of(app: run.effective, files: [], keys: run.launchKeys)
    return try #require(ReportMaterial(run))
  }

  /// A desk that got pages of so many apps, which still lack pictures.
  private func desk(undrawn count: Int) throws -> Desk {
    let desk = try Desk(started: 0)
    for index in 0..<count { desk.putOff(try material("app\(index)")) }
    return desk
  }

  @Test("pictures are drawn a few at a time, each once")
  func batches() throws {
    let desk = try desk(undrawn: 40)
    var drawn: [String] = []
    while !desk.isClear {
      let job = try #require(desk.next())
      #expect(!job.undrawn.isEmpty && job.undrawn.count <= 16)
      drawn += job.undrawn.map(\.app.name)
    }
    #expect(drawn.count == 40 && Set(drawn).count == 40)
  }

  @Test("a page waits while passes are at work, but not for ever")
  func busy() throws {
    let desk = try Desk(started: 0)
    let news = try material("news")
    let start = monotonicNow()
    func put() {
      desk.change { state in
        state.waiting["news"] = news
        state.note(start)
      }
    }
    put()
    desk.passes(areAtWork: true)
    let soon = start + .milliseconds(300)
    #expect(desk.look(soon).job == nil)
    #expect(desk.look(soon).due == start + .milliseconds(800))
    #expect(desk.look(start + .milliseconds(800)).job?.materials.count == 1)
    put()
    #expect(desk.look(soon).job == nil)
    desk.passes(areAtWork: false)
    #expect(desk.look(soon).job?.materials.count == 1)
  }

  @Test("at the end, pages are written and pictures are left to the next start")
  func end() throws {
    let desk = try desk(undrawn: 40)
    let news = try material("news")
    desk.change { state in
      state.waiting["news"] = news
      state.note(monotonicNow())
      state.isStopping = true
    }
    let job = try #require(desk.next())
    #expect(job.materials.map(\.app.name) == ["news"] && job.undrawn.isEmpty)
    #expect(desk.next() == nil)
  }

  @Test("what is in the way of everybody's pages is told once, and anew after a config")
  func shared() throws {
    let desk = try Desk(started: 0)
    let problem = Problem(.foreignFile, at: nil, "x", remedy: "y")
    _ = desk.takeShared()
    #expect(desk.found([problem]))
    #expect(desk.takeShared() == [problem])
    #expect(!desk.found([problem]))
    #expect(desk.takeShared() == nil)
    // Whoever listed it may list it still, so that its end is news, too.
    desk.change { $0.toldShared = nil }
    #expect(desk.found([]))
    #expect(desk.takeShared() == [])
    #expect(desk.takeShared() == nil)
  }
}
