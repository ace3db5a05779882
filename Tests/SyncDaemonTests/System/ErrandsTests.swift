import Testing

@testable import SyncDaemon

@Suite("Jobs beside the loop")
struct ErrandsTests {
  private struct Job: Hashable, Sendable {
    let number: Int
    var isDone = false
  }

  private func returned(_ errands: Errands<Job>, _ count: Int) throws -> [Job] {
    var all: [Job] = []
    let deadline = monotonicNow() + .seconds(60)
    while all.count < count, monotonicNow() < deadline {
      _ = try poll([errands.readable], timeout: deadline - monotonicNow())
      all += errands.takeReturned()
    }
    return all.sorted { $0.number < $1.number }
  }

  @Test(
    "are done without anybody waiting, some at once and the rest in turn",
    arguments: [0, 1, 40]
  )
  func jobs(count: Int) throws {
    let gate = try Wake()
    let errands = try Errands<Job> { job in
      // Nobody clears it: from the first signal on it lets all pass.
      _ = try? poll([gate.readable], timeout: .seconds(60))
      var job = job
      job.isDone = true
      return job
    }
    for number in 0..<count { errands.send(Job(number: number)) }
    #expect(errands.away == count)
    let none = errands.takeReturned()
    #expect(none.isEmpty)
    try gate.signal()
    let back = try returned(errands, count)
    #expect(back == (0..<count).map { Job(number: $0, isDone: true) })
    #expect(errands.away == 0)
    // And again, when every thread may have gone home.
    errands.send(Job(number: 99))
    let last = try returned(errands, 1)
    #expect(last == [Job(number: 99, isDone: true)])
  }
}
