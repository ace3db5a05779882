extension PlistValue {
  /// The XML form as Apple's tools write it: tabs, keys sorted, LF; a value that is only a placeholder
  /// for what is not read, ``other``, has none and is left out.
  package func document() -> [UInt8] {
    var writer = XMLPlistWriter()
    writer.write(self, level: 0)
    return writer.bytes
  }
}

private struct XMLPlistWriter {
  private var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  var bytes: [UInt8] { Array((text + "</plist>\n").utf8) }

  mutating func write(_ value: PlistValue, level: Int) {
    switch value {
    case .string(let string): line("<string>\(Self.escaped(string))</string>", level)
    case .integer(let number): line("<integer>\(number)</integer>", level)
    case .bool(let flag): line(flag ? "<true/>" : "<false/>", level)
    case .array(let elements):
      container("array", level, isEmpty: elements.isEmpty) { writer in
        for element in elements { writer.write(element, level: level + 1) }
      }
    case .dictionary(let entries):
      container("dict", level, isEmpty: entries.isEmpty) { writer in
        for entry in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
        where entry.value != .other {
          writer.line("<key>\(Self.escaped(entry.key))</key>", level + 1)
          writer.write(entry.value, level: level + 1)
        }
      }
    case .other: break
    }
  }

  private mutating func container(
    _ name: String,
    _ level: Int,
    isEmpty: Bool,
    _ content: (inout XMLPlistWriter) -> Void
  ) {
    if isEmpty { return line("<\(name)/>", level) }
    line("<\(name)>", level)
    content(&self)
    line("</\(name)>", level)
  }

  private mutating func line(_ content: String, _ level: Int) {
    text += String(repeating: "\t", count: level) + content + "\n"
  }

  /// XML has no place for most control characters at all: they become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value):
        result += "\u{fffd}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
