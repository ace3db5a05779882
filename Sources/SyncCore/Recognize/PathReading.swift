/// Everything a path says, name and folders together.
struct PathReading {
  /// The name's own stem, without a declared scheme and the extension.
  let stem: ArraySlice<UInt8>
  let components: [ArraySlice<UInt8>]
  let name: NameReading
  /// Apple's own reading of the name, when it is in the grammar.
  let canonical: LaunchName?
  /// A dialect's whole name.
  let dialect: KindSet?
  var evidence: [Evidence] = []
  var variant = SlotVariant.plain
  var isMaster = false
  /// Another platform's name, when the file is theirs.
  var platform: String?
  /// Whether it lies in an asset set of Xcode's, where names mean nothing to Apple's tools.
  let isLoose: Bool

  init(_ path: RelativePath, support: Support, basename: [UInt8]) {
    components = path.components
    let fileName = path.name
    isLoose = components.dropLast().last.map(isLaunchImageSet) ?? false
    canonical = LaunchName(
      reading: fileName,
      basename: support.basename,
      schemes: support.urlSchemes
    )
    var stem = stripExtension(fileName)
    if canonical == nil || canonical?.scheme != nil {
      variant.scheme = cutScheme(support, from: &stem)
    }
    self.stem = stem
    name = NameReader.read(
      stem,
      component: components.count - 1,
      basename: basename,
      isLoose: isLoose
    )
    dialect = isLoose ? nil : Dialects.shipped[name.compact]
    variant.facing = name.facing
    variant.appearance = isLoose ? nil : name.appearance
    variant.locale = name.locale
    isMaster = name.isMaster
    platform = name.isApple || !name.idioms.isEmpty ? nil : name.platform
    evidence = name.spoken(isLoose: isLoose)
    readFolders()
    if name.isGrammar, !isLoose { evidence += name.unspoken(beside: evidence) }
    if let dialect {
      let source = Quote.part(component: name.component, 0..<name.folded.units.count)
      evidence.append(
        Evidence(
          attributes: [.idiom, .screen, .orientation, .scale],
          kinds: dialect,
          source: source
        )
      )
    }
  }

  /// Folders speak where the name is silent, the nearest first, up to the asset catalog.
  private mutating func readFolders() {
    var covered = evidence.reduce(into: Attributes()) { $0.formUnion($1.attributes) }
    // A grammatical name with an orientation is an iPad's (Titanium keeps those in `iphone/`).
    if name.isGrammar, name.hasOrientation, !isLoose { covered.insert(.idiom) }
    var isOutside = false
    var isPlatformKnown = name.isApple || !name.idioms.isEmpty || platform != nil
    for place in components.indices.dropLast().reversed() {
      let folder = components[place]
      if let locale = localeFolder(folder) {
        if variant.locale == nil { variant.locale = locale.isEmpty ? nil : locale }
        continue
      }
      if place > 0, components[place - 1].elementsEqual("i18n".utf8) {
        variant.locale = variant.locale ?? printable(folder)
      }
      // Above a catalog only the platform is asked for, and only until it is known.
      if isOutside, isPlatformKnown { continue }
      let isContainer = isCatalog(folder)
      let reading = NameReader.read(folder, component: place, basename: [], isLoose: false)
      if !isPlatformKnown {
        if isContainer || reading.isApple || !reading.idioms.isEmpty {
          isPlatformKnown = true
        } else if let other = reading.platform {
          platform = other
          isPlatformKnown = true
        }
      }
      if isContainer { isOutside = true }
      if isOutside || reading.hasUnknown { continue }
      for piece in reading.spokenByFolder() where piece.attributes.isDisjoint(with: covered) {
        evidence.append(piece)
      }
      covered = evidence.reduce(into: covered) { $0.formUnion($1.attributes) }
      variant.appearance = variant.appearance ?? reading.appearance
      isMaster = isMaster || reading.isMaster
    }
  }
}

/// A folder whose content Xcode manages.
private func isCatalog(_ folder: ArraySlice<UInt8>) -> Bool {
  [".xcassets", ".launchimage", ".imageset", ".app", ".bundle", ".brandassets"].contains {
    hasExtension(folder, $0)
  }
}

private func isLaunchImageSet(_ folder: ArraySlice<UInt8>) -> Bool {
  hasExtension(folder, ".launchimage")
}

private func hasExtension(_ name: ArraySlice<UInt8>, _ suffix: String) -> Bool {
  name.count >= suffix.utf8.count
    && name.suffix(suffix.utf8.count).equals(suffix, ignoringCase: true)
}

/// The language of `xx.lproj`, empty for `Base.lproj`; nil for any other folder.
private func localeFolder(_ folder: ArraySlice<UInt8>) -> String? {
  guard hasExtension(folder, ".lproj"), folder.count > 6 else { return nil }
  let name = folder.dropLast(6)
  return name.equals("Base", ignoringCase: true) ? "" : printable(name)
}

/// The name without the extension of an image format.
private func stripExtension(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
  let suffix = name[(dot + 1)...]
  let isImage = imageExtensions.contains { suffix.equals($0, ignoringCase: true) }
  return isImage ? name[..<dot] : name
}

private let imageExtensions = [
  "png", "jpg", "jpeg", "webp", "heic", "heif", "avif", "tif", "tiff", "gif", "psd", "svg", "pdf",
  "bmp", "ico",
]

/// Takes a declared scheme out of a grammatical name: `-demo` behind the basename or a height.
private func cutScheme(_ support: Support, from stem: inout ArraySlice<UInt8>) -> String? {
  guard !support.urlSchemes.isEmpty, stem.count > support.basename.utf8.count,
    stem.prefix(support.basename.utf8.count).equals(support.basename, ignoringCase: true)
  else { return nil }
  var place = stem.startIndex + support.basename.utf8.count
  while place < stem.endIndex, stem[place] == UInt8(ascii: "-") {
    let rest = stem[(place + 1)...]
    for scheme in support.urlSchemes.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let part = rest.prefix(scheme.utf8.count)
      guard part.equals(scheme, ignoringCase: true),
        !OrientationModifier.allCases.contains(where: { part.elementsEqual($0.rawValue.utf8) }),
        rest.count == part.count || "-@~".utf8.contains(rest[part.endIndex])
      else { continue }
      stem = (Array(stem[..<place]) + Array(rest.dropFirst(part.count)))[...]
      return scheme
    }
    // Only a height may stand before the scheme.
    let token = rest.prefix { !"-@~".utf8.contains($0) }
    guard token.last == UInt8(ascii: "h"), token.dropLast().allSatisfy(isDigit) else { return nil }
    place = token.endIndex
  }
  return nil
}
