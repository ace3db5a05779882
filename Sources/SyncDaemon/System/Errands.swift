import Synchronization

/// Jobs that may take long, done beside the loop, which takes them when they are back.
final class Errands<Job: Sendable>: Sendable {
  /// Jobs at work at once; the others wait their turn.
  private static var most: Int { 8 }

  private let body: @Sendable (consuming Job) -> Job
  private let start: Start
  private let state = Mutex(State())
  private let hasReturned: Wake

  private struct State: Sendable {
    var todo: [Job] = []
    var threads = 0
    var away = 0
    var returned: [Job] = []
  }

  /// Starts a thread, or says why not.
  typealias Start = @Sendable (@escaping @Sendable () -> Void) throws(SystemCallError) -> Void

  /// - Parameters:
  ///   - start: the system's way, but in tests.
  ///   - body: does a job, on threads of our own; it may wait.
  /// - Throws: when there are no descriptors left.
  init(
    start: @escaping Start = { body throws(SystemCallError) in
      _ = try OwnedThread(name: "errand", body)
    },
    _ body: @escaping @Sendable (consuming Job) -> Job
  ) throws(SystemCallError) {
    self.body = body
    self.start = start
    hasReturned = try Wake()
  }

  /// Ready when jobs are back.
  var readable: PollHandle { hasReturned.readable }

  /// Jobs that were sent and not taken back yet.
  var away: Int { state.withLock { $0.away } }

  /// Has a job done; where no thread can be had, and none is at work, by this one.
  func send(_ job: Job) {
    let isCrowded = state.withLock { state in
      state.todo.append(job)
      state.away += 1
      if state.threads == Self.most { return true }
      state.threads += 1
      return false
    }
    if isCrowded { return }
    do {
      try start { self.work() }
    } catch {
      // One that is at work takes this job, too, when it is done with its own.
      let isAlone = state.withLock { state in
        if state.threads == 1 { return true }
        state.threads -= 1
        return false
      }
      if isAlone { work() }
    }
  }

  /// The jobs that are done.
  func takeReturned() -> [Job] {
    try? hasReturned.clear()
    return state.withLock { state in
      defer { state.returned = [] }
      state.away -= state.returned.count
      return state.returned
    }
  }

  private func work() {
    while let job = take() {
      let answer = body(job)
      state.withLock { $0.returned.append(answer) }
      try? hasReturned.signal()
    }
  }

  /// The next job; without one this thread's work is over.
  private func take() -> Job? {
    state.withLock { state in
      if state.todo.isEmpty {
        state.threads -= 1
        return nil
      }
      return state.todo.removeFirst()
    }
  }
}
