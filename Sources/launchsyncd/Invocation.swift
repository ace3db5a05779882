import SyncCore
import SyncDaemon

/// One run of the program: what was asked, and how to answer.
struct Invocation {
  let request: Request
  let style: Style

  init(_ request: Request) {
    self.request = request
    style = Style(
      isColoured: Terminal.takesColour && !request.switches.contains(.noColor)
    )
  }

  private var isColoured: Bool {
    Terminal.takesColour && !request.switches.contains(.noColor)
  }

  private var isJSON: Bool { request.switches.contains(.json) }

  func run(_ command: Command) throws -> Int32 {
    switch command {
    case .devices:
      Terminal.print(
        isJSON ? DeviceListing.json().document() : Array(DeviceListing.text().utf8)
      )
      return 0
    case .explain: return try explain()
    case .run: return try RunCommand.run(file)
    case .check:
      return try withConfig { config in
        let problems = config.apps.flatMap { $0.diskProblems + $0.infoPlistProblems }
        for problem in problems { Terminal.complain(problem) }
        let word = config.apps.count == 1 ? "app" : "apps"
        if problems.isEmpty {
          Terminal.print(
            Array("\(printable(file.path)): good, \(config.apps.count) \(word)\n".utf8)
          )
        }
        return problems.isEmpty ? 0 : 2
      }
    case .sync:
      return try withConfig { config in
        try SyncCommand.run(
          config,
          app: request.text(.app),
          isDry: request.switches.contains(.dryRun),
          isJSON: isJSON,
          style: style
        )
      }
    case .status:
      return try withConfig { config in
        try StatusCommand.run(config, app: request.text(.app), isJSON: isJSON, style: style)
      }
    case .coverage: return try withConfig { try coverage($0) }
    case .accept: return try withConfig { try accept($0) }
    }
  }

  private var file: ConfigFile { ConfigFile(given: request.values[.config]) }

  private func withConfig(_ body: (Config) throws -> Int32) throws -> Int32 {
    switch file.load() {
    case .failure(let problems):
      for problem in problems { Terminal.complain(problem) }
      return 2
    case .success(let config):
      if let name = request.text(.app), !config.apps.contains(where: { $0.name == name }) {
        let near = suggestion(for: name, among: config.apps.map(\.name))
        throw UsageError(
          message: "the config has no app \"\(name)\""
            + (near.map { "; did you mean \"\($0)\"?" } ?? "")
        )
      }
      return try body(config)
    }
  }

  private func apps(_ config: Config) -> [App] {
    config.apps.filter { request.text(.app) == nil || $0.name == request.text(.app) }
  }

  /// Runs the lookup over what the outputs would hold now; writes nothing.
  private func coverage(_ config: Config) throws -> Int32 {
    let state = try? StateFolder(existing: StateFolder.path(of: config))
    var results: [Coverage] = []
    for app in apps(config) {
      results.append(try Pass.coverage(of: app, isStateThere: state != nil, config: config))
    }
    let format = request.text(.format) ?? (isJSON ? "json" : "text")
    switch format {
    case "json": Terminal.print(Coverage.json(results).document())
    case "junit": Terminal.print(Array(CoverageJUnit.document(results).utf8))
    case "github": Terminal.print(Array(CoverageGitHub.lines(results).utf8))
    case "text":
      for coverage in results {
        let text: String
        if let device = request.text(.device) {
          text = CoverageChains(coverage, isColoured: isColoured).text(device: device)
        } else {
          let matrix = CoverageMatrix(
            coverage,
            isColoured: isColoured,
            listsDevices: request.switches.contains(.all)
          )
          text = matrix.text
        }
        Terminal.print(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
      }
    case _: throw UsageError(message: "--format is text, json, junit or github")
    }
    return results.allSatisfy(\.gaps.isEmpty) ? 0 : 1
  }

  private func accept(_ config: Config) throws -> Int32 {
    guard let app = request.text(.app) else {
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

  private func explain() throws -> Int32 {
    if let name = request.values[.name] {
      guard let path = RelativePath(name.drop { $0 == UInt8(ascii: "/") }) else {
        throw UsageError(message: "--name is a file name, with or without folders before it")
      }
      guard let pixels = request.text(.size).flatMap(PixelSize.init) else {
        throw UsageError(message: "--size is a width and a height in pixels, such as 640x1136")
      }
      return try explain(path, pixels, facts: nil, app: try configuredApp() ?? App.assumed)
    }
    return try ExplainFile.run(
      request.operands[0],
      apps: try configuredApps(),
      isJSON: isJSON
    ) { path, pixels, facts, app in
      try explain(path, pixels, facts: facts, app: app)
    }
  }

  private func explain(
    _ path: RelativePath,
    _ pixels: PixelSize,
    facts: ImageFacts?,
    app: App
  ) throws -> Int32 {
    let recognizer = Recognizer(app)
    let verdict =
      recognizer.isJunk(path).map { Verdict.ignored(reason: $0) }
      ?? recognizer.classify(path, pixels: pixels)
    let explanation = Explanation(
      of: verdict,
      path: path,
      pixels: pixels,
      facts: facts,
      app: app
    )
    Terminal.print(
      isJSON
        ? explanation.json.document()
        : Array(
          (explanation.text.hasSuffix("\n") ? explanation.text : explanation.text + "\n").utf8
        )
    )
    return explanation.isPlaced ? 0 : 1
  }

  /// The apps of the config, where one was named or stands at its place.
  private func configuredApps() throws -> [App] {
    switch file.load() {
    case .success(let config): return apps(config).map(\.readingInfoPlist.app)
    case .failure(let problems):
      guard request.values[.config] != nil else { return [] }
      throw UsageError(message: problems.joined(separator: "\n"))
    }
  }

  private func configuredApp() throws -> App? {
    guard request.values[.config] != nil || request.values[.app] != nil else { return nil }
    return try configuredApps().first
  }
}
