import SyncCore
import Testing

/// Which large squares are masters where an output shows squares.
@Suite("Squares")
struct SquareTests {
  private static let recognizer = Recognizer(
    App(
      name: "Squares",
      drop: [],
      build: [],
      supports: Support(devices: [.iphone, .ipad]),
      outputs: [OutputKind.bundle, .splash].map { Output(kind: $0, path: nil) }
    )
  )

  private func verdict(_ name: String, _ side: Int) throws -> Verdict {
    Self.recognizer.classify(try #require(RelativePath(name)), pixels: PixelSize(side, side))
  }

  @Test(
    "a square that says that it is a launch image serves as a master",
    arguments: [
      ("splash.png", 2732), ("LaunchScreen.png", 1024), ("splash-dark.png", 2732),
      ("Splash.imageset/splash-2732x2732-2.png", 2732), ("splash-2048x2048.png", 2048),
      ("splash-2048.png", 2048), ("launch-1024x1024@2x.png", 2048),
    ]
  )
  func masters(name: String, side: Int) throws {
    let found = try verdict(name, side)
    guard case .master = found else {
      Issue.record("\(name): \(words(found))")
      return
    }
  }

  @Test(
    "a logo is none, by its name or its image set's; the word “master” outdoes it",
    arguments: [
      "splash_logo.png", "SplashLogo.imageset/splash_logo@3x.png",
      "LaunchLogo.imageset/LaunchLogo@3x.png", "SplashLogo.imageset/splash@3x.png",
      "launch logotype.png", "splash-icon.png", "SplashIcon.png",
    ]
  )
  func logos(name: String) throws {
    #expect(words(try verdict(name, 1200)).hasPrefix("refuse noSlot"))
    guard case .master = try verdict("splash_logo master.png", 1200) else {
      Issue.record("a master is one by its word")
      return
    }
  }

  @Test(
    "a square is none when its name says another size",
    arguments: [
      "LaunchImage-568h@2x.png", "LaunchImage-800-667h@2x.png", "launch_640x960@2x.png",
      "splash-750x1334.png", "launch-1242x2208.png", "apple-splash-1125-2436.png",
      "Splash screen 1125 x 2436.png", "splash-2732x2732.png", "splash-1136.png",
      "Default-568h@2x.png",
    ]
  )
  func otherSizes(name: String) throws {
    #expect(words(try verdict(name, 2048)).hasPrefix("refuse noSlot"))
  }
}
