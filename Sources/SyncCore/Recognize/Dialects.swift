/// Whole names of tools, by their folded bytes.
enum Dialects {
  static let shipped: [[UInt8]: KindSet] = {
    var names: [[UInt8]: KindSet] = [:]
    for row in TableText(DialectTable.rows) where row.count == 3 {
      let key = FoldedName(Array(row[0].utf8)[...]).units.map(\.byte)
      names[key, default: .none].formUnion(KindSet(query: row[1]))
    }
    return names
  }()

  /// The most folded bytes that a whole name has.
  static let longestName = shipped.keys.map(\.count).max() ?? 0

  /// The kinds of a whole name; nil when no tool writes it.
  static func kinds(of compact: [UInt8]) -> KindSet? {
    compact.count > longestName ? nil : shipped[compact]
  }
}
