/// Columns of text, aligned by character count.
enum TextTable {
  /// One line a row, two spaces between columns, no spaces at a line's end.
  static func render(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    var text = ""
    for row in rows {
      var line = ""
      var owed = 0
      for (column, cell) in row.enumerated() {
        if !cell.isEmpty {
          line += String(repeating: " ", count: owed) + cell
          owed = 0
        }
        owed += widths[column] - cell.count + 2
      }
      text += line + "\n"
    }
    return text
  }
}
