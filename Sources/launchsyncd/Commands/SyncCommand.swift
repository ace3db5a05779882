import SyncCore
import SyncDaemon

/// `sync`: one pass over every app, then ends; `--dry-run` prints the plan and writes nothing.
enum SyncCommand {
  static func run(_ config: Config, app: String?, isDry: Bool, isJSON: Bool, style: Style)
    throws(SystemCallError) -> Int32
  {
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
    for app in config.apps.filter({ app == nil || $0.name == app }) {
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
      if result.couldNotWrite {
        exitStatus = 4
      } else if run.status.state != .covered, exitStatus == 0 {
        exitStatus = 1
      }
      if isJSON {
        plans.append(result.actions.json(app: app.name))
      } else if isDry {
        Terminal.print(Array(result.actions.text(app: app.name).utf8))
      } else {
        let document = StatusDocument(isRunning: true, apps: [run.status.json])
        Terminal.print(Array(document.appText(style).utf8))
      }
    }
    if isJSON {
      Terminal.print(JSONValue.record(["schema": 1, "apps": .array(plans)]).document())
    }
    _ = lock
    return exitStatus
  }
}
