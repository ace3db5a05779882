/// What is the same for every device of one app.
struct CoverageContext: Sendable {
  let app: App
  let world: LaunchWorld
  /// nil first, then each declared scheme.
  let schemes: [String?]
  /// nil first, then each language that has images of its own.
  let languages: [String?]
  /// Whether some output, or the app's own Info.plist, makes a native app of it.
  let isNative: Bool
  private let isWeb: Bool
  private let entries: [Idiom: [LaunchImageEntry]]
  /// Where the answer of `UILaunchImages` can change, ascending.
  private let thresholds: [Idiom: [OSVersion]]
  /// What names to deliver start with, by idiom.
  private let bases: [Idiom: String]
  /// Kinds of device whose `UILaunchImages` is the app's own, so that its names are the ones to deliver.
  private let listsOwn: Set<Idiom>

  init(app: App, files: [DesiredFile], own: LaunchKeys?) {
    let implied = LaunchKeys.implied(by: app, files: files)
    // The partial plist is merged over the app's own, what a compiler adds only where there is none.
    let isMerged = app.outputs.contains { $0.kind == .infoplist }
    let keys =
      own.map { isMerged ? implied.completed(by: $0) : $0.completed(by: implied) } ?? implied
    self.app = app
    world = LaunchWorld(app: app, files: files, keys: keys)
    languages = [nil] + world.languages.map(Optional.some)
    let kinds = Set(app.outputs.map(\.kind))
    isNative = own != nil || !kinds.isSubset(of: [.web, .splash])
    isWeb = kinds.contains(.web)
    schemes = [nil] + app.supports.urlSchemes.map(Optional.some)
    var entries: [Idiom: [LaunchImageEntry]] = [:]
    var thresholds: [Idiom: [OSVersion]] = [:]
    var bases: [Idiom: String] = [:]
    for idiom in Idiom.allCases {
      let valid = (keys.launchImages(for: idiom) ?? []).compactMap(LaunchImageEntry.init)
      entries[idiom] = valid
      thresholds[idiom] = Set(valid.map(\.minimumOS)).sorted()
      let named = own.flatMap { $0.launchImageFileByIdiom[idiom] ?? $0.launchImageFile }
      bases[idiom] = named.map(LaunchKeys.withoutExtension) ?? app.supports.basename(for: idiom)
    }
    self.entries = entries
    self.thresholds = thresholds
    self.bases = bases
    listsOwn = Set(
      Idiom.allCases.filter { idiom in
        own?.launchImages(for: idiom).map { $0 == keys.launchImages(for: idiom) } ?? false
      }
    )
  }

  /// Whether the app may be launched that way; a TV has one way, named in any landscape word, a web
  /// page turns as it likes.
  func launches(_ screen: Screen, _ orientation: InterfaceOrientation, _ era: Era) -> Bool {
    if era == .web { return true }
    guard let allowed = app.supports.orientations[screen.idiom] else { return false }
    switch screen.idiom {
    case .iphone, .ipad: return allowed.contains(orientation)
    case .tv: return orientation == .landscapeLeft && !allowed.isEmpty
    }
  }

  /// The class of a device; nil when the app never runs on it.
  func kind(of device: Device) -> ScreenCoverage.Class? {
    guard app.supports.devices.contains(device.screen.idiom) else { return nil }
    let first = max(device.firstOS, app.supports.minimumOS)
    let last = [device.lastOS, app.supports.maximumOS].compactMap(\.self).min()
    if let last, first > last { return nil }
    let idiom = device.screen.idiom
    var spans =
      isNative ? EraSpan.spans(for: idiom, keys: world.keys, from: first, through: last) : []
    if isWeb, idiom != .tv {
      spans.append(EraSpan(era: .web, first: first, last: last, before: nil))
    }
    if spans.isEmpty { return nil }
    let eras = spans.map { span in
      ScreenCoverage.EraCase(span: span, systems: systems(span, idiom))
    }
    return ScreenCoverage.Class(screen: device.screen, eras: eras)
  }

  /// The ways to launch in an era; a web app has no URL scheme.
  func schemes(_ era: Era) -> [String?] {
    era == .web ? [nil] : schemes
  }

  func search(_ query: LaunchQuery, _ era: Era) -> LookupResult {
    switch era {
    case .a: EraA.search(query, in: world)
    case .b: EraB.search(query, in: world)
    case .c: EraC.search(query, entries: entries[query.screen.idiom] ?? [], in: world)
    case .d: EraD.search(query, in: world)
    case .web: EraWeb.search(query, in: world)
    }
  }

  func wanted(_ query: LaunchQuery, _ era: Era, _ result: LookupResult) -> WantedImage {
    let base = era == .a ? "Default" : bases[query.screen.idiom] ?? "Default"
    return WantedImage(
      for: query,
      era: era,
      after: result,
      app: app,
      base: base,
      listed: listsOwn.contains(query.screen.idiom) ? result.listed : nil
    )
  }

  private func systems(_ span: EraSpan, _ idiom: Idiom) -> [OSVersion] {
    switch span.era {
    case .a, .b, .web: [OSVersion(0)]
    case .c: span.samples(thresholds[idiom] ?? [])
    case .d: span.samples([OSVersion(8), OSVersion(9), OSVersion(14)])
    }
  }
}
