import Synchronization

/// Where workers sit: more than one, so that a source one of them hangs at keeps no other waiting.
final class ImagerDesks: Sendable {
  /// Two sources that hang at once leave one for the rest; each worker uses all processors, so more
  /// would only take memory.
  private static let count = 3

  private let desks = (0..<count).map { _ in Desk() }
  /// Where to queue when all are taken.
  private let next = Mutex(0)

  private final class Desk: Sendable {
    let worker = Mutex<ImagerWorker?>(nil)
  }

  /// Works with the worker of a free desk, the first ones first; waits for a desk when all are taken.
  func with<Answer: Sendable>(_ body: (inout sending ImagerWorker?) -> sending Answer) -> Answer {
    for desk in desks {
      if let answer = desk.worker.withLockIfAvailable(body) { return answer }
    }
    let place = next.withLock { next in
      next = (next + 1) % Self.count
      return next
    }
    return desks[place].worker.withLock(body)
  }

  /// Those of workers that have nothing to do; whoever asks a worker waits for it himself.
  var handles: [PollHandle] {
    desks.compactMap { desk in
      desk.worker.withLockIfAvailable { worker in worker?.readable } ?? nil
    }
  }

  /// Lets go of workers that ended.
  func reap() {
    for desk in desks {
      _ = desk.worker.withLockIfAvailable { worker in
        if worker?.hasEnded() == true { worker = nil }
      }
    }
  }
}
