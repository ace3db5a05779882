import SyncCore

/// What the formatters of the dialects call the image of a slot row: every name, no folders.
enum DialectSpellings {
  typealias Formatter = @Sendable (SlotRow) -> [String]

  /// By the dialect's name, so that a failing law says whose spelling it was.
  static let all: [(String, Formatter)] = [
    ("Apple, loose", loose), ("actool", actool), ("bundle output", bundle), ("Cordova", cordova),
    ("cordova-res", cordovaRes), ("Cordova storyboard", cordovaStoryboard),
    ("Cordova plugin, PhoneGap", cordovaPlugin), ("PhoneGap Build", phoneGapBuild),
    ("Titanium, TiCons", titanium), ("AIR, NativeScript", air), ("Unity", unity),
    ("apetools", apetools), ("pwa-asset-generator", pwa), ("vite-pwa", vitePWA), ("sizes", sizes),
  ]

  /// Every spelling, with all the sizes it may have: AIR and Titanium share names.
  static let sizesByName: [String: Set<PixelSize>] = {
    var names: [String: Set<PixelSize>] = [:]
    for row in SlotRow.all where row.idiom != .tv {
      for (_, formatter) in all {
        for name in formatter(row) { names[name, default: []].insert(row.pixels) }
      }
    }
    return names
  }()

  @Sendable private static func loose(_ row: SlotRow) -> [String] {
    // `apple-splash-…` in the screens' rows is pwa-asset-generator's.
    row.family == .screen ? [] : row.looseNames
  }

  @Sendable private static func actool(_ row: SlotRow) -> [String] {
    guard let name = row.compiledName else { return [] }
    return [name, "BrandAssets" + name.dropFirst("LaunchImage".count)]
  }

  @Sendable private static func bundle(_ row: SlotRow) -> [String] {
    [false, true].compactMap { Slot(row).bundleName(basename: "Default", deviceSuffix: $0) }
  }

  private static func modifier(_ row: SlotRow) -> String {
    row.orientation == .landscape ? "-Landscape" : ""
  }

  /// `Default-736h.png`: no scale, landscape before the height.
  @Sendable private static func cordova(_ row: SlotRow) -> [String] {
    switch row.subtype {
    case "667h" where row.orientation == .portrait: ["Default-667h.png"]
    case "736h", "2436h": ["Default\(modifier(row))-\(row.subtype ?? "").png"]
    case _: []
    }
  }

  @Sendable private static func cordovaRes(_ row: SlotRow) -> [String] {
    switch row.subtype {
    case "2688h", "1792h": ["Default\(modifier(row))-\(row.subtype ?? "")~iphone.png"]
    case "1366h":
      [
        row.orientation == .portrait
          ? "Default-Portrait@~ipadpro.png" : "Default-Landscape@~ipadpro.png"
      ]
    case _: []
    }
  }

  /// Size classes: a phone upright is `comany`, on its side `anycom` or `comcom`; the screen is not said.
  @Sendable private static func cordovaStoryboard(_ row: SlotRow) -> [String] {
    guard row.idiom == .iphone, row.scale != .one else { return [] }
    let forms = row.orientation == .portrait ? ["comany"] : ["anycom", "comcom"]
    return forms.map { "Default@\(row.scale.word)~iphone~\($0).png" }
  }

  @Sendable private static func cordovaPlugin(_ row: SlotRow) -> [String] {
    let shape = row.orientation.rawValue
    let scale = row.scale == .two ? "-2x" : ""
    switch (row.idiom, row.points) {
    case (.iphone, PointSize(320, 480)): return ["screen-iphone-\(shape)\(scale).png"]
    case (.iphone, PointSize(320, 568)) where row.orientation == .portrait:
      return ["screen-iphone-portrait-568h-2x.png"]
    case (.ipad, PointSize(768, 1024)): return ["screen-ipad-\(shape)\(scale).png"]
    case _: return []
    }
  }

  @Sendable private static func phoneGapBuild(_ row: SlotRow) -> [String] {
    let at = row.scale == .two ? "_at_2x" : ""
    switch (row.idiom, row.points) {
    case (.iphone, PointSize(320, 480)) where row.orientation == .portrait:
      return ["Default\(at).png"]
    case (.iphone, PointSize(320, 568)) where row.orientation == .portrait:
      return ["Default_iphone5.png"]
    case (.iphone, PointSize(375, 667)) where row.orientation == .portrait:
      return ["Default_iphone6.png"]
    case (.iphone, PointSize(414, 736)) where row.orientation == .portrait:
      return ["Default_iphone6plus.png"]
    case (.ipad, PointSize(768, 1024)):
      return ["Default-\(row.orientation == .portrait ? "Portrait" : "Landscape")\(at).png"]
    case _: return []
    }
  }

