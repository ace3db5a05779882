import SyncCore
import SyncDaemon

/// `check`: everything that is wrong with the config, and with the folders it names.
enum CheckCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      var problems = config.apps.flatMap { $0.diskProblems + $0.infoPlistProblems }
      let refused = config.refused.sorted { $0.key < $1.key }.flatMap(\.value)
        .map(\.line)
      problems += refused + config.aliasProblems
      for problem in problems { Terminal.complain(problem) }
      guard problems.isEmpty else { return 2 }
      let count = counted(config.apps.count, "app")
      invocation.print("\(printable(invocation.file.path)): good, \(count)")
      return 0
    }
  }
}
