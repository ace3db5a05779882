/// Weighs a source's rule, path and pixels, and says what it is.
///
/// Every piece of evidence leaves some kinds of image; what all leave is the claim. The pixels must fit
/// exactly: a refusal costs a question, a wrong image ships.
package struct Recognizer: Sendable {
  let support: Support
  let deviceSuffix: Bool
  let outputs: OutputFamilies
  let takesMasters: Bool
  private let rules: [CompiledRule]
  private let junk: JunkList
  private let foldedBasename: [UInt8]

  package init(_ app: App) {
    support = app.supports
    deviceSuffix = app.deviceSuffix
    outputs = OutputFamilies(app.outputs)
    takesMasters =
      app.derive != nil || app.outputs.contains { $0.kind == .splash || $0.kind == .storyboard }
    rules = app.rules.map(CompiledRule.init)
    junk = JunkList(ignore: app.ignore)
    foldedBasename = FoldedName(Array(app.supports.basename.utf8)[...]).units.map(\.byte)
  }

  /// Why the path is nobody's artwork, from its name alone; nil when it may be an image.
  package func isJunk(_ path: RelativePath) -> String? {
    junk.reason(for: path)
  }

  /// The places, in the config, of the rules that match `path`.
  package func rulesMatching(_ path: RelativePath) -> [Int] {
    rules.indices.filter { rules[$0].glob.matches(path.bytes) }
  }

  /// What the source at `path` is, with `pixels` as seen after EXIF orientation.
  package func classify(_ path: RelativePath, pixels: PixelSize) -> Verdict {
    if let reason = junk.reason(for: path) { return .ignored(reason: reason) }
    let matching = rulesMatching(path).map { rules[$0] }
    let reading = PathReading(path, support: support, basename: foldedBasename)
    let rule = RuleReading(matching)
    if let platform = reading.platform, matching.isEmpty {
      return .ignored(reason: "it is for \(platform), by its name or folder")
    }
    return Weighing(self, path, pixels, reading, rule).verdict()
  }
}

extension App {
  /// What `explain --name` takes an app to be when there is no config: every device, and the outputs
  /// that hold launch images.
  package static let assumed = App(
    name: "assumed",
    drop: [],
    build: [],
    supports: Support(devices: Set(Idiom.allCases)),
    outputs: [OutputKind.bundle, .launchimage, .infoplist].map { Output(kind: $0, path: nil) }
  )
}

/// Which families of slots an app's outputs take.
struct OutputFamilies: Sendable {
  private let kinds: Set<OutputKind>

  init(_ outputs: [Output]) {
    kinds = Set(outputs.map(\.kind))
  }

  /// Whether some output of the app takes an image of this row and appearance.
  func take(_ row: SlotRow, _ appearance: Appearance?) -> Bool {
    !kinds.isDisjoint(with: Self.takers(row, appearance))
  }

  /// The outputs that would.
  static func takers(_ row: SlotRow, _ appearance: Appearance?) -> Set<OutputKind> {
    switch row.family {
    case .launchImage:
      if appearance == .dark { return [] }
      // No loose name: only a catalog or its compiled form holds it.
      return row.looseNames.isEmpty ? [.launchimage] : [.bundle, .launchimage, .infoplist]
    case .listedImage: return appearance == .dark ? [] : [.infoplist]
    case .screen: return [.web, .storyboard]
    }
  }
}
