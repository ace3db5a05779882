// Two numbers that are a size.
extension NameReader {
  /// Reads `1242x2208`, `1242 x 2208`, `1242-2208`, `1242.2208`; false when there is no size here.
  mutating func size(_ first: Digits, from start: Int) -> Bool {
    guard let (place, isExplicit) = secondSide(after: first) else { return false }
    let second = digits(at: place)
    guard second.isDimension, !second.isDecimal else { return false }
    guard let (unit, end) = unit(at: second.end, isExplicit: isExplicit) else { return false }
    let form = PrintedNumber.Form.size(
      first.value,
      second.value,
      isPoints: unit == .points,
      isPixels: unit == .pixels
    )
    // Two numbers in a row are a size only when they could be a screen's.
    guard
      isExplicit || reading.numbers.contains(where: { $0.form == form })
        || isPlausible(PixelSize(first.value, second.value))
    else { return false }
    note(form, start..<second.end)
    expectation = .size
    take(until: end)
    return true
  }

  /// Asked a few times a name at most: further numbers are no size.
  private mutating func isPlausible(_ size: PixelSize) -> Bool {
    guard pairsAsked < Self.mostNumbers else { return false }
    pairsAsked += 1
    return PrintedNumber.isNear(size)
  }

  private enum Unit { case none, points, pixels }

  /// Where the second number starts, and whether something says that the two belong together.
  private func secondSide(after first: Digits) -> (place: Int, isExplicit: Bool)? {
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
      return nil
    }
    return place < units.count && isDigit(units[place].byte) ? (place, isExplicit) : nil
  }

  /// Reads `pt`, `px` or nothing; nil when what follows makes the numbers something else.
  private func unit(at place: Int, isExplicit: Bool) -> (Unit, end: Int)? {
    if letter(place) == UInt8(ascii: "p"), !isWordEnd(place + 1) {
      let found: Unit? =
        switch letter(place + 1) {
        case UInt8(ascii: "t"): .points
        case UInt8(ascii: "x"): .pixels
        case _: nil
        }
      if let found { return isWordEnd(place + 2) ? (found, place + 2) : nil }
    } else if letter(place) == UInt8(ascii: "h"), !isExplicit {
      return nil
    }
    return (.none, place)
  }
}
