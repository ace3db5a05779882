import SyncCore

extension Desk {
  /// What lies on the desk.
  struct State: Sendable {
    private(set) var waiting: [String: PendingPage] = [:]
    var metrics: Metrics
    /// Apps whose numbers are still to be read from the state.
    private(set) var sleeping: [String: PendingPage] = [:]
    /// The apps of the config and its brands; nil before they are told.
    private var apps: Set<String>?
    var report: [UInt8]?
    var metricsPath: [UInt8]?
    var findings: [String: [Problem]] = [:]
    /// What is in the way of pages of all apps together: what was found last, and what of that was told;
    /// nil: whoever listed it may be no more, or list it still.
    var shared: [Problem] = []
    var toldShared: [Problem]?
    var isStopping = false
    /// Whether passes are at work, which a page would take a processor from.
    var isBusy = false
    /// Whether the thread waits for their end.
    var isStandingAside = false
    /// Whether the front page and the metrics are out of date.
    var isFrontDue = false
    /// Apps whose pages lack pictures, since the first of them came.
    private(set) var undrawn: [String: PendingPage] = [:]
    var firstUndrawn: Duration = .zero
    var firstNews: Duration?
    var lastNews: Duration = .zero
    var lastFront: Duration?
    var startsUntil = Duration.zero
    /// Nothing is tried before, for the state could not be read.
    private(set) var retryAt = Duration.zero

    init(started: Int) {
      metrics = Metrics(started: started)
      // A start reads what sleeping apps last told: not while it looks at them all.
      lastFront = monotonicNow()
    }

    /// Leaves an app's page to be made.
    mutating func leave(_ material: ReportMaterial, _ now: Duration) {
      let name = material.app.name
      if isStarting(now), waiting.count >= Desk.newsAtOnce, waiting[name] == nil {
        // Nobody waits for a page of each of them: made once, with its pictures.
        putOff(.passed(material), now)
      } else {
        waiting[name] = .passed(material)
        if firstNews == nil { firstNews = now }
      }
      lastNews = now
    }

    /// Leaves an app's pictures for later.
    mutating func putOff(_ page: PendingPage, _ now: Duration) {
      guard isThere(page.app.name) else { return }
      if undrawn.isEmpty { firstUndrawn = now }
      undrawn[page.app.name] = page
    }

    /// Leaves what could not be made for now, and all else for a moment with it.
    mutating func putBack(_ pages: [PendingPage], _ now: Duration) {
      for page in pages { putOff(page, now) }
      retryAt = now + .seconds(1)
    }

    /// Lets go of what is known of an app that was put to sleep.
    mutating func rest(_ page: PendingPage) {
      let name = page.app.name
      if waiting[name] != nil { waiting[name] = page }
      if undrawn[name] != nil { undrawn[name] = page }
    }

    /// Forgets all but these apps.
    mutating func keep(_ apps: [String]) {
      metrics.keep(apps)
      self.apps = Set(apps)
      waiting = waiting.filter { isThere($0.key) }
      undrawn = undrawn.filter { isThere($0.key) }
      sleeping = sleeping.filter { isThere($0.key) }
    }

    /// Whether an app was not retired while its page was made.
    func isThere(_ app: String) -> Bool { apps?.contains(app) ?? true }

    /// Has an app's numbers read from the state.
    mutating func sleep(_ page: PendingPage) { sleeping[page.app.name] = page }

    /// Takes those whose numbers are to be read.
    mutating func takeSleeping() -> [PendingPage] {
      defer { sleeping = [:] }
      return Array(sleeping.values)
    }

    /// Takes the first of the pages that wait.
    mutating func takeNews() -> [PendingPage] {
      let names = waiting.keys.sorted().prefix(isStopping ? .max : Desk.newsAtOnce)
      for name in names { undrawn[name] = nil }
      let news = names.compactMap { waiting.removeValue(forKey: $0) }
      if waiting.isEmpty {
        firstNews = nil
        waiting = [:]  // without the room for all that were ever in it
      }
      return news
    }

    mutating func takeUndrawn(_ most: Int = Desk.picturesAtOnce) -> [PendingPage] {
      let names = undrawn.keys.sorted().prefix(most)
      let pages = names.compactMap { undrawn.removeValue(forKey: $0) }
      if undrawn.isEmpty { undrawn = [:] }
      return pages
    }

    /// Whether the passes of a start are at work, which pages would take the processor from.
    func isStarting(_ now: Duration) -> Bool { now < startsUntil }
  }
}
