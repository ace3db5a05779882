import SyncCore

/// What the log is told of an app's gaps and problems.
extension Log {
  /// Gaps and problems that opened and closed since the last quiet, each once, also across restarts.
  mutating func changes(of run: inout AppRun, state: borrowing StateFolder) {
    let isNews = [tellGaps(of: run), tellProblems(of: run)]
    guard isNews.contains(true) else { return }
    run.logged = AppRun.Logged(gaps: Set(run.status.gaps.map(\.id)), problems: run.status.problems)
    do {
      try AppState(state: state, app: run.app.name).save(logged: run.logged)
    } catch {
      write(
        .note,
        .warning,
        "could not remember what is in the log: \(error)",
        [.app: run.app.name]
      )
    }
  }

  private mutating func tellGaps(of run: AppRun) -> Bool {
    let gaps = Dictionary(run.status.gaps.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(gaps.keys)
    let name = run.app.name
    for id in now.subtracting(run.logged.gaps).sorted() {
      guard let gap = gaps[id] else { continue }
      write(
        .gapOpened,
        gap.severity == .error ? .error : .warning,
        "gap \(id): \(gap.message)",
        gap.logFields(name)
      )
    }
    for id in run.logged.gaps.subtracting(now).sorted() {
      // What a start before this one told is known by its id alone.
      let fields = run.toldGaps[id]?.logFields(name) ?? [.app: name, .gap: id]
      write(.gapClosed, .info, "gap \(id) is closed", fields)
    }
    return now != run.logged.gaps
  }

  private mutating func tellProblems(of run: AppRun) -> Bool {
    let name = run.app.name
    let (now, before) = (Set(run.status.problems), Set(run.logged.problems))
    for problem in run.status.problems where !before.contains(problem) {
      write(
        problem.code == .held ? .held : .problemOpened,
        .warning,
        problem.line,
        problem.logFields(name)
      )
    }
    for problem in run.logged.problems where !now.contains(problem) {
      write(.problemClosed, .info, "no longer: \(problem.sentence)", problem.logFields(name))
    }
    return now != before
  }
}

extension Gap {
  /// What the journal is told of it.
  func logFields(_ app: String) -> [LogField: String] {
    [
      .app: app, .gap: id, .device: device, .orientation: orientation.rawValue,
      .output: wanted.file,
    ]
  }
}

extension Problem {
  /// What the journal is told of it.
  func logFields(_ app: String) -> [LogField: String] {
    var fields: [LogField: String] = [.app: app, .code: code.rawValue]
    if let path { fields[code.isAboutOutput ? .output : .source] = path.description }
    return fields
  }
}

extension ProblemCode {
  /// Whether the file is one to be written, and none that was dropped.
  fileprivate var isAboutOutput: Bool {
    switch self {
    case .foreignFile, .cannotWrite, .diskFull, .outputClash: true
    case .unreadable, .incomplete, .empty, .truncated, .damaged, .unsupportedFormat, .tooLarge,
      .notAFile, .linkOutside, .changedWhileRead, .needsConversion, .animated, .hasAlpha,
      .notOpaque, .interlaced, .colorProfile, .inexactName, .noSlot, .nameAndSizeDisagree,
      .ambiguous,
      .nearMiss, .noSuchScreen, .needsOutput, .notArtwork, .masterNotAllowed, .needsMaster,
      .notSupportedByApp, .undeclaredScheme, .held, .rootMissing, .brandName, .infoPlist,
      .hookFailed, .imagerFailed:
      false
    }
  }
}

extension [Drift] {
  /// What the log is told: each with its output, or one event for many.
  func logEvents(app: String) -> [LogEvent] {
    let messages = self.messages
    guard messages.count == count else {
      return messages.map { LogEvent(.outputRestored, .notice, $0, [.app: app]) }
    }
    return zip(self, messages).map { drift, message in
      LogEvent(.outputRestored, .notice, message, [.app: app, .output: drift.path.description])
    }
  }
}
