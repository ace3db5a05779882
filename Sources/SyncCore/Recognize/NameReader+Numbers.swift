// Runs of digits: a scale, a height, a version, a copy's number.
extension NameReader {
  struct Digits {
    var value = 0
    var count = 0
    var end: Int
    var startsWithZero = false
    /// A decimal point follows within the run.
    var isDecimal = false

    /// As long as a side of an image is.
    var isDimension: Bool { (3...4).contains(count) && !startsWithZero }
  }

  func digits(at start: Int) -> Digits {
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

  func letter(_ place: Int) -> UInt8 {
    place < units.count && units[place].gap < .hard ? units[place].byte : 0
  }

  func isWordEnd(_ place: Int) -> Bool {
    place >= units.count || units[place].gap >= .soft
  }

  mutating func number() {
    let start = index
    let first = digits(at: start)
    let next = letter(first.end)
    if first.count == 1, next == UInt8(ascii: "x"),
      isWordEnd(first.end + 1) && !isDigit(letter(first.end + 1)) || units[start].mark == 0x40
    {
      return scale(first.value, start..<(first.end + 1))
    }
    if isBareScale(first, from: start) { return scale(first.value, start..<first.end) }
    if first.isDimension, size(first, from: start) { return }
    if first.count <= 2, diagonal(first, from: start) { return }
    if first.isDecimal { return skipDecimal() }
    let isSide = next == UInt8(ascii: "h") || next == UInt8(ascii: "w")
    if isSide, first.count >= 3, first.count <= 4, isWordEnd(first.end + 1) {
      let isWidth = next == UInt8(ascii: "w")
      note(isWidth ? .width(first.value) : .side(first.value), start..<first.end)
      expectation = .size
      return take(until: first.end + 1)
    }
    bare(first, from: start)
  }

  /// `@3` without its x, standing for itself.
  private func isBareScale(_ found: Digits, from start: Int) -> Bool {
    found.count == 1 && (1...3).contains(found.value) && units[start].mark == 0x40
      && (found.end == units.count || units[found.end].gap == .hard)
  }

  private mutating func bare(_ found: Digits, from start: Int) {
    let wanted = expectation
    expectation = .size
    switch wanted {
    case .systemDigits where isSystemVersion(found):
      if found.value >= 700 { reading.marks.insert(.fullScreen) }
    case .systemVersion where found.count <= 2: break
    case .counter: break
    case .size, .systemDigits, .systemVersion:
      if found.isDimension {
        note(.bare(found.value), start..<found.end)
      } else if found.count > 4 {
        reading.marks.insert(.noise)
      } else {
        return small(found)
      }
    }
    take(until: found.end)
  }

  /// The OS version in a compiled name, `700` for 7.0 (facts 2).
  private func isSystemVersion(_ found: Digits) -> Bool {
    found.isDimension && found.value % 100 <= 20 && found.value % 10 == 0
      && (600...2700).contains(found.value) && KindIndex.bySide[found.value] == nil
  }

  /// A small number at the end, or before a modifier, is a copy's and no part of the name; elsewhere
  /// it only counts.
  private mutating func small(_ found: Digits) {
    let end = found.end
    if end < units.count, units[end].mark != 0x40, units[end].mark != 0x7e,
      !isDigit(units[end].byte)
    {
      reading.marks.insert(.noise)
      take(until: end)
    } else {
      index = end
    }
  }

  private mutating func skipDecimal() {
    var end = index + 1
    while end < units.count, units[end].gap == .none,
      isDigit(units[end].byte) || units[end].byte == 46
    {
      end += 1
    }
    reading.marks.insert(.noise)
    take(until: end)
  }
}
