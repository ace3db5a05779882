import SyncCore
import SyncDaemon

/// `accept`: lets the held removals of an app happen at its next pass.
enum AcceptCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      guard let app = invocation.request.text(.app) else {
        throw UsageError(message: "accept needs --app NAME")
      }
      let state = try StateFolder(making: StateFolder.path(of: config))
      try state.accept(app)
      guard state.wakeDaemon() else {
        Terminal.complain("no daemon is running; the removals happen at its next start or sync")
        return 3
      }
      return 0
    }
  }
}
