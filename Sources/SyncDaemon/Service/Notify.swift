import CSystemd

/// What the service manager is told.
///
/// Without `$NOTIFY_SOCKET` nothing is, and that is no failure.
package enum ServiceNotice: Hashable, Sendable {
  case ready
  /// One line for `systemctl status`.
  case status(String)
  case reloading
  case stopping
  /// A sign of life, at most half a ``watchdogPeriod()`` after the last.
  case watchdog
  /// A sign of life within a long pass; a first pass gets more time by it.
  case progress
  /// As ``status(_:)``, from a start that can do nothing but wait; good for longer than any pause.
  case waiting(String)

  /// The text of `sd_notify(3)`.
  func text(now: Duration) -> String {
    switch self {
    case .ready: return "READY=1"
    case .status(let line):
      return "STATUS=" + line.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .waiting(let line):
      return ServiceNotice.status(line).text(now: now)
        + "\nWATCHDOG=1\nEXTEND_TIMEOUT_USEC=120000000"
    case .reloading:
      let (seconds, attoseconds) = now.components
      return "RELOADING=1\nMONOTONIC_USEC=\(seconds * 1_000_000 + attoseconds / 1_000_000_000_000)"
    case .stopping: return "STOPPING=1"
    case .watchdog: return "WATCHDOG=1"
    case .progress: return "WATCHDOG=1\nEXTEND_TIMEOUT_USEC=60000000"
    }
  }

  /// Tells it.
  ///
  /// - Returns: whether a service manager listens.
  @discardableResult
  package func send() -> Bool {
    // Sound: the text is passed as a terminated string for the length of the call.
    unsafe sd_notify(0, text(now: monotonicNow())) > 0
  }
}

/// How often the service manager wants a sign of life; nil when it does not ask for one.
package func watchdogPeriod() -> Duration? {
  var microseconds: UInt = 0
  // Sound: one number of ours is written.
  guard unsafe sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
  return .microseconds(Int64(clamping: microseconds))
}
