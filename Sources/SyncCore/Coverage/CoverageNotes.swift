/// Findings about the whole app that ask for no image (facts 4.6, 1.6).
struct CoverageNotes: Sendable {
  private let context: CoverageContext
  private let files: [DesiredFile]

  init(_ context: CoverageContext, files: [DesiredFile]) {
    self.context = context
    self.files = files
  }

  var all: [CoverageNote] {
    [nothingAtAll, storyboardWanted, upright].compactMap(\.self) + emptySets + twoScales + localised
  }

  private var keys: LaunchKeys { context.world.keys }

  private var isWithoutLaunchScreen: Bool {
    [Idiom.iphone, .ipad].filter(context.app.supports.devices.contains)
      .allSatisfy { keys.launchScreenStart(for: $0) == nil }
  }

  private var isPhoneOrPad: Bool {
    !context.app.supports.devices.isDisjoint(with: [.iphone, .ipad])
  }

  private var nothingAtAll: CoverageNote? {
    guard isPhoneOrPad, isWithoutLaunchScreen, !files.contains(where: { $0.image != nil }) else {
      return nil
    }
    return CoverageNote(
      id: "no-launch-image",
      trap: 7,
      message: "without a launch image or screen, iOS takes the app for a 3.5-inch one (trap 7)"
    )
  }

  /// iOS 13 came with the rule; an app that ends before it is for devices that the store serves no more.
  private var storyboardWanted: CoverageNote? {
    guard isPhoneOrPad, isWithoutLaunchScreen,
      context.app.supports.maximumOS.map({ $0 >= OSVersion(13) }) ?? true
    else { return nil }
    return CoverageNote(
      id: "store-wants-launch-screen",
      trap: 22,
      message: "the store has asked for a launch storyboard since 30 June 2020 (trap 22)"
    )
  }

  private var upright: CoverageNote? {
    let ways = context.app.supports.orientations[.iphone] ?? []
    guard context.app.supports.devices.contains(.iphone), !ways.isEmpty,
      ways.allSatisfy({ $0.shape == .landscape })
    else { return nil }
    return CoverageNote(
      id: "iphone-images-upright",
      trap: 10,
      message: "iPhones below the Plus launch with an upright image even in an app that only lies:"
        + " draw it turned by a quarter (trap 10)"
    )
  }

  private var emptySets: [CoverageNote] {
    context.app.outputs.filter { output in
      output.kind == .launchimage
        && !files.contains { $0.image != nil && $0.path.isBelow(output.launchImageSet) }
    }
    .map { output in
      CoverageNote(
        id: "empty-set-\(output.launchImageSetName)",
        trap: 30,
        message:
          "the set \(output.launchImageSet) has no image yet: an app built with it is not full"
          + " screen (trap 30)"
      )
    }
  }

  /// One bitmap under two scales: in an image set it would have to be the one for any scale.
  private var twoScales: [CoverageNote] {
    var scales: [ContentHash: Set<Scale>] = [:]
    var names: [ContentHash: RelativePath] = [:]
    for file in files {
      guard let image = file.image, !image.isDerived, let hash = file.sourceHash else { continue }
      scales[hash, default: []].formUnion(image.slots.map(\.row.scale))
      names[hash] = min(names[hash] ?? file.path, file.path)
    }
    return scales.filter { $0.value.count > 1 }.compactMap { names[$0.key] }.sorted().map { path in
      CoverageNote(
        id: "one-bitmap-two-scales-\(path)",
        trap: 19,
        message: "\(path) serves screens of different scales with one bitmap (trap 19)"
      )
    }
  }

  private var localised: [CoverageNote] {
    guard !context.world.languages.isEmpty else { return [] }
    var notes = context.world.hidden.compactMap(\.path).map { path in
      CoverageNote(
        id: "localised-hidden-\(path)",
        trap: nil,
        message: "\(path) is never shown: iOS looks at the top of the bundle first, and the name is"
          + " there (assumed); put that one into the folder of its language"
      )
    }
    if keys.launchImages != nil || !keys.launchImagesByIdiom.isEmpty {
      notes.append(
        CoverageNote(
          id: "localised-not-listed",
          trap: nil,
          message: "UILaunchImages names files at the top of the bundle: from iOS 7 on, images of a"
            + " language are not read"
        )
      )
    } else if keys.launchImageFile == nil {
      notes.append(
        CoverageNote(
          id: "localised-without-key",
          trap: 29,
          message: "images of a language are found for sure only with UILaunchImageFile in the"
            + " Info.plist (trap 29)"
        )
      )
    }
    return notes
  }
}
