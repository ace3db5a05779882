extension JSONValue {
  /// The document as UTF-8: two spaces a level, members in their order, a newline at the end.
  package func document() -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self, level: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  /// The document on one line, without a newline.
  package func line() -> [UInt8] {
    var writer = JSONWriter(isPretty: false)
    writer.write(self, level: 0)
    return writer.bytes
  }
}

private struct JSONWriter {
  let isPretty: Bool
  var bytes: [UInt8] = []

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    case .string(let text): write(text)
    case .array(let elements):
      list("[", "]", count: elements.count, level: level) { writer, index in
        writer.write(elements[index], level: level + 1)
      }
    case .object(let members):
      list("{", "}", count: members.count, level: level) { writer, index in
        writer.write(members[index].key)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(members[index].value, level: level + 1)
      }
    }
  }

  private mutating func list(
    _ open: String,
    _ close: String,
    count: Int,
    level: Int,
    element: (inout JSONWriter, Int) -> Void
  ) {
    append(open)
    for index in 0..<count {
      if index > 0 { append(",") }
      newline(level + 1)
      element(&self, index)
    }
    if count > 0 { newline(level) }
    append(close)
  }

  private mutating func newline(_ level: Int) {
    guard isPretty else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  /// Escapes what JSON demands, and U+2028/9 and DEL so that a line stays a line.
  private mutating func write(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case _
      where scalar.value < 0x20 || scalar.value == 0x7f || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      case _: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append("\"")
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
