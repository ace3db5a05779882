import SyncCore
import Synchronization
import Testing

@testable import SyncDaemon

@Suite("Desks of image workers")
struct ImagerDesksTests {
  /// What threads count together.
  private final class Count: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }

    func reaches(_ goal: Int) -> Bool {
      let deadline = monotonicNow() + .seconds(60)
      while value < goal, monotonicNow() < deadline { _ = try? poll([], timeout: .milliseconds(1)) }
      return value >= goal
    }
  }

  /// How many threads of that name the kernel says to be asleep.
  private func asleep(_ name: String) throws -> Int {
    let tasks = try Folder(opening: "/proc/self/task")
    let stat = try relative("stat")
    return try tasks.entries().count { task in
      // Threads of other tests end meanwhile.
      let bytes = try? tasks.openFile(task.name.appending(stat)).readAll(upTo: 4_096)
      return String(decoding: bytes ?? [], as: UTF8.self).contains("(\(name)) S ")
    }
  }

  @Test(
    "whoever waits gets the desk that is free next, however long the others hang",
    arguments: 0..<3
  )
  func nextFree(freed: Int) throws {
    let desks = ImagerDesks()
    let gates = try (0..<ImagerDesks.count).map { _ in try Wake() }
    let (taken, served, left) = (Count(), Count(), Count())
    for gate in gates {
      let before = taken.value
      _ = try OwnedThread(name: "hangs") {
        desks.with { _ in
          taken.add()
          _ = try? poll([gate.readable], timeout: .seconds(120))
        }
        left.add()
      }
      #expect(taken.reaches(before + 1))
    }
    for _ in 0..<5 {
      _ = try OwnedThread(name: "waits\(freed)") { desks.with { _ in served.add() } }
    }
    let deadline = monotonicNow() + .seconds(60)
    while try asleep("waits\(freed)") < 5, monotonicNow() < deadline {
      _ = try poll([], timeout: .milliseconds(1))
    }
    #expect(try asleep("waits\(freed)") == 5 && served.value == 0)
    try gates[freed].signal()
    #expect(served.reaches(5))
    #expect(left.reaches(1))
    for gate in gates { try gate.signal() }
    #expect(left.reaches(3))
  }
}
