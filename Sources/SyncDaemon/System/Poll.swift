import CLinux
import Glibc

/// A descriptor as the thing to wait for.
///
/// Its owner must live through the wait.
package struct PollHandle: Hashable, Sendable {
  let raw: Int32
  let events: Int16
}

extension PollHandle {
  /// For a descriptor that a library owns.
  init(readable raw: Int32) {
    self.init(raw: raw, events: Int16(POLLIN))
  }
}

extension Descriptor {
  /// Ready when a read would not wait.
  package var readable: PollHandle { PollHandle(raw: raw, events: Int16(POLLIN)) }
  /// Ready when a write would not wait.
  package var writable: PollHandle { PollHandle(raw: raw, events: Int16(POLLOUT)) }
}

/// Waits until one of `handles` is ready, broken or hung up, or `timeout` is over; nil waits for ever.
///
/// - Returns: for each handle, whether it needs a look. All false after the time-out.
package func poll(
  _ handles: [PollHandle],
  timeout: Duration?
) throws(SystemCallError) -> [Bool] {
  var slots = handles.map { pollfd(fd: $0.raw, events: $0.events, revents: 0) }
  let deadline = timeout.map { monotonicNow() + $0 }
  while true {
    let milliseconds = deadline.map { untilMilliseconds($0) } ?? -1
    // Sound: `slots` is ours and its count is passed with it.
    let answer = unsafe Glibc.poll(&slots, nfds_t(slots.count), milliseconds)
    let code = shim_errno()
    if answer >= 0 { return slots.map { $0.revents != 0 } }
    if code != EINTR { throw SystemCallError("poll", [], errno: code) }
  }
}

/// Rounded up, so that a wait never ends before its time and never spins.
private func untilMilliseconds(_ deadline: Duration) -> Int32 {
  let left = deadline - monotonicNow()
  guard left > .zero else { return 0 }
  let (seconds, attoseconds) = left.components
  let rounded = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  return Int32(clamping: min(seconds, 2_000_000) * 1_000 + rounded)
}
