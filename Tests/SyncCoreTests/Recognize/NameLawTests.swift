import SyncCore
import Testing

@Suite("Laws of recognition")
struct NameLawTests {
  /// Every spelling that a dialect's formatter has for a row, with the pixels it may have.
  static let spellings: [String: Set<PixelSize>] = {
    var names: [String: Set<PixelSize>] = [:]
    for row in SlotRow.all where row.idiom != .tv && row.family != .screen {
      var own = row.looseNames + [row.compiledName].compactMap { $0 }
      let shape = row.orientation.rawValue
      let (width, height) = (row.pixels.width, row.pixels.height)
      own += ["Default-\(width)x\(height).png", "apple-splash-\(width)-\(height).png"]
      own += ["\(width)x\(height)-\(shape).png", "splash \(width) x \(height).png"]
      if row.extent == .fullScreen {
        own.append("\(row.points)-\(shape)-@\(row.scale.word).png")
        own.append("\(row.idiom.rawValue)_\(shape)_\(row.points)pt@\(row.scale.word).png")
      }
      for deviceSuffix in [false, true] {
        let name = Slot(row).bundleName(basename: "Default", deviceSuffix: deviceSuffix)
        if let name { own.append(name) }
      }
      for name in own { names[name, default: []].insert(row.pixels) }
    }
    return names
  }()

  /// The letter cases and separators a name may be written with.
  static func disguises(_ name: String) -> [String] {
    var list: [String] = []
    for text in [name, name.lowercased(), name.uppercased()] {
      for separator in ["-", "_", " ", "."] {
        let stem = text.dropLast(4).map { $0 == "-" ? separator : String($0) }.joined()
        list.append(stem + String(text.suffix(4)))
      }
    }
    return list
  }

  @Test("every spelling comes back to its slot, and a size of another slot never places it")
  func spellingsHold() throws {
    let recognizer = Recognizer(.assumed)
    let sizes = Set(SlotRow.all.filter { $0.family != .screen }.map(\.pixels))
    var lost: [String] = []
    var wrong: [String] = []
    for (name, right) in Self.spellings {
      for disguise in Self.disguises(name) {
        let path = try #require(RelativePath(disguise))
        for size in sizes {
          let verdict = recognizer.classify(path, pixels: size)
          let isPlaced = if case .claim = verdict { true } else { false }
          if right.contains(size), !isPlaced { lost.append("\(disguise) \(size) \(verdict)") }
          if !right.contains(size), isPlaced { wrong.append("\(disguise) \(size)") }
        }
      }
    }
    #expect(lost.sorted().prefix(12) == [])
    #expect(wrong.sorted().prefix(40) == [])
  }

  @Test("random bytes and random words never trap, and never place what fits no slot")
  func fuzz() {
    let recognizer = Recognizer(.assumed)
    var random = SplitMix(state: 42)
    let words = [
      "Default", "LaunchImage", "-568h", "@2x", "@3x", "~ipad", "~iphone", "640x1136", "1242", "-",
      "iPhone 6", "Portrait", "landscape", "\u{202e}", "😀", "é", "e\u{301}", "세로", "启动图", "(1)",
      ".png", "/", "dark", "..x", "99999999999999999999", "\n", "\u{1b}[31m", "@", "~", "x", "h",
      "中",
    ]
    var count = 20_000
    #if !DEBUG
      count = 1_000_000
    #endif
    for round in 0..<count {
      var bytes: [UInt8] = []
      let limit = Int(random.next() % 255) + 1
      while bytes.count < limit {
        if round % 2 == 0 {
          bytes.append(UInt8(truncatingIfNeeded: random.next()))
        } else {
          bytes += words[Int(random.next() % UInt64(words.count))].utf8
        }
        if round % 3 == 0, bytes.count > 30 { break }
      }
      guard let path = RelativePath(bytes.prefix(255)) else { continue }
      let pixels =
        round % 4 == 0
        ? PixelSize(640, 1136) : PixelSize(Int(random.next() % 4000), Int(random.next() % 4000))
      if case .claim(let claim) = recognizer.classify(path, pixels: pixels) {
        #expect(claim.slots.allSatisfy { $0.pixels == pixels })
      }
    }
  }
}

/// A small seeded generator, the same on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
