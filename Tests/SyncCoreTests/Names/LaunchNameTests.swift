import SyncCore
import Testing

@Suite("Apple's grammar")
struct LaunchNameTests {
  private static let schemes = ["demo", "my-app", "a+b.c-2"]

  @Test("reads back every legal name", arguments: ["Default", "My-568h Launch.v2", "启动"])
  func roundTrip(basename: String) {
    let orientations = [nil] + OrientationModifier.allCases.map(Optional.some)
    for isFourInch in [false, true] {
      for scheme in [nil] + Self.schemes.map(Optional.some) {
        for orientation in orientations {
          for scale in Scale.allCases {
            for device in [nil] + Idiom.allCases.map(Optional.some) {
              let name = LaunchName(
                basename: basename,
                isFourInch: isFourInch,
                scheme: scheme,
                orientation: orientation,
                scale: scale,
                device: device
              )
              #expect((name == nil) == (isFourInch && scale != .two))
              guard let name else { continue }
              let read = LaunchName(
                reading: name.fileName.utf8,
                basename: basename,
                schemes: Self.schemes
              )
              #expect(read == name)
            }
          }
        }
      }
    }
  }

  @Test("takes an undeclared word for no scheme")
  func undeclared() {
    #expect(LaunchName(reading: "Default-other.png".utf8, basename: "Default", schemes: []) == nil)
    #expect(LaunchName(scheme: "Portrait") == nil)
  }

  @Test("writes what the first loose name says, with the variant at its place")
  func bundleNames() throws {
    for row in SlotRow.all(of: .launchImage) {
      let name = Slot(row).bundleName(basename: "Default", deviceSuffix: false)
      #expect(name == row.looseNames.first)
    }
    let four = try #require(SlotRow.named("iphone-568h-ios7"))
    let demo = Slot(four, SlotVariant(scheme: "demo"))
    #expect(demo.bundleName(basename: "My", deviceSuffix: true) == "My-568h-demo@2x~iphone.png")
    let pad = try #require(SlotRow.named("ipad-landscape-2x-ios7"))
    let left = Slot(pad, SlotVariant(facing: .landscapeLeft, scheme: "demo"))
    let wanted = "Default-demo-LandscapeLeft@2x~ipad.png"
    #expect(left.bundleName(basename: "Default", deviceSuffix: false) == wanted)
  }
}
