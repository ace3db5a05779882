import SyncCore
import Testing

/// Facts 1.4, every name with its size, and the slot's idiom, scale and screen in points.
private let wild: [(String, Int, Int, String)] = [
  ("Default~iphone.png", 320, 480, "iphone-1x-legacy"),
  ("Default@2x~iphone.png", 640, 960, "iphone-2x-legacy"),
  ("Default-568h@2x~iphone.png", 640, 1136, "iphone-568h-legacy"),
  ("Default-667h.png", 750, 1334, "iphone-667h"),
  ("Default-736h.png", 1242, 2208, "iphone-736h-portrait"),
  ("Default-Landscape-736h.png", 2208, 1242, "iphone-736h-landscape"),
  ("Default-2436h.png", 1125, 2436, "iphone-2436h-portrait"),
  ("Default-Landscape-2436h.png", 2436, 1125, "iphone-2436h-landscape"),
  ("Default-2688h~iphone.png", 1242, 2688, "iphone-2688h-portrait"),
  ("Default-Landscape-2688h~iphone.png", 2688, 1242, "iphone-2688h-landscape"),
  ("Default-1792h~iphone.png", 828, 1792, "iphone-1792h-portrait"),
  ("Default-Landscape-1792h~iphone.png", 1792, 828, "iphone-1792h-landscape"),
  ("Default-Portrait@~ipadpro.png", 2048, 2732, "ipad-1366h-portrait"),
  ("Default-Landscape@~ipadpro.png", 2732, 2048, "ipad-1366h-landscape"),
  ("Default-667h@2x.png", 750, 1334, "iphone-667h"),
  ("Default-Portrait-736h@3x.png", 1242, 2208, "iphone-736h-portrait"),
  ("Default-Landscape-736h@3x.png", 2208, 1242, "iphone-736h-landscape"),
  ("Default-Portrait-2436h@3x.png", 1125, 2436, "iphone-2436h-portrait"),
  ("Default-Landscape-2436h@3x.png", 2436, 1125, "iphone-2436h-landscape"),
  ("Default-Portrait-2688h@3x.png", 1242, 2688, "iphone-2688h-portrait"),
  ("Default-Landscape-2688h@3x.png", 2688, 1242, "iphone-2688h-landscape"),
  ("Default-Portrait-1792h@2x.png", 828, 1792, "iphone-1792h-portrait"),
  ("Default-Landscape-1792h@2x.png", 1792, 828, "iphone-1792h-landscape"),
  ("Default-Portrait.png", 768, 1024, "ipad-portrait-1x-legacy"),
  ("Default-Landscape.png", 1024, 768, "ipad-landscape-1x-legacy"),
  ("Default-Portrait@2x.png", 1536, 2048, "ipad-portrait-2x-legacy"),
  ("Default-Landscape@2x.png", 2048, 1536, "ipad-landscape-2x-legacy"),
  ("Default-Portrait@2x.png", 2048, 2732, "ipad-1366h-portrait"),
  ("Default-Landscape@2x.png", 2732, 2048, "ipad-1366h-landscape"),
  ("Default-375w-667h@2x~iphone.png", 750, 1334, "iphone-667h"),
  ("Default-414w-736h@3x~iphone.png", 1242, 2208, "iphone-736h-portrait"),
  ("Default-Landscape-414w-736h@3x~iphone.png", 2208, 1242, "iphone-736h-landscape"),
  ("Default-812h@3x~iphone.png", 1125, 2436, "iphone-2436h-portrait"),
  ("Default-Landscape-812h@3x~iphone.png", 2436, 1125, "iphone-2436h-landscape"),
  ("Default-Portrait-1112h@2x.png", 1668, 2224, "ipad-1112h-portrait"),
  ("Default-Landscape-1112h@2x.png", 2224, 1668, "ipad-1112h-landscape"),
  ("Default~ipad@2x.png", 1536, 2048, "ipad-portrait-2x-legacy"),
  ("Default~ipad-1112h.png", 1668, 2224, "ipad-1112h-portrait"),
  ("Default~ipad-1194h.png", 1668, 2388, "ipad-1194h-portrait"),
  ("Default~ipad-1366h.png", 2048, 2732, "ipad-1366h-portrait"),
  ("Default-812h@3x.png", 1125, 2436, "iphone-2436h-portrait"),
  ("Default-828h@2x.png", 828, 1792, "iphone-1792h-portrait"),
  ("Default-1242h@3x.png", 1242, 2688, "iphone-2688h-portrait"),
  ("Default-Portrait-1366@2x.png", 2048, 2732, "ipad-1366h-portrait"),
  ("Default-Landscape-1336.png", 2732, 2048, "ipad-1366h-landscape"),
  ("LaunchImage-1200-Portrait-2224h@2x.png", 1668, 2224, "ipad-1112h-portrait"),
  ("LaunchImage-1200-Portrait-2388h@2x.png", 1668, 2388, "ipad-1194h-portrait"),
  ("LaunchImage-800-Portrait-736h@3x.png", 1242, 2208, "iphone-736h-portrait"),
  ("Default-896h@2x.png", 828, 1792, "iphone-1792h-portrait"),
  ("Default-896h@3x.png", 1242, 2688, "iphone-2688h-portrait"),
  // The issue's own examples, and words in other languages and notations.
  ("启动图(1242X2208).png", 1242, 2208, "iphone-736h-portrait"),
  (
    "iPad_Landscape_without_status_bar_iOS_5-6_2x_2048x1496.png", 2048, 1496,
    "ipad-landscape-2x-statusbar"
  ),
  ("Splash screen750x334.png", 750, 1334, "iphone-667h"),
  ("splash final.png", 640, 960, "iphone-2x-legacy"),
  ("Startbild iPad Querformat.png", 2048, 1536, "ipad-landscape-2x-legacy"),
  ("スプラッシュ縦画面 iPhone6+.png", 1242, 2208, "iphone-736h-portrait"),
  ("Default@2x 副本.png", 640, 960, "iphone-2x-legacy"),
  ("iPhone 5.5 inch.png", 1242, 2208, "iphone-736h-portrait"),
]

