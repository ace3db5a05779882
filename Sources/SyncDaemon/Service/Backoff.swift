/// The pauses between tries of what could not be written: each twice as long as the one before.
struct Backoff: Sendable {
  private static let first = Duration.seconds(1)
  static let longest = Duration.seconds(60)

  private var pause = Self.first

  /// The pause before the next try, 1…60 s.
  mutating func next() -> Duration {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }
}
