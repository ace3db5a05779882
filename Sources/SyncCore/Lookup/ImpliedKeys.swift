extension LaunchKeys {
  /// The keys that the outputs put into the app's Info.plist when it is built: actool's for a launch
  /// image set, those of the `infoplist` output for loose files, the storyboard's name.
  ///
  /// A set without files counts as an empty list: what one file closes must not depend on whether
  /// others are there.
  package static func implied(by app: App, files: [DesiredFile]) -> LaunchKeys {
    var keys = LaunchKeys()
    let isListed = app.outputs.contains { $0.kind == .infoplist }
    var listed: [ListedImage] = []
    var loose: [ListedImage] = []
    for output in app.outputs {
      switch output.kind {
      case .launchimage:
        keys.launchImages = keys.launchImages ?? []
        listed += compiled(files, of: output)
        if hasLegacySlot(files, below: output.launchImageSet) {
          keys.launchImageFile = keys.launchImageFile ?? output.launchImageSetName
        }
      case .bundle:
        guard isListed else { continue }
        keys.launchImages = keys.launchImages ?? []
        loose += looseImages(files, of: output, app)
      case .storyboard:
        let name = storyboardName(of: output)
        if let scheme = output.scheme.map(app.supports.spelling) {
          keys.storyboards = keys.storyboards ?? LaunchScreenList()
          keys.storyboards?.definitions.updateValue(name, forKey: name)
          keys.storyboards?.schemes[scheme] = name
          continue
        }
        if app.supports.devices.contains(.tv) {
          // A TV's storyboard is another one, which no output makes.
          for idiom in [Idiom.iphone, .ipad] where keys.storyboardNameByIdiom[idiom] == nil {
            keys.storyboardNameByIdiom[idiom] = name
          }
        } else {
          keys.storyboardName = keys.storyboardName ?? name
        }
      case .infoplist:
        // Where no system reads it the screen is not written either.
        if app.supports.reaches(OSVersion(14)) { keys.add(output.screens(of: app)) }
      case .web, .splash: break
      }
    }
    if keys.storyboards != nil, let name = keys.storyboardName {
      keys.storyboards?.definitions.updateValue(name, forKey: name)
      keys.storyboards?.defaultID = name
    }
    // The compiler names the set whatever else there is, so a bundle's name only stands without one.
    let bundles = app.outputs.filter { $0.kind == .bundle }
    if isListed, keys.launchImageFile == nil,
      bundles.contains(where: { hasLegacySlot(files, in: $0.path) })
    {
      keys.launchImageFile = withExtension(app.supports.basename)
    }
    // A set's entries are the compiler's; the loose files of the same screens would only double them.
    let shapes = Set(listed.map(\.shape))
    listed += loose.filter { !shapes.contains($0.shape) }
    for image in listed.sorted() {
      let value = LaunchImageValue(image)
      if keys.launchImages?.contains(value) == false { keys.launchImages?.append(value) }
    }
    return keys
  }

  /// These keys, and where one is absent that of `other`.
  package func completed(by other: LaunchKeys) -> LaunchKeys {
    var keys = self
    keys.launchImages = launchImages ?? other.launchImages
    keys.launchImagesByIdiom = launchImagesByIdiom.merging(
      other.launchImagesByIdiom,
      uniquingKeysWith: { own, _ in own }
    )
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
    keys.requiresFullScreen = requiresFullScreen || other.requiresFullScreen
    return keys
  }

  /// What actool calls the file of a slot; nil for slots it does not know.
  static func compiledName(of row: SlotRow, set: String) -> String? {
    let prefix = "LaunchImage"
    guard let name = row.compiledName, name.hasPrefix(prefix) else { return nil }
    return set + name.dropFirst(prefix.count)
  }

  /// A name as iOS takes it from a key: what follows the last dot would be cut off as an extension
  /// (facts 1.1, 1.5), so a name with a dot of its own is given one.
  private static func withExtension(_ name: String) -> String {
    withoutExtension(name) == name ? name : name + LaunchName.fileExtension
  }

  /// `LaunchScreen`, unless the output's path names another.
  static func storyboardName(of output: Output) -> String {
    let ending = ".storyboard"
    let text = output.path.map { String(decoding: $0.name, as: UTF8.self) } ?? ""
    return text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : "LaunchScreen"
  }

  /// An image with the name that an entry of `UILaunchImages` gives it.
  fileprivate struct ListedImage: Comparable {
    let name: String
    let slot: Slot
    let minimumOS: OSVersion

    /// What an entry is for.
    var shape: Shape {
      Shape(
        points: slot.row.points,
        orientation: slot.row.orientation,
        facing: slot.variant.facing,
        isPad: slot.row.idiom == .ipad
      )
    }

    struct Shape: Hashable {
      let points: PointSize
      let orientation: SlotOrientation
      let facing: InterfaceOrientation?
      let isPad: Bool
    }

    /// In the order of Xcode's compiler, which is that of its template; what it knows nothing of
    /// comes after it, in table order.
    static func < (left: Self, right: Self) -> Bool {
      let places = [left, right].map { CatalogRow.place[$0.slot.row] ?? Int.max }
      return places[0] != places[1] ? places[0] < places[1] : left.slot < right.slot
    }
  }

  private static func hasLegacySlot(_ files: [DesiredFile], below set: RelativePath) -> Bool {
    files.contains { $0.path.isBelow(set) && $0.isLegacy }
  }

  private static func hasLegacySlot(_ files: [DesiredFile], in folder: RelativePath?) -> Bool {
    files.contains { $0.path.parent == folder && $0.isLegacy }
  }

  /// One entry a name, for slots of iOS 7 and later (facts 2).
  private static func compiled(_ files: [DesiredFile], of output: Output) -> [ListedImage] {
    files.filter { $0.path.isBelow(output.launchImageSet) }.flatMap { $0.image?.slots ?? [] }
      .compactMap { slot in
        guard let minimum = slot.row.minimumOS,
          let name = compiledName(of: slot.row, set: output.launchImageSetName)
        else { return nil }
        return ListedImage(name: LooseName.stem(of: name), slot: slot, minimumOS: minimum)
      }
  }

  /// One entry a loose file; a slot without a minimum is listed from iOS 7 on.
  ///
  /// Schemes have no entry, and no system that reads entries leaves the status bar out. Entries name
  /// files at the top of the bundle, so those of a language have none either (facts 1.6).
  private static func looseImages(
    _ files: [DesiredFile],
    of output: Output,
    _ app: App
  ) -> [ListedImage] {
    let basename = withoutExtension(app.supports.basename(for: .iphone))
    return files.compactMap { file in
      // A copy for systems before iOS 3.2 alone; its image is listed by its own name.
      if file.path.name.elementsEqual(LaunchName.oldest.utf8), basename != "Default" { return nil }
      guard file.path.parent == output.path, let slots = file.image?.slots.sorted(),
        let slot = slots.last
      else { return nil }
      let isListed = slots.allSatisfy {
        $0.variant.scheme == nil && $0.row.extent == .fullScreen
      }
      guard isListed else { return nil }
      return ListedImage(
        name: withExtension(
          LooseName.stem(of: String(decoding: file.path.name, as: UTF8.self))
        ),
        slot: slot,
        minimumOS: slots.compactMap(\.row.minimumOS).min() ?? OSVersion(7)
      )
    }
  }
}

extension DesiredFile {
  /// Whether it fills a slot that systems before iOS 7 read.
  fileprivate var isLegacy: Bool {
    image?.slots.contains { $0.row.minimumOS == nil && $0.row.compiledName != nil } ?? false
  }
}

extension LaunchImageValue {
  fileprivate init(_ image: LaunchKeys.ListedImage) {
    let slot = image.slot
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
        name: .text(image.name),
        minimumOS: .text(image.minimumOS.description),
        orientation: .text(word),
        size: .text("{\(points.width), \(points.height)}")
      )
    )
  }
}
