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
}
