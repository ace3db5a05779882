/// Reads one path component from left to right, once.
struct NameReader {
  private var reading: NameReading
  private let units: [FoldedName.Unit]
  /// Apple's own asset sets number their copies, and give names no meaning.
  private let isLoose: Bool
  private var index = 0
  /// What the number that comes next would be.
  private var expectation = Expectation.size

  private enum Expectation { case size, systemVersion, systemDigits, counter }

  static func read(
    _ bytes: ArraySlice<UInt8>,
    component: Int,
    basename: [UInt8],
    isLoose: Bool
  ) -> NameReading {
    var reader = NameReader(NameReading(bytes, component: component), isLoose: isLoose)
    if !basename.isEmpty { reader.takeBasename(basename) }
    while reader.index < reader.units.count { reader.step() }
    return reader.reading
  }

  private init(_ reading: NameReading, isLoose: Bool) {
    self.reading = reading
    self.isLoose = isLoose
    units = reading.folded.units
    self.reading.compact.reserveCapacity(units.count)
  }

  private mutating func takeBasename(_ basename: [UInt8]) {
    guard units.count >= basename.count, zip(units, basename).allSatisfy({ $0.byte == $1 }),
      units.count == basename.count || units[basename.count].gap >= .soft
    else { return }
    reading.hasBase = true
    take(until: basename.count)
    expectation = .systemDigits
  }

  /// Goes on behind `end`, keeping what was passed for whole-name comparison.
  private mutating func take(until end: Int) {
    for place in index..<end { reading.compact.append(units[place].byte) }
    index = end
  }

  private mutating func step() {
    let start = index
    let isBoundary = units[start].gap >= .soft
    if let found = Lexicon.shipped.longest(in: units, at: start, isLoose: isLoose),
      isBoundary || found.entry.placement == .anywhere
    {
      apply(found.entry.meaning, start..<found.end)
      return
    }
    if isDigit(units[start].byte) {
      number()
    } else if units[start].byte == UInt8(ascii: "x"), units[start].gap == .hard,
      start + 1 < units.count, isDigit(units[start + 1].byte), units[start + 1].gap < .hard,
      start + 2 == units.count || units[start + 2].gap >= .soft
    {
      scale(Int(units[start + 1].byte) - 48, start..<(start + 2))
    } else {
      unknown()
    }
  }

  /// Letters that no table knows, up to the next place where a word may start.
  private mutating func unknown() {
    let isVersion = units[index].byte == UInt8(ascii: "v") && units[index].gap >= .soft
    if !isVersion { reading.hasUnknown = true } else { reading.hasNoise = true }
    take(until: index + 1)
    if isVersion, index < units.count, isDigit(units[index].byte) { expectation = .counter }
  }

  private mutating func apply(_ meaning: Meaning, _ range: Range<Int>) {
    expectation = .size
    switch meaning {
    case .idiom(let kinds, let idiom):
      reading.idioms.insert(idiom)
      reading.note(.idiom, kinds, range)
    case .screen(let kinds):
      reading.hasScreenWord = true
      reading.note([.idiom, .screen, .scale], kinds, range)
    case .orientation(let kinds):
      reading.hasOrientation = true
      reading.note(.orientation, kinds, range)
    case .facing(let facing):
      reading.hasOrientation = true
      reading.facing = facing
      let isPortrait = facing.shape == .portrait
      reading.note(.orientation, isPortrait ? KindIndex.portrait : KindIndex.landscape, range)
    case .scale(let kinds):
      reading.hasScale = true
      reading.hasNoise = true
      reading.note(.scale, kinds, range)
    case .sizeClass(let shape):
      reading.hasSizeClass = true
      reading.hasOrientation = true
      if let shape { reading.note(.orientation, shape, range) } else { reading.isMaster = true }
    case .appearance(let appearance): reading.appearance = appearance
    case .locale(let locale): reading.locale = locale
    case .number(let value): number(.bare(value), range)
    case .otherPlatform(let platform): reading.platform = platform
    case .master:
      reading.isMaster = true
      reading.hasNoise = true
    case .base:
      if range.lowerBound == 0 {
        reading.hasBase = true
        expectation = .systemDigits
      } else {
        reading.hasNoise = true
      }
    case .system:
      reading.isApple = true
      reading.hasNoise = true
      expectation = .systemVersion
    case .apple:
      reading.isApple = true
      reading.hasNoise = true
    case .counter:
      reading.hasNoise = true
      expectation = .counter
    case .copy:
      index = range.upperBound
      return
    case .noise: reading.hasNoise = true
    }
    take(until: range.upperBound)
  }

  private mutating func scale(_ value: Int, _ range: Range<Int>) {
    reading.hasScale = true
    reading.note(.scale, KindIndex.byScale[value] ?? .none, range)
    expectation = .size
    take(until: range.upperBound)
  }

