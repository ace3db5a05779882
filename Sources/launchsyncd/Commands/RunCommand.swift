import SyncCore
import SyncDaemon

/// `run`: the daemon in the foreground.
enum RunCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    let log = Log(try logOptions(invocation.request))
    do {
      return try run(invocation.file, log)
    } catch let error as SystemCallError where error.isInstanceLimit {
      log.refuseStart(
        .surroundings,
        "all inotify instances that this user may have are in use; "
          + InotifyLimit.remedy(.instances, 128)
      )
      return 4
    }
  }

  private static func run(_ file: ConfigFile, _ log: Log) throws -> Int32 {
    shareMemory()
    // In this order: signals before any thread, the watcher before any other descriptor.
    let signals = try Signals()
    let watcher = try Watcher()
    raiseOpenFiles()
    let config: Config
    let stamp = file.stamp
    switch file.load() {
    case .success(let loaded): config = loaded
    case .failure(let problems):
      for problem in problems { log.refuseStart(.config, problem) }
      return 2
    }
    let path = StateFolder.path(of: config)
    var room = RoomWait(state: path, log: log)
    // nil: told to stop while there was no room.
    let taken = try room.wait(signals) { () throws(SystemCallError) in
      try Foothold.take(in: path, at: ControlPlace(state: path))
    }
    guard let taken else { return 0 }
    guard let foothold = taken else {
      log.refuseStart(
        .surroundings,
        "another launchsyncd runs on the state folder \(printable(path)); "
          + "stop it, or give this one another `state`"
      )
      return 2
    }
    try Stopper.start(log)
    var daemon = try Daemon(
      config: config,
      file: file,
      stamp: stamp,
      on: foothold,
      watcher: SystemWatcher(watcher, period: config.poll),
      log: log,
      aftermath: try Aftermath(state: path)
    )
    switch try daemon.run(signals, waiting: room) {
    case .stopped: return 0
    case .stateLost: return 4
    case .worn: throw startAnew()
    }
  }

  private static func logOptions(_ request: Request) throws(UsageError) -> LogOptions {
    var options = LogOptions()
    if let word = request.text(.logLevel) {
      guard let level = LogPriority.allCases.first(where: { $0.word == word }) else {
        throw UsageError(
          message: "--log-level is " + LogPriority.allCases.map(\.word).joined(separator: ", ")
        )
      }
      options.level = level
    }
    if let word = request.text(.logFormat) {
      guard let format = LogOptions.Format(rawValue: word) else {
        throw UsageError(message: "--log-format is text or json")
      }
      options.format = format
    }
    return options
  }
}
