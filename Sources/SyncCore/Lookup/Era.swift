/// The ways iOS looked for a launch image over the years (facts 4).
package enum Era: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Before iOS 3.2: `Default.png`.
  case a = "A"
  /// iOS 3.2 to 6, and later without any key: names.
  case b = "B"
  /// iOS 7 and later: `UILaunchImages`.
  case c = "C"
  /// iOS 8 and later: a launch screen.
  case d = "D"
  /// A web app on the home screen: tags.
  case web

  /// One line for people.
  package var title: String {
    switch self {
    case .a: "Default.png alone (before iOS 3.2)"
    case .b: "file names (iOS 3.2 to 6, later without launch keys)"
    case .c: "UILaunchImages (iOS 7 and later)"
    case .d: "launch screen (iOS 8 and later)"
    case .web: "startup images of the web app"
    }
  }

  /// Older first.
  package static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }
}
