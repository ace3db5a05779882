/// Bytes from a file name as text that is safe to show a person.
///
/// Control characters, line and paragraph separators, bidi controls, zero-width characters, and the
/// backslash become `\n`, `\t`, `\\` or `\u{…}`; bytes that are not UTF-8 become `\xNN`. The result
/// is one line, can not move a cursor, and two different names never look the same but by glyph.
package func printable(_ bytes: some Collection<UInt8>) -> String {
  let backslash = UInt8(ascii: "\\")
  // Nearly every name: asking Unicode about each letter costs more than all else.
  if bytes.allSatisfy({ isPlain($0) && $0 != backslash }) {
    return String(decoding: bytes, as: UTF8.self)
  }
  var text = ""
  var rest = Array(bytes)[...]
  while let byte = rest.first {
    guard let scalar = leadingScalar(rest) else {
      text += "\\x" + hexadecimal(byte)
      rest = rest.dropFirst()
      continue
    }
    rest = rest.dropFirst(UTF8.width(scalar))
    append(scalar, to: &text)
  }
  return text
}

/// Text that is for people already, with what could still move a cursor or turn a line spelt out.
///
/// Unlike ``printable(_:)`` it leaves backslashes alone, so that it may be applied again.
package func inert(_ text: String) -> String {
  if text.utf8.allSatisfy(isPlain) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isUnsafe(scalar) {
      append(scalar, to: &result)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// An ASCII character that one sees.
private func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7e).contains(byte) }

/// The first scalar of `bytes` when they start with well-formed UTF-8.
private func leadingScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
  var iterator = bytes.prefix(4).makeIterator()
  var decoder = UTF8()
  guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
  return scalar
}

private func append(_ scalar: Unicode.Scalar, to text: inout String) {
  switch scalar {
  case "\n": text += "\\n"
  case "\r": text += "\\r"
  case "\t": text += "\\t"
  case "\\": text += "\\\\"
  case _ where isUnsafe(scalar):
    text += "\\u{" + String(scalar.value, radix: 16) + "}"
  case _: text.unicodeScalars.append(scalar)
  }
}

/// Cc, Cf (bidi controls, zero width, tags), Zl, Zp, surrogates and noncharacters.
private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
    .privateUse:
    true
  default:
    false  // an open set: every category Unicode may add is printable until shown otherwise
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return byte < 16 ? "0" + digits : digits
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    case _: 4
    }
  }
}
