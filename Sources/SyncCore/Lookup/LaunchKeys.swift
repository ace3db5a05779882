/// What the app's Info.plist says about its launch.
package struct LaunchKeys: Hashable, Sendable {
  /// `UILaunchImages`, as read; nil when the key is absent.
  package var launchImages: [LaunchImageValue]?
  /// `UILaunchImages~ipad` and the like, which go before it.
  package var launchImagesByIdiom: [Idiom: [LaunchImageValue]]
  package var launchImageFile: String?
  package var launchImageFileByIdiom: [Idiom: String]
  /// `UILaunchStoryboardName` (iOS 8).
  package var storyboardName: String?
  package var storyboardNameByIdiom: [Idiom: String]
  /// `UILaunchStoryboards` (iOS 9).
  package var storyboards: LaunchScreenList?
  /// Whether `UILaunchScreen` is there, be it empty (iOS 14).
  package var hasLaunchScreen: Bool
  /// `UILaunchScreens` (iOS 14).
  package var launchScreens: LaunchScreenList?
  package var requiresFullScreen: Bool

  package init(
    launchImages: [LaunchImageValue]? = nil,
    launchImagesByIdiom: [Idiom: [LaunchImageValue]] = [:],
    launchImageFile: String? = nil,
    launchImageFileByIdiom: [Idiom: String] = [:],
    storyboardName: String? = nil,
    storyboardNameByIdiom: [Idiom: String] = [:],
    storyboards: LaunchScreenList? = nil,
    hasLaunchScreen: Bool = false,
    launchScreens: LaunchScreenList? = nil,
    requiresFullScreen: Bool = false
  ) {
    self.launchImages = launchImages
    self.launchImagesByIdiom = launchImagesByIdiom
    self.launchImageFile = launchImageFile
    self.launchImageFileByIdiom = launchImageFileByIdiom
    self.storyboardName = storyboardName
    self.storyboardNameByIdiom = storyboardNameByIdiom
    self.storyboards = storyboards
    self.hasLaunchScreen = hasLaunchScreen
    self.launchScreens = launchScreens
    self.requiresFullScreen = requiresFullScreen
  }

  /// The entries that a device of that kind reads; nil when there is no such key.
  func launchImages(for idiom: Idiom) -> [LaunchImageValue]? {
    launchImagesByIdiom[idiom] ?? launchImages
  }

  /// `UILaunchStoryboardName~idiom`, else the plain key (facts 4.4, 5).
  func storyboardName(for idiom: Idiom) -> String? {
    storyboardNameByIdiom[idiom] ?? storyboardName
  }

  /// Whether some device of these kinds has a launch storyboard, as the store asks for before
  /// iOS 14.
  func namesStoryboard(for idioms: Set<Idiom>) -> Bool {
    storyboards != nil || idioms.contains { storyboardName(for: $0) != nil }
  }

  /// The first OS that knows one of the launch-screen keys present; nil without any.
  ///
  /// From there `UILaunchImages` is not read at all (facts 4.4, 1). Availability: facts 6.
  func launchScreenStart(for idiom: Idiom) -> OSVersion? {
    if storyboardName(for: idiom) != nil { return idiom == .tv ? OSVersion(9) : OSVersion(8) }
    if storyboards != nil { return OSVersion(9) }
    return hasLaunchScreen || launchScreens != nil ? OSVersion(14) : nil
  }

  /// The value without what follows its last dot (facts 1.1).
  package static func withoutExtension(_ value: String) -> String {
    guard let dot = value.lastIndex(of: "."), dot != value.startIndex else { return value }
    return String(value[..<dot])
  }
}

/// `UILaunchStoryboards` or `UILaunchScreens`: definitions, a default, one a URL scheme.
package struct LaunchScreenList: Hashable, Sendable {
  /// Identifier to storyboard file, or to nothing for a screen that the plist draws itself.
  package var definitions: [String: String?]
  package var defaultID: String?
  package var schemes: [String: String]

  package init(
    definitions: [String: String?] = [:],
    defaultID: String? = nil,
    schemes: [String: String] = [:]
  ) {
    self.definitions = definitions
    self.defaultID = defaultID
    self.schemes = schemes
  }
}
