// What a known word says.
extension NameReader {
  mutating func apply(_ meaning: Meaning, _ range: Range<Int>) {
    expectation = .size
    switch meaning {
    case .copy:
      // Not part of the name.
      index = range.upperBound
      return
    case .idiom(let kinds):
      reading.marks.insert(.apple)
      reading.idioms.formUnion(kinds)
      reading.note(.idiom, kinds, range)
    case .device(let kinds):
      reading.idioms.formUnion(kinds)
      reading.note(.idiom, kinds, range)
    case .screen(let kinds): screen(kinds, range)
    case .orientation(let kinds):
      reading.marks.insert(.orientation)
      reading.note(.orientation, kinds, range)
    case .facing(let facing):
      reading.marks.insert(.orientation)
      reading.facing = facing
      reading.note(.orientation, KindIndex.of(facing.shape), range)
    case .scale(let kinds):
      reading.marks.formUnion([.scale, .noise])
      reading.note(.scale, kinds, range)
    case .extent(let kinds):
      reading.marks.insert(.noise)
      reading.note(.extent, kinds, range)
    case .sizeClass(let shape):
      reading.marks.formUnion([.sizeClass, .orientation])
      if let shape {
        reading.note(.orientation, shape, range)
      } else {
        reading.marks.insert(.master)
      }
    case .appearance(let appearance): reading.appearance = appearance
    case .locale(let locale): reading.locale = locale
    case .number(let value): note(.bare(value), range)
    case .otherPlatform(let platform): reading.platform = platform
    case .otherPurpose(let purpose):
      reading.purpose = purpose
      reading.marks.insert(.noise)
      // Screenshots are numbered and dated.
      expectation = .counter
    case .master: reading.marks.formUnion([.master, .noise])
    case .base(let appearance):
      reading.appearance = appearance ?? reading.appearance
      base(range)
    case .system:
      reading.marks.formUnion([.apple, .noise])
      expectation = .systemVersion
    case .apple: reading.marks.formUnion([.apple, .noise])
    case .counter:
      reading.marks.insert(.noise)
      expectation = .counter
    case .launch(let appearance):
      reading.appearance = appearance ?? reading.appearance
      reading.marks.insert(.noise)
      launchEnd = range.upperBound
    case .logo: reading.marks.formUnion([.logo, .noise])
    case .inch: reading.marks.insert(.noise)
    case .noise:
      reading.marks.insert(.noise)
      if isNumberedScreen(range) { reading.marks.insert(.numberedScreen) }
    }
    take(until: range.upperBound)
  }

  /// `EN_screen1_iPhone5`: a language, the word "screen" with a number glued to it, and a separator.
  private func isNumberedScreen(_ range: Range<Int>) -> Bool {
    let isBehindCode =
      range.lowerBound == 2 && units[2].gap == .hard && !isDigit(units[0].byte)
      && !isDigit(units[1].byte)
    guard isBehindCode || reading.locale != nil, range.upperBound < units.count,
      isDigit(units[range.upperBound].byte), units[range.upperBound].gap < .hard,
      units[range].lazy.map(\.byte).elementsEqual("screen".utf8)
    else { return false }
    let number = digits(at: range.upperBound)
    return number.count <= 2
      && (number.end == units.count || units[number.end].gap == .hard)
  }

  mutating func screen(_ kinds: KindSet, _ range: Range<Int>) {
    reading.marks.insert(.screenWord)
    reading.note([.idiom, .screen, .scale], kinds, range)
  }

  private mutating func base(_ range: Range<Int>) {
    launchEnd = range.upperBound
    if range.lowerBound == 0 {
      reading.marks.insert(.base)
      expectation = .systemDigits
    } else {
      reading.marks.insert(.noise)
    }
  }

  mutating func scale(_ value: Int, _ range: Range<Int>) {
    reading.marks.insert(.scale)
    reading.note(.scale, KindIndex.of(scale: value), range)
    expectation = .size
    take(until: range.upperBound)
  }

  /// Keeps a number until scale and orientation are known.
  mutating func note(_ form: PrintedNumber.Form, _ range: Range<Int>) {
    if case .bare(let side) = form, KindIndex.bySide[side] == nil { return }
    if reading.numbers.contains(where: { $0.form == form }) { return }
    if reading.numbers.count < Self.mostNumbers {
      reading.numbers.append(PrintedNumber(form: form, range: range))
    } else {
      // Nobody can mean all of them at once.
      reading.note(.screen, .none, range)
    }
  }

  /// More different sizes than that in one name contradict each other.
  static let mostNumbers = 6
}
