import SyncCore
import Synchronization

/// What the loop leaves for the publisher's thread.
final class Desk: Sendable {
  private let state: Mutex<State>
  private let wake: Wake
  private let ended: Wake

  struct Front: Sendable {
    let metrics: Metrics
    let metricsPath: [UInt8]?
  }

  /// News must not wait for the pictures of thousands of apps.
  static let picturesAtOnce = 16
  /// A job holds all that is known of its apps, which else may be put to sleep.
  static let newsAtOnce = 64
  /// Pages wait for a start no longer than this.
  private static let startPatience = Duration.seconds(10)

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
    let end = monotonicNow() + State.busyPatience
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
      let job = state.takeJob(now)
      state.isStandingAside = job == nil && state.isBusy
      return (job, state.due, state.isStopping)
    }
  }
}
