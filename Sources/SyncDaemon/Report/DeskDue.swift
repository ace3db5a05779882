import SyncCore

extension Desk {
  /// What is to be written now.
  struct Job: Sendable {
    let news: [PendingPage]
    /// Those whose pictures are to be drawn now.
    let undrawn: [PendingPage]
    let sleeping: [PendingPage]
    let report: [UInt8]?
    /// Whether the front page and the metrics are to be written; not when they were a moment ago.
    let isFrontDue: Bool
  }
}

/// When what lies on the desk is to be done.
extension Desk.State {
  /// A burst is over when nothing came for so long, or has lasted so long.
  private static let pause = Duration.milliseconds(100)
  private static let patience = Duration.milliseconds(400)
  /// While passes are at work nothing is drawn, but for news that is older.
  static let busyPatience = Duration.milliseconds(800)
  /// Pictures take a processor from the passes of a burst, so they wait until it is over.
  private static let drawingPause = Duration.milliseconds(500)
  private static let drawingPatience = Duration.seconds(10)
  /// Pages of all apps together cost with their number, so they are not written more often.
  private static let frontPause = Duration.seconds(1)

  /// When there is something to do; nil when nothing waits.
  var due: Duration? {
    var due: [Duration] = []
    if let newsDue { due.append(newsDue) }
    if !undrawn.isEmpty { due.append(drawingDue) }
    if isFrontDue { due.append(lastFront.map { $0 + Self.frontPause } ?? .zero) }
    return due.min().map { max($0, startsUntil, retryAt) }
  }

  /// When pages are due.
  private var newsDue: Duration? {
    firstNews.map { first in
      isBusy ? first + Self.busyPatience : min(lastNews + Self.pause, first + Self.patience)
    }
  }

  /// When pictures are due.
  private var drawingDue: Duration {
    let latest = firstUndrawn + Self.drawingPatience
    return isBusy ? latest : min(lastNews + Self.drawingPause, latest)
  }

  /// Takes what is to be done at a time; nil when that is nothing.
  mutating func takeJob(_ now: Duration) -> Desk.Job? {
    guard isStopping || due.map({ $0 <= now }) ?? false else { return nil }
    var news: [PendingPage] = []
    if let newsDue, newsDue <= now || isStopping { news = takeNews() }
    // At the end they are left to the next start.
    var drawn: [PendingPage] = []
    if !isStopping, news.isEmpty, !undrawn.isEmpty, drawingDue <= now { drawn = takeUndrawn() }
    let isFrontDue = takeFront(now)
    if news.isEmpty, drawn.isEmpty, !isFrontDue { return nil }
    return Desk.Job(
      news: news,
      undrawn: drawn,
      sleeping: takeSleeping(),
      report: report,
      isFrontDue: isFrontDue
    )
  }

  private mutating func takeFront(_ now: Duration) -> Bool {
    guard isFrontDue, isStopping || (lastFront.map { $0 + Self.frontPause <= now } ?? true) else {
      return false
    }
    isFrontDue = false
    lastFront = now
    return true
  }
}
