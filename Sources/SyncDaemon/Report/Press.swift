import SyncCore

/// What the publisher's thread does: writes what lies on the desk.
struct Press: Sendable {
  let desk: Desk
  /// Signalled when there is something for ``Publisher/takeFindings()``.
  let found: Wake
  /// Of the instance's state folder.
  let path: [UInt8]

  /// Pages of as many apps leave more memory behind than giving it back costs.
  private static let manyPages = 64

  /// Works until the desk is told to stop.
  func run() {
    defer { desk.end() }
    var pages = 0
    while let more = turn() {
      pages += more
      guard pages > 0, desk.isClear else { continue }
      if pages > Self.manyPages { giveBackMemory() } else { giveBackOwnMemory() }
      pages = 0
    }
    leave(desk.takeLeft())
  }

  /// The next start draws what is left.
  private func leave(_ pages: [PendingPage]) {
    guard !pages.isEmpty, let state = try? StateFolder(making: path) else { return }
    let edition = Edition(state: state, report: nil)
    for page in pages { edition.leave(page.app) }
  }

  /// Waits for work and does it; the number of pages, or nil at the end.
  private func turn() -> Int? {
    guard let job = desk.next() else { return nil }
    guard let state = try? StateFolder(making: path) else {
      desk.putBack(job)
      return desk.isStopping ? nil : 0
    }
    let isNews = publish(job, state)
    let pages = job.news.count + job.undrawn.count
    if pages > 0 || isNews { try? found.signal() }
    return pages
  }

  /// Whether something is in the way of what is of all apps together, and that is news.
  private func publish(_ job: Desk.Job, _ state: consuming StateFolder) -> Bool {
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
      guard let material = material(of: page, edition) else { continue }
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
      guard let material = material(of: page, edition) else { continue }
      desk.found(edition.publish(material).problems, of: page.app.name)
    }
    guard let front = job.isFrontDue ? desk.front() : nil else { return false }
    return desk.found(write(front, report: job.report))
  }

  /// What a page is made from; nil when there is nothing, or not now: then it is tried again.
  private func material(of page: PendingPage, _ edition: borrowing Edition) -> ReportMaterial? {
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
  private func write(_ front: Desk.Front, report: [UInt8]?) -> [Problem] {
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
