import SyncCore
import Synchronization

/// What the loop leaves for the publisher's thread, and when that is to be done.
final class Desk: Sendable {
  private let state: Mutex<State>
  private let wake: Wake
  private let ended: Wake

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

  struct Front: Sendable {
    let metrics: Metrics
    let metricsPath: [UInt8]?
  }

  /// A burst is over when nothing came for so long, or has lasted so long.
  private static let pause = Duration.milliseconds(100)
  private static let patience = Duration.milliseconds(400)
  /// While passes are at work nothing is drawn, but for news that is older.
  private static let busyPatience = Duration.milliseconds(800)
  /// Pictures take a processor from the passes of a burst, so they wait until it is over.
  private static let drawingPause = Duration.milliseconds(500)
  private static let drawingPatience = Duration.seconds(10)
  /// News must not wait for the pictures of thousands of apps.
  static let picturesAtOnce = 16
  /// A job holds all that is known of its apps, which else may be put to sleep.
  static let newsAtOnce = 64
  /// Pages wait for a start no longer than this.
  private static let startPatience = Duration.seconds(10)
  /// Pages of all apps together cost with their number, so they are not written more often.
  private static let frontPause = Duration.seconds(1)

  init(started: Int) throws(SystemCallError) {
    state = Mutex(State(started: started))
    wake = try Wake()
    ended = try Wake()
  }

  /// Leaves something, and tells the thread.
  func change(_ body: (inout sending State) -> Void) {
    state.withLock { body(&$0) }
    try? wake.signal()
  }

  /// Passes begin, or are over.
  func passes(areAtWork isBusy: Bool) {
    let isWaited = state.withLock { state in
      state.isBusy = isBusy
      return !isBusy && state.isStandingAside
    }
    if isWaited { try? wake.signal() }
  }

  /// Waits, between two pages, for passes that have begun meanwhile; not for long.
  func standAside() {
    let end = monotonicNow() + Self.busyPatience
    while true {
      let rest = end - monotonicNow()
      let waits = state.withLock { state in
        state.isStandingAside = state.isBusy && !state.isStopping && rest > .zero
        return state.isStandingAside
      }
      guard waits else { return }
      _ = try? poll([wake.readable], timeout: rest)
      try? wake.clear()
    }
  }

  func found(_ problems: [Problem], of app: String) {
    state.withLock { $0.findings[app] = problems }
  }

  /// What is in the way of what is of all apps together; whether that is news.
  func found(_ shared: [Problem]) -> Bool {
    state.withLock { state in
      state.shared = shared
      return shared != state.toldShared
    }
  }

  func takeShared() -> [Problem]? {
    state.withLock { state in
      guard state.shared != state.toldShared else { return nil }
      state.toldShared = state.shared
      return state.shared
    }
  }

  /// Takes numbers from the state; a pass since then knows better.
  func learn(_ numbers: Metrics.AppNumbers) {
    state.withLock { state in
      if state.isThere(numbers.name), state.metrics.apps[numbers.name] == nil {
        state.metrics.apps[numbers.name] = numbers
      }
    }
  }

  /// Leaves an app's pictures for later.
  func putOff(_ page: PendingPage) {
    let now = monotonicNow()
    state.withLock { $0.putOff(page, now) }
  }

  /// Leaves a page for later that can not be made now.
  func putBack(_ page: PendingPage) {
    let now = monotonicNow()
    state.withLock { $0.putBack([page], now) }
  }

  /// Leaves a whole job for later: nothing of it can be done now.
  func putBack(_ job: Job) {
    let now = monotonicNow()
    state.withLock { state in
      state.putBack(job.news + job.undrawn, now)
      for page in job.sleeping { state.sleep(page) }
      state.isFrontDue = state.isFrontDue || job.isFrontDue
    }
  }

  /// An app's page is to be made from what is kept of it.
  func rest(_ page: PendingPage) { state.withLock { $0.rest(page) } }

