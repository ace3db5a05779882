import Testing

@testable import SyncCore

@Suite("Lookup by name (era B)")
struct EraBTests {
  typealias Row = (screen: Screen, launch: InterfaceOrientation, stems: [String])

  /// Facts 4.5, row by row: the stems in order.
  static let chains: [Row] = {
    var rows: [Row] = []
    for launch in InterfaceOrientation.allCases {
      rows.append((LaunchFixture.phone1x, launch, ["Default"]))
      rows.append((LaunchFixture.phone35, launch, ["Default"]))
      rows.append((LaunchFixture.phone4, launch, ["Default-568h", "Default"]))
    }
    for screen in [LaunchFixture.pad1x, LaunchFixture.pad2x] {
      rows.append((screen, .portrait, ["Default-Portrait", "Default"]))
      rows.append(
        (
          screen, .portraitUpsideDown,
          ["Default-PortraitUpsideDown", "Default-Portrait", "Default"]
        )
      )
      rows.append(
        (screen, .landscapeLeft, ["Default-LandscapeLeft", "Default-Landscape", "Default"])
      )
      rows.append(
        (screen, .landscapeRight, ["Default-LandscapeRight", "Default-Landscape", "Default"])
      )
    }
    return rows
  }()

  @Test("tries the stems of facts 4.5 in their order", arguments: chains.indices)
  func stems(row: Int) {
    let (screen, launch, want) = Self.chains[row]
    let result = LaunchFixture.eraB([], screen, launch)
    var stems: [String] = []
    for step in result.chain where stems.last != LooseName.stem(of: step.name) {
      stems.append(LooseName.stem(of: step.name))
    }
    #expect(stems == want)
    #expect(result.hit == nil)
  }

  @Test("tries scale and device in the order of facts 4.2, 6, and says what is assumed")
  func suffixes() {
    let retina = LaunchFixture.eraB([], LaunchFixture.phone35, .portrait).chain
    #expect(
      retina == [
        ChainStep(name: "Default@2x~iphone.png", found: false, assumed: false),
        ChainStep(name: "Default@2x.png", found: false, assumed: true),
        ChainStep(name: "Default~iphone.png", found: false, assumed: true),
        ChainStep(name: "Default.png", found: false, assumed: false),
      ]
    )
    let plain = LaunchFixture.eraB([], LaunchFixture.pad1x, .portrait).chain
    #expect(
      plain == [
        ChainStep(name: "Default-Portrait~ipad.png", found: false, assumed: false),
        ChainStep(name: "Default-Portrait.png", found: false, assumed: false),
        ChainStep(name: "Default~ipad.png", found: false, assumed: false),
        ChainStep(name: "Default.png", found: false, assumed: false),
      ]
    )
    let tall = LaunchFixture.eraB(["Default-568h@2x.png"], LaunchFixture.phone4, .portrait)
    #expect(
      tall.chain == [
        ChainStep(name: "Default-568h@2x~iphone.png", found: false, assumed: false),
        ChainStep(name: "Default-568h@2x.png", found: true, assumed: false),
      ]
    )
    #expect(tall.frame == .screen)
  }

  @Test("letterboxes a 4-inch phone without a -568h file")
  func letterbox() {
    let result = LaunchFixture.eraB(["Default@2x.png"], LaunchFixture.phone4, .portrait)
    #expect(result.hit?.path == LaunchFixture.path("Default@2x.png"))
    #expect(result.frame == .letterbox)
  }

  @Test("takes a declared scheme's names first, and an undeclared one's never")
  func schemes() {
    let names = ["Default-demo@2x.png", "Default@2x.png", "Default-other@2x.png"]
    let demo = LaunchFixture.eraB(names, LaunchFixture.phone35, .portrait, scheme: "demo")
    #expect(demo.hit?.path == LaunchFixture.path("Default-demo@2x.png"))
    #expect(!demo.chain.contains { !$0.assumed })
    let other = LaunchFixture.eraB(names, LaunchFixture.phone35, .portrait, scheme: "other")
    #expect(other.hit?.path == LaunchFixture.path("Default@2x.png"))
    let tall = LaunchFixture.eraB(
      ["Default-568h-demo@2x.png", "Default-568h@2x.png"],
      LaunchFixture.phone4,
      .portrait,
      scheme: "demo"
    )
    #expect(tall.hit?.path == LaunchFixture.path("Default-568h-demo@2x.png"))
  }

  @Test("takes the base name of the idiom, then the general one, without its extension")
  func basename() {
    let keys = LaunchKeys(
      launchImageFile: "Splash",
      launchImageFileByIdiom: [.ipad: "MyiPadImage.png"]
    )
    let pad = LaunchFixture.eraB(
      ["MyiPadImage-Portrait~ipad.png"],
      LaunchFixture.pad1x,
      .portrait,
      keys: keys
    )
    #expect(pad.hit != nil)
    let phone = LaunchFixture.eraB(["Splash.png"], LaunchFixture.phone1x, .portrait, keys: keys)
    #expect(phone.hit != nil)
    let plain = LaunchFixture.eraB(["Default.png"], LaunchFixture.phone1x, .portrait, keys: keys)
    #expect(plain.hit == nil)
  }

  @Test("tries one name only before iOS 3.2")
  func eraA() {
    let world = LaunchWorld(
      app: LaunchFixture.app(),
      files: [LaunchFixture.file("Default~iphone.png", PixelSize(320, 480))],
      keys: LaunchKeys(launchImageFile: "Splash")
    )
    for launch in InterfaceOrientation.allCases {
      let query = LaunchQuery(
        screen: LaunchFixture.phone1x,
        orientation: launch,
        scheme: nil,
        system: OSVersion(3)
      )
      let result = EraA.search(query, in: world)
      #expect(result.chain == [ChainStep(name: "Default.png", found: false, assumed: false)])
    }
  }
}
