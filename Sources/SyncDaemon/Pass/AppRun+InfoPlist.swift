package import SyncCore

extension AppRun {
  /// Brings the app up to date with its Info.plist: what it supports, and how names are read.
  ///
  /// - Returns: what is wrong with the plist.
  mutating func readInfoPlist() -> [Problem] {
    guard infoPlist?.refresh() == true else { return infoPlistProblems }
    var next = app
    next.supports = infoPlist?.plist?.applied(to: app.supports) ?? app.supports
    if next != effective {
      effective = next
      recognizer = Recognizer(next)
    }
    return infoPlistProblems
  }

  private var infoPlistProblems: [Problem] { infoPlist?.problems(with: app.supports) ?? [] }

  /// What the plist says about launch; nil without one.
  var launchKeys: LaunchKeys? { infoPlist?.plist?.keys }

  /// Sources whose outputs stay while the plist can not be read: it may be what called for them.
  var unjudged: Set<RelativePath> { infoPlist?.trouble == nil ? [] : Set(sources.keys) }

  /// Notes that the plist may have changed.
  package mutating func noteInfoPlist() { dirty.isInfoPlist = true }
}

extension App {
  /// With the word of its Info.plist in it, and what is wrong with that; for commands that look once.
  package var readingInfoPlist: (app: App, problems: [Problem]) {
    var run = AppRun(app: self)
    let problems = run.readInfoPlist()
    return (run.effective, problems)
  }
}
