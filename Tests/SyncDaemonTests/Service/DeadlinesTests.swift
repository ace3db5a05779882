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
}
