/// A key of one object of the config: the enum's raw value is the key as it is written.
///
/// Decoder, messages, JSON Schema, manual and `docs/config.md` all read the rows; none repeats one.
package protocol ConfigKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var row: KeyRow { get }
}

/// What is known of one key.
package struct KeyRow: Hashable, Sendable {
  package let type: KeyType
  /// What holds when the key is left out; nil when it must be there, null for "nothing".
  package let fallback: JSONValue?
  /// One line for the reference, Markdown.
  package let summary: String

  private init(type: KeyType, fallback: JSONValue?, summary: String) {
    self.type = type
    self.fallback = fallback
    self.summary = summary
  }

  init(_ type: KeyType, _ fallback: JSONValue, _ summary: String) {
    self.init(type: type, fallback: fallback, summary: summary)
  }

  /// A key that may be left out, and then says nothing.
  init(_ type: KeyType, _ summary: String) {
    self.init(type: type, fallback: .null, summary: summary)
  }

  /// A key without which the object makes no sense.
  static func needed(_ type: KeyType, _ summary: String) -> KeyRow {
    KeyRow(type: type, fallback: nil, summary: summary)
  }
}

/// An object of the config, with the table of its keys.
package enum ConfigSection: String, CaseIterable, Hashable, Sendable {
  case config, app, support, orientations, output, rule, ruleSlot, derive, device, screen, hooks,
    limits,
    modes

  /// The keys in the order of the reference.
  package var rows: [(key: String, row: KeyRow)] {
    switch self {
    case .config: Self.rows(RootKey.self)
    case .app: Self.rows(AppKey.self)
    case .support: Self.rows(SupportKey.self)
    case .orientations: Self.rows(Idiom.self)
    case .output: Self.rows(OutputKey.self)
    case .rule: Self.rows(RuleKey.self)
    case .ruleSlot: Self.rows(RuleSlotKey.self)
    case .derive: Self.rows(DeriveKey.self)
    case .device: Self.rows(DeviceKey.self)
    case .screen: Self.rows(ScreenKey.self)
    case .hooks: Self.rows(HooksKey.self)
    case .limits: Self.rows(LimitsKey.self)
    case .modes: Self.rows(ModesKey.self)
    }
  }

  private static func rows<Key: ConfigKey>(_: Key.Type) -> [(key: String, row: KeyRow)] {
    Key.allCases.map { ($0.rawValue, $0.row) }
  }
}
