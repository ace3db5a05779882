import SyncCore

// How a run ends.
extension Daemon where Watch: ~Copyable {
  /// What the last run left is as it was, for the next one.
  func endBeforeStart() -> Ending {
    aftermath?.stop()
    try? state.remove(DaemonRecord.name)
    return .stopped
  }

  func endWithoutState() -> Ending {
    aftermath?.stop()
    log.lostState(state.path)
    return .stateLost
  }

  mutating func stop() {
    ServiceNotice.stopping.send()
    let isClean = awaitErrands()
    if !isClean { log.cutOff() }
    aftermath?.stop()
    do {
      try state.endRun(
        isClean: isClean,
        verifiedAll: roster.isVerified,
        sync: config.isDurable
      )
    } catch {
      // The next start then verifies more than it must.
      log.error("the end of the run could not be noted: \(error)")
    }
    log.stopped()
    try? state.remove(DaemonRecord.name)
  }

  /// How long a stop waits for passes that wait for the image worker; a service should be gone within 2 s.
  private static var patience: Duration { .seconds(1) }

  /// Whether every pass beside the loop came to its end; what takes longer is cut off as by a kill.
  private mutating func awaitErrands() -> Bool {
    let end = monotonicNow() + Self.patience
    do {
      while errands.away > 0 {
        let left = end - monotonicNow()
        guard left > .zero else { return false }
        _ = try poll([errands.readable], timeout: left)
        takeReturned()
      }
    } catch {
      return false
    }
    return true
  }
}
