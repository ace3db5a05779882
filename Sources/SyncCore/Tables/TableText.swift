/// The rows of a table kept as text: tab-separated, the first line names the columns.
///
/// Split by bytes, in an array: a table is read at every start, and walking it by characters, or by what a
/// string calls its bytes, takes milliseconds.
struct TableText: Sequence {
  private let rows: [[Substring]]

  init(_ text: String) {
    let bytes = text.utf8
    var rows: [[Substring]] = []
    var row: [Substring] = []
    var start = bytes.startIndex
    var from = 0
    func field(_ end: Int) -> Substring {
      let last = bytes.index(start, offsetBy: end - from)
      defer {
        from = end + 1
        start = end < bytes.count ? bytes.index(after: last) : last
      }
      return Substring(bytes[start..<last])
    }
    for (place, byte) in Array(bytes).enumerated() {
      switch byte {
      case UInt8(ascii: "\t"): row.append(field(place))
      case UInt8(ascii: "\n"):
        let isBlank = place == from && row.isEmpty
        row.append(field(place))
        if !isBlank { rows.append(row) }
        row = []
      case _: continue
      }
    }
    if from < bytes.count || !row.isEmpty { rows.append(row + [field(bytes.count)]) }
    self.rows = Array(rows.dropFirst())
  }

  func makeIterator() -> some IteratorProtocol<[Substring]> { rows.makeIterator() }
}
