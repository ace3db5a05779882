/// Lays out every output of an app.
package enum Outputs {
  /// The kinds that are built; the config refuses the others by name.
  package static let available: [OutputKind] = [
    .bundle, .launchimage, .storyboard, .infoplist, .web,
  ]

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
    case .splash: []
    }
  }

  /// Sources that fit an output which shows another one in their place, with the reason.
  package static func passedOver(_ assignment: Assignment, app: App) -> [Assignment.Loser] {
    let hasStoryboard = app.outputs.contains { $0.kind == .storyboard }
    return hasStoryboard ? StoryboardImages(assignment, app: app).passedOver : []
  }
}
