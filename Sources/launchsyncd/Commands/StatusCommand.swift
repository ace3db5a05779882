import SyncCore
import SyncDaemon

/// `status`: one screen that says whether each app is covered; works with the daemon dead.
enum StatusCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { try answer($0, invocation) }
  }

  private static func answer(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    if invocation.request.switches.contains(.watch) {
      return try StatusWatch.run(config, invocation)
    }
    let apps = invocation.apps(config)
    let document: StatusDocument
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      document = try state.statusDocument(apps: apps)
    } catch  where error.isMissing {
      document = StatusDocument(
        isRunning: false,
        apps: apps.map { AppStatus(pending: $0.name).json }
      )
    }
    if invocation.isJSON {
      invocation.print(document.json)
    } else {
      invocation.print(document.text(invocation.style))
    }
    return document.exitStatus
  }
}
