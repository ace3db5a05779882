import Synchronization

/// Threads that help for a while: made when they are first needed, and kept, for to make one costs as
/// much as a small image does.
final class Crew: Sendable {
  static let shared = Crew()

  /// Threads at most; whoever finds none free does the work alone.
  private static var most: Int { 8 }

  private let state = Mutex(State())

  private struct State: Sendable {
    var free: [Mate] = []
    var count = 0
  }

  /// Has a free thread run `body`; whether there was one, or one could be had.
  func help(_ body: @escaping @Sendable () -> Void) -> Bool {
    let (mate, isNew) = state.withLock { state -> (Mate?, Bool) in
      if let mate = state.free.popLast() { return (mate, false) }
      guard state.count < Self.most else { return (nil, false) }
      state.count += 1
      return (Mate(), true)
    }
    guard let mate else { return false }
    mate.start(body)
    guard isNew else { return true }
    do {
      _ = try OwnedThread(name: "pass") { [self] in
        while true {
          mate.work()
          state.withLock { $0.free.append(mate) }
        }
      }
      return true
    } catch {
      state.withLock { $0.count -= 1 }
      return false
    }
  }

  /// Has those that are free give back the memory they keep; nobody else can for them.
  func rest() {
    let mates = state.withLock { state in
      defer { state.free = [] }
      return state.free
    }
    for mate in mates { mate.start { giveBackOwnMemory() } }
  }

  /// One of the threads.
  private final class Mate: Sendable {
    private let hasWork = Semaphore()
    private let body = Mutex<(@Sendable () -> Void)?>(nil)

    func start(_ body: @escaping @Sendable () -> Void) {
      self.body.withLock { $0 = body }
      hasWork.signal()
    }

    /// Waits for work and does it.
    func work() {
      hasWork.wait()
      let body = body.withLock { $0.take() }
      body?()
    }
  }
}
