/// The document of `status --json`: the daemon's health and each app's part.
package struct StatusDocument: Sendable {
  package var isRunning: Bool
  package var pid: Int?
  /// ISO 8601, UTC.
  package var since: String?
  package var watching: String?
  /// The apps' parts as the passes wrote them.
  package var apps: [JSONValue]

  package init(
    isRunning: Bool,
    pid: Int? = nil,
    since: String? = nil,
    watching: String? = nil,
    apps: [JSONValue]
  ) {
    self.isRunning = isRunning
    self.pid = pid
    self.since = since
    self.watching = watching
    self.apps = apps
  }

  /// `{"schema":1,"daemon":{…},"apps":[…]}`.
  package var json: JSONValue {
    .record([
      "schema": 1,
      "daemon": .record([
        "running": .bool(isRunning), "pid": pid.map { .int($0) } ?? .null,
        "since": .optional(since), "watching": .string(watching ?? "inotify"),
      ]),
      "apps": .array(apps),
    ])
  }

  /// 0 covered, 1 gaps or problems, 3 daemon not running.
  package var exitStatus: Int32 {
    if !isRunning { return 3 }
    return apps.allSatisfy { $0["state"]?.text == AppStatus.State.covered.rawValue } ? 0 : 1
  }
}
