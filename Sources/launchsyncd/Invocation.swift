import SyncCore
import SyncDaemon

/// One run of the program: what was asked, and what the commands need to answer.
struct Invocation {
  let request: Request

  init(_ request: Request) {
    self.request = request
  }

  /// - Returns: the exit status.
  func run(_ command: Command) throws -> Int32 {
    switch command {
    case .run: try RunCommand.run(file)
    case .sync: try SyncCommand.run(self)
    case .status: try StatusCommand.run(self)
    case .coverage: try CoverageCommand.run(self)
    case .explain: try ExplainCommand.run(self)
    case .wait: try WaitCommand.run(self) { .wait(app: $0) }
    case .rescan: try WaitCommand.run(self) { .rescan(app: $0) }
    case .report: try ReportCommand.run(self)
    case .check: try CheckCommand.run(self)
    case .accept: try AcceptCommand.run(self)
    case .uninstall: try UninstallCommand.run(self)
    case .devices: DevicesCommand.run(self)
    }
  }

  var isJSON: Bool { request.switches.contains(.json) }

  var isColoured: Bool { Terminal.takesColour && !request.switches.contains(.noColor) }

  var style: Style { Style(isColoured: isColoured) }

  var file: ConfigFile { ConfigFile(given: request.values[.config]) }

  /// Hands on a good config; tells what is wrong with a bad one and ends with 2.
  ///
  /// `others` are the names of apps that count as known though the config has none such.
  func withConfig(
    others: (Config) throws -> [String] = { _ in [] },
    _ body: (Config) throws -> Int32
  ) throws -> Int32 {
    switch file.load() {
    case .failure(let problems):
      for problem in problems { Terminal.complain(problem) }
      return 2
    case .success(let loaded):
      let config = loaded.expandingBrands
      if let name = request.text(.app), !config.apps.contains(where: { $0.name == name }),
        try !others(config).contains(name)
      {
        let near = suggestion(for: name, among: config.apps.map(\.name))
        throw UsageError(
          message: "the config has no app \"\(printable(name.utf8))\""
            + (near.map { "; did you mean \"\($0)\"?" } ?? "")
        )
      }
      return try body(config)
    }
  }

  /// The apps that were asked for.
  func apps(_ config: Config) -> [App] {
    config.apps.filter { request.text(.app) == nil || $0.name == request.text(.app) }
  }

  /// Prints text, ending in one newline.
  func print(_ text: String) {
    Terminal.print(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints a document for programs.
  func print(_ document: JSONValue) { Terminal.print(document.document()) }
}
