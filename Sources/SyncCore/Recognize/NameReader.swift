/// Reads one path component from left to right, once.
///
/// This file walks; ``NameReader/apply(_:_:)`` knows what words mean, ``NameReader/number()`` numbers.
struct NameReader {
  var reading: NameReading
  let units: [FoldedName.Unit]
  var index = 0
  /// What the number that comes next would be.
  var expectation = Expectation.size
  /// Where the last word for a launch ended; 0 before there was one.
  var launchEnd = 0
  /// How many pairs of numbers were looked up as sizes.
  var pairsAsked = 0

  /// Apple's own asset sets number their copies, and give names no meaning.
  let isLoose: Bool
  /// Whether the whole is wanted for comparison with whole names.
  private let isName: Bool

  enum Expectation { case size, systemVersion, systemDigits, counter }

  /// Reads a file's name without its extension.
  static func read(
    name bytes: ArraySlice<UInt8>,
    component: Int,
    basenames: [Basename],
    isLoose: Bool
  ) -> NameReading {
    var reader = NameReader(
      NameReading(bytes, component: component),
      isLoose: isLoose,
      isName: true
    )
    reader.takeBasename(basenames)
    return reader.readAll()
  }

  /// Reads a folder's name.
  static func read(folder bytes: ArraySlice<UInt8>, component: Int) -> NameReading {
    var reader = NameReader(
      NameReading(bytes, component: component),
      isLoose: false,
      isName: false
    )
    return reader.readAll()
  }

  private init(_ reading: NameReading, isLoose: Bool, isName: Bool) {
    self.reading = reading
    self.isLoose = isLoose
    self.isName = isName
    units = reading.folded.units
    if isName {
      self.reading.compact.reserveCapacity(min(units.count, Dialects.longestName + 1))
    }
  }

  private mutating func readAll() -> NameReading {
    while index < units.count { step() }
    return reading
  }

  private mutating func takeBasename(_ basenames: [Basename]) {
    for basename in basenames {
      let count = basename.folded.count
      guard units.count >= count, zip(units, basename.folded).allSatisfy({ $0.byte == $1 }),
        units.count == count || units[count].gap >= .soft
      else { continue }
      reading.marks.insert(.base)
      if let idiom = basename.idiom {
        reading.marks.insert(.apple)
        reading.idioms.formUnion(KindIndex.of(idiom))
        reading.note(.idiom, KindIndex.of(idiom), 0..<count)
      }
      take(until: count)
      launchEnd = count
      expectation = .systemDigits
      return
    }
  }

  /// Goes on behind `end`, keeping what was passed for whole-name comparison; of a name longer than
  /// any known one, no more than it takes to see that.
  mutating func take(until end: Int) {
    if isName, reading.compact.count <= Dialects.longestName {
      for place in index..<end { reading.compact.append(units[place].byte) }
    }
    index = end
  }

  private mutating func step() {
    let start = index
    if modelBehindOrientation() { return }
    let found = Lexicon.shipped.longest(in: units, at: start, isLoose: isLoose)
    if units[start].byte == UInt8(ascii: "i"), models(beyond: found?.end ?? start) { return }
    if let found {
      apply(found.entry.meaning, start..<found.end)
    } else if isDigit(units[start].byte) {
      number()
    } else if isScaleWithLeadingX(start) {
      scale(Int(units[start + 1].byte) - 48, start..<(start + 2))
    } else {
      unknown()
    }
  }

  /// `x2`, standing for itself or glued to a size: `768-1024x2`.
  private func isScaleWithLeadingX(_ start: Int) -> Bool {
    units[start].byte == UInt8(ascii: "x") && (units[start].gap == .hard || isAfterSize(start))
      && start + 1 < units.count && isDigit(units[start + 1].byte)
      && units[start + 1].gap < .hard
      && (start + 2 == units.count || units[start + 2].gap >= .soft)
  }

  private func isAfterSize(_ start: Int) -> Bool {
    reading.numbers.last.map { $0.isSize && $0.range.upperBound == start } ?? false
  }

  /// Letters that no table knows, up to the next place where a word may start.
  private mutating func unknown() {
    let isVersion = units[index].byte == UInt8(ascii: "v") && units[index].gap >= .soft
    reading.marks.insert(isVersion ? .noise : .unknown)
    var end = index + 1
    while end < units.count, units[end].gap == .none, !isDigit(units[end].byte),
      !Lexicon.shipped.mayStartWithin(units[end].byte)
    {
      reading.marks.insert(.unknown)
      end += 1
    }
    take(until: end)
    if isVersion, index < units.count, isDigit(units[index].byte) { expectation = .counter }
  }
}