  private mutating func number(_ form: PrintedNumber.Form, _ range: Range<Int>) {
    reading.numbers.append(PrintedNumber(form: form, range: range))
  }
}

// MARK: - Numbers

extension NameReader {
  private struct Digits {
    var value = 0
    var count = 0
    var end: Int
    var startsWithZero = false
    /// A decimal point follows within the run.
    var isDecimal = false
  }

  private func digits(at start: Int) -> Digits {
    var found = Digits(end: start)
    found.startsWithZero = units[start].byte == 48
    while found.end < units.count, found.end == start || units[found.end].gap == .none,
      isDigit(units[found.end].byte)
    {
      if found.count < 6 { found.value = found.value * 10 + Int(units[found.end].byte - 48) }
      found.count += 1
      found.end += 1
    }
    found.isDecimal =
      found.end < units.count && units[found.end].gap == .none && units[found.end].byte == 46
    return found
  }

  private func letter(_ place: Int) -> UInt8 {
    place < units.count && units[place].gap < .hard ? units[place].byte : 0
  }

  private func isWordEnd(_ place: Int) -> Bool {
    place >= units.count || units[place].gap >= .soft
  }

  private mutating func number() {
    let start = index
    let first = digits(at: start)
    let next = letter(first.end)
    if first.count == 1, next == UInt8(ascii: "x"),
      isWordEnd(first.end + 1) && !isDigit(letter(first.end + 1)) || units[start].mark == 0x40
    {
      return scale(first.value, start..<(first.end + 1))
    }
    if first.count >= 3, first.count <= 4, !first.startsWithZero, size(first, from: start) {
      return
    }
    if first.isDecimal { return skipDecimal() }
    let isSide = (next == UInt8(ascii: "h") || next == UInt8(ascii: "w"))
    if isSide, first.count >= 3, first.count <= 4, isWordEnd(first.end + 1) {
      number(.side(first.value), start..<first.end)
      expectation = .size
      return take(until: first.end + 1)
    }
    bare(first, from: start)
  }

  private mutating func bare(_ found: Digits, from start: Int) {
    let isDimension = found.count >= 3 && found.count <= 4 && !found.startsWithZero
    switch expectation {
    case .systemDigits
    where isDimension && found.value % 100 <= 20 && found.value % 10 == 0
      && (600...2700).contains(found.value) && KindIndex.bySide[found.value] == nil:
      expectation = .size
      reading.isFullScreen = found.value >= 700
    case .systemVersion where found.count <= 2: break
    case .counter: expectation = .size
    case .size, .systemDigits, .systemVersion:
      expectation = .size
      if isDimension {
        number(.bare(found.value), start..<found.end)
      } else if found.count > 4 {
        reading.hasNoise = true
      } else {
        // A small number at the end is a copy's; elsewhere it only counts.
        index = found.end
        if index < units.count, units[index].mark != 0x40, units[index].mark != 0x7e,
          !isDigit(units[index].byte)
        {
          reading.hasNoise = true
        }
        return
      }
    }
    take(until: found.end)
  }

  private mutating func skipDecimal() {
    var end = index + 1
    while end < units.count, units[end].gap == .none,
      isDigit(units[end].byte) || units[end].byte == 46
    {
      end += 1
    }
    reading.hasNoise = true
    take(until: end)
  }

  /// Reads `1242x2208`, `1242 x 2208`, `1242-2208`, `1242.2208`; false when there is no size here.
  private mutating func size(_ first: Digits, from start: Int) -> Bool {
    var place = first.end
    var isExplicit = false
    if first.isDecimal {
      place += 1
    } else if place < units.count, units[place].byte == UInt8(ascii: "x") {
      place += 1
      isExplicit = true
    } else if place + 1 < units.count, units[place].byte == UInt8(ascii: "b"),
      units[place + 1].byte == UInt8(ascii: "y")
    {
      place += 2
      isExplicit = true
    } else if place >= units.count || units[place].gap < .hard || units[place].mark == 0x40 {
      return false
    }
    guard place < units.count, isDigit(units[place].byte) else { return false }
    let second = digits(at: place)
    guard second.count >= 3, second.count <= 4, !second.startsWithZero, !second.isDecimal else {
      return false
    }
    var end = second.end
    var unit: UInt8 = 0
    if letter(end) == UInt8(ascii: "p") {
      unit = isWordEnd(end + 1) ? 0 : letter(end + 1)
      if unit == UInt8(ascii: "t") || unit == UInt8(ascii: "x") { end += 2 } else { unit = 0 }
      if unit != 0, !isWordEnd(end) { return false }
    } else if letter(end) == UInt8(ascii: "h"), !isExplicit {
      return false
    }
    let size = PixelSize(first.value, second.value)
    if !isExplicit, !PrintedNumber.isNear(size) { return false }
    number(
      .size(size.width, size.height, isPoints: unit == 0x74, isPixels: unit == 0x78),
      start..<second.end
    )
    expectation = .size
    take(until: end)
    return true
  }
}
