import SyncCore
import SyncDaemon

/// `explain`: what a file, or a name and a size, is taken for, and why.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    let request = invocation.request
    if let name = request.values[.name] {
      guard let path = RelativePath(name.drop { $0 == UInt8(ascii: "/") }) else {
        throw UsageError(message: "--name is a file name, with or without folders before it")
      }
      guard let pixels = request.text(.size).flatMap(PixelSize.init) else {
        throw UsageError(message: "--size is a width and a height in pixels, such as 640x1136")
      }
      let app = try configuredApp(invocation) ?? App.assumed
      return explain(path, pixels, facts: nil, app: app, invocation)
    }
    return try ExplainFile.run(
      request.operands[0],
      apps: try configuredApps(invocation),
      isJSON: invocation.isJSON
    ) { path, pixels, facts, app in
      explain(path, pixels, facts: facts, app: app, invocation)
    }
  }

  private static func explain(
    _ path: RelativePath,
    _ pixels: PixelSize,
    facts: ImageFacts?,
    app: App,
    _ invocation: Invocation
  ) -> Int32 {
    let recognizer = Recognizer(app)
    let verdict =
      recognizer.isJunk(path).map { Verdict.ignored(reason: $0) }
      ?? recognizer.classify(path, pixels: pixels)
    let explanation = Explanation(of: verdict, path: path, pixels: pixels, facts: facts, app: app)
    if invocation.isJSON {
      invocation.print(explanation.json)
    } else {
      invocation.print(explanation.text)
    }
    return explanation.isPlaced ? 0 : 1
  }

  /// The apps of the config, where one was named or stands at its place.
  private static func configuredApps(_ invocation: Invocation) throws -> [App] {
    switch invocation.file.load() {
    case .success(let config):
      return invocation.apps(config.expandingBrands).map(\.readingInfoPlist.app)
    case .failure(let problems):
      guard invocation.request.values[.config] != nil else { return [] }
      throw UsageError(message: problems.joined(separator: "\n"))
    }
  }

  private static func configuredApp(_ invocation: Invocation) throws -> App? {
    let values = invocation.request.values
    guard values[.config] != nil || values[.app] != nil else { return nil }
    return try configuredApps(invocation).first
  }
}
