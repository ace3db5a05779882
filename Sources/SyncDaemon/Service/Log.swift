import CLinux
import Glibc
import SyncCore

/// Lines for people and machines on standard error, one write each; under systemd the priority
/// prefix becomes the journal's.
package struct Log: Sendable {
  private let hasPrefix: Bool

  package init() {
    hasPrefix = unsafe getenv("JOURNAL_STREAM") != nil
  }

  package enum Level: Int, Sendable { case error = 3, warning = 4, notice = 5, info = 6 }

  package func write(_ level: Level, _ message: String, app: String? = nil) {
    var line = hasPrefix ? "<\(level.rawValue)>" : ""
    if let app { line += "\(app): " }
    line += message + "\n"
    let bytes = Array(line.utf8)
    // Sound: the buffer is only read; a failed write of a log line is nobody's to handle.
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(2, $0.baseAddress, $0.count) }
  }

  func error(_ message: String, app: String) { write(.error, message, app: app) }

  func started(apps: Int) { write(.info, "started: watching \(apps) apps") }

  func stopped() { write(.info, "stopped") }

  func reloaded(apps: Int) { write(.info, "config read again: \(apps) apps") }

  func badReload(_ problems: [String]) {
    write(.error, "the new config has errors; the last good one stays")
    for problem in problems { write(.error, problem) }
  }

  /// Gaps that opened and closed since the last quiet, each once, also across restarts.
  func changes(of run: inout AppRun, state: borrowing StateFolder) {
    let gaps = Dictionary(run.status.gaps.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(gaps.keys)
    let name = run.app.name
    for id in now.subtracting(run.loggedGaps).sorted() {
      guard let gap = gaps[id] else { continue }
      write(gap.severity == .error ? .error : .warning, "gap \(id): \(gap.message)", app: name)
    }
    for id in run.loggedGaps.subtracting(now).sorted() {
      write(.info, "gap \(id) is closed", app: name)
    }
    guard now != run.loggedGaps else { return }
    run.loggedGaps = now
    do {
      try AppState(state: state, app: name).save(loggedGaps: now)
    } catch {
      write(.warning, "could not remember which gaps are logged: \(error)", app: name)
    }
  }
}
