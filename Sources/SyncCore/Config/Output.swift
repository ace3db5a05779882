/// One kind of product in the build tree.
package struct Output: Hashable, Sendable {
  package var kind: OutputKind
  /// Below the build tree; nil is the tree itself (`"."`).
  package var path: RelativePath?
  /// How a launch image set names its files.
  package var naming: Naming
  /// Whether image names carry a short content hash.
  package var cacheBusting: Bool
  /// The URL scheme whose launches a storyboard is for; nil: all others.
  package var scheme: String?
  /// The launch screens that a partial Info.plist describes.
  package var screens: [PlistScreen] = []
  /// What the addresses in a web app's tags start with.
  package var urlBase: String

  package init(
    kind: OutputKind,
    path: RelativePath?,
    naming: Naming = .apple,
    cacheBusting: Bool = false,
    urlBase: String = ""
  ) {
    self.kind = kind
    self.path = path
    self.naming = naming
    self.cacheBusting = cacheBusting
    self.urlBase = urlBase
  }

  package enum Naming: String, CaseIterable, Hashable, Sendable { case apple, actool, cordova }
}

/// The kinds of output.
package enum OutputKind: String, CaseIterable, Hashable, Sendable {
  case bundle, launchimage, storyboard, infoplist, web, splash
}

/// A launch screen that the Info.plist draws itself, iOS 14 and later; names are those of assets.
package struct PlistScreen: Hashable, Sendable {
  /// The URL scheme whose launches it is for; nil: all others.
  package var scheme: String?
  package var image: String?
  package var color: String?
  /// Keeps the image within the safe area.
  package var isSafe: Bool

  package init(
    scheme: String? = nil,
    image: String? = nil,
    color: String? = nil,
    isSafe: Bool = false
  ) {
    self.scheme = scheme
    self.image = image
    self.color = color
    self.isSafe = isSafe
  }

  /// Its `UILaunchScreenIdentifier`.
  var id: String { scheme ?? "default" }
}
