/// What a launch is: the screen, how it is held, the URL scheme, the system.
struct LaunchQuery: Hashable, Sendable {
  let screen: Screen
  let orientation: InterfaceOrientation
  /// nil: launched by a tap.
  let scheme: String?
  let system: OSVersion
  /// The user's language, as its `xx.lproj` is called; nil: one that the app has no images for.
  var language: String?
}
