package import SyncCore

extension AppRun {
  /// Brings the app up to date with its Info.plist: what it supports, and how names are read.
  ///
  /// - Parameter state: of the app, where the last good one is kept; nil where there is none.
  /// - Returns: what is wrong with the plist.
  /// - Throws: when the state can not be read or written.
  mutating func readInfoPlist(_ state: borrowing AppState) throws(SystemCallError) -> [Problem] {
    // First: what it says counts though it can not be kept now, which the next pass tries again.
    let problems = readInfoPlist()
    guard let file = infoPlist, let bytes = file.unkept else { return try recallInfoPlist(state) }
    try state.keep(infoPlist: bytes, of: file.path)
    infoPlist?.noteKept()
    return problems
  }

  /// The same with nothing kept of it.
  mutating func readInfoPlist() -> [Problem] {
    guard infoPlist?.refresh() == true else { return infoPlistProblems }
    return applyInfoPlist()
  }

  /// Takes back what is kept of a plist that can not be read.
  mutating func recallInfoPlist(_ state: borrowing AppState) throws(SystemCallError) -> [Problem] {
    guard let file = infoPlist, file.needsRecall, let bytes = try state.infoPlist(of: file.path)
    else { return infoPlistProblems }
    infoPlist?.recall(bytes)
    return applyInfoPlist()
  }

  private mutating func applyInfoPlist() -> [Problem] {
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
