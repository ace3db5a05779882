/// Reads the members of one object, collecting everything that is wrong with them.
struct ObjectReader {
  let path: String
  let position: TextPosition
  private let members: [JSONNode.Member]
  private(set) var problems: [ConfigProblem] = []

  /// Checks that it is an object whose keys are all known and occur once.
  init?(_ node: JSONNode, path: String, keys: [String], _ problems: inout [ConfigProblem]) {
    self.path = path
    position = node.position
    guard case .object(let members) = node.content else {
      problems.append(.wrongType(node, path, expected: "an object"))
      return nil
    }
    self.members = members
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        problems.append(
          ConfigProblem(
            position: member.position,
            message: "\(name(member.key)) is given twice",
            remedy: "keep one of them"
          )
        )
      } else if !keys.contains(member.key) {
        let near = suggestion(for: member.key, among: keys)
        problems.append(
          ConfigProblem(
            position: member.position,
            message: "\(name(member.key)) is no known key",
            remedy: near.map { "did you mean \"\($0)\"?" }
              ?? "the keys here are " + keys.joined(separator: ", ")
          )
        )
      }
    }
  }

  /// The key with the path before it, `apps[0].name`.
  func name(_ key: String) -> String { path.isEmpty ? "\"\(key)\"" : "\"\(path).\(key)\"" }

  /// A member that is there and not null.
  func node(_ key: String) -> JSONNode? {
    guard let node = members.first(where: { $0.key == key })?.value, node.content != .null else {
      return nil
    }
    return node
  }

  /// A member's value by `read`, which returns nil for what it does not take; `fallback` where the
  /// member is missing.
  mutating func value<Value>(
    _ key: String,
    expected: String,
    or fallback: Value,
    _ read: (JSONNode.Content) -> Value?
  ) -> Value {
    guard let node = node(key) else { return fallback }
    guard let value = read(node.content) else {
      problems.append(.wrongType(node, subpath(key), expected: expected))
      return fallback
    }
    return value
  }

  /// As ``value(_:expected:or:_:)``, for a member that must be there.
  mutating func required<Value>(
    _ key: String,
    expected: String,
    _ read: (JSONNode.Content) -> Value?
  ) -> Value? {
    guard node(key) != nil else {
      problems.append(
        ConfigProblem(
          position: position,
          message: "\(name(key)) is missing",
          remedy: "add it: \(expected)"
        )
      )
      return nil
    }
    return value(key, expected: expected, or: nil) { content in read(content) }
  }

  /// One word of a closed set.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String, or fallback: Word)
    -> Word
  where Word.RawValue == String {
    value(key, expected: oneOf(Word.self), or: fallback) { content in
      content.text.flatMap(Word.init(rawValue:))
    }
  }

  /// A list of texts.
  mutating func texts(_ key: String) -> [String] {
    value(key, expected: "a list of texts", or: []) { content in
      guard case .array(let elements) = content else { return nil }
      let texts = elements.compactMap(\.content.text)
      return texts.count == elements.count ? texts : nil
    }
  }

  mutating func add(_ problem: ConfigProblem) { problems.append(problem) }

  func subpath(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

/// `one of bundle, launchimage, …`.
func oneOf<Word: RawRepresentable & CaseIterable>(_: Word.Type) -> String
where Word.RawValue == String {
  "one of " + Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
}

extension JSONNode.Content {
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
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
    case .int, .number: "a number"
    case .string(let text): "\"\(printable(text.utf8))\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension ConfigProblem {
  static func wrongType(_ node: JSONNode, _ path: String, expected: String) -> ConfigProblem {
    ConfigProblem(
      position: node.position,
      message: "\"\(path)\" should be \(expected), and is \(node.content.words)",
      remedy: "change it"
    )
  }
}
