import Testing

@testable import SyncDaemon

@Suite("When the loop wakes by itself")
struct DeadlinesTests {
  private static let pause = Duration.seconds(2)

  @Test("quiet that came is told from patience that ran out")
  func patience() {
    var deadlines = Deadlines()
    deadlines.quiet("calm", .zero, after: Self.pause)
    var now = Duration.zero
    while now < .seconds(29) {
      now += .seconds(1)
      deadlines.quiet("busy", now, after: Self.pause)
    }
    let calm = deadlines.takeQuiet(.seconds(2))
    #expect(calm.map(\.app) == ["calm"] && calm.map(\.isQuiet) == [true])
    // Fifteen times the pause after the first word of it.
    while now < .seconds(31) {
      now += .milliseconds(500)
      deadlines.quiet("busy", now, after: Self.pause)
    }
    let busy = deadlines.takeQuiet(.seconds(31))
    #expect(busy.map(\.app) == ["busy"] && busy.map(\.isQuiet) == [false])
    deadlines.putOff("busy", isQuiet: false, now)
    let again = deadlines.takeQuiet(now)
    #expect(again.map(\.isQuiet) == [false])
    #expect(deadlines.next == nil)
  }

  @Test("with no pause at all, it is quiet at once")
  func noPause() {
    var deadlines = Deadlines()
    deadlines.quiet("a", .seconds(1), after: .zero)
    let due = deadlines.takeQuiet(.seconds(1))
    #expect(due.map(\.isQuiet) == [true])
  }

  @Test(
    "a config is read when it has been left alone for a moment, and while it is written on and on",
    arguments: [(0, 200), (100, 300), (1_000, 1_200), (2_900, 3_000), (10_000, 3_000)]
  )
  func reload(lastWrite: Int, due: Int) throws {
    var deadlines = Deadlines()
    // From 0 on, every 100 ms.
    for time in stride(from: 0, through: min(lastWrite, due - 1), by: 100) {
      deadlines.reload(.milliseconds(time))
    }
    #expect(deadlines.next == .milliseconds(due))
    let early = deadlines.takeReload(.milliseconds(due - 1))
    #expect(!early)
    let isDue = deadlines.takeReload(.milliseconds(due))
    #expect(isDue)
    #expect(deadlines.next == nil)
  }
}
