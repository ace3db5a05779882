import SyncCore
import SyncDaemon

/// `wait` and `rescan`, which end when all that was dropped is mirrored.
enum WaitCommand {
  static func run(_ invocation: Invocation, _ request: (String?) -> ControlRequest) throws -> Int32
  {
    let timeout = try invocation.timeout()
    return try invocation.withConfig { config in
      let reply = try ask(request(invocation.request.text(.app)), config, timeout)
      guard let outcome = try outcome(reply) else { return exitStatus(of: reply) }
      for file in outcome.incomplete {
        Terminal.complain(
          "\(file.app): \(file.path) is not whole yet, so nothing of it is mirrored"
        )
      }
      if outcome.incompleteCount > outcome.incomplete.count {
        Terminal.complain(
          "… and \(outcome.incompleteCount - outcome.incomplete.count) more files that are not whole"
        )
      }
      for app in outcome.held {
        Terminal.complain(
          "\(app): a mass removal is held; `launchsyncd accept --app \(app)` lets it happen"
        )
      }
      for app in outcome.failed {
        Terminal.complain("\(app): something could not be written; `launchsyncd status` says what")
      }
      return outcome.failed.isEmpty ? 0 : 4
    }
  }

  /// Asks the daemon of this config.
  static func ask(_ request: ControlRequest, _ config: Config, _ timeout: Duration?)
    throws(SystemCallError) -> ControlCall.Reply
  {
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      return try ControlCall.send(request, state: state, timeout: timeout)
    } catch  where error.isMissing {
      return .notRunning
    }
  }

  /// nil when there was no answer, which is told.
  private static func outcome(_ reply: ControlCall.Reply) throws -> ControlAnswer.Outcome? {
    switch reply {
    case .notRunning:
      Terminal.complain("no daemon is running")
      return nil
    case .timedOut:
      Terminal.complain("not everything was mirrored in that time")
      return nil
    case .answer(let json):
      switch ControlAnswer(json: json) {
      case .done(_, let outcome): return outcome
      case .refused(let message): throw ControlRefusal(message: message)
      case nil: throw ControlRefusal(message: "an answer that this version does not know")
      }
    }
  }

  private static func exitStatus(of reply: ControlCall.Reply) -> Int32 {
    switch reply {
    case .answer: 0
    case .timedOut: 1
    case .notRunning: 3
    }
  }
}

/// The daemon did not do what it was asked.
struct ControlRefusal: Error, CustomStringConvertible {
  let message: String
  var description: String { "the daemon refused: \(message)" }
}

extension Invocation {
  /// `--timeout`, in seconds; nil: without end.
  func timeout() throws(UsageError) -> Duration? {
    guard request.values[.timeout] != nil else { return nil }
    guard let seconds = request.text(.timeout).flatMap(Double.init), seconds.isFinite,
      (0...86_400).contains(seconds)
    else { throw UsageError(message: "--timeout is a number of seconds up to 86400") }
    return .seconds(seconds)
  }
}
