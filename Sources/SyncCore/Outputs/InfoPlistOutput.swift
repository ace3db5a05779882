/// A partial Info.plist to merge into the app's own: the launch keys that the other outputs need.
package struct InfoPlistOutput {
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    var files: [RelativePath: DesiredFile] = [:]
    for other in app.outputs {
      switch other.kind {
      case .bundle, .launchimage, .storyboard:
        for file in Outputs.files(assignment, app: app, output: other)
        where files[file.path] == nil {
          files[file.path] = file
        }
      case .infoplist, .web, .splash: break
      }
    }
    var keys = LaunchKeys.implied(by: app, files: files.values.sorted { $0.path < $1.path })
    // A storyboard that is named and not there is a blank screen, without a way back to images.
    let made = app.outputs.filter { output in
      output.kind == .storyboard && files[StoryboardPlace(output).storyboard] != nil
    }
    keys.keepStoryboards(named: Set(made.map(LaunchKeys.storyboardName)))
    return [
      DesiredFile(
        path: output.infoPlistFile,
        content: .generated(keys.written(for: app, screens: output.screens(of: app)).document())
      )
    ]
  }
}

extension LaunchKeys {
  /// The keys as a property list; those that no system of the app's range reads are left out.
  func written(for app: App, screens: [PlistScreen]) -> PlistValue {
    let support = app.supports
    var entries: [PlistValue.Entry] = []
    let idioms = Idiom.allCases.filter(support.devices.contains)
    // From the first launch-screen key on, launch images are not read (facts 4.4, 1).
    let readsImages = idioms.contains { idiom in
      launchScreenStart(for: idiom).map { support.minimumOS < $0 } ?? true
    }
    let list = (launchImages ?? []).filter { $0.isRead(in: support) }.compactMap(\.plist)
    if readsImages, !list.isEmpty { entries.append(.init("UILaunchImages", .array(list))) }
    if support.minimumOS < OSVersion(7), let launchImageFile {
      entries.append(.init("UILaunchImageFile", .string(launchImageFile)))
    }
    if let storyboardName, support.reaches(OSVersion(8)) {
      entries.append(.init("UILaunchStoryboardName", .string(storyboardName)))
    }
    for (idiom, name) in storyboardNameByIdiom
    where idioms.contains(idiom) && support.reaches(OSVersion(8)) {
      entries.append(.init("UILaunchStoryboardName" + idiom.suffix, .string(name)))
    }
    if let storyboards, support.reaches(OSVersion(9)) {
      entries.append(.init("UILaunchStoryboards", storyboards.plist))
    }
    // Without a storyboard, an app for systems before iOS 14 that has it can not be submitted
    // (facts 4.6, trap 23).
    let maySubmit = support.minimumOS >= OSVersion(14) || namesStoryboard(for: Set(idioms))
    if maySubmit, support.reaches(OSVersion(14)) {
      entries += PlistScreen.entries(screens)
    }
    return .dictionary(entries)
  }
}

extension LaunchKeys {
  /// Leaves out every storyboard that is not there.
  fileprivate mutating func keepStoryboards(named made: Set<String>) {
    if let name = storyboardName, !made.contains(name) { storyboardName = nil }
    storyboardNameByIdiom = storyboardNameByIdiom.filter { made.contains($0.value) }
    guard var list = storyboards else { return }
    list.definitions = list.definitions.filter { made.contains($0.key) }
    list.schemes = list.schemes.filter { made.contains($0.value) }
    if let id = list.defaultID, !made.contains(id) { list.defaultID = nil }
    // One screen for every launch needs no list.
    storyboards = list.schemes.isEmpty ? nil : list
  }
}

