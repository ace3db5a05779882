/// The rows of a table kept as text: tab-separated, the first line names the columns.
struct TableText: Sequence {
  private let lines: [Substring.UTF8View]

  init(_ text: String) {
    // By bytes: a table is read at every start.
    lines = Array(Substring(text).utf8.split(separator: UInt8(ascii: "\n")).dropFirst())
  }

  func makeIterator() -> some IteratorProtocol<[Substring]> {
    lines.lazy.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        Substring($0)
      }
    }.makeIterator()
  }
}
