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
        [
          .app: name, .gap: id, .device: gap.device, .orientation: gap.orientation.rawValue,
          .output: gap.wanted.file,
        ]
      )
    }
    for id in run.logged.gaps.subtracting(now).sorted() {
      write(.gapClosed, .info, "gap \(id) is closed", [.app: name, .gap: id])
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
        fields(problem, name)
      )
    }
    for problem in run.logged.problems where !now.contains(problem) {
      write(.problemClosed, .info, "no longer: \(problem.sentence)", fields(problem, name))
    }
    return now != before
  }

  func fields(_ problem: Problem, _ app: String) -> [LogField: String] {
    var fields: [LogField: String] = [.app: app, .code: problem.code.rawValue]
    if let path = problem.path { fields[.source] = path.description }
    return fields
  }
}
