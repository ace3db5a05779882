/// When the loop must wake up by itself; none while idle.
struct Deadlines {
  private var quietAt: Duration?
  private var retryAt: Duration?
  private var rescanAt: Duration?
  private var soonAt: Duration?
  private var retryPause = Self.firstPause

  private static let firstPause = Duration.seconds(1)
  private static let longestPause = Duration.seconds(60)
  private static let soonPause = Duration.milliseconds(50)

  /// How long to sleep at most; nil without end.
  func next(after now: Duration) -> Duration? {
    [quietAt, retryAt, rescanAt, soonAt].compactMap(\.self).min().map { max(.zero, $0 - now) }
  }

  /// Something happened: gaps and unfinished files wait for quiet from here.
  mutating func quiet(_ now: Duration, after pause: Duration) { quietAt = now + pause }

  mutating func takeQuiet(_ now: Duration) -> Bool { Self.take(&quietAt, now) }

  /// Something could not be written: again after a pause that doubles up to a minute.
  mutating func retry(_ now: Duration) {
    guard retryAt == nil else { return }
    retryAt = now + retryPause
    retryPause = min(retryPause * 2, Self.longestPause)
  }

  mutating func takeRetry(_ now: Duration) -> Bool { Self.take(&retryAt, now) }

  mutating func clearRetry() {
    retryAt = nil
    retryPause = Self.firstPause
  }

  /// A source changed while it was copied: look again in a moment.
  mutating func soon(_ now: Duration) { soonAt = now + Self.soonPause }

  /// Whether the safety rescan is due; zero switches it off.
  mutating func takeRescan(_ now: Duration, every period: Duration) -> Bool {
    _ = Self.take(&soonAt, now)
    guard period > .zero else { return false }
    guard let due = rescanAt else {
      rescanAt = now + period
      return false
    }
    guard now >= due else { return false }
    rescanAt = now + period
    return true
  }

  private static func take(_ deadline: inout Duration?, _ now: Duration) -> Bool {
    guard let due = deadline, now >= due else { return false }
    deadline = nil
    return true
  }
}