@Suite("Names seen in the wild")
struct WildNamesTests {
  @Test("go to their slot", arguments: wild)
  func placed(name: String, width: Int, height: Int, id: String) throws {
    let verdict = Recognizer(.assumed).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
    guard case .claim(let claim) = verdict else {
      Issue.record("\(name): \(verdict)")
      return
    }
    #expect(claim.slots.contains { $0.id == id })
    #expect(claim.slots.allSatisfy { $0.pixels == PixelSize(width, height) })
  }

  @Test(
    "are refused when they contradict their pixels",
    arguments: [
      ("screen-iphone1136-portrait.png", 1136, 640, ProblemCode.nameAndSizeDisagree),
      ("iPhone 6.png", 640, 1136, .nameAndSizeDisagree),
      ("Default-999h@2x.png", 640, 960, .noSuchScreen),
      ("Default-myscheme@2x.png", 640, 960, .undeclaredScheme),
      ("splash.png", 1080, 1920, .nearMiss),
      ("splash.png", 638, 1136, .nearMiss),
      ("splash.png", 480, 320, .needsOutput),
      ("splash.png", 375, 667, .nearMiss),
      ("splash.png", 1500, 2668, .nearMiss),
      ("splash.png", 1170, 2532, .needsOutput),
      ("splash.png", 1920, 1080, .nearMiss),
      ("splash.png", 2732, 2732, .noSlot),
      ("Default@2x~universal~anyany.png", 2732, 2732, .masterNotAllowed),
    ]
  )
  func refused(name: String, width: Int, height: Int, code: ProblemCode) throws {
    let verdict = Recognizer(.assumed).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
    guard case .refused(let problem, _) = verdict else {
      Issue.record("\(name): \(verdict)")
      return
    }
    #expect(problem.code == code)
  }

  @Test(
    "of other platforms and tools are left alone",
    arguments: [
      "drawable-port-mdpi/splash.png", "res/screen/android/splash.png", "screen-hdpi-portrait.png",
      "Splash.scale-100.png", ".DS_Store", "._Default.png", "~$Default.png", "Default.png.part",
      ".goutputstream-AB12", ".Default.png.a1B2c3", "__MACOSX/Default.png", "Default.png~",
    ]
  )
  func ignored(name: String) throws {
    let verdict = Recognizer(.assumed).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(320, 480)
    )
    guard case .ignored = verdict else {
      Issue.record("\(name): \(verdict)")
      return
    }
  }
}
