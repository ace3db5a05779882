/// Every known word, as a tree over folded bytes, so that the longest one is found in one walk.
struct Lexicon: Sendable {
  struct Entry: Sendable {
    let meaning: Meaning
    let placement: Placement
    /// A `~` must stand before it.
    let needsTilde: Bool
  }

  private struct Node: Sendable {
    var byte: UInt8
    var child: Int32 = -1
    var sibling: Int32 = -1
    var entry: Int32 = -1
  }

  private var nodes: [Node] = [Node(byte: 0)]
  private var entries: [Entry] = []
  private var roots = [Int32](repeating: -1, count: 256)

  static let shipped = Lexicon()

  private init() {
    for row in TableText(WordTable.rows) where row.count == 5 {
      if let meaning = Meaning(row[1], row[2]) { add(row[0], meaning, row[3]) }
    }
    for row in TableText(DeviceWordTable.rows) where row.count == 5 {
      if let meaning = Meaning(row[1], row[2]) { add(row[0], meaning, row[3]) }
    }
    for row in TableText(OtherPlatformTable.rows) where row.count == 4 {
      add(row[0], .otherPlatform(String(row[1])), row[2])
    }
  }

  private mutating func add(_ word: Substring, _ meaning: Meaning, _ placement: Substring) {
    let folded = FoldedName(Array(word.utf8)[...])
    guard let first = folded.units.first else { return }
    var node = roots[Int(first.byte)]
    if node < 0 {
      nodes.append(Node(byte: first.byte))
      node = Int32(nodes.count - 1)
      roots[Int(first.byte)] = node
    }
    for unit in folded.units.dropFirst() { node = child(of: node, unit.byte) }
    guard nodes[Int(node)].entry < 0 else { return }
    nodes[Int(node)].entry = Int32(entries.count)
    entries.append(
      Entry(
        meaning: meaning,
        placement: Placement(rawValue: String(placement)) ?? .word,
        needsTilde: word.hasPrefix("~")
      )
    )
  }

  private mutating func child(of node: Int32, _ byte: UInt8) -> Int32 {
    var next = nodes[Int(node)].child
    while next >= 0 {
      if nodes[Int(next)].byte == byte { return next }
      next = nodes[Int(next)].sibling
    }
    nodes.append(Node(byte: byte, sibling: nodes[Int(node)].child))
    nodes[Int(node)].child = Int32(nodes.count - 1)
    return Int32(nodes.count - 1)
  }

  /// The longest word that starts at `start`, and the unit after it.
  ///
  /// A word may hold separators, but no `@` or `~`: those start a modifier of their own.
  func longest(
    in units: [FoldedName.Unit],
    at start: Int,
    isLoose: Bool
  ) -> (entry: Entry, end: Int)? {
    var node = roots[Int(units[start].byte)]
    var index = start + 1
    var best: (Entry, Int)?
    while node >= 0 {
      let place = nodes[Int(node)].entry
      if place >= 0, fits(entries[Int(place)], units, start, index, isLoose: isLoose) {
        best = (entries[Int(place)], index)
      }
      guard index < units.count, units[index].mark != 0x40, units[index].mark != 0x7e else { break }
      node = nodes[Int(node)].child
      while node >= 0, nodes[Int(node)].byte != units[index].byte {
        node = nodes[Int(node)].sibling
      }
      index += 1
    }
    return best.map { (entry: $0.0, end: $0.1) }
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
    if endsInDigit(units, end), !isFree(units, end, isLoose: isLoose) { return false }
    switch entry.placement {
    case .anywhere: return true
    case .word: return before >= .soft && after >= .soft
    case .strict: return before == .hard && after == .hard
    case .last:
      let mark = end < units.count ? units[end].mark : 0x40
      return before == .hard && after == .hard && start > 0 && (mark == 0x40 || mark == 0x7e)
    }
  }

  private func endsInDigit(_ units: [FoldedName.Unit], _ end: Int) -> Bool {
    isDigit(units[end - 1].byte)
  }

  /// Whether the number that ends a word is the word's own: not a scale (`iPad 2x`), not a height
  /// (`iphone 5 568h` is two), not the first half of `1242x2208`, not, among a catalog's numbered
  /// copies, a copy's number (`iphone-4`).
  private func isFree(_ units: [FoldedName.Unit], _ end: Int, isLoose: Bool) -> Bool {
    if isLoose, units[end - 1].gap == .hard { return false }
    guard end < units.count, units[end].gap < .hard else { return true }
    let next = units[end].byte
    if next == UInt8(ascii: "x") || next == UInt8(ascii: "h") || next == UInt8(ascii: "w") {
      return end + 1 < units.count && units[end + 1].gap == .none && !isDigit(units[end + 1].byte)
    }
    return next != UInt8(ascii: ".")
  }
}

func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
