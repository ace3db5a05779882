import SyncCore
import SyncDaemon

/// `run`: the daemon in the foreground.
enum RunCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    let file = invocation.file
    let options = try logOptions(invocation.request)
    shareMemory()
    // In this order: signals before any thread, the watcher before any other descriptor.
    let signals = try Signals()
    let watcher = try Watcher()
    raiseOpenFiles()
    let config: Config
    switch file.load() {
    case .success(let loaded): config = loaded
    case .failure(let problems):
      for problem in problems { Terminal.complain(problem) }
      return 2
    }
    let state = try StateFolder(making: StateFolder.path(of: config))
    guard let lock = try state.lock() else {
      Terminal.complain(
        "another launchsyncd runs on the state folder \(printable(StateFolder.path(of: config))); "
          + "stop it, or give this one another `state`"
      )
      return 2
    }
    let log = Log(options)
    try Stopper.start(log)
    var daemon = try Daemon(
      config: config,
      file: file,
      state: state,
      lock: lock,
      place: ControlPlace(state: StateFolder.path(of: config)),
      watcher: SystemWatcher(watcher, period: config.poll),
      log: log,
      aftermath: try Aftermath(state: StateFolder.path(of: config))
    )
    switch try daemon.run(signals) {
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
