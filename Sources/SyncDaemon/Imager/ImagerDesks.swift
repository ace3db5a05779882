import Synchronization

/// Where workers sit: more than one, so that a source one of them hangs at keeps no other waiting.
final class ImagerDesks: Sendable {
  /// Two sources that hang at once leave one for the rest; each worker uses all processors, so more
  /// would only take memory.
  static let count = 3

  private let desks = (0..<count).map { _ in Desk() }
  private let seats = Mutex(Seats())

  private final class Desk: Sendable {
    let worker = Mutex<ImagerWorker?>(nil)
  }

  private struct Seats: Sendable {
    var free = Array(0..<count)
    /// Who waits, the longest first: for whichever desk is free next, as a certain one may hang.
    var queue: [Waiter] = []

    /// The first free desk: its worker runs already, more likely than another's.
    mutating func takeFree() -> Int? {
      guard let place = free.min() else { return nil }
      free.removeAll { $0 == place }
      return place
    }
  }

  /// One who waits for a desk.
  private final class Waiter: Sendable {
    private let place = Mutex<Int?>(nil)
    private let hasPlace = Semaphore()

    func take(_ place: Int) {
      self.place.withLock { $0 = place }
      hasPlace.signal()
    }

    func wait() -> Int {
      while true {
        hasPlace.wait()
        if let place = place.withLock({ $0 }) { return place }
      }
    }
  }

  /// Works with the worker of a free desk, the first ones first; waits for a desk when all are taken.
  func with<Answer: Sendable>(_ body: (inout sending ImagerWorker?) -> sending Answer) -> Answer {
    let place = take()
    defer { giveBack(place) }
    return desks[place].worker.withLock(body)
  }

  /// A desk that nobody else sits at, waited for when all are taken.
  private func take() -> Int {
    let waiter = Waiter()
    let free = seats.withLock { seats -> Int? in
      let free = seats.takeFree()
      if free == nil { seats.queue.append(waiter) }
      return free
    }
    return free ?? waiter.wait()
  }

  private func giveBack(_ place: Int) {
    let next = seats.withLock { seats -> Waiter? in
      guard seats.queue.isEmpty else { return seats.queue.removeFirst() }
      seats.free.append(place)
      return nil
    }
    next?.take(place)
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
