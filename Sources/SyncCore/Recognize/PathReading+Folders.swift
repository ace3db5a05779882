// Folders speak where the name is silent, the nearest first, up to the asset catalog; an image set in it
// is named by people, and speaks as well.
extension PathReading {
  mutating func readFolders() {
    var covered = evidence.reduce(into: Attributes()) { $0.formUnion($1.attributes) }
    // A grammatical name with an orientation is an iPad's (Titanium keeps those in `iphone/`).
    if name.isGrammar, name.marks.contains(.orientation), !isInSet { covered.insert(.idiom) }
    var isOutside = false
    // A catalog may be a Mac's or a television's, whatever its set is called.
    var isPlatformKnown = name.marks.contains(.apple) || platform != nil
    for place in components.indices.dropLast().reversed() {
      let folder = components[place]
      if readLocale(of: folder, at: place) { continue }
      // Above a catalog only the platform is asked for, and only until it is known, and whether all
      // below are screenshots.
      if isOutside, isPlatformKnown, !asksPurposeOutside { continue }
      let isCatalog = FolderKind.isCatalog(folder)
      defer { if isCatalog { isOutside = true } }
      let reading = NameReader.read(folder: folder, component: place)
      if !isPlatformKnown {
        isPlatformKnown = readPlatform(reading, of: folder, isOutside: isOutside, unless: covered)
      }
      if isOutside, asksPurposeOutside { purpose = purpose ?? reading.purpose }
      if isOutside || isCatalog && !FolderKind.isImageSet(folder) { continue }
      // Apple's own names are launch artwork whatever the folder: `AppStore/Default@2x.png`.
      if !isGrammar { purpose = purpose ?? reading.purpose }
      if isCatalog, reading.marks.contains(.logo) { isLogo = true }
      if reading.marks.contains(.unknown) { continue }
      for piece in reading.spokenByFolder() where piece.attributes.isDisjoint(with: covered) {
        evidence.append(piece)
      }
      covered = evidence.reduce(into: covered) { $0.formUnion($1.attributes) }
      variant.appearance = variant.appearance ?? reading.appearance
      isMaster = isMaster || reading.marks.contains(.master)
    }
  }

  /// Whether a folder above the catalog may say what the picture is for: not of a launch image set, which
  /// holds what somebody put there for a launch.
  private var asksPurposeOutside: Bool { !isLoose && !isGrammar && purpose == nil }

  /// Takes from a folder for whose devices the file is; whether that is known now.
  private mutating func readPlatform(
    _ reading: NameReading,
    of folder: ArraySlice<UInt8>,
    isOutside: Bool,
    unless covered: Attributes
  ) -> Bool {
    // `imageset` is Apple's on every platform; a device in the name is one.
    if FolderKind.isSet(folder) { return !reading.idioms.isEmpty }
    let isCatalog = FolderKind.isCatalog(folder)
    if isCatalog ? !reading.idioms.isEmpty : reading.marks.contains(.apple) {
      if isCatalog || isOutside { readTelevision(reading, unless: covered) }
      return true
    }
    platform = reading.platform
    return platform != nil
  }

  /// Takes `tvOS` of or above a catalog: another platform, though one of ours.
  private mutating func readTelevision(_ reading: NameReading, unless covered: Attributes) {
    guard reading.soleIdiom == .tv, covered.isDisjoint(with: .idiom) else { return }
    evidence += reading.evidence.filter { $0.attributes == .idiom }
  }

  /// Takes the language of `xx.lproj`, and of a folder in Titanium's `i18n`; true when there is no
  /// more to read in the folder.
  private mutating func readLocale(of folder: ArraySlice<UInt8>, at place: Int) -> Bool {
    if let locale = FolderKind.locale(folder) {
      if variant.locale == nil { variant.locale = locale.isEmpty ? nil : locale }
      return true
    }
    if place > 0, components[place - 1].elementsEqual("i18n".utf8) {
      variant.locale = variant.locale ?? printable(folder)
    }
    return false
  }
}