extension LaunchScreenList {
  /// As `UILaunchStoryboards`.
  fileprivate var plist: PlistValue {
    var entries: [PlistValue.Entry] = [
      .init(
        "UILaunchStoryboardDefinitions",
        .array(
          definitions.sorted { $0.key < $1.key }.map { id, file in
            .dictionary([
              .init("UILaunchStoryboardIdentifier", .string(id)),
              .init("UILaunchStoryboardFile", .string(file ?? id)),
            ])
          }
        )
      ),
      .init(
        "UIURLToLaunchStoryboardAssociations",
        .dictionary(schemes.map { .init($0.key, .string($0.value)) })
      ),
    ]
    if let defaultID { entries.append(.init("UIDefaultLaunchStoryboard", .string(defaultID))) }
    return .dictionary(entries)
  }
}

extension PlistScreen {
  /// `UILaunchScreen` for one that every launch shows, else `UILaunchScreens`.
  fileprivate static func entries(_ screens: [PlistScreen]) -> [PlistValue.Entry] {
    guard let first = screens.first else { return [] }
    if screens.count == 1, first.scheme == nil {
      return [.init("UILaunchScreen", .dictionary(first.keys))]
    }
    let definitions = screens.map { screen in
      PlistValue.dictionary([.init("UILaunchScreenIdentifier", .string(screen.id))] + screen.keys)
    }
    let schemes = screens.filter { $0.scheme != nil }
    var entries: [PlistValue.Entry] = [
      .init("UILaunchScreenDefinitions", .array(definitions)),
      .init(
        "UIURLToLaunchScreenAssociations",
        .dictionary(schemes.map { .init($0.id, .string($0.id)) })
      ),
    ]
    if let other = screens.first(where: { $0.scheme == nil }) {
      entries.append(.init("UIDefaultLaunchScreen", .string(other.id)))
    }
    return [.init("UILaunchScreens", .dictionary(entries))]
  }

  private var keys: [PlistValue.Entry] {
    var keys: [PlistValue.Entry] = []
    if let image { keys.append(.init("UIImageName", .string(image))) }
    if let color { keys.append(.init("UIColorName", .string(color))) }
    if isSafe { keys.append(.init("UIImageRespectsSafeAreaInsets", .bool(true))) }
    return keys
  }
}

extension Output {
  /// Its screens, with their schemes as the app spells them.
  func screens(of app: App) -> [PlistScreen] {
    screens.map { screen in
      var screen = screen
      screen.scheme = screen.scheme.map(app.supports.spelling)
      return screen
    }
  }
}

extension LaunchKeys {
  /// The launch screens that a partial plist describes.
  mutating func add(_ screens: [PlistScreen]) {
    guard !screens.isEmpty else { return }
    if screens.count == 1, screens[0].scheme == nil {
      hasLaunchScreen = true
      return
    }
    var list = launchScreens ?? LaunchScreenList()
    for screen in screens {
      list.definitions.updateValue(nil, forKey: screen.id)
      if let scheme = screen.scheme { list.schemes[scheme] = screen.id }
      if screen.scheme == nil { list.defaultID = screen.id }
    }
    launchScreens = list
  }
}

extension Support {
  /// Whether the app runs on that system or a later one.
  func reaches(_ system: OSVersion) -> Bool {
    maximumOS.map { $0 >= system } ?? true
  }
}

extension LaunchImageValue {
  /// Whether a system of the range takes the entry into account.
  fileprivate func isRead(in support: Support) -> Bool {
    LaunchImageEntry(self).map { support.reaches($0.minimumOS) } ?? true
  }

  fileprivate var plist: PlistValue? {
    guard case .dictionary(let fields) = self else { return nil }
    let pairs: [(String, PlistField)] = [
      ("UILaunchImageMinimumOSVersion", fields.minimumOS), ("UILaunchImageName", fields.name),
      ("UILaunchImageOrientation", fields.orientation), ("UILaunchImageSize", fields.size),
    ]
    return .dictionary(
      pairs.compactMap { key, field in
        guard case .text(let text) = field else { return nil }
        return PlistValue.Entry(key, .string(text))
      }
    )
  }
}