  @Sendable private static func titanium(_ row: SlotRow) -> [String] {
    let shape = row.orientation == .portrait ? "-Portrait" : "-Landscape"
    switch (row.subtype, row.points) {
    case ("667h", _) where row.orientation == .portrait: return ["Default-667h@2x.png"]
    case ("736h", _), ("2436h", _), ("2688h", _), ("1792h", _):
      return ["Default\(shape)-\(row.subtype ?? "")\(row.scale.suffix).png"]
    case (nil, PointSize(768, 1024)): return ["Default\(shape)\(row.scale.suffix).png"]
    case _: return []
    }
  }

  @Sendable private static func air(_ row: SlotRow) -> [String] {
    let shape = row.orientation == .portrait ? "-Portrait" : "-Landscape"
    switch row.points {
    case PointSize(375, 667), PointSize(414, 736):
      let screen = "-\(row.points.width)w-\(row.points.height)h\(row.scale.suffix)~iphone.png"
      return ["Default\(modifier(row))\(screen)"]
    case PointSize(375, 812):
      return ["Default\(modifier(row))-812h\(row.scale.suffix)~iphone.png"]
    case PointSize(834, 1112): return ["Default\(shape)-1112h@2x.png"]
    case PointSize(1024, 1366): return ["Default\(shape)@2x.png"]
    case _: return []
    }
  }

  @Sendable private static func unity(_ row: SlotRow) -> [String] {
    let shape = row.orientation == .portrait ? "Portrait" : "Landscape"
    switch (row.idiom, row.points, row.scale) {
    case (.ipad, PointSize(768, 1024), .one): return ["iPad\(shape)SplashScreen.png"]
    case (.ipad, PointSize(768, 1024), .two): return ["iPadHighRes\(shape)SplashScreen.png"]
    case (.iphone, PointSize(414, 736), _): return ["iPhone55in\(shape)SplashScreen.png"]
    case _ where row.orientation == .landscape: return []
    case (.iphone, PointSize(320, 480), .one): return ["iPhoneSplashScreen.png"]
    case (.iphone, PointSize(320, 480), _): return ["iPhoneHighResSplashScreen.png"]
    case (.iphone, PointSize(320, 568), _): return ["iPhoneTallHighResSplashScreen.png"]
    case (.iphone, PointSize(375, 667), _): return ["iPhone47inSplashScreen.png"]
    case _: return []
    }
  }

  @Sendable private static func apetools(_ row: SlotRow) -> [String] {
    let size = "\(row.pixels)"
    let shape = row.orientation.rawValue
    let modifier = row.orientation == .portrait ? "-Portrait" : "-Landscape"
    switch (row.idiom, row.points) {
    case (.ipad, PointSize(768, 1024)), (.ipad, PointSize(834, 1112)),
      (.ipad, PointSize(1024, 1366)):
      return ["LaunchImage\(modifier)\(row.scale.suffix)~ipad_\(size).png"]
    case (.iphone, PointSize(375, 667)): return ["LaunchImage-750@2x~iphone6-\(shape)_\(size).png"]
    case (.iphone, PointSize(414, 736)):
      return ["LaunchImage-1242@3x~iphone6s-\(shape)_\(size).png"]
    case (.iphone, PointSize(375, 812)):
      return ["LaunchImage-\(row.pixels.width)@3x~iphoneX-\(shape)_\(size).png"]
    case (.iphone, PointSize(320, 568)) where row.orientation == .portrait:
      return ["LaunchImage-568h@2x~iphone_\(size).png"]
    case _: return []
    }
  }

  @Sendable private static func pwa(_ row: SlotRow) -> [String] {
    row.extent == .toStatusBar ? [] : ["apple-splash-\(row.pixels.width)-\(row.pixels.height).png"]
  }

  @Sendable private static func vitePWA(_ row: SlotRow) -> [String] {
    guard row.extent == .fullScreen else { return [] }
    return ["apple-splash-\(row.orientation.rawValue)-light-\(row.pixels).png"]
  }

  /// What people write themselves.
  @Sendable private static func sizes(_ row: SlotRow) -> [String] {
    let (width, height) = (row.pixels.width, row.pixels.height)
    let shape = row.orientation.rawValue
    var names = ["Default-\(width)x\(height).png", "\(width)x\(height)-\(shape).png"]
    names.append("splash \(width) x \(height).png")
    if row.extent == .fullScreen {
      names.append("\(row.points)-\(shape)-@\(row.scale.word).png")
      names.append("\(row.idiom.rawValue)_\(shape)_\(row.points)pt@\(row.scale.word).png")
    }
    return names
  }
}
