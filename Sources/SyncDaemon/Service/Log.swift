import SyncCore

/// What the daemon tells: the journal under systemd, a line each on standard error elsewhere.
package struct Log: Sendable {
  private let journal = Journal()
  /// Ids of problems that are in the log as open, per app; a restart tells them again.
  private var openProblems: [String: [Problem]] = [:]

  package init() {}

  private func write(
    _ kind: LogKind,
    _ priority: LogPriority,
    _ message: String,
    _ fields: [LogField: String] = [:]
  ) {
    journal.log(LogEvent(kind, priority, message, fields))
  }

  func error(_ message: String, app: String) { write(.passFailed, .error, message, [.app: app]) }

  func error(_ message: String) { write(.passFailed, .error, message) }

  func rootGone(_ app: String) {
    write(
      .rootGone,
      .warning,
      "the drop folder is not there; its outputs stay until it is back",
      [.app: app]
    )
  }

  func rootReturned(_ app: String) {
    write(
      .rootReturned,
      .notice,
      "the drop folder is there again; all of it is compared",
      [.app: app]
    )
  }

  /// How the watching goes, where that changed.
  func watching(from old: WatchHealth, to new: WatchHealth) {
    if new.overflows > old.overflows {
      write(.eventsLost, .warning, "the kernel's event queue was full; everything was compared")
    }
    guard new.unwatched != old.unwatched else { return }
    if new.unwatched == 0 {
      write(.watchLimit, .info, "every folder has a watch again")
    } else if old.unwatched == 0 {
      write(
        .watchLimit,
        .warning,
        "\(new.unwatched) folders have no watch and are polled; \(new.remedy ?? "")"
      )
    }
  }

  /// What somebody did to outputs, which is mended.
  func drift(_ drift: [Drift], app: String) {
    for message in drift.messages {
      write(.outputRestored, .notice, message, [.app: app])
    }
  }

  func notes(_ notes: [String], app: String) {
    for note in notes { write(.note, .warning, note, [.app: app]) }
  }

  func started(apps: Int) { write(.started, .info, "started: watching \(apps) apps") }

  func stopped() { write(.stopped, .info, "stopped") }

  func reloaded(apps: Int) { write(.configLoaded, .info, "config read again: \(apps) apps") }

  func badReload(_ problems: [String]) {
    write(.configRefused, .error, "the new config has errors; the last good one stays")
    for problem in problems { write(.configRefused, .error, problem) }
  }

  /// Gaps and problems that opened and closed since the last quiet, each once; gaps also across
  /// restarts.
  mutating func changes(of run: inout AppRun, state: borrowing StateFolder) {
    tellProblems(of: run)
    let gaps = Dictionary(run.status.gaps.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(gaps.keys)
    let name = run.app.name
    for id in now.subtracting(run.loggedGaps).sorted() {
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
    for id in run.loggedGaps.subtracting(now).sorted() {
      write(.gapClosed, .info, "gap \(id) is closed", [.app: name, .gap: id])
    }
    guard now != run.loggedGaps else { return }
    run.loggedGaps = now
    do {
      try AppState(state: state, app: name).save(loggedGaps: now)
    } catch {
      write(
        .note,
        .warning,
        "could not remember which gaps are logged: \(error)",
        [.app: name]
      )
    }
  }

  private mutating func tellProblems(of run: AppRun) {
    let name = run.app.name
    let now = run.status.problems
    let before = openProblems[name] ?? []
    for problem in now where !before.contains(problem) {
      write(
        problem.code == .held ? .held : .problemOpened,
        .warning,
        "\(problem.sentence); \(problem.remedy)",
        fields(problem, name)
      )
    }
    for problem in before where !now.contains(problem) {
      write(.problemClosed, .info, "no longer: \(problem.sentence)", fields(problem, name))
    }
    openProblems[name] = now
  }

  private func fields(_ problem: Problem, _ app: String) -> [LogField: String] {
    var fields: [LogField: String] = [.app: app, .code: problem.code.rawValue]
    if let path = problem.path { fields[.source] = path.description }
    return fields
  }
}
