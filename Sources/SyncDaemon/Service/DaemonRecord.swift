import Glibc
package import SyncCore

/// What the running daemon tells of itself in the state folder.
package struct DaemonRecord: Sendable {
  package var pid: Int
  /// ISO 8601, UTC.
  package var since: String
  package var health = WatchHealth()

  /// The record of this process.
  package static func own(since: String) -> DaemonRecord {
    DaemonRecord(pid: Int(getpid()), since: since)
  }

  package var json: JSONValue {
    .record([
      "pid": .int(pid), "since": .string(since), "watching": .string(health.way.rawValue),
      "overflows": .int(health.overflows), "unwatched": .int(health.unwatched),
      "remedy": .optional(health.remedy),
    ])
  }
}

extension DaemonRecord {
  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    guard let pid = json["pid"]?.number, let since = json["since"]?.text,
      let way = json["watching"]?.text.flatMap(WatchHealth.Way.init(rawValue:))
    else { return nil }
    self.init(pid: pid, since: since)
    health.way = way
    health.overflows = json["overflows"]?.number ?? 0
    health.unwatched = json["unwatched"]?.number ?? 0
    health.remedy = json["remedy"]?.text
  }
}

extension StateFolder {
  /// The document of `status --json` for these apps: health from the lock, the rest as saved.
  package func statusDocument(apps: [App]) throws(SystemCallError) -> StatusDocument {
    let isRunning = isLocked()
    var record: DaemonRecord?
    if isRunning, let bytes = try read("daemon.json"), let json = try? JSONValue(parsing: bytes) {
      record = DaemonRecord(json: json)
    }
    var parts: [JSONValue] = []
    for app in apps {
      let saved = try AppState.existing(state: self, app: app.name)?.savedStatus()
      parts.append(saved ?? AppStatus(pending: app.name).json)
    }
    return StatusDocument(
      isRunning: isRunning,
      pid: record?.pid,
      since: record?.since,
      watching: record?.health.way.rawValue,
      overflows: record?.health.overflows ?? 0,
      unwatched: record?.health.unwatched ?? 0,
      watchRemedy: record?.health.remedy,
      progress: isRunning ? progress : nil,
      apps: parts
    )
  }

  /// Lets the held removals of an app happen at its next pass.
  package func accept(_ app: String) throws(SystemCallError) {
    try subfolder("accept").replace(app, with: [])
  }

  /// Tells the running daemon to look at everything again; false when none runs.
  package func wakeDaemon() -> Bool {
    guard isLocked(), let bytes = try? read("daemon.json"),
      let record = (try? JSONValue(parsing: bytes)).flatMap(DaemonRecord.init(json:)),
      record.pid > 1
    else { return false }
    return kill(pid_t(record.pid), SIGHUP) == 0
  }

  /// Whether they may; asked once.
  package func takeAcceptance(of app: String) throws(SystemCallError) -> Bool {
    let folder = try subfolder("accept")
    guard try folder.read(app) != nil else { return false }
    try folder.remove(app)
    return true
  }
}
