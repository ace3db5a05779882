/// Lets through as many messages of a kind as somebody reads, and counts the rest.
///
/// journald would drop what is too much without saying which; this sums it up by kind before that.
struct FloodGate: Sendable {
  /// How many of a kind go through within a ``window``.
  static let limit = 100
  static let window = Duration.seconds(10)

  private struct Count {
    let end: Duration
    var seen: Int
  }

  private var counts: [LogKind: Count] = [:]

  /// Whether a message of that kind goes through now.
  mutating func admits(_ kind: LogKind, _ now: Duration) -> Bool {
    guard kind.comesInFloods else { return true }
    var count = counts[kind] ?? Count(end: now + Self.window, seen: 0)
    count.seen += 1
    counts[kind] = count
    return count.seen <= Self.limit
  }

  /// What was held back in windows that are over, each kind once.
  mutating func takeSums(_ now: Duration) -> [(kind: LogKind, count: Int)] {
    var sums: [(kind: LogKind, count: Int)] = []
    for kind in LogKind.allCases {
      guard let count = counts[kind], count.end <= now else { continue }
      counts[kind] = nil
      if count.seen > Self.limit { sums.append((kind, count.seen - Self.limit)) }
    }
    return sums
  }

  /// When a sum is due; nil while nothing is held back.
  var next: Duration? {
    counts.values.filter { $0.seen > Self.limit }.map(\.end).min()
  }
}

extension LogKind {
  /// Whether there can be as many as there are files.
  fileprivate var comesInFloods: Bool {
    switch self {
    case .gapOpened, .gapClosed, .problemOpened, .problemClosed, .held, .rootGone, .rootReturned,
      .eventsLost, .watchLimit, .passFailed, .outputRestored, .retired, .note:
      true
    case .started, .startWaits, .startRefused, .stopped, .cutOff, .stateLost, .configLoaded,
      .configRefused, .passSilent, .flood:
      false
    }
  }
}
