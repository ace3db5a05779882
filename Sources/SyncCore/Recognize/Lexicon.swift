/// Every known word, as a tree over folded bytes, so that the longest one is found in one walk.
final class Lexicon: Sendable {
  struct Entry: Sendable {
    let meaning: Meaning
    let placement: Placement
    /// A `~` must stand before it.
    let needsTilde: Bool
  }

  private let nodes: [LexiconBuilder.Node]
  private let entries: [Entry]
  private let roots: [Int32]
  /// Whether a word that may stand inside another one starts with this byte.
  private let startsAnywhere: [Bool]

  static let shipped = Lexicon(LexiconBuilder(WordTables.all))

  init(_ builder: LexiconBuilder) {
    nodes = builder.nodes
    entries = builder.entries
    roots = builder.roots
    startsAnywhere = builder.startsAnywhere
  }

  /// Whether a word may start with `byte` within another one.
  func mayStartWithin(_ byte: UInt8) -> Bool { startsAnywhere[Int(byte)] }

  /// The longest word that starts at `start`, and the unit after it.
  ///
  /// A word may hold separators, but no `@` or `~`: those start a modifier of their own. Within a
  /// word of the name only the few that may stand anywhere are found.
  func longest(
    in units: [FoldedName.Unit],
    at start: Int,
    isLoose: Bool
  ) -> (entry: Entry, end: Int)? {
    let first = units[start]
    let isBoundary = first.gap >= .soft
    guard isBoundary || startsAnywhere[Int(first.byte)] else { return nil }
    var node = roots[Int(first.byte)]
    var index = start + 1
    var best: (place: Int32, end: Int)?
    while node >= 0 {
      let place = nodes[Int(node)].entry
      if place >= 0, isBoundary || entries[Int(place)].placement == .anywhere,
        fits(entries[Int(place)], units, start, index, isLoose: isLoose)
      {
        best = (place, index)
      }
      guard index < units.count, units[index].mark != 0x40, units[index].mark != 0x7e else { break }
      let byte = units[index].byte
      guard nodes[Int(node)].childBits & 1 << UInt32(byte & 31) != 0 else { break }
      node = nodes[Int(node)].child
      while node >= 0, nodes[Int(node)].byte != byte { node = nodes[Int(node)].sibling }
      index += 1
    }
    return best.map { (entry: entries[Int($0.place)], end: $0.end) }
  }

  private func fits(
    _ entry: Entry,
    _ units: [FoldedName.Unit],
    _ start: Int,
    _ end: Int,
    isLoose: Bool
  ) -> Bool {
    let before = units[start].gap
    let after = end < units.count ? units[end].gap : .hard
    if entry.needsTilde, units[start].mark != 0x7e { return false }
    if isDigit(units[end - 1].byte), !isFree(units, start, end, isLoose: isLoose) { return false }
    switch entry.placement {
    case .anywhere: return true
    case .word: return before >= .soft && after >= .soft
    case .glued:
      return before >= .soft && after >= .soft
        && units[(start + 1)..<end].allSatisfy { $0.gap == .none }
    case .strict: return before == .hard && after == .hard
    case .last:
      let mark = end < units.count ? units[end].mark : 0x40
      return before == .hard && after == .hard && start > 0 && (mark == 0x40 || mark == 0x7e)
    }
  }

  /// Whether the number that ends a word is the word's own: not a scale (`iPad 2x`), not a height
  /// (`iphone 5 568h` is two), not the first half of `1242x2208`, and not a copy's number, which
  /// stands apart in brackets, or at the end behind a modifier (`~ipad-2`) or in a catalog's set
  /// (`iphone-4`).
  private func isFree(
    _ units: [FoldedName.Unit],
    _ start: Int,
    _ end: Int,
    isLoose: Bool
  ) -> Bool {
    var number = end - 1
    while number > start, units[number].gap == .none, isDigit(units[number - 1].byte) {
      number -= 1
    }
    if units[number].gap == .hard, number > start,
      units[number].mark == UInt8(ascii: "(")
        || (isLoose || units[start].mark == 0x7e) && isEnd(end, of: units)
    {
      return false
    }
    guard end < units.count, units[end].gap < .hard else { return true }
    let next = units[end].byte
    if next == UInt8(ascii: "x") || next == UInt8(ascii: "h") || next == UInt8(ascii: "w") {
      return end + 1 < units.count && units[end + 1].gap == .none && !isDigit(units[end + 1].byte)
    }
    return next != UInt8(ascii: ".")
  }
}

extension Lexicon {
  /// Whether nothing follows that belongs to a name: no more than a further copy's mark does.
  ///
  /// A number that a modifier comes behind is no copy's: `Default-Portrait~iPhone-6@2x.png`.
  private func isEnd(_ place: Int, of units: [FoldedName.Unit]) -> Bool {
    guard place < units.count, units[place].mark != UInt8(ascii: "(") else { return true }
    var node = roots[Int(units[place].byte)]
    var index = place + 1
    while node >= 0 {
      let entry = nodes[Int(node)].entry
      if entry >= 0, case .copy = entries[Int(entry)].meaning { return true }
      guard index < units.count else { return false }
      let byte = units[index].byte
      node = nodes[Int(node)].child
      while node >= 0, nodes[Int(node)].byte != byte { node = nodes[Int(node)].sibling }
      index += 1
    }
    return false
  }
}

func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
