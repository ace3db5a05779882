/// An XML element: attributes in their order, elements or text inside.
struct XMLNode: Hashable, Sendable {
  let name: String
  let attributes: [Attribute]
  let children: [XMLNode]

  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// - Parameters:
  ///   - name: the tag.
  ///   - attributes: in the order they are written; values are escaped.
  ///   - children: what is inside; none closes the tag at once.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [XMLNode] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.children = children
  }

  init(_ name: String, attributes: [Attribute], _ children: [XMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The document: a declaration, then this element, four spaces a level as Xcode writes.
  func document() -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indent: "")
    return Array(text.utf8)
  }

  private func write(to text: inout String, indent: String) {
    text += "\(indent)<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    guard !children.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">\n"
    for child in children { child.write(to: &text, indent: indent + "    ") }
    text += "\(indent)</\(name)>\n"
  }

  /// Escapes what an attribute in double quotes may not hold as it is.
  static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where scalar.value < 0x20: text += "&#\(scalar.value);"
      case _: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
