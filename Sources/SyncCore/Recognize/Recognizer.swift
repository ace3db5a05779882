/// Weighs a source's rule, path and pixels, and says what it is.
///
/// Every piece of evidence leaves some kinds of image; what all leave is the claim. The pixels must fit
/// exactly: a refusal costs a question, a wrong image ships.
package final class Recognizer: Sendable {
  let support: Support
  let deviceSuffix: Bool
  let outputs: OutputFamilies
  /// The images of the devices that the app runs on.
  let ownKinds: KindSet
  /// The screens of the devices that the app adds.
  let addedScreens: [SlotRow]
  let takesMasters: Bool
  /// Whether an output shows squares, so that one needs no word to be a master.
  let takesSquares: Bool
  private let rules: [CompiledRule]
  private let junk: JunkList
  let basenames: [Basename]
  /// Schemes that launches come by: the app's, and those that its outputs are for.
  private let schemes: [String]

  package init(_ app: App) {
    support = app.supports
    deviceSuffix = app.deviceSuffix
    outputs = OutputFamilies(app)
    ownKinds = app.supports.devices.reduce(.none) { $0.union(KindIndex.of($1)) }
    addedScreens = app.addedScreens.filter { app.supports.devices.contains($0.idiom) }
    takesSquares = app.outputs.contains { $0.kind == .splash || $0.kind == .storyboard }
    takesMasters = app.derive != nil || takesSquares
    rules = app.rules.map(CompiledRule.init)
    junk = JunkList(ignore: app.ignore)
    basenames = Basename.all(of: app.supports)
    schemes =
      app.supports.urlSchemes
      + app.outputs.flatMap { output in
        ([output.scheme] + output.screens.map(\.scheme)).compactMap(\.self)
      }
  }

  /// Whether a launch can come by that scheme.
  func knows(scheme: String) -> Bool {
    schemes.contains { Array($0.utf8)[...].equals(scheme, ignoringCase: true) }
  }

  /// Why the path is nobody's artwork, from its name alone; nil when it may be an image.
  package func isJunk(_ path: RelativePath) -> String? {
    junk.reason(for: path, path.components)
  }

  /// The places, in the config, of the rules that match `path`.
  package func rulesMatching(_ path: RelativePath) -> [Int] {
    rules.indices.filter { rules[$0].glob.matches(path.bytes) }
  }

  /// What the source at `path` is, with `pixels` as seen after EXIF orientation.
  package func classify(_ path: RelativePath, pixels: PixelSize) -> Verdict {
    let components = path.components
    if let reason = junk.reason(for: path, components) { return .ignored(reason: reason) }
    let rule = RuleReading(rulesMatching(path).map { rules[$0] })
    let reading = PathReading(components, support: support, basenames: basenames)
    if let platform = reading.platform, !rule.isThere {
      return .ignored(reason: "it is for \(platform), by its name or folder")
    }
    return Weighing(self, path, pixels, reading, rule).verdict()
  }
}
