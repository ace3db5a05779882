/// Reads the XML form: the tags of a property list and nothing else of XML.
struct XMLPlistReader {
  private let bytes: [UInt8]
  private var at = 0
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
  }

  mutating func read() throws(PlistError) -> PlistValue {
    var tag = try nextTag()
    if tag.name == "plist", tag.kind == .open { tag = try nextTag() }
    return try value(tag, depth: 0)
  }

  // MARK: - Values

  private mutating func value(_ tag: Tag, depth: Int) throws(PlistError) -> PlistValue {
    count += 1
    if count > PlistValue.Limit.values { throw PlistError("it holds too many values") }
    if depth > PlistValue.Limit.depth { throw PlistError("it is nested too deeply") }
    if tag.kind == .close { throw PlistError("</\(tag.name)> stands where a value is wanted") }
    let isEmpty = tag.kind == .empty
    switch tag.name {
    case "true", "false":
      if !isEmpty { _ = try text(upTo: tag.name) }
      return .bool(tag.name == "true")
    case "string": return .string(isEmpty ? "" : try text(upTo: "string"))
    case "integer":
      let digits = isEmpty ? "" : try text(upTo: "integer")
      return Int(digits.filter { !$0.isWhitespace }).map(PlistValue.integer) ?? .other
    case "real", "date", "data":
      if !isEmpty { _ = try text(upTo: tag.name) }
      return .other
    case "array": return .array(isEmpty ? [] : try elements(depth))
    case "dict": return .dictionary(isEmpty ? [] : try entries(depth))
    case let name: throw PlistError("<\(printable(name.utf8))> is no property-list value")
    }
  }

  private mutating func elements(_ depth: Int) throws(PlistError) -> [PlistValue] {
    var elements: [PlistValue] = []
    while true {
      let tag = try nextTag()
      if tag.kind == .close, tag.name == "array" { return elements }
      elements.append(try value(tag, depth: depth + 1))
    }
  }

  private mutating func entries(_ depth: Int) throws(PlistError) -> [PlistValue.Entry] {
    var entries: [PlistValue.Entry] = []
    while true {
      let tag = try nextTag()
      if tag.kind == .close, tag.name == "dict" { return entries }
      guard tag.name == "key", tag.kind != .close else {
        throw PlistError("<\(printable(tag.name.utf8))> stands where a key is wanted")
      }
      let key = tag.kind == .empty ? "" : try text(upTo: "key")
      entries.append(PlistValue.Entry(key, try value(try nextTag(), depth: depth + 1)))
    }
  }

  // MARK: - Tags and text

  private struct Tag {
    let name: String
    let kind: Kind

    enum Kind { case open, close, empty }
  }

  /// The next tag; declarations and comments are passed over, text between tags too.
  private mutating func nextTag() throws(PlistError) -> Tag {
    while true {
      guard let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) else {
        throw PlistError("it ends in the middle")
      }
      at = start + 1
      if has("!--") {
        try skip(past: "-->")
      } else if has("?") {
        try skip(past: "?>")
      } else if has("!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
  }

  /// A document type with rules of its own could grow without bound.
  private mutating func skipDeclaration() throws(PlistError) {
    let start = at
    try skip(past: ">")
    if bytes[start..<at].contains(UInt8(ascii: "[")) {
      throw PlistError("it defines entities of its own, which are not read")
    }
  }

  private mutating func tag() throws(PlistError) -> Tag {
    let isClose = has("/")
    if isClose { at += 1 }
    let start = at
    try skip(past: ">")
    var inside = bytes[start..<(at - 1)]
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside = inside.dropLast() }
    let name = String(decoding: inside.prefix { !Self.isSpace($0) }, as: UTF8.self)
    return Tag(name: name, kind: isClose ? .close : isEmpty ? .empty : .open)
  }

  /// The text before `</name>`, with references and CDATA taken in.
  private mutating func text(upTo name: String) throws(PlistError) -> String {
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "&"): text += try reference()
      case UInt8(ascii: "<"):
        if has("![CDATA[") {
          let start = at + 8
          try skip(past: "]]>")
          if start <= at - 3 { text += bytes[start..<(at - 3)] }
        } else if has("!--") {
          try skip(past: "-->")
        } else {
          let end = try tag()
          guard end.kind == .close, end.name == name else {
            throw PlistError("<\(name)> is not closed")
          }
          return String(decoding: text, as: UTF8.self)
        }
      case _: text.append(byte)
      }
    }
    throw PlistError("it ends in the middle")
  }

  private mutating func reference() throws(PlistError) -> [UInt8] {
    let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw PlistError("an & is not written as &amp;") }
    let name = String(decoding: bytes[at..<end], as: UTF8.self)
    at = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    case _:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let number, let scalar = Unicode.Scalar(number) else {
        throw PlistError("&\(printable(name.utf8)); is not known")
      }
      return Array(String(Character(scalar)).utf8)
    }
  }

  private func has(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(PlistError) {
    guard let place = bytes[at...].firstPlace(of: text.utf8) else {
      throw PlistError("it ends in the middle")
    }
    at = place.upperBound
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}
