extension Slot {
  /// The file name the `bundle` output writes; nil for a slot that has no loose name.
  ///
  /// The first of the row's loose names, with the app's basename, the variant's scheme and direction
  /// at their places in the grammar, and `~iphone` for an iPhone when `deviceSuffix` asks for it.
  package func bundleName(basename: String, deviceSuffix: Bool) -> String? {
    switch row.family {
    case .launchImage, .listedImage: break
    case .screen, .square: return nil
    }
    guard let loose = row.looseNames.first else { return nil }
    var rest = Array(loose.utf8)[...]
    guard rest.removePrefix("Default"), rest.removeSuffix(LaunchName.fileExtension) else {
      return nil
    }
    var device = row.idiom == .iphone && deviceSuffix ? Idiom.iphone.suffix : ""
    if let idiom = Idiom.allCases.first(where: { rest.removeSuffix($0.suffix) }) {
      device = idiom.suffix
    }
    _ = rest.removeSuffix(row.scale.suffix)
    var word = OrientationModifier.allCases.first { rest.removePrefix("-" + $0.rawValue) }
    // Apple puts the only height it documents first; actool's larger ones follow the orientation.
    let hasLeadingHeight = word == nil
    let height = String(decoding: rest, as: UTF8.self)
    if let facing = variant.facing, facing != .portrait || word == nil {
      word = OrientationModifier(facing: facing)
    }
    let scheme = variant.scheme.map { "-" + $0 } ?? ""
    let orientation = word.map { "-" + $0.rawValue } ?? ""
    let middle =
      hasLeadingHeight ? height + scheme + orientation : scheme + orientation + height
    return basename + middle + row.scale.suffix + device + LaunchName.fileExtension
  }

  /// What a person is told the output will be called.
  package func outputName(basename: String, deviceSuffix: Bool) -> String {
    bundleName(basename: basename, deviceSuffix: deviceSuffix)
      ?? row.compiledName ?? row.looseNames.first ?? row.id + ".png"
  }
}
