import Testing

@testable import SyncCore

/// The table of keys against the decoder, both ways.
@Suite("The table of config keys")
struct ConfigKeysTests {
  /// A key of one section.
  struct Row: CustomTestStringConvertible, Sendable {
    let section: ConfigSection
    let key: String
    let row: KeyRow

    var testDescription: String { "\(section.rawValue).\(key)" }
  }

  static let rows = ConfigSection.allCases.flatMap { section in
    section.rows.map { Row(section: section, key: $0.key, row: $0.row) }
  }

  /// The least that each section holds to be good.
  private func least(_ section: ConfigSection) -> [(String, JSONValue)] {
    switch section {
    case .config: [("apps", .array([object(.app)]))]
    case .app:
      [("name", "a"), ("drop", "d"), ("build", "b"), ("outputs", .array([object(.output)]))]
    case .output: [("kind", "bundle")]
    case .rule: [("match", "*.png"), ("slot", object(.ruleSlot))]
    case .device:
      [
        ("name", "x"), ("idiom", "iphone"), ("points", "400x800"), ("scale", 3),
        ("firstOS", "9.0"),
      ]
    // Two: a slot that says nothing is refused, and each key is left out in its turn.
    case .ruleSlot: [("idiom", "ipad"), ("orientation", "portrait")]
    case .screen, .support, .orientations, .derive, .hooks, .limits, .modes: []
    }
  }

  private func object(
    _ section: ConfigSection,
    with member: (key: String, value: JSONValue)? = nil
  ) -> JSONValue {
    var members = least(section)
    if let member {
      members.removeAll { $0.0 == member.key }
      members.append(member)
    }
    return .object(members.map { JSONValue.Member($0.0, $0.1) })
  }

  /// A whole config around an object of a section.
  private func document(_ section: ConfigSection, _ object: JSONValue) -> JSONValue {
    func inside(_ outer: ConfigSection, _ key: String, _ value: JSONValue) -> JSONValue {
      document(outer, self.object(outer, with: (key, value)))
    }
    return switch section {
    case .config: object
    case .app: inside(.config, "apps", .array([object]))
    case .support: inside(.app, "supports", object)
    case .orientations: inside(.support, "orientations", object)
    case .output: inside(.app, "outputs", .array([object]))
    case .rule: inside(.app, "rules", .array([object]))
    case .ruleSlot: inside(.rule, "slot", object)
    case .derive: inside(.app, "derive", object)
    case .device: inside(.app, "devices", .array([object]))
    case .screen: inside(.output, "screens", .array([object]))
    case .hooks: inside(.app, "hooks", object)
    case .limits: inside(.app, "limits", object)
    case .modes: inside(.app, "modes", object)
    }
  }

  private func decode(_ section: ConfigSection, _ object: JSONValue) throws -> Config {
    try Config.decode(document(section, object).document(), folder: Array("/x".utf8))
  }

  @Test("names the default that the decoder takes", arguments: rows)
  func defaults(row: Row) throws {
    guard let fallback = row.row.fallback else {
      var members = least(row.section)
      members.removeAll { $0.0 == row.key }
      let object = JSONValue.object(members.map { JSONValue.Member($0.0, $0.1) })
      #expect(throws: ConfigError.self) { try decode(row.section, object) }
      return
    }
    let rest = least(row.section).filter { $0.0 != row.key }
    let bare = JSONValue.object(rest.map { JSONValue.Member($0.0, $0.1) })
    let without = try decode(row.section, bare)
    let with = try decode(row.section, object(row.section, with: (row.key, fallback)))
    #expect(with == without)
  }

  @Test("names the type that the decoder asks for", arguments: rows)
  func types(row: Row) {
    let list: JSONValue = .array([.int(-1)])
    switch row.row.type {
    case .list: #expect(!problems(of: row, list).isEmpty)
    case .words(let words):
      // The list where it is none, and else the element that is wrong.
      expect(row, .int(-1), row.row.type)
      expect(row, list, .word(words))
    case .texts, .patterns:
      expect(row, .int(-1), row.row.type)
      expect(row, list, .text)
    case .object, .points, .text, .name, .path, .pathBelow, .pattern, .stem, .flag, .seconds,
      .count, .scale, .permissions, .version, .colour, .word:
      expect(row, list, row.row.type)
    }
  }

  private func expect(_ row: Row, _ value: JSONValue, _ type: KeyType) {
    let found = problems(of: row, value)
    #expect(found.contains { $0.message.contains("should be " + type.expected) }, "\(found)")
  }

  /// What the decoder says of a value.
  private func problems(of row: Row, _ value: JSONValue) -> [ConfigProblem] {
    do {
      _ = try decode(row.section, object(row.section, with: (row.key, value)))
      return []
    } catch let error as ConfigError {
      return error.problems
    } catch {
      Issue.record("\(error)")
      return []
    }
  }

  @Test("has a line of doc for each key, without a full stop", arguments: rows)
  func summaries(row: Row) {
    #expect(!row.row.summary.isEmpty)
    #expect(!row.row.summary.hasSuffix("."))
    #expect(!row.row.summary.contains("\n"))
  }
}
