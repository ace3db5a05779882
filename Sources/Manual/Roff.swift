/// A manual page in the macros of man(7).
struct Roff {
  private(set) var text: String
  /// Right behind a heading, where roff wants no paragraph macro.
  private var isAtHeading = false

  /// Starts a page; `source` is the product and its version, for the foot.
  init(_ name: String, section: Int, source: String) {
    text =
      ".\\\" Generated from the program's own tables by scripts/generate.\n"
      + ".TH \(Self.escaped(name.uppercased())) \(section) \"\" \"\(source)\" \"launchsyncd\"\n"
  }

  mutating func section(_ title: String) {
    text += ".SH \(title)\n"
    isAtHeading = true
  }

  mutating func subsection(_ title: String) {
    text += ".SS \(Self.escaped(title))\n"
    isAtHeading = true
  }

  mutating func paragraph(_ words: String) {
    breakParagraph()
    text += "\(Self.line(words))\n"
  }

  /// A term with its explanation; `code` in the term is bold.
  mutating func item(_ term: String, _ words: String) {
    isAtHeading = false
    text += ".TP\n\(Self.line(term))\n\(Self.line(words))\n"
  }

  /// Lines kept as they are.
  mutating func example(_ lines: [String]) {
    breakParagraph()
    text += ".EX\n" + lines.map { Self.escaped($0) + "\n" }.joined() + ".EE\n"
  }

  private mutating func breakParagraph() {
    if !isAtHeading { text += ".PP\n" }
    isAtHeading = false
  }

  /// Markdown's `code` in bold, the rest escaped, never taken for a macro.
  private static func line(_ words: String) -> String {
    var parts: [String] = []
    for (index, part) in words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      parts.append(index % 2 == 1 ? "\\fB\(escaped(String(part)))\\fR" : escaped(String(part)))
    }
    let line = parts.joined()
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// What roff would read as an escape, or would print as another character (a hyphen, curly
  /// quotes).
  private static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      case "\u{2026}": result += "..."
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
