/// The rows of a table kept as text: tab-separated, the first line names the columns.
struct TableText: Sequence {
  private let lines: [Substring]

  init(_ text: String) {
    lines = Array(text.split(separator: "\n").dropFirst())
  }

  func makeIterator() -> some IteratorProtocol<[Substring]> {
    lines.lazy.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }.makeIterator()
  }
}
