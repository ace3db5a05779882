extension LaunchKeys {
  /// The keys that the outputs put into the app's Info.plist when it is built: actool's for a launch
  /// image set, those of the `infoplist` output for loose files, the storyboard's name.
  ///
  /// A set without files counts as an empty list: what one file closes must not depend on whether
  /// others are there.
  package static func implied(by app: App, files: [DesiredFile]) -> LaunchKeys {
    var keys = LaunchKeys()
    let listsLoose = app.outputs.contains { $0.kind == .infoplist }
    for output in app.outputs {
      switch output.kind {
      case .launchimage:
        keys.add(compiled(files, of: output))
        if hasLegacySlot(files, of: output) { keys.launchImageFile = setName(of: output) }
      case .bundle:
        if listsLoose { keys.add(loose(files, of: output)) }
      case .storyboard:
        let name = storyboardName(of: output)
        if app.supports.devices.contains(.tv) {
          // A TV's storyboard is another one, which no output makes.
          for idiom in [Idiom.iphone, .ipad] where keys.storyboardNameByIdiom[idiom] == nil {
            keys.storyboardNameByIdiom[idiom] = name
          }
        } else {
          keys.storyboardName = keys.storyboardName ?? name
        }
      case .infoplist, .web, .splash: break
      }
    }
    return keys
  }

  /// These keys, and where one is absent that of `other`.
  package func completed(by other: LaunchKeys) -> LaunchKeys {
    var keys = self
    if launchImages == nil, launchImagesByIdiom.isEmpty {
      keys.launchImages = other.launchImages
      keys.launchImagesByIdiom = other.launchImagesByIdiom
    }
    keys.launchImageFile = launchImageFile ?? other.launchImageFile
    keys.launchImageFileByIdiom = launchImageFileByIdiom.merging(
      other.launchImageFileByIdiom,
      uniquingKeysWith: { own, _ in own }
    )
    keys.storyboardName = storyboardName ?? other.storyboardName
    keys.storyboardNameByIdiom = storyboardNameByIdiom.merging(
      other.storyboardNameByIdiom,
      uniquingKeysWith: { own, _ in own }
    )
    keys.storyboards = storyboards ?? other.storyboards
    keys.hasLaunchScreen = hasLaunchScreen || other.hasLaunchScreen
    keys.launchScreens = launchScreens ?? other.launchScreens
    return keys
  }

  /// `LaunchImage` of `Assets.xcassets/LaunchImage.launchimage`.
  static func setName(of output: Output) -> String {
    guard let path = output.path else { return "LaunchImage" }
    let text = String(decoding: path.name, as: UTF8.self)
    return text.hasSuffix(".launchimage") ? String(text.dropLast(12)) : text
  }

  /// What actool calls the file of a slot; nil for slots it does not know.
  static func compiledName(of slot: Slot, set: String) -> String? {
    let prefix = "LaunchImage"
    guard let name = slot.row.compiledName, name.hasPrefix(prefix) else { return nil }
    return set + name.dropFirst(prefix.count)
  }

  /// `LaunchScreen`, unless the output's path names another.
  static func storyboardName(of output: Output) -> String {
    let ending = ".storyboard"
    let text = output.path.map { String(decoding: $0.name, as: UTF8.self) } ?? ""
    return text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : "LaunchScreen"
  }

  private mutating func add(_ values: [LaunchImageValue]) {
    var all = launchImages ?? []
    for value in values where !all.contains(value) { all.append(value) }
    launchImages = all
  }

  private static func hasLegacySlot(_ files: [DesiredFile], of output: Output) -> Bool {
    files.contains { file in
      file.path.isBelow(output.path)
        && file.image?.slots.contains { $0.row.minimumOS == nil && $0.row.compiledName != nil }
          == true
    }
  }

  /// One entry a name, for slots of iOS 7 and later (facts 2).
  private static func compiled(_ files: [DesiredFile], of output: Output) -> [LaunchImageValue] {
    let set = setName(of: output)
    let slots = files.filter { $0.path.isBelow(output.path) }.flatMap { $0.image?.slots ?? [] }
    return slots.sorted().compactMap { slot in
      guard let minimum = slot.row.minimumOS, let name = compiledName(of: slot, set: set) else {
        return nil
      }
      return LaunchImageValue(name: LooseName.stem(of: name), slot: slot, minimumOS: minimum)
    }
  }

  /// One entry a loose file; a slot without a minimum is listed from iOS 7 on.
  private static func loose(_ files: [DesiredFile], of output: Output) -> [LaunchImageValue] {
    var values: [LaunchImageValue] = []
    for file in files where file.path.parent == output.path {
      guard let slots = file.image?.slots.sorted(), let slot = slots.last else { continue }
      if slots.contains(where: { $0.variant.scheme != nil || $0.row.extent == .toStatusBar }) {
        continue
      }
      let name = LooseName.stem(of: String(decoding: file.path.name, as: UTF8.self))
      let minimum = slots.compactMap(\.row.minimumOS).min() ?? OSVersion(7)
      values.append(LaunchImageValue(name: name, slot: slot, minimumOS: minimum))
    }
    return values
  }
}

extension LaunchImageValue {
  fileprivate init(name: String, slot: Slot, minimumOS: OSVersion) {
    let word: String
    switch slot.variant.facing {
    case .portrait: word = "Portrait"
    case .portraitUpsideDown: word = "PortraitUpsideDown"
    case .landscapeLeft: word = "LandscapeLeft"
    case .landscapeRight: word = "LandscapeRight"
    case nil: word = slot.row.orientation == .landscape ? "Landscape" : "Portrait"
    }
    let points = slot.row.points
    self = .dictionary(
      Fields(
        name: .text(name),
        minimumOS: .text(minimumOS.description),
        orientation: .text(word),
        size: .text("{\(points.width), \(points.height)}")
      )
    )
  }
}
