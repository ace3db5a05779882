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
    run.files = []
    return try #require(ReportMaterial(run))
  }

  /// A desk that got pages of so many apps, which still lack pictures.
  private func desk(undrawn count: Int) throws -> Desk {
    let desk = try Desk(started: 0)
    for index in 0..<count { desk.putOff(.passed(try material("app\(index)"))) }
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
    func put() { desk.change { $0.leave(news, start) } }
    put()
    desk.passes(areAtWork: true)
    let soon = start + .milliseconds(300)
    #expect(desk.look(soon).job == nil)
    #expect(desk.look(soon).due == start + .milliseconds(800))
    #expect(desk.look(start + .milliseconds(800)).job?.news.count == 1)
    put()
    #expect(desk.look(soon).job == nil)
    desk.passes(areAtWork: false)
    #expect(desk.look(soon).job?.news.count == 1)
  }

  @Test("at the end, pages are written and pictures are left to the next start")
  func end() throws {
    let desk = try desk(undrawn: 40)
    let news = try material("news")
    desk.change { state in
      state.leave(news, monotonicNow())
      state.isStopping = true
    }
    let job = try #require(desk.next())
    #expect(job.news.map(\.app.name) == ["news"] && job.undrawn.isEmpty)
    #expect(desk.next() == nil)
    let left = desk.takeLeft()
    #expect(left.count == 40)
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

  /// A desk that was left news of so many apps.
  private func desk(news count: Int, isStarting: Bool) throws -> Desk {
    let desk = try Desk(started: 0)
    if isStarting { desk.start(true) }
    for index in 100..<(100 + count) {
      let news = try material("app\(index)")
      desk.change { $0.leave(news, monotonicNow()) }
    }
    return desk
  }

  @Test("news is taken some at a time, all of it, the pages before the pictures")
  func news() throws {
    let desk = try desk(news: 150, isStarting: false)
    var taken: [String] = []
    while !desk.isClear {
      let job = try #require(desk.next())
      #expect(job.news.count <= 64)
      taken += job.news.map(\.app.name)
    }
    #expect(taken.count == 150 && taken == taken.sorted())
  }

  @Test("a start of many makes most pages once, with their pictures, after it is over")
  func start() throws {
    let desk = try desk(news: 150, isStarting: true)
    desk.start(false)
    var (drafts, drawn) = (0, 0)
    while !desk.isClear {
      let job = try #require(desk.next())
      drafts += job.news.count
      drawn += job.undrawn.count
    }
    #expect(drafts == 64 && drawn == 86)
  }

  @Test("nothing is held of an app that sleeps, whatever its page waits for")
  func asleep() throws {
    let desk = try desk(news: 70, isStarting: true)
    let imager = Imager(nil, folder: nil)
    #expect(desk.load == (70, 70))
    for name in ["app100", "app169"] { desk.rest(.asleep(try material(name).app, imager)) }
    #expect(desk.load == (70, 68))
    // Its page was made, or it has none.
    desk.rest(.asleep(try material("other").app, imager))
    #expect(desk.load == (70, 68))
  }

  @Test("an app that is no more gets no page")
  func retired() throws {
    let desk = try desk(news: 70, isStarting: true)
    desk.change { $0.keep(["app101", "app169", "new"]) }
    #expect(desk.load == (2, 2))
  }

  @Test("of an app that was retired while its page was made, nothing is made or counted")
  func retiredMeanwhile() throws {
    let desk = try Desk(started: 0)
    let gone = try material("gone")
    desk.change { state in
      state.keep(["gone"])
      state.sleep(.passed(gone))
      state.keep(["stays"])
    }
    desk.putOff(.passed(gone))
    desk.learn(Metrics.AppNumbers(gone.status, at: nil))
    #expect(desk.isClear)
    #expect(desk.front().metrics.apps.isEmpty)
  }

  @Test("a job that could not be done at all is done later")
  func putBack() throws {
    let desk = try Desk(started: 0)
    let news = try material("news")
    let start = monotonicNow()
    desk.change { $0.leave(news, start) }
    let job = try #require(desk.look(start + .seconds(1)).job)
    #expect(desk.isClear)
    desk.putBack(job)
    // Not at once: it could not be read a moment ago.
    #expect(desk.look(start + .milliseconds(700)).job == nil)
    let again = desk.look(monotonicNow() + .seconds(20)).job
    #expect(again?.undrawn.map(\.app.name) == ["news"])
  }
}
