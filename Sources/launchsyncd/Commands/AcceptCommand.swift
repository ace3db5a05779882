import SyncCore
import SyncDaemon

/// `accept`: lets the held removals of an app happen at its next pass.
enum AcceptCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      guard let name = invocation.request.text(.app) else {
        throw UsageError(message: "accept needs --app NAME")
      }
      if let app = invocation.apps(config).first,
        let refusal = app.refusal(ofAccepting: try held(of: name, config))
      {
        Terminal.complain(refusal.message)
        return 1
      }
      switch try WaitCommand.ask(.accept(app: name), config, nil) {
      case .answer(let json): return try exitStatus(of: ControlAnswer(json: json), name)
      case .timedOut, .notRunning:
        let state = try StateFolder(making: StateFolder.path(of: config))
        try state.accept(try state.held(of: name), of: name)
        Terminal.complain("no daemon is running; the removals happen at its next start or sync")
        return 3
      }
    }
  }

  private static func exitStatus(of answer: ControlAnswer?, _ app: String) throws -> Int32 {
    switch answer {
    case .done(_, let outcome):
      if outcome.failed.contains(app) {
        Terminal.complain(
          "\(app): something could not be written; `launchsyncd status` says what"
        )
        return 4
      }
      guard outcome.held.contains(app) else { return 0 }
      Terminal.complain(
        "\(app): more is gone by now than was accepted, so it is held still; "
          + "look at `launchsyncd status`, then accept again"
      )
      return 1
    case .refused(let message): throw ControlRefusal(message: message)
    case nil: throw ControlRefusal(message: "an answer that this version does not know")
    }
  }

  /// What the last pass left as held.
  private static func held(of app: String, _ config: Config) throws(SystemCallError)
    -> Set<RelativePath>
  {
    do {
      return try StateFolder(existing: StateFolder.path(of: config)).held(of: app)
    } catch  where error.isMissing {
      return []
    }
  }
}
