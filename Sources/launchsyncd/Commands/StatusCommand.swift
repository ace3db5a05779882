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
    let document = try document(config, invocation)
    if invocation.isJSON {
      invocation.print(document.json)
    } else {
      invocation.print(document.text(invocation.style))
    }
    return document.exitStatus
  }

  /// What the state folder says now.
  static func document(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> StatusDocument
  {
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      return try state.statusDocument(config, app: invocation.request.text(.app))
    } catch  where error.isMissing {
      return StatusDocument(
        isRunning: false,
        apps: invocation.apps(config).map { AppStatus(pending: $0.name).json }
      )
    }
  }
}
