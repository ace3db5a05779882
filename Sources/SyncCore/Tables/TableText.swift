/// The rows of a table kept as text: tab-separated, the first line names the columns.
///
/// Split by bytes: a table is read at every start, and walking it by characters takes milliseconds.
struct TableText: Sequence {
  private let lines: [Substring.UTF8View]

  init(_ text: String) {
    let end = UInt8(ascii: "\n")
    lines = Array(Substring(text).utf8.split(separator: end).dropFirst())
  }

  func makeIterator() -> some IteratorProtocol<[Substring]> {
    lines.lazy.map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { Substring($0) }
    }
    .makeIterator()
  }
}
