import SyncCore

/// The config as a JSON Schema (draft 2020-12), for editors.
///
/// What spans several keys (folders within each other, two apps of one name) only the program checks.
enum ConfigSchema {
  static var document: JSONValue {
    var members = object(.config)
    members.insert(
      JSONValue.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      at: 0
    )
    members.insert(JSONValue.Member("title", "The config of launchsyncd"), at: 1)
    let parts = ConfigSection.allCases.filter { $0 != .config }
    members.append(
      JSONValue.Member(
        "$defs",
        .object(parts.map { JSONValue.Member($0.rawValue, .object(object($0))) })
      )
    )
    return .object(members)
  }

  private static func object(_ section: ConfigSection) -> [JSONValue.Member] {
    let needed = section.rows.filter { $0.row.fallback == nil }.map { JSONValue.string($0.key) }
    // A rule that says nothing about its files does nothing.
    let least = section == .ruleSlot ? [JSONValue.Member("minProperties", 1)] : []
    return least + [
      JSONValue.Member("type", "object"),
      JSONValue.Member("additionalProperties", false),
      JSONValue.Member("required", .array(needed)),
      JSONValue.Member(
        "properties",
        .object(section.rows.map { JSONValue.Member($0.key, property($0.row)) })
      ),
    ]
  }

  private static func property(_ row: KeyRow) -> JSONValue {
    var members = [
      JSONValue.Member("description", .string(row.summary.replacing("`", with: "")))
    ]
    guard let fallback = row.fallback else {
      return .object(members + type(row.type))
    }
    // Null stands for a key that is left out.
    if fallback != .null { members.append(JSONValue.Member("default", fallback)) }
    members.append(
      JSONValue.Member("anyOf", .array([.object(type(row.type)), .record(["type": "null"])]))
    )
    return .object(members)
  }

  private static func type(_ type: KeyType) -> [JSONValue.Member] {
    let members: KeyValuePairs<String, JSONValue> =
      switch type {
      case .text: ["type": "string"]
      case .name:
        [
          "type": "string", "maxLength": 100,
          "pattern": "^[A-Za-z0-9_\\-\u{80}-\u{10ffff}][A-Za-z0-9._\\-\u{80}-\u{10ffff}]*$",
        ]
      case .path: ["type": "string", "pattern": "^[^\\u0000]+$"]
      case .pathBelow:
        [
          "type": "string",
          "pattern": "^(\\.|(?!\\.{1,2}(/|$))[^/\\u0000]+(/(?!\\.{1,2}(/|$))[^/\\u0000]+)*)$",
        ]
      case .pattern: ["type": "string", "minLength": 1, "pattern": .string(closedBrackets)]
      case .stem: ["type": "string", "pattern": "^(?!\\.{1,2}$)[^/\\u0000]+$"]
      case .flag: ["type": "boolean"]
      case .seconds(let range):
        ["type": "number", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
      case .count: ["type": "integer", "minimum": 1]
      case .scale: ["enum": .array(Scale.allCases.map { .int($0.rawValue) })]
      case .points: ["type": "string", "pattern": "^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$"]
      case .permissions(let least):
        ["type": "string", "pattern": .string("^0?[\(firstDigits(least))][0-7]{2}$")]
      case .version: ["type": "string", "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"]
      case .colour: ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"]
      case .word(let words): ["enum": .array(words.map(JSONValue.string))]
      case .words(let words):
        ["type": "array", "items": .record(["enum": .array(words.map(JSONValue.string))])]
      case .texts: ["type": "array", "items": .record(["type": "string"])]
      case .patterns:
        [
          "type": "array",
          "items": .record(["type": "string", "pattern": .string(closedBrackets)]),
        ]
      case .object(let section): ["$ref": reference(section)]
      case .list(let section, isNeverEmpty: let isNeverEmpty):
        [
          "type": "array", "items": .record(["$ref": reference(section)]),
          "minItems": isNeverEmpty ? 1 : 0,
        ]
      }
    return members.map { JSONValue.Member($0.key, $0.value) }
  }

  /// A glob whose every `[` is closed; the first character of a set may be `]`.
  private static let closedBrackets = #"^([^\[]|\[([!^][\s\S][^\]]*|[^!^][^\]]*)\])*$"#

  /// The octal digits that hold the owner's rights of `0600`.
  private static func firstDigits(_ least: String) -> String {
    let needed = UInt8(least.dropFirst().prefix(1), radix: 8) ?? 0
    return (UInt8(0)...7).filter { $0 & needed == needed }.map(String.init).joined()
  }

  private static func reference(_ section: ConfigSection) -> JSONValue {
    .string("#/$defs/\(section.rawValue)")
  }
}
