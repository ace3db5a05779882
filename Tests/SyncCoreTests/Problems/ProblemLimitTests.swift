import Testing

@testable import SyncCore

@Suite("A flood of problems")
struct ProblemLimitTests {
  private func problems(_ count: Int, _ code: ProblemCode) -> [Problem] {
    (0..<count).map {
      Problem(code, at: RelativePath("\(code)\($0).png"), "bad", remedy: "mend it")
    }
  }

  @Test(
    "is cut for each kind, with a count of the rest",
    arguments: [(0, 0), (5, 0), (1_000, 0), (1_001, 1), (100_000, 99_000)]
  )
  func cut(count: Int, rest: Int) throws {
    let others = problems(7, .noSlot)
    let limited = (problems(count, .damaged) + others).limited()
    #expect(limited == limited.sorted())
    #expect(limited.filter { $0.code == .noSlot }.count == 7)
    let damaged = limited.filter { $0.code == .damaged }
    #expect(damaged.count == min(count, 1_000) + (rest > 0 ? 1 : 0))
    let counted = damaged.filter { $0.path == nil }.map(\.message)
    #expect(
      counted == (rest > 0 ? ["\(rest) more problems of the kind damaged are not listed"] : [])
    )
  }

  @Test("is counted truly, in metrics and in the first line of the status")
  func counted() {
    var status = AppStatus(pending: "aurora")
    status.state = .problems
    status.list(problems(100_000, .damaged) + problems(1_000, .noSlot) + problems(3, .held))
    let counts: [ProblemCode: Int] = [.damaged: 100_000, .noSlot: 1_000, .held: 3]
    #expect(status.problems.count == 2_004)
    #expect(status.problemCounts == counts)
    #expect(status.problemCount == 101_003)
    #expect(Metrics.AppNumbers(status).problems == counts)
    #expect(Metrics.AppNumbers(json: status.json)?.problems == counts)
    #expect(text(status).contains("101003 problems"))
    // A retired app has none, however many there were.
    #expect(Metrics.AppNumbers(json: AppStatus.retired(status.json))?.problems == [:])
    status.list(problems(2, .damaged))
    #expect(status.problemCounts == [.damaged: 2])
  }

  @Test(
    "of shadowed sources as many are listed, and the rest counted",
    arguments: [0, 1_000, 1_007]
  )
  func shadowed(count: Int) throws {
    var status = AppStatus(pending: "aurora")
    for number in 0..<count {
      let path = try #require(RelativePath("\(number).png"))
      status.shadowed.append(Assignment.Loser(source: path, reason: "another is better"))
    }
    #expect(status.json["shadowed"]?.elements.count == min(count, 1_000))
    #expect(status.json["shadowedCount"]?.number == count)
    #expect(text(status).contains("shadowed 7 more, which are not listed") == (count > 1_000))
  }

  private func text(_ status: AppStatus) -> String {
    StatusDocument(
      isRunning: true,
      pid: 1,
      since: "now",
      watching: "inotify",
      apps: [status.json]
    )
    .appText(Style(isColoured: false))
  }
}
