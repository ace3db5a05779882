import CLinux
import Glibc

/// What the world can tell the daemon by a signal.
package enum DaemonSignal: Hashable, Sendable {
  /// SIGTERM or SIGINT: stop.
  case stop
  /// SIGHUP: read the config again.
  case reload
}

/// The signals we answer, as something to wait for: none is lost, and none interrupts a call.
package struct Signals: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Blocks the signals for this thread and all it starts.
  ///
  /// Call before the first other thread.
  ///
  /// SIGPIPE is blocked too: a reader that went away is EPIPE, not the end of the daemon. A child
  /// must unblock all of them before it execs.
  package init() throws(SystemCallError) {
    var blocked = sigset_t()
    // Sound: `blocked` is ours throughout; the numbers are valid, so neither call can fail.
    unsafe sigemptyset(&blocked)
    for number in [SIGTERM, SIGINT, SIGHUP, SIGPIPE] { unsafe sigaddset(&blocked, number) }
    // Sound: reads one set and writes none.
    let code = unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
    guard code == 0 else { throw SystemCallError("pthread_sigmask", [], errno: code) }
    // Sound: the numbers are valid. SIGPIPE stays blocked and is never read.
    unsafe sigdelset(&blocked, SIGPIPE)
    let flags = Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK)
    // Sound: reads one set.
    let raw = try retrying("signalfd", []) { unsafe signalfd(-1, &blocked, flags) }
    descriptor = Descriptor(adopting: raw, path: Array("signalfd".utf8))
  }

  package var readable: PollHandle { descriptor.readable }

  /// The next signal that came; nil when there is none.
  package func next() throws(SystemCallError) -> DaemonSignal? {
    try Self.take(from: descriptor).map { $0 == SIGHUP ? .reload : .stop }
  }

  /// Waits for a stop, at most `timeout`; a reload is left for ``next()``.
  ///
  /// - Returns: whether one came; it is taken.
  func takeStop(within timeout: Duration) throws(SystemCallError) -> Bool {
    let stops = Descriptor(adopting: try Self.pendingStop(), path: descriptor.path)
    guard try poll([stops.readable], timeout: timeout) == [true] else { return false }
    return try Self.take(from: stops) != nil
  }

  private static func take(
    from descriptor: borrowing Descriptor
  ) throws(SystemCallError) -> Int32? {
    var info = signalfd_siginfo()
    do {
      try retrying("read", descriptor.path) {
        // Sound: `info` is ours and exactly one record long.
        unsafe read(descriptor.raw, &info, MemoryLayout<signalfd_siginfo>.size)
      }
    } catch {
      if error.errno == EAGAIN { return nil }
      throw error
    }
    return Int32(info.ssi_signo)
  }

  /// A descriptor that is readable while a stop waits to be taken.
  ///
  /// The caller's: nobody closes it for them.
  static func pendingStop() throws(SystemCallError) -> Int32 {
    var stops = sigset_t()
    // Sound: `stops` is ours throughout; the numbers are valid, so none of these can fail.
    unsafe sigemptyset(&stops)
    for number in [SIGTERM, SIGINT] { unsafe sigaddset(&stops, number) }
    let flags = Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK)
    // Sound: reads one set.
    return try retrying("signalfd", []) { unsafe signalfd(-1, &stops, flags) }
  }
}

/// Blocks SIGPIPE for the calling thread, for good: a reader that went away is EPIPE.
///
/// The daemon's threads have it from ``Signals``; this is for whoever has not.
func blockBrokenPipe() throws(SystemCallError) {
  var blocked = sigset_t()
  // Sound: `blocked` is ours throughout; the number is valid, so neither call can fail.
  unsafe sigemptyset(&blocked)
  unsafe sigaddset(&blocked, SIGPIPE)
  // Sound: reads one set and writes none.
  let code = unsafe pthread_sigmask(SIG_BLOCK, &blocked, nil)
  guard code == 0 else { throw SystemCallError("pthread_sigmask", [], errno: code) }
}
