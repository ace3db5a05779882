extension KindSet {
  /// Reads a table's query; a word that is none leaves nothing, which a test looks for.
  ///
  /// Words that all hold, `|` between alternatives of one, `!` before one that must not hold:
  /// `iphone`, `320x568`, `414x896@2`, `@2`, `portrait`, `base` (the base screens), `full`, `bar`
  /// (without the status bar), `768x1024|834x1112`, `bar|!768x1024`.
  init(query: some StringProtocol) {
    self = .all
    for word in Substring(query).utf8.split(separator: UInt8(ascii: " ")) {
      var found = KindSet.none
      for choice in word.split(separator: UInt8(ascii: "|")) {
        let isNegated = choice.first == UInt8(ascii: "!")
        let kinds = Self.kinds(answering: isNegated ? choice.dropFirst() : choice)
        found.formUnion(isNegated ? KindSet.all.subtracting(kinds) : kinds)
      }
      self = intersection(found)
    }
  }

  private static func kinds(answering word: Substring.UTF8View) -> KindSet {
    words[Substring(word)] ?? kinds(screen: word)
  }

  /// Made once: the tables ask hundreds of times at each start.
  private static let words: [Substring: KindSet] = [
    "iphone": KindSet { $0.idiom == .iphone },
    "ipad": KindSet { $0.idiom == .ipad },
    "tv": KindSet { $0.idiom == .tv },
    "portrait": KindSet { $0.orientation == .portrait },
    "landscape": KindSet { $0.orientation == .landscape },
    "base": KindSet { $0.subtype == nil && baseScreens.contains($0.points) },
    "full": KindSet { $0.extent == .fullScreen },
    "bar": KindSet { $0.extent == .toStatusBar },
  ]

  private static let baseScreens = [
    PointSize(320, 480), PointSize(768, 1024), PointSize(1920, 1080),
  ]

  /// Reads `320x568`, `414x896@2` and `@2`.
  private static func kinds(screen word: Substring.UTF8View) -> KindSet {
    let parts = word.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let points = parts.first.flatMap { PointSize(String(Substring($0))) }
    let scale = parts.count == 2 ? Int(Substring(parts[1])).flatMap(Scale.init) : nil
    guard points != nil || parts.first?.isEmpty == true, parts.count == 1 || scale != nil else {
      return .none
    }
    let sized = points.map { byPoints[$0] ?? .none } ?? .all
    let scaled = scale.map { byScale[$0] ?? .none } ?? .all
    return sized.intersection(scaled)
  }

  private static let byPoints = index(by: \.points)
  private static let byScale = index(by: \.scale)

  private static func index<Key: Hashable>(by key: (Kind) -> Key) -> [Key: KindSet] {
    var index: [Key: KindSet] = [:]
    for (place, kind) in Kind.all.enumerated() {
      index[key(kind), default: .none].insert(index: place)
    }
    return index
  }
}
