import SyncCore
import SyncDaemon

/// `doctor`: everything that the service stands on, each finding with the command that mends it.
enum DoctorCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      let doctor = Doctor(config: config, path: try absolutePath(invocation.file.path))
      let diagnosis = doctor.examine(now: wallClock() / 1_000_000_000)
      if invocation.isJSON {
        invocation.print(diagnosis.json)
      } else {
        invocation.print(diagnosis.text(invocation.style))
      }
      return diagnosis.isHealthy ? 0 : 1
    }
  }
}
