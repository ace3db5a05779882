@testable import SyncCore

/// Builders for what the tests of lookup and coverage look at.
enum LaunchFixture {
  static func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("not a path: \(text)") }
    return path
  }

  /// A file whose image has the given pixels, for no particular slot.
  static func file(_ name: String, _ pixels: PixelSize, isDerived: Bool = false) -> DesiredFile {
    DesiredFile(
      path: path(name),
      content: .copy(path("source.png"), hash: ContentHash(high: 0, low: 0)),
      image: ImageUse(slots: [], pixels: pixels, isDerived: isDerived)
    )
  }

  /// A file of a launch image set.
  static func compiled(
    _ name: String,
    _ compiledName: String,
    idiom: Idiom,
    points: PointSize,
    scale: Scale,
    orientation: SlotOrientation,
    minimumOS: OSVersion?,
    folder: String = "Assets.xcassets/LaunchImage.launchimage/"
  ) -> DesiredFile {
    let upright = points.pixels(at: scale)
    let pixels = orientation == .landscape && idiom != .tv ? upright.turned : upright
    let row = SlotRow(
      id: compiledName,
      rank: compiledName.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff_ffff },
      family: .launchImage,
      idiom: idiom,
      points: points,
      orientation: orientation,
      scale: scale,
      extent: .fullScreen,
      subtype: nil,
      minimumOS: minimumOS,
      pixels: pixels,
      looseNames: [],
      compiledName: compiledName,
      sources: []
    )
    return DesiredFile(
      path: path(folder + name),
      content: .copy(path("source.png"), hash: ContentHash(high: 0, low: 0)),
      image: ImageUse(slots: [Slot(row)], pixels: pixels)
    )
  }

  static let set = Output(
    kind: .launchimage,
    path: path("Assets.xcassets/LaunchImage.launchimage")
  )

  static func app(
    minimum: OSVersion = OSVersion(7),
    maximum: OSVersion? = nil,
    devices: Set<Idiom> = [.iphone, .ipad],
    everyWay: Bool = true,
    schemes: [String] = [],
    outputs: [Output] = [Output(kind: .bundle, path: nil)],
    deviceSuffix: Bool = false
  ) -> App {
    let all = InterfaceOrientation.allCases
    let support = Support(
      devices: devices,
      minimumOS: minimum,
      maximumOS: maximum,
      orientations: everyWay
        ? [.iphone: all, .ipad: all, .tv: [.landscapeLeft]] : Support.everyWay,
      urlSchemes: schemes
    )
    return App(
      name: "aurora",
      drop: Array("/d".utf8),
      build: Array("/b".utf8),
      supports: support,
      outputs: outputs,
      deviceSuffix: deviceSuffix
    )
  }

  static func device(_ name: String) -> Device {
    DeviceTable.device(named: name) ?? DeviceTable.all[0]
  }

  static let phone1x = Screen(idiom: .iphone, points: PointSize(320, 480), scale: .one)
  static let phone35 = Screen(idiom: .iphone, points: PointSize(320, 480), scale: .two)
  static let phone4 = Screen(idiom: .iphone, points: PointSize(320, 568), scale: .two)
  static let phone6 = Screen(idiom: .iphone, points: PointSize(375, 667), scale: .two)
  static let phonePlus = Screen(idiom: .iphone, points: PointSize(414, 736), scale: .three)
  static let phoneXR = Screen(idiom: .iphone, points: PointSize(414, 896), scale: .two)
  static let phoneMax = Screen(idiom: .iphone, points: PointSize(414, 896), scale: .three)
  static let pad1x = Screen(idiom: .ipad, points: PointSize(768, 1024), scale: .one)
  static let pad2x = Screen(idiom: .ipad, points: PointSize(768, 1024), scale: .two)

  /// Era B over files of those names; pixels do not matter to lookup.
  static func eraB(
    _ names: [String],
    _ screen: Screen,
    _ orientation: InterfaceOrientation,
    scheme: String? = nil,
    keys: LaunchKeys = LaunchKeys()
  ) -> LookupResult {
    let files = names.map { file($0, PixelSize(1, 1)) }
    let world = LaunchWorld(app: app(schemes: ["demo"]), files: files, keys: keys)
    return EraB.search(
      LaunchQuery(screen: screen, orientation: orientation, scheme: scheme, system: OSVersion(6)),
      in: world
    )
  }
}
