package import SyncCore

/// Writes all that is told of one app after a pass: the feedback in its drop folder and its page.
package struct Edition: ~Copyable {
  /// Never nil; pages take it as one that need not be there.
  private let state: StateFolder?
  private let report: [UInt8]?

  /// - Parameters:
  ///   - state: the instance's state folder.
  ///   - report: the folder of pages; nil writes none.
  package init(state: consuming StateFolder, report: [UInt8]?) {
    self.state = .some(state)
    self.report = report
  }

  /// What came of an edition.
  package struct Outcome: Sendable {
    /// What is wrong with page or feedback, the same every time until it is mended.
    package var problems: [Problem] = []
    /// New pictures are still to be drawn.
    package var isDraft = false
  }

  /// What an app's page is made from; nil when there is nothing to make it from.
  ///
  /// - Throws: when its state can not be read now.
  func material(_ page: PendingPage) throws(SystemCallError) -> ReportMaterial? {
    switch page {
    case .passed(let material): material
    case .asleep(let app, let imager): try state?.material(of: app, imager)
    }
  }

  /// Has the next start make an app's page, whatever it finds of the app.
  func leave(_ app: App) {
    try? state?.existing("apps")?.existing(app.name)?.remove(Self.key)
  }

  /// Whether an app's page lacks pictures, or was never made.
  func isUnfinished(_ app: App) -> Bool {
    guard app.feedback || report != nil else { return false }
    return (try? known(app.name)) == .some(nil)
  }

  /// Brings page and feedback up to date; they are left alone where only their time would change.
  ///
  /// - Parameters:
  ///   - material: the app after its last pass.
  ///   - draws: whether pictures that are not there yet are made, which takes a processor for a while.
  /// - Returns: what came of it.
  package func publish(_ material: ReportMaterial, draws: Bool = true) -> Outcome {
    let app = material.app
    let key = Array(material.key(report: report).utf8)
    let isKnown = (try? known(app.name)) == key
    let wantsFeedback = app.feedback && !(isKnown && Feedback.isThere(in: app.drop))
    let wantsPage = report != nil && !(isKnown && hasPage(of: app.name))
    guard wantsFeedback || wantsPage else { return Outcome() }
    let report = material.report
    let store = ThumbnailStore(of: app.name, in: state)
    // What became of a drop is told at once; pictures that must be made first follow.
    leave(app)  // else a start after a kill would take the page for whole
    if !app.feedback { Feedback.sweep(app.drop) }
    if let draft = store.draft(for: report, of: material) {
      let problems = write(AppPage(report, thumbnails: draft), app, wantsFeedback, wantsPage)
      if !draws || !problems.isEmpty { return Outcome(problems: problems, isDraft: !draws) }
    }
    let page = AppPage(report, thumbnails: store.thumbnails(for: report, of: material))
    let problems = write(page, app, wantsFeedback, wantsPage)
    do {
      try remember(problems.isEmpty ? key : [], app.name)
    } catch {
      return Outcome(problems: problems + [.reportNotWritten(error)])
    }
    return Outcome(problems: problems)
  }

  private func write(
    _ page: AppPage,
    _ app: App,
    _ wantsFeedback: Bool,
    _ wantsPage: Bool
  ) -> [Problem] {
    let bytes = page.document()
    var problems: [Problem] = []
    if wantsFeedback {
      let text = FeedbackText.text(page.report)
      problems += Feedback.write(page: bytes, text: text, to: app.drop)
    }
    do {
      if wantsPage, let report,
        let problem = try ReportFolder(making: report).write(bytes, of: app.name)
      {
        problems.append(problem)
      }
    } catch {
      problems.append(.reportNotWritten(error))
    }
    return problems
  }

  private func hasPage(of app: String) -> Bool {
    guard let report, let folder = openRoot(report),
      let name = RelativePath(IndexPage.fileName(of: app))
    else { return false }
    return (try? folder.status(name)) != .some(nil)
  }

  private func known(_ app: String) throws(SystemCallError) -> [UInt8]? {
    try state?.existing("apps")?.existing(app)?.read(Self.key)
  }

  private func remember(_ key: [UInt8], _ app: String) throws(SystemCallError) {
    try state?.subfolder("apps").subfolder(app).replace(Self.key, with: key)
  }

  static let key = "report.key"
}

extension ReportMaterial {
  /// The same while page and feedback would say the same, but for their time.
  func key(report: [UInt8]?) -> String {
    var bytes = status.timeless.json.line() + (report ?? []) + Array(Help.version.utf8)
    for source in sources.sorted(by: { $0.path < $1.path }) {
      bytes += source.path.bytes + Array(" \(source.stamp.size) \(source.stamp.modified)\n".utf8)
    }
    for (path, entry) in outputs.sorted(by: { $0.key < $1.key }) {
      bytes += path.bytes + Array(" \(entry.hash)\n".utf8)
    }
    return "\(ContentHash(of: bytes.span))"
  }
}

extension Problem {
  static func reportNotWritten(_ error: SystemCallError) -> Problem {
    Problem(
      .cannotWrite,
      at: nil,
      "the page of the report was not written: \(printable(error.path)): \(errorText(error.errno))",
      remedy: "let launchsyncd's user write to the folder of reports, or give another as \"report\""
    )
  }
}

extension AppRun {
  /// One-shot use: writes the feedback at once; what is wrong with it is a problem of the app.
  package mutating func giveFeedback(_ state: borrowing StateFolder) throws(SystemCallError) {
    guard let material = ReportMaterial(self) else { return }
    let edition = Edition(state: try state.duplicate(), report: nil)
    if take(edition.publish(material).problems, from: .report) {
      try AppState(state: state, app: app.name).save(status: status.json)
    }
  }
}
