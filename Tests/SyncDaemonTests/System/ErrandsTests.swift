import Glibc
import Synchronization
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

  @Test("where no more threads can be had, one that is at work does the rest")
  func fewThreads() throws {
    let gate = try Wake()
    let isFirst = Mutex(true)
    let errands = try Errands<Job>(
      start: { body throws(SystemCallError) in
        let isRefused = isFirst.withLock { first in
          defer { first = false }
          return !first
        }
        if isRefused { throw SystemCallError("pthread_create", [], errno: EAGAIN) }
        _ = try OwnedThread(name: "only", body)
      },
      { job in
        _ = try? poll([gate.readable], timeout: .seconds(60))
        var job = job
        job.isDone = true
        return job
      }
    )
    // None of these waits, though the first job is still at the gate.
    for number in 0..<5 { errands.send(Job(number: number)) }
    #expect(errands.takeReturned().isEmpty)
    try gate.signal()
    #expect(try returned(errands, 5) == (0..<5).map { Job(number: $0, isDone: true) })
  }

  @Test("where no thread can be had at all, whoever sends a job does it")
  func noThreads() throws {
    let errands = try Errands<Job>(
      start: { _ throws(SystemCallError) in
        throw SystemCallError("pthread_create", [], errno: EAGAIN)
      },
      { job in
        var job = job
        job.isDone = true
        return job
      }
    )
    for number in 0..<2 {
      errands.send(Job(number: number))
      #expect(errands.takeReturned() == [Job(number: number, isDone: true)])
    }
  }
}
