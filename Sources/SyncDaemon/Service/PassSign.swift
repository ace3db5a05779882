import Synchronization

/// When a pass beside the loop was last heard of; each of its threads gives signs.
final class PassSign: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var last: Duration?
    var queuing = 0
  }

  /// The monotonic time; nil: it has not begun, or stands in the queue for an image worker, which the
  /// limits of those before it bound.
  var last: Duration? { state.withLock { $0.queuing > 0 ? nil : $0.last } }

  /// It gets on: a file is read or written, or a worker is at work for it.
  func give(at now: Duration = monotonicNow()) { state.withLock { $0.last = now } }

  /// One of its threads waits until a worker is free for it.
  func queue() { state.withLock { $0.queuing += 1 } }

  /// It is that thread's turn.
  func leaveQueue(at now: Duration = monotonicNow()) {
    state.withLock { state in
      state.queuing -= 1
      state.last = now
    }
  }
}
