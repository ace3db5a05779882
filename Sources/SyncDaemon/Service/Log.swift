import Synchronization
import SyncCore

/// What the daemon tells: the journal under systemd, a line each on standard error elsewhere.
package struct Log: Sendable {
  private let journal: Journal
  private let level: LogPriority
  private let gate = SharedGate()

  package init(_ options: LogOptions = LogOptions()) {
    journal = Journal(options.format)
    level = options.level
  }

  func write(
    _ kind: LogKind,
    _ priority: LogPriority,
    _ message: String,
    _ fields: [LogField: String] = [:]
  ) {
    guard priority.rawValue <= level.rawValue else { return }
    sumUp()
    guard gate.state.withLock({ $0.admits(kind, monotonicNow()) }) else { return }
    journal.log(LogEvent(kind, priority, message, fields))
  }

  /// Tells how much was held back, where its time is over.
  func sumUp() {
    for (kind, count) in gate.state.withLock({ $0.takeSums(monotonicNow()) }) {
      let subject = kind.explanation.subject
      journal.log(
        LogEvent(
          .flood,
          .warning,
          "\(counted(count, "more message")) within \(FloodGate.window.components.seconds) s: "
            + "\(subject); `launchsyncd status` lists them",
          [.code: "\(kind)"]
        )
      )
    }
  }

  /// When ``sumUp()`` has something to tell.
  var next: Duration? { gate.state.withLock(\.next) }

  func error(_ message: String, app: String) { write(.passFailed, .error, message, [.app: app]) }

  /// What is wrong with something that all apps share, which no pass failed for.
  func shared(_ problem: Problem) {
    write(.note, .error, problem.line, [.code: problem.code.rawValue])
  }

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

  func retired(_ app: String) {
    write(.retired, .notice, "the app is retired; its outputs stay", [.app: app])
  }

  /// Folders that came and would be brands, and can not be.
  func refused(_ now: [String: [Problem]], before: [String: [Problem]]) {
    for (template, problems) in now.sorted(by: { $0.key < $1.key }) {
      for problem in problems where before[template]?.contains(problem) != true {
        write(
          .problemOpened,
          .warning,
          problem.line,
          problem.logFields(template)
        )
      }
    }
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
    for event in drift.logEvents(app: app) {
      write(event.kind, event.priority, event.message, event.fields)
    }
  }

  func notes(_ notes: [String], app: String) {
    for note in notes { write(.note, .warning, note, [.app: app]) }
  }

  func started(apps: Int) { write(.started, .info, "started: watching \(counted(apps, "app"))") }

  func startWaits(_ reason: String, remedy: String) {
    write(
      .startWaits,
      .error,
      "\(reason); what is done is noted there first, so nothing is mirrored until it can be, and "
        + "outputs stay as they are; \(remedy): it is tried again by itself, after a minute at most"
    )
  }

  func passSilent(_ app: String, for time: Duration) {
    write(
      .passSilent,
      .error,
      "the pass has given no sign of life for \(counted(Int(time.components.seconds / 60), "minute")): "
        + "a disk or a network mount may not answer; the app waits for it, the others go on",
      [.app: app]
    )
  }

  func passReturned(_ app: String) {
    write(.passSilent, .notice, "the pass that gave no sign of life is back", [.app: app])
  }

  func cutOff() {
    write(.cutOff, .notice, "stopped in the middle of a pass; the next start does the rest")
  }

  func lostState(_ path: [UInt8]) {
    write(
      .stateLost,
      .error,
      "the state folder \(printable(path)) was removed, moved or replaced while launchsyncd ran: it "
        + "ends, and the next start makes it anew; outputs stay as they are"
    )
  }

  /// What keeps the daemon from starting; for a person at a terminal as of any other command.
  package func refuseStart(_ kind: StartRefusal, _ message: String) {
    if journal.isPlain {
      Terminal.complain(message)
    } else {
      write(kind.logKind, .error, message)
    }
  }

  func stopped() { write(.stopped, .info, "stopped") }

  func reloaded(apps: Int) {
    write(.configLoaded, .info, "config read again: \(counted(apps, "app"))")
  }

  func badReload(_ problems: [String]) {
    write(.configRefused, .error, "the new config has errors; the last good one stays")
    for problem in problems { write(.configRefused, .error, problem) }
  }
}

/// The log is copied, the count is one.
private final class SharedGate: Sendable {
  let state = Mutex(FloodGate())
}

/// Why the daemon does not start.
package enum StartRefusal: Sendable {
  case config, surroundings

  var logKind: LogKind {
    switch self {
    case .config: .configRefused
    case .surroundings: .startRefused
    }
  }
}
