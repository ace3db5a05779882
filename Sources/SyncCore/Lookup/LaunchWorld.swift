/// What the app's bundle will hold, as far as lookup asks: names at its top level, and keys.
struct LaunchWorld: Sendable {
  let keys: LaunchKeys
  /// What the config says; `UILaunchImageFile` goes before it.
  private let support: Support
  /// Schemes that the app declares.
  let schemes: [String]
  /// By the bytes of the name: equal text need not be one file.
  private let files: [[UInt8]: LaunchFile]
  /// The same in each `xx.lproj`.
  private let localised: [String: [[UInt8]: LaunchFile]]
  private let storyboards: [[UInt8]: LaunchFile]
  private let storyboardImages: StoryboardWorld
  private let startupImages: StartupImages
  /// Names of the storyboards that an output is to make, whether or not it did.
  private let promised: [String]

  /// Reads what the outputs hold; where two would put one name into the bundle, the first output's
  /// file stands.
  init(app: App, files desired: [DesiredFile], keys: LaunchKeys) {
    self.keys = keys
    support = app.supports
    schemes = app.supports.urlSchemes
    var files: [[UInt8]: LaunchFile] = [:]
    var localised: [String: [[UInt8]: LaunchFile]] = [:]
    var storyboards: [[UInt8]: LaunchFile] = [:]
    for output in app.outputs {
      switch output.kind {
      case .bundle:
        Self.addLoose(desired, of: output, to: &files)
        Self.addLocalised(desired, of: output, to: &localised)
      case .launchimage: Self.addCompiled(desired, of: output, to: &files)
      case .storyboard: Self.addStoryboards(desired, of: output, to: &storyboards)
      case .infoplist, .web, .splash: break
      }
    }
    self.files = files
    self.localised = localised
    self.storyboards = storyboards
    storyboardImages = StoryboardWorld(app: app, files: desired)
    startupImages = StartupImages(app: app, files: desired)
    promised = app.outputs.filter { $0.kind == .storyboard }.map(LaunchKeys.storyboardName)
  }

  /// Whether an output is to make the storyboard of that name.
  func makesStoryboard(named name: String) -> Bool { promised.contains(name) }

  /// The file of that name at the top of the bundle.
  func file(named name: [UInt8]) -> LaunchFile? { files[name] }

  /// The images of a language, by name.
  func files(of language: String) -> [[UInt8]: LaunchFile] { localised[language] ?? [:] }

  /// The languages that have images of their own, sorted.
  var languages: [String] { localised.keys.sorted() }

  /// Images of a language that the top of the bundle hides, sorted by path.
  var hidden: [LaunchFile] {
    localised.values.flatMap { images in images.filter { files[$0.key] != nil }.values }
      .sorted { left, right in
        guard let left = left.path, let right = right.path else { return right.path != nil }
        return left < right
      }
  }

  /// The launch storyboard of that name among the outputs.
  func storyboard(named name: String) -> LaunchFile? { storyboards[Array(name.utf8)] }

  /// What the launch storyboard of that name, one of ours, shows on a screen.
  func image(ofStoryboard name: String, on screen: Screen, _ shape: SlotOrientation)
    -> StoryboardWorld.Image?
  {
    storyboardImages.image(of: name, on: screen, shape)
  }

  /// What a web app shows on a screen.
  func startupImage(on screen: Screen, _ shape: SlotOrientation) -> LaunchFile? {
    startupImages.image(on: screen, shape)
  }

  /// `UILaunchImageFile~idiom`, else `UILaunchImageFile`, else the config's (facts 4.2, 1).
  func basename(for idiom: Idiom) -> String {
    (keys.launchImageFileByIdiom[idiom] ?? keys.launchImageFile).map(LaunchKeys.withoutExtension)
      ?? support.basename(for: idiom)
  }

  /// Files right in the output's folder go by their own name.
  private static func addLoose(
    _ desired: [DesiredFile],
    of output: Output,
    to files: inout [[UInt8]: LaunchFile]
  ) {
    for file in desired where file.path.parent == output.path {
      guard let image = file.image else { continue }
      let found = LaunchFile(path: file.path, pixels: image.pixels, isDerived: image.isDerived)
      let name = Array(file.path.name)
      if files[name] == nil { files[name] = found }
    }
  }

  private static func addLocalised(
    _ desired: [DesiredFile],
    of output: Output,
    to localised: inout [String: [[UInt8]: LaunchFile]]
  ) {
    for file in desired {
      guard let image = file.image, let folder = file.path.parent, folder.parent == output.path,
        folder.name.hasSuffix(".lproj")
      else { continue }
      let language = String(decoding: folder.name.dropLast(6), as: UTF8.self)
      let found = LaunchFile(path: file.path, pixels: image.pixels, isDerived: image.isDerived)
      let name = Array(file.path.name)
      if localised[language]?[name] == nil { localised[language, default: [:]][name] = found }
    }
  }

  /// Files of a launch image set go by the name that actool gives each slot (facts 2).
  private static func addCompiled(
    _ desired: [DesiredFile],
    of output: Output,
    to files: inout [[UInt8]: LaunchFile]
  ) {
    let set = output.launchImageSetName
    for file in desired where file.path.isBelow(output.launchImageSet) {
      guard let image = file.image else { continue }
      let found = LaunchFile(path: file.path, pixels: image.pixels, isDerived: image.isDerived)
      for slot in image.slots {
        guard let name = LaunchKeys.compiledName(of: slot.row, set: set) else { continue }
        if files[Array(name.utf8)] == nil { files[Array(name.utf8)] = found }
      }
    }
  }

  private static func addStoryboards(
    _ desired: [DesiredFile],
    of output: Output,
    to storyboards: inout [[UInt8]: LaunchFile]
  ) {
    let ending = Array(".storyboard".utf8)
    for file in desired where file.path == output.path || file.path.isBelow(output.path) {
      guard file.path.name.count > ending.count, file.path.name.suffix(ending.count) == ending[...]
      else { continue }
      let name = Array(file.path.name.dropLast(ending.count))
      storyboards[name] = LaunchFile(path: file.path, pixels: nil)
    }
  }
}
