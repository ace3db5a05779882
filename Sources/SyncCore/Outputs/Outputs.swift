/// Lays out every output of an app.
package enum Outputs {
  /// Every file the build tree should hold, sorted by path, no path twice: the first output of the
  /// config wins.
  package static func files(_ assignment: Assignment, app: App) -> [DesiredFile] {
    var files: [RelativePath: DesiredFile] = [:]
    for output in app.outputs {
      for file in self.files(assignment, app: app, output: output) where files[file.path] == nil {
        files[file.path] = file
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    switch output.kind {
    case .bundle: BundleOutput.files(assignment, app: app, output: output)
    case .launchimage: LaunchImageOutput.files(assignment, app: app, output: output)
    case .storyboard: StoryboardOutput.files(assignment, app: app, output: output)
    case .infoplist: InfoPlistOutput.files(assignment, app: app, output: output)
    case .web: WebOutput.files(assignment, app: app, output: output)
    case .splash: SplashOutput.files(assignment, app: app, output: output)
    }
  }

  /// Sources that fit an output which shows another one in their place, with the reason.
  package static func passedOver(_ assignment: Assignment, app: App) -> [Assignment.Loser] {
    let kinds = Set(app.outputs.map(\.kind))
    return (kinds.contains(.storyboard) ? StoryboardImages(assignment, app: app).passedOver : [])
      + (kinds.contains(.splash) ? SplashOutput.passedOver(assignment, app: app) : [])
  }
}
