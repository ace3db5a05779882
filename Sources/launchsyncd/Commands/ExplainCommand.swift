import SyncCore
import SyncDaemon

/// `explain`: what a file, or a name and a size, is taken for, and why.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    let request = invocation.request
    guard let name = request.values[.name] else {
      return try explain(file: request.operands[0], invocation)
    }
    guard let path = RelativePath(name.drop { $0 == UInt8(ascii: "/") }) else {
      throw UsageError(message: "--name is a file name, with or without folders before it")
    }
    guard let pixels = request.text(.size).flatMap(PixelSize.init) else {
      throw UsageError(message: "--size is a width and a height in pixels, such as 640x1136")
    }
    let values = request.values
    let isNamed = values[.config] != nil || values[.app] != nil
    let app = try (isNamed ? configured(invocation).apps.first : nil) ?? App.assumed
    let verdict = Recognizer(app).classify(path, pixels: pixels)
    return tell(
      Explanation(of: verdict, path: path, pixels: pixels, facts: nil, app: app),
      invocation
    )
  }

  private static func explain(file name: [UInt8], _ invocation: Invocation) throws -> Int32 {
    let (config, apps) = try configured(invocation)
    let file = try ExplainFile(name, apps: apps)
    let recognizer = Recognizer(file.app)
    let canRender = Imager(ImagerBinary.find(), folder: nil).isInstalled
    func explanation(
      of verdict: Verdict,
      _ facts: ImageFacts? = nil,
      hash: ContentHash? = nil,
      shadowedBy: String? = nil
    ) -> Explanation {
      Explanation(
        of: verdict,
        path: file.path,
        title: file.title,
        pixels: facts?.displayed,
        facts: facts,
        hash: hash,
        app: file.app,
        canRender: canRender,
        shadowedBy: shadowedBy
      )
    }
    // As the daemon does: nobody's artwork is never opened.
    if let reason = recognizer.isJunk(file.path) {
      return tell(explanation(of: .ignored(reason: reason)), invocation)
    }
    let source = try file.read()
    switch source.content {
    case .image(let facts, let hash, let warnings):
      var verdict = recognizer.classify(file.path, pixels: facts.displayed)
      // What the config's outputs make of it is known; an assumed app has none that matter.
      if config != nil, file.app != .assumed {
        verdict = verdict.unlessUnused(source, app: file.app, canRender: canRender)
      }
      let winner = config.flatMap { shadow(of: file, $0) }
      let status = tell(explanation(of: verdict, facts, hash: hash, shadowedBy: winner), invocation)
      if !invocation.isJSON {
        for warning in warnings { Terminal.print(Array("  note: \(warning.message)\n".utf8)) }
      }
      return status
    case .incomplete(let problem), .broken(let problem):
      return tell(explanation(of: .refused(problem, reasons: [])), invocation)
    }
  }

  private static func tell(_ explanation: Explanation, _ invocation: Invocation) -> Int32 {
    if invocation.isJSON {
      invocation.print(explanation.json)
    } else {
      invocation.print(explanation.text)
    }
    return explanation.isPlaced ? 0 : 1
  }

  /// Why another file has its place, as the last pass found; nil when none has.
  private static func shadow(of file: ExplainFile, _ config: Config) -> String? {
    guard file.isDropped else { return nil }
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      let saved = try AppState.existing(state: state, app: file.app.name)?.savedStatus()
      let rows = saved?["shadowed"]?.elements ?? []
      return rows.first { $0["path"]?.text == file.path.description }?["reason"]?.text
    } catch {
      return nil
    }
  }

  /// The config and its apps, where one was named or stands at its place.
  private static func configured(
    _ invocation: Invocation
  ) throws -> (config: Config?, apps: [App]) {
    let values = invocation.request.values
    switch invocation.file.load() {
    case .success(let config):
      let expanded = config.expandingBrands
      let apps = invocation.apps(expanded).map(\.readingInfoPlist.app)
      if let name = invocation.request.text(.app), apps.isEmpty {
        let near = suggestion(for: name, among: expanded.apps.map(\.name))
        throw UsageError(
          message: "the config has no app \"\(printable(name.utf8))\""
            + (near.map { "; did you mean \"\($0)\"?" } ?? "")
        )
      }
      return (config, apps)
    case .failure(let problems):
      guard values[.config] != nil || values[.app] != nil else { return (nil, []) }
      throw UsageError(message: problems.joined(separator: "\n"))
    }
  }
}