  /// A start begins, or is over: its pages wait for its end, if that is soon.
  func start(_ isBeginning: Bool) {
    let now = monotonicNow()
    change { $0.startsUntil = isBeginning ? now + Self.startPatience : now }
  }

  /// The pages that were not made when the end came.
  func takeLeft() -> [PendingPage] { state.withLock { $0.takeUndrawn(.max) } }

  /// Pages that wait, and how many of them hold all that is known of their apps; for tests.
  var load: (pages: Int, held: Int) {
    state.withLock { state in
      let pages = Array(state.waiting.values) + Array(state.undrawn.values)
      let held = pages.count { page in
        switch page {
        case .passed: true
        case .asleep: false
        }
      }
      return (pages.count, held)
    }
  }

  /// The numbers as they are now.
  func front() -> Front {
    state.withLock { Front(metrics: $0.metrics, metricsPath: $0.metricsPath) }
  }

  func takeFindings() -> [String: [Problem]] {
    state.withLock { state in
      defer { state.findings = [:] }
      return state.findings
    }
  }

  /// Whether no app's page is left to be made.
  var isClear: Bool { state.withLock { $0.waiting.isEmpty && $0.undrawn.isEmpty } }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func end() { try? ended.signal() }

  func waitForEnd() { _ = try? poll([ended.readable], timeout: .seconds(10)) }

  /// Waits for something to do; nil when the thread is to end.
  func next() -> Job? {
    while true {
      let now = monotonicNow()
      let (job, due, isStopping) = look(now)
      if let job { return job }
      if isStopping { return nil }
      let rest = due.map { max(.zero, $0 - now) }
      _ = try? poll([wake.readable], timeout: rest)
      try? wake.clear()
    }
  }

  /// What is to be done at a time, when it is to be looked at again, and whether the end is near.
  func look(_ now: Duration) -> (job: Job?, due: Duration?, isStopping: Bool) {
    state.withLock { state in
      let job = take(&state, now)
      state.isStandingAside = job == nil && state.isBusy
      return (job, due(state), state.isStopping)
    }
  }

  private func due(_ state: State) -> Duration? {
    var due: [Duration] = []
    if let news = Self.news(state) { due.append(news) }
    if !state.undrawn.isEmpty { due.append(Self.drawing(state)) }
    if state.isFrontDue { due.append(state.lastFront.map { $0 + Self.frontPause } ?? .zero) }
    return due.min().map { max($0, state.startsUntil, state.retryAt) }
  }

  /// When pages are due.
  private static func news(_ state: State) -> Duration? {
    state.firstNews.map { first in
      state.isBusy ? first + busyPatience : min(state.lastNews + pause, first + patience)
    }
  }

  /// When pictures are due.
  private static func drawing(_ state: State) -> Duration {
    let latest = state.firstUndrawn + drawingPatience
    return state.isBusy ? latest : min(state.lastNews + drawingPause, latest)
  }

  private func take(_ state: inout State, _ now: Duration) -> Job? {
    guard state.isStopping || due(state).map({ $0 <= now }) ?? false else { return nil }
    var news: [PendingPage] = []
    if let newsDue = Self.news(state), newsDue <= now || state.isStopping {
      news = state.takeNews()
    }
    // At the end they are left to the next start.
    var undrawn: [PendingPage] = []
    if !state.isStopping, news.isEmpty, !state.undrawn.isEmpty, Self.drawing(state) <= now {
      undrawn = state.takeUndrawn()
    }
    var isFrontDue = false
    if state.isFrontDue,
      state.isStopping || (state.lastFront.map { $0 + Self.frontPause <= now } ?? true)
    {
      isFrontDue = true
      state.isFrontDue = false
      state.lastFront = now
    }
    if news.isEmpty, undrawn.isEmpty, !isFrontDue { return nil }
    return Job(
      news: news,
      undrawn: undrawn,
      sleeping: state.takeSleeping(),
      report: state.report,
      isFrontDue: isFrontDue
    )
  }
}
