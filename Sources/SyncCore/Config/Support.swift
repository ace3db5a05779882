/// What the app runs on.
package struct Support: Hashable, Sendable {
  package var devices: Set<Idiom>
  package var minimumOS: OSVersion
  /// nil: no upper bound.
  package var maximumOS: OSVersion?
  /// Launch orientations per idiom, in the config's order.
  package var orientations: [Idiom: [InterfaceOrientation]]
  /// `UILaunchImageFile` without extension.
  package var basename: String
  /// `UILaunchImageFile~ipad` and the like, which go before it; only an Info.plist says so.
  package var basenameByIdiom: [Idiom: String] = [:]
  package var urlSchemes: [String]
  /// Absolute path of the app's own Info.plist; nil when the config says it all.
  package var infoPlist: [UInt8]?
  /// The entries of `UILaunchImages` that the app's own Info.plist brings; only it says so.
  package var listedImages: [Idiom: [LaunchImageValue]] = [:]

  package init(
    devices: Set<Idiom> = [.iphone, .ipad],
    minimumOS: OSVersion = OSVersion(7),
    maximumOS: OSVersion? = nil,
    orientations: [Idiom: [InterfaceOrientation]] = Self.everyWay,
    basename: String = "Default",
    urlSchemes: [String] = [],
    infoPlist: [UInt8]? = nil
  ) {
    self.devices = devices
    self.minimumOS = minimumOS
    self.maximumOS = maximumOS
    self.orientations = orientations
    self.basename = basename
    self.urlSchemes = urlSchemes
    self.infoPlist = infoPlist
  }

  /// Takes a scheme in; one that is there in another case, which is the same one (facts 1.5), is spelt
  /// anew.
  package mutating func declare(scheme: String) {
    if let place = urlSchemes.firstIndex(where: { Self.isSame($0, scheme) }) {
      urlSchemes[place] = scheme
    } else {
      urlSchemes.append(scheme)
    }
  }

  /// The scheme as the app spells it; as it is when the app declares none of that name.
  func spelling(ofScheme scheme: String) -> String {
    urlSchemes.first { Self.isSame($0, scheme) } ?? scheme
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    Array(left.utf8)[...].equals(right, ignoringCase: true)
  }

  /// What the loose names of that kind of device start with.
  package func basename(for idiom: Idiom) -> String { basenameByIdiom[idiom] ?? basename }

  /// Xcode's template: iPhone upright, iPad every way.
  package static let everyWay: [Idiom: [InterfaceOrientation]] = [
    .iphone: [.portrait], .ipad: InterfaceOrientation.allCases,
    .tv: [.landscapeLeft],
  ]
}
