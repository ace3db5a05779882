/// What a launch is: the screen, how it is held, the URL scheme, the system.
struct LaunchQuery: Hashable, Sendable {
  let screen: Screen
  let orientation: InterfaceOrientation
  /// nil: launched by a tap.
  let scheme: String?
  let system: OSVersion
}
