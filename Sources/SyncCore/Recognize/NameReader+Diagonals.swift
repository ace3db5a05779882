// Diagonals in inches.
extension NameReader {
  /// Reads `5.5`, `4 inch`, `5,5 Zoll`, `4.7寸`, `launch4_7`; false when there is no diagonal here.
  ///
  /// Without a word for inches only a decimal that is a phone's or a tablet's counts, and none that
  /// is a version.
  mutating func diagonal(_ first: Digits, from start: Int) -> Bool {
    let isDecimal = first.isDecimal || isUnderscored(first, from: start)
    guard let (tenths, end) = tenths(first, isDecimal: isDecimal), (30...140).contains(tenths)
    else { return false }
    if let unitEnd = inchWord(at: end) {
      screen(DiagonalTable.kinds(tenths: tenths) ?? .none, start..<unitEnd)
      expectation = .size
      take(until: unitEnd)
      return true
    }
    guard isDecimal, isExpectingSize, let kinds = DiagonalTable.kinds(tenths: tenths),
      units[start].gap == .hard || isAfterIdiom(start) || isAfterLaunch(start), isWordEnd(end)
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
  private func tenths(_ first: Digits, isDecimal: Bool) -> (Int, end: Int)? {
    guard isDecimal else { return (first.value * 10, first.end) }
    let fraction = digits(at: first.isDecimal ? first.end + 1 : first.end)
    guard fraction.count == 1, !fraction.isDecimal else { return nil }
    return (first.value * 10 + fraction.value, fraction.end)
  }

  func inchWord(at place: Int) -> Int? {
    guard place < units.count, units[place].mark != 0x40, units[place].mark != 0x7e,
      let found = Lexicon.shipped.longest(in: units, at: place, isLoose: false)
    else { return nil }
    return if case .inch = found.entry.meaning { found.end } else { nil }
  }

  /// `launchImage4_7`, `LaunchImage-4_7`: an underscore for the point, as where names take no second one.
  ///
  /// Only right behind a word for the launch, and not where the same mark parts the words: `splash_4_7`
  /// may be a date. No third number follows, as it does in a version.
  private func isUnderscored(_ first: Digits, from start: Int) -> Bool {
    guard isAfterLaunch(start), units[start].mark != UInt8(ascii: "_"), first.end < units.count,
      units[first.end].mark == UInt8(ascii: "_"), isDigit(units[first.end].byte)
    else { return false }
    let end = digits(at: first.end).end
    return end == units.count || !isDigit(units[end].byte)
      || units[end].mark != UInt8(ascii: "_")
  }

  private func isAfterLaunch(_ start: Int) -> Bool { launchEnd > 0 && launchEnd == start }

  /// `iphone5.5`: the device's name leads straight to the number.
  private func isAfterIdiom(_ start: Int) -> Bool {
    guard let last = reading.evidence.last, last.attributes == .idiom,
      case .part(_, let range) = last.source
    else { return false }
    return range.upperBound == start
  }
}
