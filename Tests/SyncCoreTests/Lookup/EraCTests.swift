import Testing

@testable import SyncCore

@Suite("Lookup by UILaunchImages (era C)")
struct EraCTests {
  static func value(
    _ name: PlistField = .text("Launch"),
    _ minimum: PlistField = .text("7.0"),
    _ orientation: PlistField = .text("Portrait"),
    _ size: PlistField = .text("{320, 480}")
  ) -> LaunchImageValue {
    .dictionary(
      LaunchImageValue.Fields(name: name, minimumOS: minimum, orientation: orientation, size: size)
    )
  }

  /// Facts 4.3, 2.
  static let validity: [(String, LaunchImageValue, Bool)] = [
    ("whole", value(), true),
    ("not a dictionary", .notADictionary, false),
    ("size absent", value(.text("L"), .text("7.0"), .text("Portrait"), .absent), true),
    ("size not a string", value(.text("L"), .text("7.0"), .text("Portrait"), .wrongType), false),
    ("size zero", value(.text("L"), .text("7.0"), .text("Portrait"), .text("{0, 480}")), false),
    ("size without brace", value(.text("L"), .text("7.0"), .absent, .text("320, 480")), false),
    ("size in decimals", value(.text("L"), .text("7.0"), .absent, .text("{320.0, 568.}")), true),
    ("size of half points", value(.text("L"), .text("7.0"), .absent, .text("{320.5, 9}")), false),
    ("size of two dots", value(.text("L"), .text("7.0"), .absent, .text("{320.0.0, 9}")), false),
    ("size of words", value(.text("L"), .text("7.0"), .absent, .text("{a, b}")), false),
    (
      "size huge",
      value(.text("L"), .text("7.0"), .absent, .text("{9\(String(repeating: "9", count: 30)), 1}")),
      false
    ),
    ("orientation absent", value(.text("L"), .text("7.0"), .absent), true),
    ("orientation of the five", value(.text("L"), .text("7.0"), .text("LandscapeLeft")), true),
    ("orientation unknown", value(.text("L"), .text("7.0"), .text("Sideways")), false),
    ("orientation empty", value(.text("L"), .text("7.0"), .text("")), false),
    ("orientation in lower case", value(.text("L"), .text("7.0"), .text("portrait")), false),
    ("orientation not a string", value(.text("L"), .text("7.0"), .wrongType), false),
    ("minimum absent", value(.text("L"), .absent), false),
    ("minimum not a string", value(.text("L"), .wrongType), false),
    ("name absent", value(.absent), false),
    ("name not a string", value(.wrongType), false),
    ("name with an extension", value(.text("Launch.png")), true),
  ]

  @Test("skips an entry that is not whole, and only that one", arguments: validity.indices)
  func validates(row: Int) {
    let (title, value, isValid) = Self.validity[row]
    #expect((LaunchImageEntry(value) != nil) == isValid, "\(title)")
  }

  static func search(
    _ values: [LaunchImageValue],
    _ names: [String],
    _ screen: Screen,
    _ launch: InterfaceOrientation,
    system: OSVersion = OSVersion(12)
  ) -> LookupResult {
    let world = LaunchWorld(
      app: LaunchFixture.app(),
      files: names.map { LaunchFixture.file($0, PixelSize(1, 1)) },
      keys: LaunchKeys(launchImages: values)
    )
    return EraC.search(
      LaunchQuery(screen: screen, orientation: launch, scheme: nil, system: system),
      entries: values.compactMap(LaunchImageEntry.init),
      in: world
    )
  }

  @Test("tells XR from XS Max by the scale of the file that is there (trap 13)")
  func sameSize() {
    let values = [
      Self.value(.text("L-1792h"), .text("12.0"), .text("Portrait"), .text("{414, 896}")),
      Self.value(.text("L-2688h"), .text("12.0"), .text("Portrait"), .text("{414, 896}")),
    ]
    let names = ["L-1792h@2x.png", "L-2688h@3x.png"]
    let small = Self.search(values, names, LaunchFixture.phoneXR, .portrait)
    #expect(small.hit?.path == LaunchFixture.path("L-1792h@2x.png"))
    let large = Self.search(values, names, LaunchFixture.phoneMax, .portrait)
    #expect(large.hit?.path == LaunchFixture.path("L-2688h@3x.png"))
  }

  @Test("prefers the highest minimum version that the system has")
  func minimum() {
    let values = [
      Self.value(.text("L-700"), .text("7.0")), Self.value(.text("L-800"), .text("8.0")),
    ]
    let names = ["L-700@2x.png", "L-800@2x.png"]
    let old = Self.search(values, names, LaunchFixture.phone35, .portrait, system: OSVersion(7, 1))
    #expect(old.hit?.path == LaunchFixture.path("L-700@2x.png"))
    let new = Self.search(values, names, LaunchFixture.phone35, .portrait, system: OSVersion(9))
    #expect(new.hit?.path == LaunchFixture.path("L-800@2x.png"))
  }

  @Test("adds the modifiers that the system adds, -568h among them")
  func modifiers() {
    let tall = [Self.value(.text("Default"), .text("7.0"), .text("Portrait"), .text("{320, 568}"))]
    let plain = Self.search(tall, ["Default-568h@2x.png"], LaunchFixture.phone4, .portrait)
    #expect(plain.hit?.path == LaunchFixture.path("Default-568h@2x.png"))
    let pad = [Self.value(.text("P"), .text("7.0"), .text("Landscape"), .text("{768, 1024}"))]
    let turned = Self.search(pad, ["P@2x~ipad.png"], LaunchFixture.pad2x, .landscapeRight)
    #expect(turned.hit?.path == LaunchFixture.path("P@2x~ipad.png"))
  }

  @Test("launches small phones upright, and Plus phones only with an image of that shape")
  func landscape() {
    let values = [
      Self.value(.text("S"), .text("8.0"), .text("Portrait"), .text("{375, 667}")),
      Self.value(.text("P"), .text("8.0"), .text("Portrait"), .text("{414, 736}")),
    ]
    let names = ["S@2x.png", "P@3x.png"]
    let small = Self.search(values, names, LaunchFixture.phone6, .landscapeLeft)
    #expect(small.hit?.path == LaunchFixture.path("S@2x.png"))
    #expect(small.frame == .screen)
    let plus = Self.search(values, names, LaunchFixture.phonePlus, .landscapeLeft)
    #expect(plus.frame == .viewport)
    let upright = Self.search(values, names, LaunchFixture.phonePlus, .portraitUpsideDown)
    #expect(upright.hit?.path == LaunchFixture.path("P@3x.png"))
    #expect(upright.frame == .screen)
  }

  @Test("runs in the viewport of an older screen when none has the size")
  func viewport() {
    let values = [
      Self.value(.text("A"), .text("7.0"), .text("Portrait"), .text("{320, 480}")),
      Self.value(.text("B"), .text("7.0"), .text("Portrait"), .text("{320, 568}")),
    ]
    let larger = Self.search(values, ["A@2x.png", "B@2x.png"], LaunchFixture.phone6, .portrait)
    #expect(larger.hit?.path == LaunchFixture.path("B@2x.png"))
    #expect(larger.frame == .viewport)
    let tall = Self.search(values, ["A@2x.png"], LaunchFixture.phone4, .portrait)
    #expect(tall.frame == .letterbox)
    #expect(Self.search(values, [], LaunchFixture.phone6, .portrait).hit == nil)
  }
}
