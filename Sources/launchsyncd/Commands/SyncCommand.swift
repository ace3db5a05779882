import SyncCore
import SyncDaemon

/// `sync`: one pass over every app, then ends; `--dry-run` prints the plan and writes nothing.
enum SyncCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { try sync($0, invocation) }
  }

  private static func sync(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let isDry = invocation.request.switches.contains(.dryRun)
    let state = try StateFolder(making: StateFolder.path(of: config))
    let lock = isDry ? nil : try state.lock()
    guard isDry || lock != nil else {
      Terminal.complain(
        "a daemon is running on this state and mirrors every drop by itself; "
          + "`launchsyncd status` shows what it did"
      )
      return 4
    }
    var exitStatus: Int32 = 0
    var plans: [JSONValue] = []
    for app in invocation.apps(config) {
      var run = AppRun(app: app)
      run.settlesAtOnce = true
      let accepts = isDry ? false : try state.takeAcceptance(of: app.name)
      let result = try Pass.run(
        &run,
        state: state,
        isDry: isDry,
        accepts: accepts,
        now: timestamp()
      )
      if !isDry, app.feedback { try run.giveFeedback(state) }
      if result.couldNotWrite {
        exitStatus = 4
      } else if run.status.state != .covered, exitStatus == 0 {
        exitStatus = 1
      }
      if invocation.isJSON {
        plans.append(result.actions.json(app: app.name))
      } else if isDry {
        Terminal.print(Array(result.actions.text(app: app.name).utf8))
      } else {
        let document = StatusDocument(isRunning: true, apps: [run.status.json])
        Terminal.print(Array(document.appText(invocation.style).utf8))
      }
    }
    if invocation.isJSON {
      invocation.print(JSONValue.record(["schema": 1, "apps": .array(plans)]))
    }
    _ = lock
    return exitStatus
  }
}
