import Testing

@testable import SyncCore

/// Every subset of the files that matter, against the rule written as a definition: of all files that
/// may serve the launch, the one that says most about it.
@Suite("Lookup by name, every subset")
struct EraBTruthTests {
  /// A file name taken apart, with the facts' own table and nothing of the product.
  struct Plain {
    let name: String
    let isTall: Bool
    let scheme: Bool
    let orientation: String
    let scale: Int
    let device: String

    init(_ isTall: Bool, _ scheme: Bool, _ orientation: String, _ scale: Int, _ device: String) {
      self.isTall = isTall
      self.scheme = scheme
      self.orientation = orientation
      self.scale = scale
      self.device = device
      name =
        "Default" + (isTall ? "-568h" : "") + (scheme ? "-demo" : "")
        + (orientation.isEmpty ? "" : "-" + orientation) + (scale == 2 ? "@2x" : "")
        + (device.isEmpty ? "" : "~" + device) + ".png"
    }

    /// How much it says about the launch; nil when it may not serve it.
    func merit(
      _ screen: Screen,
      _ launch: InterfaceOrientation,
      byScheme: Bool
    ) -> [Int]? {
      let isPad = screen.idiom == .ipad
      if isTall, screen.points.height != 568 || scale != 2 { return nil }
      if scheme, !byScheme { return nil }
      if scale > screen.scale.rawValue { return nil }
      if !device.isEmpty, device != (isPad ? "ipad" : "iphone") { return nil }
      let precise: [InterfaceOrientation: String] = [
        .portrait: "Portrait", .portraitUpsideDown: "PortraitUpsideDown",
        .landscapeLeft: "LandscapeLeft", .landscapeRight: "LandscapeRight",
      ]
      let general = launch.rawValue.hasPrefix("portrait") ? "Portrait" : "Landscape"
      var fit = 0
      if !orientation.isEmpty {
        guard isPad else { return nil }
        if orientation == precise[launch] {
          fit = 2
        } else if orientation == general {
          fit = 1
        } else {
          return nil
        }
      }
      return [isTall ? 1 : 0, scheme ? 1 : 0, fit, scale, device.isEmpty ? 0 : 1]
    }
  }

  /// One table: a screen, how it is launched, and the files of which every subset is tried.
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let screen: Screen
    let launches: [InterfaceOrientation]
    let files: @Sendable () -> [Plain]
    var testDescription: String { title }
  }

  static let modifiers = [
    "", "Portrait", "PortraitUpsideDown", "Landscape", "LandscapeLeft", "LandscapeRight",
  ]

  static let cases: [Case] = [
    Case(
      title: "iPhone 3.5-inch 1x",
      screen: LaunchFixture.phone1x,
      launches: InterfaceOrientation.allCases,
      files: { phone(scales: [1], tall: false) + [Plain(false, false, "Portrait", 1, "")] }
    ),
    Case(
      title: "iPhone 3.5-inch 2x",
      screen: LaunchFixture.phone35,
      launches: InterfaceOrientation.allCases,
      files: { phone(scales: [1, 2], tall: false) + [Plain(true, false, "", 2, "")] }
    ),
    Case(
      title: "iPhone 4-inch",
      screen: LaunchFixture.phone4,
      launches: [.portrait, .landscapeLeft],
      files: { phone(scales: [1, 2], tall: true) }
    ),
    Case(
      title: "iPad 2x, 10 names: all modifiers, and some at 1x",
      screen: LaunchFixture.pad2x,
      launches: InterfaceOrientation.allCases,
      files: {
        modifiers.map { Plain(false, false, $0, 2, "ipad") }
          + ["", "Portrait", "Landscape", "LandscapeLeft"].map {
            Plain(false, false, $0, 1, "ipad")
          }
      }
    ),
    Case(
      title: "iPad 2x, 10 names: schemes",
      screen: LaunchFixture.pad2x,
      launches: InterfaceOrientation.allCases,
      files: {
        ["", "Portrait", "PortraitUpsideDown", "Landscape", "LandscapeRight"].flatMap {
          [Plain(false, true, $0, 2, "ipad"), Plain(false, false, $0, 2, "")]
        }
      }
    ),
    Case(
      title: "iPad 1x, 10 names",
      screen: LaunchFixture.pad1x,
      launches: InterfaceOrientation.allCases,
      files: {
        modifiers.map { Plain(false, false, $0, 1, "ipad") }
          + ["", "Portrait"].map { Plain(false, false, $0, 1, "") }
          + [Plain(false, false, "Portrait", 2, "ipad"), Plain(false, false, "", 1, "iphone")]
      }
    ),
    Case(
      title: "iPad 2x on its left side, 12 names: every suffix",
      screen: LaunchFixture.pad2x,
      launches: [.landscapeLeft],
      files: {
        ["", "Landscape", "LandscapeLeft"].flatMap { word in
          [(2, "ipad"), (2, ""), (1, "ipad"), (1, "")].map { Plain(false, false, word, $0.0, $0.1) }
        }
      }
    ),
  ]

  static func phone(scales: [Int], tall: Bool) -> [Plain] {
    var files: [Plain] = []
    for scheme in [false, true] {
      for device in ["", "iphone"] {
        files += scales.map { Plain(false, scheme, "", $0, device) }
        if tall { files.append(Plain(true, scheme, "", 2, device)) }
      }
    }
    return files
  }

  @Test("agrees with the plain definition", arguments: cases)
  func agrees(table: Case) {
    let all = table.files()
    let app = LaunchFixture.app(schemes: ["demo"])
    let desired = all.map { LaunchFixture.file($0.name, PixelSize(1, 1)) }
    var wrong: [String] = []
    for subset in 0..<(1 << all.count) {
      let present = all.indices.filter { subset >> $0 & 1 == 1 }
      let world = LaunchWorld(app: app, files: present.map { desired[$0] }, keys: LaunchKeys())
      for launch in table.launches {
        for byScheme in [false, true] {
          let query = LaunchQuery(
            screen: table.screen,
            orientation: launch,
            scheme: byScheme ? "demo" : nil,
            system: OSVersion(6)
          )
          let got = EraB.search(query, in: world)
          let best = present.map { all[$0] }
            .compactMap { file in
              file.merit(table.screen, launch, byScheme: byScheme).map { (file, $0) }
            }
            .max { $0.1.lexicographicallyPrecedes($1.1) }
          if got.hit?.path?.bytes != best.map({ Array($0.0.name.utf8) }) {
            wrong.append("\(launch) \(present.map { all[$0].name })")
          }
          let isLetterboxed =
            best.map { table.screen.points.height == 568 && !$0.0.isTall } ?? false
          if (got.frame == .letterbox) != isLetterboxed { wrong.append("frame \(launch)") }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}
