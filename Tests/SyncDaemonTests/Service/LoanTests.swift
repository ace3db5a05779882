import SyncCore
import Testing

@testable import SyncDaemon

/// An app whose pass waits for the image worker.
@Suite("Apps whose passes are at work")
struct LoanTests {
  private let run: AppRun
  private var roster = Roster()

  init() throws {
    _ = roster.take([try Self.app("a"), try Self.app("b")])
    _ = roster.takeDue()
    let lent = roster.lend("a")
    run = try #require(lent)
  }

  private static func app(_ name: String, build: String = "build") throws -> App {
    let text = """
      { "state": "/state", "apps": [ { "name": "\(name)", "drop": "/drop", "build": "/\(build)",
        "outputs": [ { "kind": "bundle" } ] } ] }
      """
    let config = try Config.decode(Array(text.utf8), folder: Array("/".utf8))
    return try #require(config.apps.first)
  }

  /// A pass takes what is dirty.
  private var passed: AppRun {
    var run = run
    run.dirty = Scanner.Dirty()
    return run
  }

  @Test("it is still one of the apps, and is waited for")
  func there() {
    #expect(roster.names == ["a", "b"])
    #expect(roster.contains("a"))
    #expect(roster.due.isEmpty)
    #expect(roster.unfinished == ["a"])
    #expect(!roster.isVerified)
    #expect(roster.summary(at: "now").hasPrefix("2 apps, "))
  }

  @Test("what happens to it meanwhile is for its next pass")
  func news() throws {
    var roster = roster
    let path = try relative("x.png")
    roster.note("a", path)
    roster.noteInfoPlist("a")
    roster.noteTree("a")
    #expect(roster.due.isEmpty, "no second pass beside the first")
    let findings = roster.giveBack(passed)
    #expect(findings == [:])
    #expect(roster.due == ["a"])
    let dirty = roster["a"]?.dirty
    #expect(dirty?.paths == [path])
    #expect(dirty?.isInfoPlist == true)
    #expect(dirty?.isTree == true)
    #expect(dirty?.isEverything == false)
  }

  @Test("without news nothing is due")
  func quiet() {
    var roster = roster
    let findings = roster.giveBack(passed)
    #expect(findings == [:])
    #expect(roster.due.isEmpty)
    #expect(roster.unfinished.isEmpty)
  }

  @Test("what was found wrong meanwhile is not lost")
  func findings() {
    var roster = roster
    let problem = Problem(.foreignFile, at: nil, "x", remedy: "y")
    let isLent = roster.noteLent("a", .findings(.report, [problem]))
    #expect(isLent)
    let findings = roster.giveBack(passed)
    #expect(findings == [.report: [problem]])
    let isLentStill = roster.noteLent("a", .infoPlist)
    #expect(!isLentStill)
  }

  @Test("a reload that takes the app away, or changes it, does not wait for its pass")
  func reload() throws {
    var gone = roster
    _ = gone.take([try Self.app("b")])
    #expect(gone.names == ["b"])
    #expect(gone.unfinished.isEmpty)
    let left = gone.giveBack(passed)
    #expect(left == nil)
    #expect(gone.names == ["b"])

    var changed = roster
    let other = try Self.app("a", build: "other")
    _ = changed.take([other, try Self.app("b")])
    #expect(changed.due.isEmpty, "not beside the pass of the old one")
    let old = changed.giveBack(passed)
    #expect(old == nil)
    #expect(changed.due == ["a"])
    #expect(changed["a"]?.app.build == other.build)

    var same = roster
    _ = same.take([try Self.app("a"), try Self.app("b")])
    let kept = same.giveBack(passed)
    #expect(kept == [:])
    #expect(same.due.isEmpty)
  }

  @Test("what was told once of all apps' pages stays with the app, though a reload changes it")
  func sharedFindings() throws {
    var roster = roster
    let problem = Problem(.foreignFile, at: nil, "x", remedy: "y")
    _ = roster.noteLent("a", .findings(.shared, [problem]))
    _ = roster.noteLent("a", .findings(.report, [problem]))
    _ = roster.take([try Self.app("a", build: "other"), try Self.app("b")])
    let old = roster.giveBack(passed)
    #expect(old == nil)
    let aftermath = roster["a"]?.aftermath
    #expect(aftermath == [.shared: [problem]])
  }

  @Test("it goes to sleep only when nothing happened meanwhile", arguments: [false, true])
  func asleep(hasNews: Bool) throws {
    var roster = roster
    if hasNews { roster.note("a", nil) }
    let sleeps = roster.giveBack(asleep: run.app, run.tally)
    #expect(sleeps == !hasNews)
    #expect(roster.isLent("a") == hasNews)
    #expect(roster.names == ["a", "b"])
  }
}
