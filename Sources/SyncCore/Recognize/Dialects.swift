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
}
