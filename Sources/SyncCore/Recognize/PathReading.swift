/// Everything a path says, name and folders together.
struct PathReading {
  /// The name's own stem, without a declared scheme and the extension.
  let stem: ArraySlice<UInt8>
  let components: [ArraySlice<UInt8>]
  let name: NameReading
  /// Apple's own reading of the name, when it is in the grammar.
  let canonical: LaunchName?
  /// The kinds of a dialect's whole name.
  let dialect: KindSet?
  var evidence: [Evidence] = []
  var variant = SlotVariant.plain
  var isMaster: Bool
  /// Whether it says, in its name or its image set's, that it is a logo.
  var isLogo: Bool
  /// Another platform's name, when the file is theirs.
  var platform: String?
  /// What the picture is for, when not for a launch.
  var purpose: String?
  /// Whether the app's own list has a file of that very name: then the list says what it is, and the
  /// words in the name say nothing.
  let isListed: Bool
  /// Whether it lies in an asset set of Xcode's, where names mean nothing to Apple's tools.
  let isLoose: Bool
  /// Whether it lies in an image set, where what a name leaves out means nothing: the picture is a view's.
  let isImageSet: Bool

  init(_ components: [ArraySlice<UInt8>], support: Support, basenames: [Basename]) {
    self.components = components
    let fileName = components.last ?? []
    let isLoose = components.dropLast().last.map(FolderKind.isLaunchImageSet) ?? false
    let isImageSet = components.dropLast().last.map(FolderKind.isImageSet) ?? false
    let canonical =
      isImageSet
      ? nil
      : basenames.lazy.compactMap {
        LaunchName(reading: fileName, basename: $0.text, schemes: support.urlSchemes)
      }.first
    var stem = FileStem.withoutExtension(fileName)
    let listed =
      isLoose || isImageSet || canonical != nil || support.listedImages.isEmpty
      ? nil : support.listedKinds(of: String(decoding: fileName, as: UTF8.self))
    if !isImageSet, listed == nil, canonical == nil || canonical?.scheme != nil {
      variant.scheme = FileStem.cutScheme(support.urlSchemes, after: basenames, from: &stem)
    }
    let name = NameReader.read(
      name: stem,
      component: components.count - 1,
      basenames: basenames,
      isLoose: isLoose
    )
    self.isLoose = isLoose
    self.isImageSet = isImageSet
    self.canonical = canonical
    self.stem = stem
    self.name = name
    isLogo = name.marks.contains(.logo)
    // Names that follow the grammar under another basename are read by it: a compiler's are (facts 2).
    isListed = listed != nil && !name.isGrammar
    dialect = isListed ? nil : Dialects.kinds(of: name.compact)
    if let listed, isListed {
      isMaster = false
      let scale = name.spoken().filter { $0.attributes == .scale }
      evidence = [whole(listed, [.idiom, .screen, .orientation])] + scale
      variant.facing = support.listedFacing(of: String(decoding: fileName, as: UTF8.self))
      readFolders()
      return
    }
    variant.facing = name.facing
    variant.appearance = isLoose ? nil : name.appearance
    variant.locale = name.locale
    isMaster = name.marks.contains(.master)
    if !isLoose {
      platform = name.marks.contains(.apple) ? nil : name.platform
      purpose = name.purpose ?? (name.isStorePicture ? "a picture for the App Store" : nil)
    }
    evidence = name.spoken()
    if !isInSet, variant.facing == nil { readList(support, fileName) }
    readFolders()
    if !isInSet { evidence += name.unspoken(beside: evidence) }
    if let dialect, !isInSet { evidence = [whole(dialect)] }
  }

  /// Whether a catalog's index says what the file is for, not the file's name.
  var isInSet: Bool { isLoose || isImageSet }

  /// Whether the name is read by Apple's grammar for loose files.
  var isGrammar: Bool { name.isGrammar && !isImageSet }

  /// Takes the direction that the app's own list of images gives this name: the file that a gap asks
  /// for by that name serves that direction and no other.
  private mutating func readList(_ support: Support, _ fileName: ArraySlice<UInt8>) {
    guard !support.listedImages.isEmpty,
      let facing = support.listedFacing(of: String(decoding: fileName, as: UTF8.self))
    else { return }
    variant.facing = facing
    evidence.append(
      Evidence(
        attributes: .orientation,
        kinds: KindIndex.of(facing.shape),
        source: .part(component: name.component, 0..<name.folded.units.count)
      )
    )
  }

  /// What a name says as a whole, such as a dialect's.
  func whole(
    _ kinds: KindSet,
    _ attributes: Attributes = [.idiom, .screen, .orientation, .scale]
  ) -> Evidence {
    Evidence(
      attributes: attributes,
      kinds: kinds,
      source: .part(component: name.component, 0..<name.folded.units.count)
    )
  }
}
