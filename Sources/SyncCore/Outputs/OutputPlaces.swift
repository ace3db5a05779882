/// Where the outputs of one file or folder lie.
extension Output {
  /// What the output's path comes to: two that come to the same would fight.
  var target: RelativePath? {
    switch kind {
    case .launchimage: launchImageSet
    case .infoplist: infoPlistFile
    case .storyboard: StoryboardPlace(self).storyboard
    case .bundle, .web, .splash: path
    }
  }

  /// The launch image set: the path when it names one, else a set in the catalog or folder that it
  /// names.
  var launchImageSet: RelativePath {
    let catalog = knownPath("Assets.xcassets")
    let set = knownPath("LaunchImage.launchimage")
    guard let path else { return catalog.appending(set) }
    if path.name.hasSuffix(".launchimage") { return path }
    let isInCatalog = path.components.contains { $0.hasSuffix(".xcassets") }
    return (isInCatalog ? path : path.appending(catalog)).appending(set)
  }

  /// `LaunchImage` of `LaunchImage.launchimage`.
  var launchImageSetName: String {
    String(decoding: launchImageSet.name.dropLast(".launchimage".utf8.count), as: UTF8.self)
  }

  /// The partial Info.plist: the path when it names one, else a file in the folder that it names.
  var infoPlistFile: RelativePath {
    let file = knownPath("LaunchInfo.plist")
    guard let path else { return file }
    return path.name.hasSuffix(".plist") ? path : path.appending(file)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a file name ends so, with something before it.
  func hasSuffix(_ ending: String) -> Bool {
    count > ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

/// A path of ours: made of fixed words and names that are checked before.
func knownPath(_ text: String) -> RelativePath {
  guard let path = RelativePath(text) else { preconditionFailure("\(text) is no path") }
  return path
}
