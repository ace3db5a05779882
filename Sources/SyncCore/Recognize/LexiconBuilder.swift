/// Makes a ``Lexicon``'s tree from rows of words.
struct LexiconBuilder {
  struct Node: Sendable {
    var byte: UInt8
    /// A bit for the low five bits of every child's byte: most bytes lead nowhere.
    var childBits: UInt32 = 0
    var child: Int32 = -1
    var sibling: Int32 = -1
    var entry: Int32 = -1
  }

  private(set) var nodes: [Node] = []
  private(set) var entries: [Lexicon.Entry] = []
  private(set) var roots = [Int32](repeating: -1, count: 256)
  private(set) var startsAnywhere = [Bool](repeating: false, count: 256)

  /// Of two rows for one word, the first counts.
  init(_ rows: [WordRow]) {
    nodes.reserveCapacity(8 * rows.count)
    for row in rows { add(row) }
  }

  private mutating func add(_ row: WordRow) {
    let units = FoldedName(Array(row.word.utf8)[...]).units
    guard let first = units.first else { return }
    var node = roots[Int(first.byte)]
    if node < 0 {
      nodes.append(Node(byte: first.byte))
      node = Int32(nodes.count - 1)
      roots[Int(first.byte)] = node
    }
    for unit in units.dropFirst() { node = child(of: node, unit.byte) }
    guard nodes[Int(node)].entry < 0 else { return }
    nodes[Int(node)].entry = Int32(entries.count)
    if row.placement == .anywhere { startsAnywhere[Int(first.byte)] = true }
    entries.append(
      Lexicon.Entry(
        meaning: row.meaning,
        placement: row.placement,
        needsTilde: row.word.utf8.first == UInt8(ascii: "~")
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
    nodes[Int(node)].childBits |= 1 << UInt32(byte & 31)
    return Int32(nodes.count - 1)
  }
}
