/// Text in lines of a width that a terminal or a mail shows whole.
enum Wrapped {
  /// Lines of at most `width` columns, broken between words; a word that is longer is cut.
  ///
  /// - Parameters:
  ///   - text: one paragraph.
  ///   - width: columns of a line, its indent included.
  ///   - first: what stands before the first line; its columns count.
  ///   - rest: what stands before every other line.
  /// - Returns: at least one line.
  static func lines(
    _ text: String,
    width: Int,
    first: String = "",
    rest: String = ""
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var used = columns(first)
    var isEmpty = true
    func room() -> Int { max(8, width) }
    for word in text.split(separator: " ") {
      var word = word
      var length = columns(word)
      if !isEmpty, used + 1 + length > room() {
        lines.append(line)
        (line, used, isEmpty) = (rest, columns(rest), true)
      }
      while used + (isEmpty ? 0 : 1) + length > room(), isEmpty {
        let part = prefix(word, columns: max(1, room() - used))
        lines.append(line + part)
        word = word[part.endIndex...]
        length = columns(word)
        (line, used) = (rest, columns(rest))
      }
      if !isEmpty { line += " " }
      used += length + (isEmpty ? 0 : 1)
      line += word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Terminal columns: escape sequences of ours take none, East Asian wide characters two.
  static func columns(_ text: some StringProtocol) -> Int {
    var columns = 0
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        if scalar == "m" { isEscape = false }
      } else if scalar == "\u{1b}" {
        isEscape = true
      } else {
        columns += width(of: scalar)
      }
    }
    return columns
  }

  /// As many characters as fit, one at least.
  static func prefix(_ text: Substring, columns limit: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let width = columns(text[end..<next])
      if used + width > limit, end > text.startIndex { break }
      used += width
      end = next
    }
    return text[..<end]
  }

  /// Combining marks take no column; the blocks that Unicode calls wide take two.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case _: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return 2
    case _: return 1
    }
  }
}
