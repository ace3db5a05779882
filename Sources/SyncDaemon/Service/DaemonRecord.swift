import Glibc
package import SyncCore

/// What the running daemon tells of itself in the state folder.
package struct DaemonRecord: Sendable {
  static let name = "daemon.json"

  package var pid: Int
  /// ISO 8601, UTC.
  package var since: String
  /// The folder of the control socket, absolute.
  package var control: [UInt8]
  package var health = WatchHealth()

  /// The record of this process.
  package static func own(since: String, control: [UInt8]) -> DaemonRecord {
    DaemonRecord(pid: Int(getpid()), since: since, control: control)
  }

  package var json: JSONValue {
    .record([
      "pid": .int(pid), "since": .string(since), "watching": .string(health.way.rawValue),
      "overflows": .int(health.overflows), "unwatched": .int(health.unwatched),
      "remedy": .optional(health.remedy),
      "control": RelativePath(control.dropFirst())?.json ?? .null,
    ])
  }
}

extension DaemonRecord {
  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    guard let pid = json["pid"]?.number, let since = json["since"]?.text,
      let way = json["watching"]?.text.flatMap(WatchHealth.Way.init(rawValue:))
    else { return nil }
    let folder = json["control"].flatMap(RelativePath.init(json:))
    self.init(pid: pid, since: since, control: [UInt8(ascii: "/")] + (folder?.bytes ?? []))
    health.way = way
    health.overflows = json["overflows"]?.number ?? 0
    health.unwatched = json["unwatched"]?.number ?? 0
    health.remedy = json["remedy"]?.text
  }
}

extension StateFolder {
  /// The document of `status --json`: health from the lock, the rest as saved.
  ///
  /// - Parameters:
  ///   - config: with its brands in it; see ``Config/expandingBrands``.
  ///   - name: this app alone.
  /// - Returns: the document.
  /// - Throws: when the state folder can not be read.
  package func statusDocument(
    _ config: Config,
    app name: String? = nil
  ) throws(SystemCallError) -> StatusDocument {
    let isRunning = isLocked()
    var record: DaemonRecord?
    if isRunning { record = try daemonRecord() }
    var parts: [JSONValue] = []
    for app in config.apps where name == nil || app.name == name {
      let saved = try AppState.existing(state: self, app: app.name)?.savedStatus()
      parts.append(saved ?? AppStatus(pending: app.name).json)
    }
    parts += try retired(config).filter { name == nil || $0["name"]?.text == name }
    parts += config.refused.sorted { $0.key < $1.key }.filter { name == nil || $0.key == name }
      .map { AppStatus(refusing: $0.value, template: $0.key).json }
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

  /// Apps that were mirrored once, are none of the config's now, and have outputs still.
  private func retired(_ config: Config) throws(SystemCallError) -> [JSONValue] {
    let names = Set(config.apps.map(\.name))
    var rows: [JSONValue] = []
    for name in try appNames() where !names.contains(name) {
      guard
        let saved = try AppState.existing(state: self, app: name)?.savedStatus(),
        let outputs = saved["counts"]?["outputs"]?.number, outputs > 0
      else { continue }
      rows.append(AppStatus.retired(saved))
    }
    return rows
  }

  /// The images of an app that are held, as of its last pass.
  package func held(of app: String) throws(SystemCallError) -> Set<RelativePath> {
    guard let saved = try AppState.existing(state: self, app: app) else { return [] }
    return try saved.load(isDry: true).manifest.held
  }

  /// Lets these held removals of an app happen at its next pass; what goes beside them needs another word.
  package func accept(_ held: Set<RelativePath>, of app: String) throws(SystemCallError) {
    try subfolder("accept").replace(app, with: JSONValue.array(held.sorted().map(\.json)).line())
  }

  /// What the daemon that runs, or ran last and was killed, told of itself.
  func daemonRecord() throws(SystemCallError) -> DaemonRecord? {
    guard let bytes = try read(DaemonRecord.name), let json = try? JSONValue(parsing: bytes) else {
      return nil
    }
    return DaemonRecord(json: json)
  }

  /// Connects to the running daemon; ENOENT or ECONNREFUSED when none listens.
  func controlConnection() throws(SystemCallError) -> LocalConnection {
    guard let record = try daemonRecord() else {
      throw SystemCallError("connect", Array(DaemonRecord.name.utf8), errno: ENOENT)
    }
    return try ControlPlace(folder: record.control).connect()
  }

  /// What may go, asked once; nil: nobody said so.
  package func takeAcceptance(of app: String) throws(SystemCallError) -> Set<RelativePath>? {
    guard let folder = try existing("accept"), let bytes = try folder.read(app) else { return nil }
    try folder.remove(app)
    guard case .array(let rows)? = try? JSONValue(parsing: bytes) else { return nil }
    return Set(rows.compactMap(RelativePath.init(json:)))
  }
}
