/// Strict JSON (RFC 8259) over bytes; a byte order mark and CRLF are fine.
package struct JSONParser {
  private let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0

  /// Nesting past this is refused before the stack is in danger.
  private static let depthLimit = 128

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      index = 3
      lineStart = 3
    }
  }

  /// Parses a whole document.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes)
    let node = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.error("there is more text after the end of the document; remove it")
    }
    return node
  }

  private var position: TextPosition {
    TextPosition(line: line, column: index - lineStart + 1)
  }

  func error(_ message: String) -> JSONError {
    JSONError(position: position, message: message)
  }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() throws(JSONError) {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        throw error("comments are not allowed in JSON; remove it")
      case _: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    try skipSpace()
    guard depth < Self.depthLimit else {
      throw error("the document nests deeper than \(Self.depthLimit) levels")
    }
    let start = position
    func node(_ content: JSONNode.Content) -> JSONNode {
      JSONNode(position: start, content: content)
    }
    switch peek {
    case UInt8(ascii: "{"): return node(.object(try members(depth: depth)))
    case UInt8(ascii: "["): return node(.array(try elements(depth: depth)))
    case UInt8(ascii: "\""): return node(.string(try string()))
    case UInt8(ascii: "t"): return node(try word("true", .bool(true)))
    case UInt8(ascii: "f"): return node(try word("false", .bool(false)))
    case UInt8(ascii: "n"): return node(try word("null", .null))
    case .some(let byte) where byte == UInt8(ascii: "-") || (48...57).contains(byte):
      return node(try number())
    case UInt8(ascii: "'"): throw error("text stands in double quotes in JSON, not single ones")
    case nil: throw error("the document ends where a value should be")
    case .some:
      throw error("a value should be here: an object, a list, text, a number, true, false or null")
    }
  }

  private mutating func word(_ text: String, _ content: JSONNode.Content) throws(JSONError)
    -> JSONNode.Content
  {
    guard bytes[index...].starts(with: text.utf8) else {
      throw error("a value should be here; did you mean \(text)?")
    }
    index += text.utf8.count
    return content
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    index += 1
    try skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      try skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else {
        throw error(
          peek == UInt8(ascii: "}")
            ? "there is a comma after the last member; remove it"
            : "a member's name in double quotes should be here"
        )
      }
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: ":")) else {
        throw error("a colon should follow the name \"\(key)\"")
      }
      let value = try value(depth: depth + 1)
      members.append(.init(key: key, position: start, value: value))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      if take(UInt8(ascii: "}")) { return members }
      throw error("a comma or } should be here")
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    index += 1
    try skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      try skipSpace()
      if !elements.isEmpty, peek == UInt8(ascii: "]") {
        throw error("there is a comma after the last element; remove it")
      }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      if take(UInt8(ascii: "]")) { return elements }
      throw error("a comma or ] should be here")
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func number() throws(JSONError) -> JSONNode.Content {
    let start = index
    var isInteger = true
    _ = take(UInt8(ascii: "-"))
    let first = index
    try digits()
    if bytes[first] == UInt8(ascii: "0"), index - first > 1 {
      throw error("a number does not start with 0")
    }
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let number = Int(text) { return .int(number) }
    return .number(text)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw error("a digit should be here") }
  }
}
