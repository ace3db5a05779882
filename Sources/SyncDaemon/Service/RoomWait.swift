import Glibc
import SyncCore

/// The patience of a start that the state folder has no room for.
///
/// A full disk, a spent quota and a read-only mount get well without us, and nobody would start us again
/// then. What a start notes must be noted before any output is touched, so nothing else is done meanwhile.
package struct RoomWait: Sendable {
  private let state: [UInt8]
  private let log: Log
  private var backoff = Backoff()
  /// What the log was told last.
  private var told: Int32?
  private let pulse = watchdogPeriod().map { $0 / 2 }

  /// - Parameters:
  ///   - state: path of the state folder.
  ///   - log: is told once of each reason.
  package init(state: [UInt8], log: Log) {
    self.state = state
    self.log = log
  }

  /// Does a step of the start, and does it again until there is room for it.
  ///
  /// - Parameters:
  ///   - signals: a stop ends the wait at once; a reload is left for later.
  ///   - step: writes in the state folder; it may be done in part before it fails.
  /// - Returns: what the step gave; nil: to be stopped, and nothing is to be done any more.
  /// - Throws: what waiting does not cure, at once.
  package mutating func wait<Answer: ~Copyable>(
    _ signals: borrowing Signals,
    for step: () throws(SystemCallError) -> Answer
  ) throws(SystemCallError) -> Answer? {
    while true {
      do throws(SystemCallError) {
        return try step()
      } catch {
        guard error.lacksRoom else { throw error }
        if try pause(after: error, signals) { return nil }
      }
    }
  }

  /// - Returns: whether a stop came.
  private mutating func pause(
    after error: SystemCallError,
    _ signals: borrowing Signals
  ) throws(SystemCallError) -> Bool {
    let reason = Self.reason(error, state: state)
    if told != error.errno {
      log.startWaits(
        reason,
        remedy: error.errno == EROFS ? "mount it for writing" : "free space or raise the quota"
      )
    }
    told = error.errno
    let end = monotonicNow() + backoff.next()
    while true {
      ServiceNotice.waiting("waiting to start: \(reason)").send()
      let left = end - monotonicNow()
      guard left > .zero else { return false }
      guard try !signals.takeStop(within: min(left, pulse ?? left)) else { break }
    }
    ServiceNotice.stopping.send()
    log.stopped()
    return true
  }

  private static func reason(_ error: SystemCallError, state: [UInt8]) -> String {
    let place =
      error.path.starts(with: state)
      ? "the state folder \(printable(state))" : printable(error.path)
    return "\(place) can not take what a start writes: \(errorText(error.errno))"
  }
}

extension SystemCallError {
  /// Whether there is no room to write, or not now: nothing is wrong with who asks, or for what.
  var lacksRoom: Bool { [ENOSPC, EDQUOT, EROFS].contains(errno) }
}
