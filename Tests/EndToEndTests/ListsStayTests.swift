import Testing

@testable import SyncDaemon

/// Lists name the outputs that stay (invariants 5 and 10), and nothing else.
@Suite struct ListsStayTests {
  static let outputs = """
    { "kind": "storyboard", "path": "App" }, { "kind": "web", "path": "public" },
    { "kind": "splash", "path": "App" }
    """
  static let lists = [
    "build/App/LaunchScreen.storyboard",
    "build/App/LaunchScreen.xcassets/LaunchScreenPortrait.imageset/Contents.json",
    "build/App/LaunchScreen.xcassets/LaunchScreenLandscape.imageset/Contents.json",
    "build/App/LaunchScreen.xcassets/LaunchScreenBackground.colorset/Contents.json",
    "build/App/Splash.xcassets/SplashImage.imageset/Contents.json",
    "build/App/SplashTransition.swift", "build/public/startup-images.html",
    "build/public/startup-images.json",
  ]

  /// The bytes of each list; nil where it is not there.
  private static func held(in shop: borrowing Workshop) -> [[UInt8]?] {
    var bytes: [[UInt8]?] = []
    for list in lists { bytes.append(shop.read(list)) }
    return bytes
  }

  @Test("a source that breaks in a running daemon stays in every list, and leaves it with the file")
  func broken() throws {
    let shop = try Workshop(outputs: Self.outputs)
    #expect(
      shop.draw(["upright.png=1179x2556", "lying.png=2556x1179", "master.png=1200x1200"]) == 0
    )
    shop.start()
    #expect(shop.eventually { shop.read(Self.lists[7]) != nil })
    let before = Self.held(in: shop)
    #expect(!before.contains { $0 == nil })
    // A third image, so that the lists must be written anew while one source is broken.
    for name in ["upright", "master"] {
      #expect(shop.shell("head -c 3000 drop/\(name).png >x && cp x drop/\(name).png") == 0)
    }
    #expect(
      shop.eventually {
        shop.run("status") == 1 && shop.output.contains("problem master.png")
      }
    )
    #expect(Self.held(in: shop) == before)
    #expect(shop.draw(["other.png=750x1334"]) == 0)
    #expect(shop.eventually { shop.read(Self.lists[6]) != before[6] })
    let html = String(decoding: shop.read(Self.lists[6]) ?? [], as: UTF8.self)
    #expect(html.contains("apple-splash-1179-2556.png"))
    #expect(html.contains("apple-splash-750-1334.png"))
    #expect(shop.read("build/public/apple-splash-1179-2556.png") != nil)
    #expect(shop.shell("rm drop/upright.png drop/other.png") == 0)
    #expect(
      shop.eventually { shop.read("build/public/apple-splash-1179-2556.png") == nil }
    )
    let rest = String(decoding: shop.read(Self.lists[6]) ?? [], as: UTF8.self)
    #expect(!rest.contains("1179-2556") && rest.contains("2556-1179"))
  }

  @Test("a drop folder that goes leaves every list alone, over a restart too, until it is accepted")
  func held() throws {
    let shop = try Workshop(outputs: Self.outputs)
    #expect(
      shop.draw(["upright.png=1179x2556", "lying.png=2556x1179", "master.png=1200x1200"]) == 0
    )
    #expect(shop.run("sync") <= 1)
    let before = Self.held(in: shop)
    #expect(!before.contains { $0 == nil })
    #expect(shop.shell("mv drop away") == 0)
    #expect(shop.run("sync") == 1)
    #expect(Self.held(in: shop) == before)
    // Another folder in its place holds as well; accepting lets go of lists and images alike.
    #expect(shop.shell("mkdir drop") == 0)
    #expect(shop.run("sync") == 1)
    #expect(Self.held(in: shop) == before)
    shop.start()
    #expect(shop.eventually { shop.startedDaemon > 0 })
    #expect(shop.run("accept --app a") == 0, "\(shop.output)")
    #expect(shop.eventually { !Self.held(in: shop).contains { $0 != nil } })
  }
}
