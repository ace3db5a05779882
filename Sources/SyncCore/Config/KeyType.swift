/// What the value of a key may be.
package enum KeyType: Hashable, Sendable {
  case text
  /// A name that can also name a folder of the state.
  case name
  /// A path on this machine; a relative one is below the config's folder.
  case path
  /// A relative path without `..`, or `.`.
  case pathBelow
  /// A glob.
  case pattern
  /// A file name without its extension.
  case stem
  case flag
  /// A number of seconds, whole or with a fraction.
  case seconds(ClosedRange<Int>)
  /// A whole number above 0.
  case count
  case scale
  /// A screen in points, portrait: `402x874`.
  case points
  /// Three octal digits, a 0 before them or not; the value is the least that is needed.
  case permissions(String)
  /// `7.0`; the value is the example that messages give.
  case version(String)
  /// `#RRGGBB`.
  case colour
  case word([String])
  case words([String])
  case texts
  /// Globs.
  case patterns
  case object(ConfigSection)
  /// A list of objects, and whether it must hold one at least.
  case list(ConfigSection, isNeverEmpty: Bool)

  /// Completes "should be …" in a message.
  package var expected: String {
    switch self {
    case .text, .name: "a text"
    case .path: "a path"
    case .pathBelow: "a path below the build tree"
    case .pattern: "a pattern such as \"hero/**/*.png\""
    case .stem: "a file name without extension"
    case .flag: "true or false"
    case .seconds(let range):
      "a number of seconds from \(range.lowerBound) to \(range.upperBound)"
    case .count: "a whole number above 0"
    case .scale: "1, 2 or 3"
    case .points: "a screen in points, portrait, such as \"402x874\""
    case .permissions(let least): "permissions from \"\(least)\" to \"0777\", as a text"
    case .version(let example): "a version such as \"\(example)\""
    case .colour: "a colour such as \"#RRGGBB\""
    case .word(let words): "one of " + Self.quoted(words)
    case .words(let words): "a list of " + Self.quoted(words)
    case .texts, .patterns: "a list of texts"
    case .object: "an object"
    case .list(let section, isNeverEmpty: _): "a list of \(section.noun)s"
    }
  }

  /// Every word of a closed set.
  static func word<Word: RawRepresentable & CaseIterable>(of _: Word.Type) -> KeyType
  where Word.RawValue == String {
    .word(Word.allCases.map(\.rawValue))
  }

  /// A list of words of a closed set.
  static func words<Word: RawRepresentable & CaseIterable>(of _: Word.Type) -> KeyType
  where Word.RawValue == String {
    .words(Word.allCases.map(\.rawValue))
  }

  private static func quoted(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension ConfigSection {
  /// The word for one of them.
  package var noun: String {
    switch self {
    case .config: "config"
    case .app: "app"
    case .support: "support"
    case .orientations: "list of orientations"
    case .output: "output"
    case .rule: "rule"
    case .ruleSlot: "slot"
    case .derive: "derivation"
    case .device: "device"
    case .screen: "launch screen"
    case .hooks: "hook"
    case .limits: "limit"
    case .modes: "mode"
    }
  }
}
