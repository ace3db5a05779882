package import SyncCore
import Synchronization

/// Tells the world after passes, on a thread of its own: pages, feedback and metrics.
///
/// The loop hands over values and never waits. What comes while a page is drawn makes one next
/// page; a burst of passes makes one page at its end.
package final class Publisher: Sendable {
  private let desk: Desk
  /// Ready when ``takeFindings()`` has something.
  private let found: Wake

  /// - Parameters:
  ///   - state: path of the instance's state folder.
  ///   - started: seconds since 1970.
  /// - Throws: when there are no descriptors or threads left.
  package init(state: [UInt8], started: Int) throws(SystemCallError) {
    let found = try Wake()
    let desk = try Desk(started: started)
    self.found = found
    self.desk = desk
    _ = try OwnedThread(name: "publisher") {
      Self.work(desk, found: found, state: state)
    }
  }

  deinit { desk.change { $0.isStopping = true } }

  package var readable: PollHandle { found.readable }

  /// Takes over a config: where things go.
  ///
  /// - Parameters:
  ///   - config: the config.
  ///   - apps: the names of the apps that there are now.
  package func take(_ config: Config, apps: [String]) {
    let report = ReportFolder.path(of: config)
    desk.change { state in
      state.report = report
      state.metricsPath = config.metrics
      state.keep(apps)
      state.isFrontDue = true
      state.toldShared = nil
    }
  }

  /// An app after a pass.
  ///
  /// - Parameters:
  ///   - material: nil before the first whole pass.
  ///   - status: what it found.
  ///   - took: how long the pass was.
  ///   - drops: for each output that was written, how long ago its source had changed.
  package func passed(
    _ material: ReportMaterial?,
    _ status: AppStatus,
    took: Duration,
    drops: [Duration]
  ) {
    let now = monotonicNow()
    let seconds = Int(wallClock() / 1_000_000_000)
    desk.change { state in
      if let material { state.leave(material, now) }
      state.metrics.apps[status.name] = Metrics.AppNumbers(status, at: seconds)
      state.metrics.passes.add(took)
      for drop in drops { state.metrics.drops.add(drop) }
      state.isFrontDue = true
    }
  }

  /// Passes begin, or are over: pages wait for them, for a while.
  func passes(areAtWork isBusy: Bool) { desk.passes(areAtWork: isBusy) }

  /// An app without a pass since the start, for nothing has changed in it: its numbers are in the
  /// state, and so is what its page is made from, if the last run did not come to that.
  func sleeps(_ app: App, _ imager: Imager) {
    desk.change { state in
      state.sleep(.asleep(app, imager))
      state.isFrontDue = true
    }
  }

  /// An app was put to sleep: what is known of it is in the state from now on.
  func rests(_ app: App, _ imager: Imager) { desk.rest(.asleep(app, imager)) }

  /// Pages that wait, and how many of them hold all that is known of their apps; for tests.
  var load: (pages: Int, held: Int) { desk.load }

  /// A start begins, or is over.
  func start(isBeginning: Bool) { desk.start(isBeginning) }

  /// The app's problems changed without a pass.
  package func redraw(_ material: ReportMaterial) {
    let now = monotonicNow()
    let name = material.status.name
    desk.change { state in
      state.leave(material, now)
      let lastPass = state.metrics.apps[name]?.lastPass
      state.metrics.apps[name] = Metrics.AppNumbers(material.status, at: lastPass)
      state.isFrontDue = true
    }
  }

  package func overflowed(_ count: Int) {
    desk.change { state in
      state.metrics.overflows = count
      state.isFrontDue = true
    }
  }

  package func hookEnded(_ result: Metrics.HookResult) {
    desk.change { state in
      state.metrics.hooks[result, default: 0] += 1
      state.isFrontDue = true
    }
  }

  /// What is wrong with the feedback and pages of apps that were drawn since the last call.
  package func takeFindings() -> [String: [Problem]] {
    try? found.clear()
    return desk.takeFindings()
  }

  /// Writes what waits, without pictures that are still to be drawn, and ends; returns when it has.
  package func stop() {
    desk.change { $0.isStopping = true }
    desk.waitForEnd()
  }

  /// What is in the way of what is of all apps together, when that is news; nil: no news.
  package func takeShared() -> [Problem]? { desk.takeShared() }

  /// Pages of as many apps leave more memory behind than giving it back costs.
  private static let manyPages = 64

  private static func work(_ desk: Desk, found: Wake, state path: [UInt8]) {
    defer { desk.end() }
    var pages = 0
    while let more = turn(desk, found, path) {
      pages += more
      guard pages > 0, desk.isClear else { continue }
      if pages > manyPages { giveBackMemory() } else { giveBackOwnMemory() }
      pages = 0
    }
    leave(desk.takeLeft(), path)
  }

  /// The next start draws what is left.
  private static func leave(_ pages: [PendingPage], _ path: [UInt8]) {
    guard !pages.isEmpty, let state = try? StateFolder(making: path) else { return }
    let edition = Edition(state: state, report: nil)
    for page in pages { edition.leave(page.app) }
  }

  /// Waits for work and does it; the number of pages, or nil at the end.
  private static func turn(_ desk: Desk, _ found: Wake, _ path: [UInt8]) -> Int? {
    guard let job = desk.next() else { return nil }
    guard let state = try? StateFolder(making: path) else {
      desk.putBack(job)
      return desk.isStopping ? nil : 0
    }
    let isNews = publish(job, desk, state)
    let pages = job.news.count + job.undrawn.count
    if pages > 0 || isNews { try? found.signal() }
    return pages
  }

  /// Whether something is in the way of what is of all apps together, and that is news.
  private static func publish(
    _ job: Desk.Job,
    _ desk: Desk,
    _ state: consuming StateFolder
  ) -> Bool {
    for page in job.sleeping {
      guard let saved = try? AppState.existing(state: state, app: page.app.name)?.savedStatus(),
        let numbers = Metrics.AppNumbers(json: saved)
      else { continue }
      desk.learn(numbers)
    }
    let edition = Edition(state: state, report: job.report)
    for page in job.sleeping where edition.isUnfinished(page.app) { desk.putOff(page) }
    for page in job.news {
      desk.standAside()
      guard let material = material(of: page, edition, desk) else { continue }
      let outcome = edition.publish(material, draws: false)
      desk.found(outcome.problems, of: page.app.name)
      if outcome.isDraft { desk.putOff(page) }
    }
    for page in job.undrawn {
      if desk.isStopping {
        edition.leave(page.app)
        continue
      }
      desk.standAside()
      guard let material = material(of: page, edition, desk) else { continue }
      desk.found(edition.publish(material).problems, of: page.app.name)
    }
    guard let front = job.isFrontDue ? desk.front() : nil else { return false }
    return desk.found(write(front, report: job.report))
  }

  /// What a page is made from; nil when there is nothing, or not now: then it is tried again.
  private static func material(
    of page: PendingPage,
    _ edition: borrowing Edition,
    _ desk: Desk
  ) -> ReportMaterial? {
    do {
      return try edition.material(page)
    } catch {
      desk.putBack(page)
      return nil
    }
  }

  /// Writes what is of all apps together.
  ///
  /// - Returns: what is in the way.
  private static func write(_ front: Desk.Front, report: [UInt8]?) -> [Problem] {
    var problems: [Problem] = []
    if let report {
      let folder = try? ReportFolder(making: report)
      if let problem = (try? folder?.write(index: front.metrics.inOrder)) ?? nil {
        problems.append(problem)
      }
    }
    if let path = front.metricsPath {
      // A collector's folder that is not there yet is tried again with the next numbers.
      let bytes = Array(front.metrics.text.utf8)
      let isWritten = try? replaceOwnFile(at: path, with: bytes, marker: Metrics.marker)
      if isWritten == false { problems.append(.foreignPage("metrics", path)) }
    }
    return problems
  }
}
