/// Text of a page: what is not written here as markup can not become markup.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// Markup, as UTF-8 text.
  private(set) var markup: String

  static let empty = HTML(markup: "")

  init(stringLiteral value: String) { markup = value }

  init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  private init(markup: String) { self.markup = markup }

  /// Literal parts are markup; values are escaped, unless they are markup themselves.
  struct Interpolation: StringInterpolationProtocol {
    var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { markup += literal }
    mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }
    mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { markup += part.markup }
    }
  }

  static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

  /// Bytes as `data:` URL of a PNG.
  static func png(_ bytes: [UInt8]) -> HTML {
    HTML(markup: "data:image/png;base64," + base64(bytes))
  }

  /// Safe between tags and in quoted attributes; control and bidi characters are spelt out, so that
  /// no name can turn the text around it.
  static func escaped(_ text: String) -> String {
    let safe = inert(text)
    if !safe.utf8.contains(where: { entity($0) != nil }) { return safe }
    var result: [UInt8] = []
    result.reserveCapacity(safe.utf8.count + 32)
    for byte in safe.utf8 {
      if let entity = entity(byte) {
        result += entity.utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands for a byte that would be markup; all of these are ASCII, so that no other character
  /// has them among its bytes.
  private static func entity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "`"): "&#96;"
    case _: nil
    }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let word =
        UInt32(bytes[index]) << 16 | (left > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? UInt32(bytes[index + 2]) : 0)
      text.append(alphabet[Int(word >> 18)])
      text.append(alphabet[Int(word >> 12 & 63)])
      text.append(left > 1 ? alphabet[Int(word >> 6 & 63)] : UInt8(ascii: "="))
      text.append(left > 2 ? alphabet[Int(word & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
