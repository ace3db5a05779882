/// Sets that recognition asks for often, made once.
enum KindIndex {
  static let byPixels: [PixelSize: KindSet] = index { [$0.pixels] }
  static let byPoints: [PixelSize: KindSet] = index { [$0.pointSize] }
  /// By a side's length, in pixels or in points.
  static let bySide: [Int: KindSet] = index { $0.sides }
  /// By the width of the image, in pixels or in points.
  static let byWidth: [Int: KindSet] = index { [$0.pixels.width, $0.pointSize.width] }

  static let iphone = KindSet(query: "iphone")
  static let ipad = KindSet(query: "ipad")
  static let tv = KindSet(query: "tv")
  static let notTV = KindSet.all.subtracting(tv)
  static let scale1 = KindSet(query: "@1")
  static let scale2 = KindSet(query: "@2")
  static let scale3 = KindSet(query: "@3")
  static let portrait = KindSet(query: "portrait")
  static let landscape = KindSet(query: "landscape")
  static let base = KindSet(query: "base")
  /// The base screens as they are without an orientation: a phone's is upright.
  static let uprightBase = KindSet(query: "base portrait|!iphone")
  static let fullScreen = KindSet(query: "full")
  /// What AIR calls a plain `@2x` name with an orientation (facts 1.4).
  static let largeIPad = KindSet(query: "ipad 1024x1366 @2")

  static func of(_ idiom: Idiom) -> KindSet {
    switch idiom {
    case .iphone: iphone
    case .ipad: ipad
    case .tv: tv
    }
  }

  /// The kinds of a scale as a name writes it; none for one that iOS has not.
  static func of(scale: Int) -> KindSet {
    switch scale {
    case 1: scale1
    case 2: scale2
    case 3: scale3
    case _: .none
    }
  }

  static func of(_ shape: SlotOrientation) -> KindSet {
    switch shape {
    case .portrait: portrait
    case .landscape: landscape
    case .any: .all
    }
  }

  private static func index<Key: Hashable>(_ keys: (Kind) -> [Key]) -> [Key: KindSet] {
    var index: [Key: KindSet] = [:]
    for (place, kind) in Kind.all.enumerated() {
      for key in keys(kind) { index[key, default: .none].insert(index: place) }
    }
    return index
  }
}
