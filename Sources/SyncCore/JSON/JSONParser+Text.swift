/// Text in double quotes, with its escapes.
extension JSONParser {
  mutating func string() throws(JSONError) -> String {
    index += 1
    var content: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return try text(content)
      case UInt8(ascii: "\\"):
        try escape(into: &content)
      case 0..<0x20:
        throw error(
          "a line break or control character in text must be written as \\n, \\t or \\uXXXX"
        )
      case _:
        content.append(byte)
        index += 1
      }
    }
    throw error("this text has no closing double quote")
  }

  private func text(_ content: [UInt8]) throws(JSONError) -> String {
    do {
      return String(copying: try UTF8Span(validating: content.span))
    } catch {
      throw self.error("this text is not UTF-8")
    }
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    index += 1
    guard let byte = peek else { throw error("the document ends within an escape") }
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
      UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]
    if let value = plain[byte] {
      content.append(value)
      index += 1
      return
    }
    guard byte == UInt8(ascii: "u") else {
      throw error("\\ starts an escape, and this is none; write \\\\ for a backslash")
    }
    index += 1
    var code = try hexadecimal()
    if (0xd800..<0xdc00).contains(code) {
      guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
        throw error("half of a surrogate pair; the other half must follow")
      }
      let low = try hexadecimal()
      guard (0xdc00..<0xe000).contains(low) else {
        throw error("half of a surrogate pair; the other half must follow")
      }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error("half of a surrogate pair; the first half must come before")
    }
    content.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits should follow \\u")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
