import SyncCore
import SyncDaemon

/// `accept`: lets the held removals of an app happen at its next pass.
enum AcceptCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      guard let app = invocation.request.text(.app) else {
        throw UsageError(message: "accept needs --app NAME")
      }
      switch try WaitCommand.ask(.accept(app: app), config, nil) {
      case .answer(let json):
        if case .refused(let message)? = ControlAnswer(json: json) {
          throw ControlRefusal(message: message)
        }
        return 0
      case .timedOut, .notRunning:
        try StateFolder(making: StateFolder.path(of: config)).accept(app)
        Terminal.complain("no daemon is running; the removals happen at its next start or sync")
        return 3
      }
    }
  }
}
