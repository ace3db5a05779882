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

/// Writes into one buffer: a whole coverage is megabytes.
private struct JSONWriter {
  let isPretty: Bool
  var bytes: [UInt8] = []
  /// A newline and the spaces of each level.
  private var margins: [[UInt8]] = []

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
      bytes.append(UInt8(ascii: "["))
      var isFirst = true
      for element in elements {
        startElement(&isFirst, level + 1)
        write(element, level: level + 1)
      }
      if !isFirst { margin(level) }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        startElement(&isFirst, level + 1)
        write(member.key)
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
        write(member.value, level: level + 1)
      }
      if !isFirst { margin(level) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func startElement(_ isFirst: inout Bool, _ level: Int) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    margin(level)
  }

  private mutating func margin(_ level: Int) {
    guard isPretty else { return }
    while margins.count <= level {
      let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 2 * margins.count)
      margins.append([UInt8(ascii: "\n")] + spaces)
    }
    bytes.append(contentsOf: margins[level])
  }

  /// Escapes what JSON demands, and U+2028/9 and DEL so that a line stays a line.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.mayNeedEscape) {
      for scalar in text.unicodeScalars { write(scalar) }
    } else {
      append(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// True for 0xe2 as well, with which U+2028 begins among others.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7f
      || byte == 0xe2
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
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

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
