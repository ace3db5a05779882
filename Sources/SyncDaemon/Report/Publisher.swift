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
    let press = Press(desk: desk, found: found, path: state)
    _ = try OwnedThread(name: "publisher") { press.run() }
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
}
