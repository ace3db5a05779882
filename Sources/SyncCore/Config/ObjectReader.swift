/// Reads the members of one object, collecting everything that is wrong with them.
struct ObjectReader<Key: ConfigKey> {
  let path: String
  let position: TextPosition
  private let members: [JSONNode.Member]
  private(set) var problems: [ConfigProblem] = []

  /// Checks that it is an object whose keys are all known and occur once.
  init?(
    _ node: JSONNode,
    path: String,
    _: Key.Type,
    _ problems: inout [ConfigProblem]
  ) {
    self.path = path
    position = node.position
    guard case .object(let members) = node.content else {
      problems.append(.wrongType(node, path, expected: "an object"))
      return nil
    }
    self.members = members
    let keys = Key.allCases.map(\.rawValue)
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
  private func name(_ key: String) -> String {
    path.isEmpty ? "\"\(key)\"" : "\"\(path).\(key)\""
  }

  /// A member that is there and not null.
  func node(_ key: Key) -> JSONNode? {
    guard let node = members.first(where: { $0.key == key.rawValue })?.value,
      node.content != .null
    else { return nil }
    return node
  }

  /// A member's value by `read`, which returns nil for what it does not take; `fallback` where the
  /// member is missing.
  mutating func value<Value>(
    _ key: Key,
    or fallback: Value,
    _ read: (JSONNode.Content) -> Value?
  ) -> Value {
    guard let node = node(key) else { return fallback }
    guard let value = read(node.content) else {
      problems.append(.wrongType(node, subpath(key), key.row.type))
      return fallback
    }
    return value
  }

  /// A list of values, each by `read`; an element that it does not take is told by its own place.
  private mutating func values<Value>(
    _ key: Key,
    of type: KeyType,
    or fallback: [Value],
    _ read: (JSONNode.Content) -> Value?
  ) -> [Value] {
    guard node(key) != nil else { return fallback }
    var values: [Value] = []
    for (index, element) in value(key, or: [], { $0.elements }).enumerated() {
      if let value = read(element.content) {
        values.append(value)
      } else {
        problems.append(.wrongType(element, "\(subpath(key))[\(index)]", type))
      }
    }
    return values
  }

  /// As ``value(_:or:_:)``, for a member that may be missing.
  mutating func optional<Value>(_ key: Key, _ read: (JSONNode.Content) -> Value?) -> Value? {
    value(key, or: nil) { content -> Value?? in read(content).map { .some($0) } }
  }

  /// As ``value(_:or:_:)``, for a member that must be there.
  mutating func required<Value>(_ key: Key, _ read: (JSONNode.Content) -> Value?) -> Value? {
    guard node(key) != nil else {
      problems.append(
        ConfigProblem(
          position: position,
          message: "\(name(key.rawValue)) is missing",
          remedy: "add it: \(key.row.type.expected)"
        )
      )
      return nil
    }
    return optional(key, read)
  }

  /// One word of a closed set.
  mutating func word<Word: RawRepresentable<String>>(_ key: Key, or fallback: Word) -> Word {
    value(key, or: fallback) { $0.text.flatMap(Word.init(rawValue:)) }
  }

  /// As ``word(_:or:)``, for a member that may be missing.
  mutating func word<Word: RawRepresentable<String>>(_ key: Key, _: Word.Type) -> Word? {
    optional(key) { $0.text.flatMap(Word.init(rawValue:)) }
  }

  /// Words of a closed set.
  mutating func words<Word: RawRepresentable<String>>(_ key: Key, or fallback: [Word]) -> [Word] {
    guard case .words(let all) = key.row.type else { return fallback }
    return values(key, of: .word(all), or: fallback) { $0.text.flatMap(Word.init(rawValue:)) }
  }

  /// A list of texts.
  mutating func texts(_ key: Key) -> [String] {
    values(key, of: .text, or: []) { $0.text }
  }

  mutating func text(_ key: Key) -> String? { optional(key) { $0.text } }

  mutating func flag(_ key: Key, or fallback: Bool) -> Bool { value(key, or: fallback) { $0.bool } }

  /// A whole number above 0.
  mutating func count(_ key: Key, or fallback: Int) -> Int {
    value(key, or: fallback) { content in
      guard case .int(let number) = content, number > 0 else { return nil }
      return number
    }
  }

  /// A number of seconds within the key's range.
  mutating func seconds(_ key: Key, or fallback: Duration) -> Duration {
    value(key, or: fallback) { content in
      guard case .seconds(let range) = key.row.type, let seconds = content.seconds,
        seconds >= .seconds(range.lowerBound), seconds <= .seconds(range.upperBound)
      else { return nil }
      return seconds
    }
  }

  /// The elements of a list of objects, with their paths; nil when a needed list is no list or
  /// has none.
  mutating func elements(_ key: Key) -> [(path: String, node: JSONNode)]? {
    let row = key.row
    let nodes =
      row.fallback == nil ? required(key) { $0.elements } : value(key, or: []) { $0.elements }
    guard let nodes else { return nil }
    if case .list(let section, isNeverEmpty: true) = row.type, nodes.isEmpty {
      problems.append(
        ConfigProblem(
          position: position,
          message: "\(name(key.rawValue)) is empty",
          remedy: "add at least one \(section.noun)"
        )
      )
      return nil
    }
    return nodes.enumerated().map { ("\(subpath(key))[\($0.offset)]", $0.element) }
  }

  /// A list that must hold something.
  mutating func addEmpty(_ key: Key, remedy: String) {
    guard let node = node(key), node.content.elements?.isEmpty == true else { return }
    add(
      ConfigProblem(
        position: node.position,
        message: "\"\(subpath(key))\" is empty",
        remedy: remedy
      )
    )
  }

  mutating func add(_ problem: ConfigProblem) { problems.append(problem) }

  func subpath(_ key: Key) -> String {
    path.isEmpty ? key.rawValue : "\(path).\(key.rawValue)"
  }
}
