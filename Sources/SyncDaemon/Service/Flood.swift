/// How many messages of one kind are written within a minute: nobody reads more, and a disk fills up.
struct Flood: Sendable {
  private var windows: [LogKind: Window] = [:]

  private struct Window: Sendable {
    let start: Duration
    var count = 0
  }

  private static let length = Duration.seconds(60)
  private static let limit = 500

  enum Answer: Hashable, Sendable {
    case write
    /// The last before silence.
    case writeLast
    case leaveOut
  }

  /// One more of that kind.
  mutating func take(_ kind: LogKind, _ now: Duration) -> Answer {
    var window = windows[kind] ?? Window(start: now)
    if now - window.start >= Self.length { window = Window(start: now) }
    window.count += 1
    windows[kind] = window
    if window.count < Self.limit { return .write }
    return window.count == Self.limit ? .writeLast : .leaveOut
  }
}
