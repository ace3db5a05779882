import SyncCore
import SyncDaemon

/// `sync`: one pass over every app, then ends; `--dry-run` prints the plan and writes nothing.
enum SyncCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      invocation.request.switches.contains(.dryRun)
        ? try preview(config, invocation) : try sync(config, invocation)
    }
  }

  private static func preview(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let imager = Imager(ImagerBinary.find(), folder: nil)
    var exitStatus: Int32 = 0
    var plans: [JSONValue] = []
    for app in invocation.apps(config) {
      let preview = try Pass.preview(of: app, imager: imager, config: config)
      if preview.run.status.state != .covered { exitStatus = 1 }
      plans.append(preview.actions.json(app: app.name))
      if !invocation.isJSON { invocation.print(preview.actions.text(app: app.name)) }
    }
    if invocation.isJSON { print(plans, invocation) }
    return exitStatus
  }

  private static func sync(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let state = try StateFolder(making: StateFolder.path(of: config))
    guard let lock = try state.lock() else {
      Terminal.complain(
        "a daemon is running on this state and mirrors every drop by itself; "
          + "`launchsyncd status` shows what it did"
      )
      return 4
    }
    try state.beginRun()
    let imager = Imager(ImagerBinary.find(), folder: StateFolder.path(of: config))
    var isVerified = config.apps.count == invocation.apps(config).count
    var exitStatus: Int32 = 0
    var plans: [JSONValue] = []
    let progress = Progress.onTerminal
    for app in invocation.apps(config) {
      var run = AppRun(app: app)
      run.settlesAtOnce = true
      run.progress = progress
      progress?.begin()
      let accepts = try state.takeAcceptance(of: app.name)
      let result = try Pass.run(
        &run,
        state: state,
        imager: imager,
        accepts: accepts,
        now: timestamp()
      )
      progress?.end()
      if !run.isVerified { isVerified = false }
      for note in result.notes + result.drift.messages {
        Terminal.complain("\(app.name): \(note)")
      }
      if app.feedback { try run.giveFeedback(state) }
      if result.couldNotWrite {
        exitStatus = 4
      } else if run.status.state != .covered, exitStatus == 0 {
        exitStatus = 1
      }
      plans.append(result.actions.json(app: app.name))
      if !invocation.isJSON {
        let document = StatusDocument(isRunning: true, apps: [run.status.json])
        Terminal.print(Array(document.appText(invocation.style).utf8))
      }
    }
    for (template, problems) in config.refused.sorted(by: { $0.key < $1.key }) {
      for problem in problems {
        Terminal.complain("\(template): \(problem.message); \(problem.remedy)")
      }
      exitStatus = max(exitStatus, 1)
    }
    if invocation.isJSON { print(plans, invocation) }
    try state.endRun(verifiedAll: isVerified)
    _ = lock
    return exitStatus
  }

  private static func print(_ plans: [JSONValue], _ invocation: Invocation) {
    invocation.print(JSONValue.record(["schema": 1, "apps": .array(plans)]))
  }
}
