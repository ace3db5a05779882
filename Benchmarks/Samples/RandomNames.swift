import SyncCore

/// Names of random bytes and of random known words.
struct RandomNames {
  private var state: UInt64
  private var round = 0

  init(seed: UInt64) { state = seed }

  /// nil when the bytes are no path.
  mutating func next() -> NameSample? {
    round += 1
    var bytes: [UInt8] = []
    let limit = round % 3 == 0 ? 30 : random(255) + 1
    while bytes.count < limit {
      if round % 2 == 0 {
        bytes.append(UInt8(truncatingIfNeeded: random(256)))
      } else {
        bytes += Self.words[random(Self.words.count)].utf8
      }
    }
    let pixels =
      round % 4 == 0
      ? PixelSize(random(4000), random(4000)) : Self.sizes[random(Self.sizes.count)]
    return RelativePath(bytes.prefix(255)).map { NameSample(path: $0, pixels: pixels) }
  }

  /// SplitMix64: small, and the same on every machine.
  private mutating func random(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int(truncatingIfNeeded: (value ^ (value >> 31)) % UInt64(limit))
  }

  private static let sizes = SlotRow.all.map(\.pixels)

  private static let words = [
    "Default", "LaunchImage", "-568h", "@2x", "@3x", "~ipad", "~iphone", "640x1136", "1242", "-",
    "iPhone 6", "Portrait", "landscape", "\u{202e}", "\u{2066}", "😀", "é", "e\u{301}", "세로",
    "启动图", "(1)", ".png", "/", "dark", "..x", "99999999999999999999", "\n", "\u{1b}[31m", "@",
    "~", "x", "h", "中", "3.5", "retina", "iPad Pro 12.9", "_", " ", ".", "copy", "v2", "2x",
    "master", "en.lproj/", "X.launchimage/", "drawable-", "\u{7f}", "\u{200b}", "\u{feff}",
  ]
}
