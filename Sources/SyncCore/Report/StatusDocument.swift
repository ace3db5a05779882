/// The document of `status --json`: the daemon's health and each app's part.
package struct StatusDocument: Sendable {
  package var isRunning: Bool
  package var pid: Int?
  /// ISO 8601, UTC.
  package var since: String?
  package var watching: String?
  /// How often the kernel's event queue was full, so that everything was compared.
  package var overflows = 0
  /// Folders without a watch, which are polled.
  package var unwatched = 0
  /// What to do about them.
  package var watchRemedy: String?
  /// How far long work is; nil when there is none.
  package var progress: ProgressCount?
  /// The apps' parts as the passes wrote them.
  package var apps: [JSONValue]

  package init(
    isRunning: Bool,
    pid: Int? = nil,
    since: String? = nil,
    watching: String? = nil,
    overflows: Int = 0,
    unwatched: Int = 0,
    watchRemedy: String? = nil,
    progress: ProgressCount? = nil,
    apps: [JSONValue]
  ) {
    self.isRunning = isRunning
    self.pid = pid
    self.since = since
    self.watching = watching
    self.overflows = overflows
    self.unwatched = unwatched
    self.watchRemedy = watchRemedy
    self.progress = progress
    self.apps = apps
  }

  /// `{"schema":1,"daemon":{…},"apps":[…]}`.
  package var json: JSONValue {
    .record([
      "schema": 1,
      "daemon": .record([
        "running": .bool(isRunning), "pid": pid.map { .int($0) } ?? .null,
        "since": .optional(since), "watching": .string(watching ?? "inotify"),
        "overflows": .int(overflows), "unwatched": .int(unwatched),
        "remedy": .optional(watchRemedy),
        "progress": progress?.json ?? .null,
      ]),
      "apps": .array(apps),
    ])
  }

  /// 0 covered, 1 gaps or problems, 3 daemon not running.
  package var exitStatus: Int32 {
    if !isRunning { return 3 }
    let fine = [AppStatus.State.covered, .retired].map(\.rawValue)
    return apps.allSatisfy { $0["state"]?.text.map(fine.contains) ?? false } ? 0 : 1
  }
}
