import SyncCore
import SyncDaemon

/// `status`: one screen that says whether each app is covered; works with the daemon dead.
enum StatusCommand {
  static func run(_ config: Config, app: String?, isJSON: Bool, style: Style)
    throws(SystemCallError) -> Int32
  {
    let apps = config.apps.filter { app == nil || $0.name == app }
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
    Terminal.print(isJSON ? document.json.document() : Array(document.text(style).utf8))
    return document.exitStatus
  }
}
