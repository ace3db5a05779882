import SyncCore
import SyncDaemon

/// `uninstall`: takes every output out of the build trees, and nothing else.
enum UninstallCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig(others: known) { try uninstall($0, invocation) }
  }

  /// The apps that the state knows.
  private static func known(_ config: Config) throws(SystemCallError) -> [String] {
    do {
      return try StateFolder(existing: StateFolder.path(of: config)).appNames()
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  private static func uninstall(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let path = StateFolder.path(of: config)
    let names = Set(try known(config)).sorted()
      .filter { invocation.request.text(.app) == nil || $0 == invocation.request.text(.app) }
    guard !names.isEmpty else {
      invocation.print("nothing was ever written: the state folder \(printable(path)) knows no app")
      return 0
    }
    let isDry = invocation.request.switches.contains(.dryRun)
    let state = try StateFolder(existing: path)
    let lock = isDry ? nil : try state.lock()
    guard isDry || lock != nil else {
      Terminal.complain(
        "a daemon is running on this state and would write everything again; stop it first, "
          + "such as with `systemctl stop launchsyncd`"
      )
      return 4
    }
    var exitStatus: Int32 = 0
    for name in names {
      guard let saved = try AppState.existing(state: state, app: name) else { continue }
      let app = config.apps.first { $0.name == name }
      let result = try Withdrawing.run(saved, build: app?.build ?? [], isDry: isDry)
      let isNothing = result.removed.isEmpty && result.left.isEmpty && result.problems.isEmpty
      if app == nil, isNothing { continue }
      invocation.print(text(result, app: name, isDry: isDry))
      if result.left.contains(where: { $0.reason == .unreadable }) { exitStatus = 4 }
      for problem in result.problems {
        Terminal.complain("\(name): \(problem.line)")
        exitStatus = 4
      }
    }
    _ = lock
    return exitStatus
  }

  private static func text(_ result: Withdrawing.Result, app: String, isDry: Bool) -> String {
    let verb = isDry ? "would remove" : "removed"
    var lines = ["\(app): \(verb) \(result.removed.count) outputs and folders"]
    lines += result.removed.map { "  \(verb) \($0)" }
    lines += result.left.map { "  left    \($0.path), which \($0.reason.words)" }
    lines += result.notes.map { "  \($0)" }
    if result.hasAside { lines.append("  edited copies are kept in \(printable(result.aside))") }
    return lines.joined(separator: "\n")
  }
}
