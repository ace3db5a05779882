extension JSONNode.Content {
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  var elements: [JSONNode]? {
    guard case .array(let nodes) = self else { return nil }
    return nodes
  }

  /// A number of seconds, whole or with a fraction.
  var seconds: Duration? {
    switch self {
    case .int(let number): .seconds(number)
    case .number(let text):
      Double(text).flatMap { $0.isFinite && abs($0) < 1e9 ? .seconds($0) : nil }
    case .null, .bool, .string, .array, .object: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .int(let number): "the number \(number)"
    case .number(let text):
      text.utf8.count <= 24 ? "the number \(text)" : "a number of \(text.utf8.count) characters"
    case .string(let text): "\"\(printable(text.utf8))\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension ConfigProblem {
  static func wrongType(_ node: JSONNode, _ path: String, _ type: KeyType) -> ConfigProblem {
    guard case .word(let words) = type, let text = node.content.text,
      let near = suggestion(for: text, among: words)
    else { return wrongType(node, path, expected: type.expected) }
    return wrongType(node, path, expected: type.expected, remedy: "did you mean \"\(near)\"?")
  }

  static func wrongType(
    _ node: JSONNode,
    _ path: String,
    expected: String,
    remedy: String = "change it"
  ) -> ConfigProblem {
    ConfigProblem(
      position: node.position,
      message: "\"\(path)\" should be \(expected), and is \(node.content.words)",
      remedy: remedy
    )
  }
}
