/// What lookup can not see: rules of the store and of the launch-screen renderer (facts 4.6).
struct StoreRules: Sendable {
  private let context: CoverageContext
  private let files: [DesiredFile]
  private let devices: [Device]
  private let total: Int

  init(_ context: CoverageContext, files: [DesiredFile], devices: [Device], total: Int) {
    self.context = context
    self.files = files
    self.devices = devices
    self.total = total
  }

  func apply(to gaps: [Gap]) -> [Gap] {
    var gaps = gaps
    for index in gaps.indices {
      for text in gaps[index].traps.compactMap(GapTraps.text) { gaps[index].message += "; " + text }
    }
    if needsMultitaskingScreen, !sharingPads.isEmpty { Self.raise(&gaps, multitasking) }
    if let gap = minimumOS { gaps.append(gap) }
    gaps += oversized
    return gaps.sorted()
  }

  /// Findings that ask for nothing.
  var notes: [CoverageNote] {
    var notes: [CoverageNote] = []
    for idiom in Idiom.allCases where context.app.supports.devices.contains(idiom) {
      guard let start = context.world.keys.launchScreenStart(for: idiom), hasLaunchImage(idiom)
      else { continue }
      let text =
        "on \(idiom.rawValue), launch images are not read from iOS \(start) on: "
        + "the launch screen takes their place (trap 14)"
      let note = CoverageNote(
        id: "launch-images-ignored-\(idiom.rawValue)",
        trap: 14,
        message: text
      )
      notes.append(note)
    }
    for scheme in context.app.supports.urlSchemes where context.isNative && !hasImage(for: scheme) {
      let text =
        "the scheme \(printable(scheme.utf8)) has no image of its own; launches by it show the plain one"
      notes.append(CoverageNote(id: "scheme-without-image-\(scheme)", trap: nil, message: text))
    }
    return notes + CoverageNotes(context, files: files).all
  }

  // MARK: - Traps 21 and 23

  private static let allWays = InterfaceOrientation.allCases.count

  /// All four orientations, not full screen only, on a system that shares the screen: the store
  /// wants a storyboard, or a plist screen when nothing older than iOS 14 is supported.
  private var needsMultitaskingScreen: Bool {
    let supports = context.app.supports
    let keys = context.world.keys
    let ways = Set(supports.orientations[.ipad] ?? [])
    guard context.isNative, supports.devices.contains(.ipad), ways.count == Self.allWays,
      !keys.requiresFullScreen,
      supports.maximumOS.map({ $0 >= OSVersion(9) }) ?? true
    else { return false }
    if keys.storyboardName(for: .ipad) != nil || keys.storyboards != nil { return false }
    let hasPlistScreen = keys.hasLaunchScreen || keys.launchScreens != nil
    return !(hasPlistScreen && supports.minimumOS >= OSVersion(14))
  }

  private var sharingPads: [Device] {
    devices.filter { $0.screen.idiom == .ipad && ($0.lastOS ?? OSVersion(99)).major >= 9 }
  }

  private var multitasking: Gap {
    gap(
      "ipad-launch-screen",
      sharingPads,
      trap: 21,
      "iPad apps that run in all four orientations need a launch screen to share the screen, or the"
        + " store rejects them: add the output \"storyboard\" (trap 21)"
    )
  }

  /// One file closes both: the multitasking rule makes the iPad launch-screen gap an error.
  private static func raise(_ gaps: inout [Gap], _ rule: Gap) {
    guard let index = gaps.firstIndex(where: { $0.id == rule.id }) else {
      gaps.append(rule)
      return
    }
    gaps[index].severity = .error
    gaps[index].traps += rule.traps
    gaps[index].message += "; " + rule.message
  }

  private var minimumOS: Gap? {
    let keys = context.world.keys
    guard keys.hasLaunchScreen || keys.launchScreens != nil,
      !keys.namesStoryboard(for: context.app.supports.devices),
      context.app.supports.minimumOS < OSVersion(14)
    else { return nil }
    return gap(
      "launch-screen-minimum-os",
      devices.filter { $0.firstOS < OSVersion(14) },
      trap: 23,
      "UILaunchScreen is read from iOS 14 on, and the app supports \(context.app.supports.minimumOS):"
        + " such a build could not be submitted; add the output \"storyboard\" (trap 23)"
    )
  }

  // MARK: - Trap 16

  /// Bytes of one decoded launch-screen image, from which iOS 14 shows black.
  static let decodedLimit = 25_000_000

  private var oversized: [Gap] {
    files.compactMap { file in
      guard let image = file.image, Self.isInImageSet(file.path),
        !SplashOutput.holds(file.path, app: context.app)
      else { return nil }
      let bytes = image.pixels.width * image.pixels.height * 4
      guard bytes > Self.decodedLimit else { return nil }
      let name = String(decoding: file.path.name, as: UTF8.self)
      return gap(
        "launch-screen-decoded-\(name)",
        devices.filter { ($0.lastOS ?? OSVersion(99)) >= OSVersion(14) },
        trap: 16,
        "\(file.path) takes \(bytes) bytes decoded; above \(Self.decodedLimit) the launch screen is"
          + " black from iOS 14 on: deliver at most 2400x2400 (trap 16)",
        wanted: Gap.Wanted(file: name, pixels: PixelSize(2400, 2400))
      )
    }
  }

  private static func isInImageSet(_ path: RelativePath) -> Bool {
    path.parent.map { $0.name.suffix(9).elementsEqual(".imageset".utf8) } ?? false
  }

  private func gap(
    _ id: String,
    _ affected: [Device],
    trap: Int,
    _ message: String,
    wanted: Gap.Wanted? = nil
  ) -> Gap {
    let first = affected.first ?? devices.first
    let pixels = first.map { $0.screen.pixels(for: .portrait) } ?? PixelSize(0, 0)
    return Gap(
      id: id,
      severity: .error,
      device: first?.name ?? "",
      devices: affected.map(\.name),
      tableCount: total,
      orientation: .portrait,
      state: .missing,
      seen: nil,
      wanted: wanted ?? Gap.Wanted(file: "LaunchScreen.storyboard", pixels: pixels),
      message: message,
      traps: [trap]
    )
  }

  /// Whether some file is a launch image of that kind of device; those of a launch screen, of a web
  /// app and of a first screen are none.
  private func hasLaunchImage(_ idiom: Idiom) -> Bool {
    files.contains { file in
      file.image?.slots.contains { slot in
        switch slot.row.family {
        case .launchImage, .listedImage: slot.row.idiom == idiom
        case .screen, .square: false
        }
      } ?? false
    }
  }

  private func hasImage(for scheme: String) -> Bool {
    files.contains { $0.image?.slots.contains { $0.variant.scheme == scheme } ?? false }
  }
}
