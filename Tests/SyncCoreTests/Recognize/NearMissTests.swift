import SyncCore
import Testing

/// What an image misses, by how much, and the slot that is nearest: its pixels and its file name.
private struct Miss {
  let name: String
  let pixels: PixelSize
  let words: String
  let nearest: PixelSize
  let file: String

  init(_ name: String, _ w: Int, _ h: Int, _ words: String, _ near: (Int, Int), _ file: String) {
    self.name = name
    pixels = PixelSize(w, h)
    self.words = words
    nearest = PixelSize(near.0, near.1)
    self.file = file
  }
}

private let off = "a pixel or two off"
private let swapped = "the sides are swapped"
private let panel = "the panel of a phone that draws larger and scales down"
private let points = "the size in points, not in pixels"
private let scaled = "the right shape at another scale"

private let misses = [
  Miss("splash.png", 641, 1136, off, (640, 1136), "Default-568h@2x.png"),
  Miss("splash.png", 640, 1138, off, (640, 1136), "Default-568h@2x.png"),
  Miss("splash.png", 1241, 2207, off, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 1124, 2436, off, (1125, 2436), "Default-Portrait-2436h@3x.png"),
  Miss("splash.png", 766, 1022, off, (768, 1024), "Default-Portrait~ipad.png"),
  Miss("splash.png", 2209, 1242, off, (2208, 1242), "Default-Landscape-736h@3x.png"),
  Miss("Default@2x.png", 638, 960, off, (640, 960), "Default@2x.png"),
  Miss("splash.png", 748, 1024, swapped, (1024, 748), "Default-Landscape~ipad.png"),
  Miss("splash.png", 1004, 768, swapped, (768, 1004), "Default-Portrait~ipad.png"),
  Miss("splash.png", 1496, 2048, swapped, (2048, 1496), "Default-Landscape@2x~ipad.png"),
  Miss("splash.png", 2008, 1536, swapped, (1536, 2008), "Default-Portrait@2x~ipad.png"),
  Miss("splash.png", 1080, 1920, panel, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 1920, 1080, panel, (2208, 1242), "Default-Landscape-736h@3x.png"),
  Miss("iPhone 8 Plus.png", 1080, 1920, panel, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 1080, 2340, panel, (1125, 2436), "Default-Portrait-2436h@3x.png"),
  Miss("splash.png", 320, 568, points, (640, 1136), "Default-568h@2x.png"),
  Miss("splash.png", 375, 667, points, (750, 1334), "Default-667h@2x.png"),
  Miss("splash.png", 414, 736, points, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 736, 414, points, (2208, 1242), "Default-Landscape-736h@3x.png"),
  Miss("iPhone XR.png", 414, 896, points, (828, 1792), "Default-Portrait-1792h@2x.png"),
  Miss("iPhone XS Max.png", 414, 896, points, (1242, 2688), "Default-Portrait-2688h@3x.png"),
  Miss("splash.png", 834, 1112, points, (1668, 2224), "Default-Portrait-1112h@2x~ipad.png"),
  Miss("splash.png", 1280, 2272, scaled, (640, 1136), "Default-568h@2x.png"),
  Miss("splash.png", 1500, 2668, scaled, (750, 1334), "Default-667h@2x.png"),
  Miss("splash.png", 621, 1104, scaled, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 828, 1472, scaled, (1242, 2208), "Default-Portrait-736h@3x.png"),
  Miss("splash.png", 384, 512, scaled, (768, 1024), "Default-Portrait~ipad.png"),
  Miss("splash.png", 4096, 3072, scaled, (2048, 1536), "Default-Landscape@2x~ipad.png"),
]

@Suite("Near misses")
struct NearMissTests {
  @Test("name the nearest slot and its exact size", arguments: misses.indices)
  func nearest(place: Int) throws {
    let miss = misses[place]
    let problem = try #require(refusal(miss.name, miss.pixels))
    #expect(problem.code == .nearMiss)
    #expect(problem.message.contains("It is \(miss.pixels) pixels: \(miss.words)."))
    #expect(problem.message.contains("(\(miss.nearest) pixels)"))
    #expect(problem.remedy.contains("at exactly \(miss.nearest) pixels"))
    #expect(problem.remedy.contains(miss.file))
  }

  @Test(
    "are none where nothing is near",
    arguments: [
      (643, 1136), (1024, 1024), (800, 600), (1, 1), (0, 0), (3000, 3000), (16384, 16384),
    ]
  )
  func far(width: Int, height: Int) throws {
    #expect(try #require(refusal("splash.png", PixelSize(width, height))).code == .noSlot)
  }

  @Test("say what an app can use first")
  func usableFirst() throws {
    // 393x852 points: only the web and storyboard outputs take that screen.
    let phone = PixelSize(393, 852)
    let plain = try #require(refusal("splash.png", phone))
    #expect(plain.message.contains("(1179x2556 pixels)"))
    // 767x1023 is near an iPad's size, which an app for phones can not use.
    var app = App.assumed
    app.supports.devices = [.iphone]
    let path = try #require(RelativePath("splash.png"))
    let verdict = Recognizer(app).classify(path, pixels: PixelSize(767, 1023))
    guard case .refused(let problem, reasons: _) = verdict else {
      Issue.record("\(words(verdict))")
      return
    }
    #expect(problem.code == .nearMiss)
  }

  private func refusal(_ name: String, _ pixels: PixelSize) -> Problem? {
    guard let path = RelativePath(name),
      case .refused(let problem, reasons: _) = Recognizer(.assumed).classify(path, pixels: pixels)
    else { return nil }
    return problem
  }
}
