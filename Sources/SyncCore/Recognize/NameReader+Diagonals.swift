// Diagonals in inches.
extension NameReader {
  /// Reads `5.5`, `4 inch`, `5,5 Zoll`, `4.7寸`; false when there is no diagonal here.
  ///
  /// Without a word for inches only a decimal that is a phone's or a tablet's counts, and none that
  /// is a version.
  mutating func diagonal(_ first: Digits, from start: Int) -> Bool {
    guard let (tenths, end) = tenths(first), (30...140).contains(tenths) else { return false }
    if let unitEnd = inchWord(at: end) {
      screen(DiagonalTable.kinds(tenths: tenths) ?? .none, start..<unitEnd)
      expectation = .size
      take(until: unitEnd)
      return true
    }
    guard first.isDecimal, isExpectingSize, let kinds = DiagonalTable.kinds(tenths: tenths),
      units[start].gap == .hard || isAfterIdiom(start), isWordEnd(end)
    else { return false }
    screen(kinds, start..<end)
    expectation = .size
    take(until: end)
    return true
  }

  private var isExpectingSize: Bool {
    switch expectation {
    case .size, .systemDigits: true
    case .systemVersion, .counter: false
    }
  }

  /// The number in tenths, and where it ends; nil for a version such as `4.7.1`.
  private func tenths(_ first: Digits) -> (Int, end: Int)? {
    guard first.isDecimal else { return (first.value * 10, first.end) }
    let fraction = digits(at: first.end + 1)
    guard fraction.count == 1, !fraction.isDecimal else { return nil }
    return (first.value * 10 + fraction.value, fraction.end)
  }

  private func inchWord(at place: Int) -> Int? {
    guard place < units.count, units[place].mark != 0x40, units[place].mark != 0x7e,
      let found = Lexicon.shipped.longest(in: units, at: place, isLoose: false)
    else { return nil }
    return if case .inch = found.entry.meaning { found.end } else { nil }
  }

  /// `iphone5.5`: the device's name leads straight to the number.
  private func isAfterIdiom(_ start: Int) -> Bool {
    guard let last = reading.evidence.last, last.attributes == .idiom,
      case .part(_, let range) = last.source
    else { return false }
    return range.upperBound == start
  }
}
