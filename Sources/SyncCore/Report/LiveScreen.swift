/// `status --watch`: what a terminal shows, and the bytes that bring it up to date.
package struct LiveScreen: Sendable {
  private var shown: [String]?

  /// Another screen, so that what stood on the terminal comes back at the end; no cursor.
  package static let enter = Array("\u{1b}[?1049h\u{1b}[?25l\u{1b}[2J\u{1b}[H".utf8)
  /// What ``enter`` did, undone.
  package static let leave = Array("\u{1b}[?25h\u{1b}[?1049l".utf8)

  package init() {}

  /// The bytes that draw `document`; empty when the terminal shows just that.
  ///
  /// - Parameters:
  ///   - document: what `status` says.
  ///   - width: columns of the terminal.
  ///   - height: its lines.
  ///   - style: colours or none.
  /// - Returns: control sequences and text.
  package mutating func update(
    _ document: StatusDocument,
    width: Int,
    height: Int,
    style: Style
  ) -> [UInt8] {
    let lines = Self.lines(document, width: width, height: height, style: style)
    if lines == shown { return [] }
    shown = lines
    // Line by line over what is there: nothing flickers, as nothing is cleared first.
    let body = lines.joined(separator: "\u{1b}[0m\u{1b}[K\r\n")
    return Array("\u{1b}[H\(body)\u{1b}[0m\u{1b}[K\u{1b}[J".utf8)
  }

  /// At most `height` lines of at most `width` columns.
  ///
  /// What does not fit is shortened to a line an app, with as much of the rest as there is room for.
  static func lines(
    _ document: StatusDocument,
    width: Int,
    height: Int,
    style: Style
  ) -> [String] {
    let health = document.healthLines(style).flatMap { wrapped($0, width) }
    let blocks = document.appBlocks(style).map { block in block.flatMap { wrapped($0, width) } }
    var lines = health
    for block in blocks { lines += [""] + block }
    guard lines.count > height else { return lines }
    lines = health
    if blocks.count > 1 { lines += [""] + blocks.compactMap(\.first) }
    for block in blocks { lines += [""] + block }
    let room = max(1, height - 1)
    let note = "… \(lines.count - room) more lines; `launchsyncd status` shows all"
    return Array(lines.prefix(room)) + [
      style.faint(String(Wrapped.prefix(note[...], columns: width)))
    ]
  }

  /// Goes on under the text of a line, past its indent and its first word.
  private static func wrapped(_ line: String, _ width: Int) -> [String] {
    guard Wrapped.columns(line) > width else { return [line] }
    let indent = line.prefix { $0 == " " }
    var first = String(indent)
    var text = line.dropFirst(indent.count)
    if !indent.isEmpty {
      let word = text.prefix { $0 != " " }
      let space = text.dropFirst(word.count).prefix { $0 == " " }
      if Wrapped.columns(first + word + space) <= 12 {
        first += word + space
        text = text.dropFirst(word.count + space.count)
      }
    }
    let rest = String(repeating: " ", count: indent.isEmpty ? 2 : min(12, Wrapped.columns(first)))
    return Wrapped.lines(String(text), width: width, first: first, rest: rest)
  }
}
