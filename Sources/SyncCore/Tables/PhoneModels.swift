/// The iPhones by number and suffix, as ``DeviceWordTable`` has them: what a list of them is read with.
enum PhoneModels {
  /// What stands behind a number, or behind several: `14-15 Pro Max`.
  struct Suffix: OptionSet {
    let rawValue: UInt8

    static let plus = Suffix(rawValue: 1)
    static let pro = Suffix(rawValue: 2)
    static let proMax = Suffix(rawValue: 4)
    static let mini = Suffix(rawValue: 8)
    static let air = Suffix(rawValue: 16)

    fileprivate static let words: [(Suffix, String)] = [
      (.plus, "plus"), (.pro, "pro"), (.proMax, "promax"), (.mini, "mini"),
    ]
  }

  /// What is glued to a number: `6s`, `5c`, `16e`.
  enum Letter: Int, CaseIterable {
    case none, s, c, e

    var text: String {
      switch self {
      case .none: ""
      case .s: "s"
      case .c: "c"
      case .e: "e"
      }
    }
  }

  /// iPhones are counted from the 4 in names; smaller numbers count files.
  static let numbers = 4...17

  /// The screens of a model with one of some suffixes, or with none; nothing when Apple sold no such.
  static func kinds(_ number: Int, _ letter: Letter, _ suffix: Suffix) -> KindSet {
    guard numbers.contains(number) else { return .none }
    let models = table[(number - numbers.lowerBound) * Letter.allCases.count + letter.rawValue]
    // The X is spoken so.
    if number == 10, letter == .none, suffix.isEmpty { return x }
    if suffix.isEmpty { return models.plain }
    var found = KindSet.none
    for (place, entry) in Suffix.words.enumerated() where suffix.contains(entry.0) {
      found.formUnion(models.suffixed[place])
    }
    // Before it was out, the iPhone Air was called the 17 Air.
    if suffix.contains(.air), number == 17 { found.formUnion(airKinds) }
    return found
  }

  /// The screens of `X`, `XS`, `XR` and `SE`.
  static let x = named("iphonex")
  static let xr = named("iphonexr")
  static let xsMax = named("iphonexsmax")
  static let se = named("iphonese1stgeneration").union(named("iphonese2ndgeneration"))
  private static let airKinds = named("iphoneair")

  private struct Models {
    var plain = KindSet.none
    var suffixed: [KindSet] = []
  }

  private static let table: [Models] = numbers.flatMap { number in
    Letter.allCases.map { letter in
      let word = "iphone\(number)\(letter.text)"
      return Models(plain: named(word), suffixed: Suffix.words.map { named(word + $0.1) })
    }
  }

  private static func named(_ word: String) -> KindSet { screens[Substring(word)] ?? .none }

  private static let screens: [Substring: KindSet] = {
    var screens: [Substring: KindSet] = [:]
    for row in TableText(DeviceWordTable.rows)
    where row.count == 5 && row[0].hasPrefix("iphone") && row[1] == "screen" {
      screens[row[0]] = KindSet(query: row[2])
    }
    return screens
  }()
}
