/// One kind of image: the rows that the very same pixels fill.
///
/// Rows that differ only in the OS versions or the family they are for are one kind.
struct Kind: Sendable {
  let rows: [SlotRow]
  let pixels: PixelSize
  let idiom: Idiom
  let points: PointSize
  let orientation: SlotOrientation
  let scale: Scale
  let extent: Extent
  let subtype: String?

  /// The image's own size in points, turned as it is.
  var pointSize: PixelSize {
    PixelSize(pixels.width / scale.rawValue, pixels.height / scale.rawValue)
  }

  /// Whether one of its sides is `number` long, in pixels or in points.
  func hasSide(_ number: Int) -> Bool {
    pixels.width == number || pixels.height == number
      || pointSize.width == number || pointSize.height == number
  }

  /// `iPhone 375x667 portrait @2x (750x1334 pixels)`; made once, since every claim tells its reasons.
  let description: String

  private init(_ rows: [SlotRow], _ first: SlotRow) {
    self.rows = rows
    pixels = first.pixels
    idiom = first.idiom
    points = first.points
    orientation = first.orientation
    scale = first.scale
    extent = first.extent
    subtype = first.subtype
    let device =
      switch first.idiom {
      case .iphone: "iPhone"
      case .ipad: "iPad"
      case .tv: "Apple TV"
      }
    let extent = first.extent == .toStatusBar ? " without the status bar" : ""
    description =
      "\(device) \(points) \(orientation.rawValue) @\(scale.word)\(extent) (\(pixels) pixels)"
  }

  /// Every kind, in the order of its first row.
  static let all: [Kind] = {
    var order: [PixelSize] = []
    var rows: [PixelSize: [SlotRow]] = [:]
    for row in SlotRow.all {
      if rows[row.pixels] == nil { order.append(row.pixels) }
      rows[row.pixels, default: []].append(row)
    }
    return order.compactMap { pixels in
      guard let rows = rows[pixels], let first = rows.first else { return nil }
      return Kind(rows, first)
    }
  }()
}

/// A set of kinds: what a piece of evidence leaves.
struct KindSet: Hashable, Sendable {
  /// One bit a kind, by its place in ``Kind/all``.
  private var bits: UInt128 = 0

  static let none = KindSet()
  static let all = KindSet { _ in true }

  private init() {}

  init(where isIn: (Kind) -> Bool) {
    for (index, kind) in Kind.all.enumerated() where index < 128 && isIn(kind) {
      bits |= 1 << UInt128(index)
    }
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  func intersection(_ other: KindSet) -> KindSet { KindSet(bits & other.bits) }

  func union(_ other: KindSet) -> KindSet { KindSet(bits | other.bits) }

  func subtracting(_ other: KindSet) -> KindSet { KindSet(bits & ~other.bits) }

  private init(_ bits: UInt128) { self.bits = bits }

  /// Adds the kind at `place` of ``Kind/all``.
  fileprivate mutating func insert(_ place: Int) { bits |= 1 << UInt128(place) }

  /// The kinds, in table order.
  var kinds: [Kind] {
    var list: [Kind] = []
    var rest = bits
    while rest != 0 {
      list.append(Kind.all[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return list
  }

  /// Up to three of them for people: `A, B, C or 4 more`.
  var description: String {
    var names: [String] = []
    var rest = bits
    while rest != 0, names.count < 3 {
      names.append(Kind.all[rest.trailingZeroBitCount].description)
      rest &= rest - 1
    }
    switch count {
    case 0: return "no image that iOS takes"
    case 1...3: return names.joined(separator: " or ")
    case _: return names.joined(separator: ", ") + " or \(count - 3) more"
    }
  }
}

extension KindSet {
  /// Reads a table's query.
  ///
  /// Words that all hold, `|` between alternatives of one:
  /// `iphone`, `320x568`, `@2`, `portrait`, `launch` (the base screens), `768x1024|834x1112`.
  init(query: Substring) {
    self = .all
    for word in query.utf8.split(separator: UInt8(ascii: " ")) {
      var choices = KindSet.none
      for choice in word.split(separator: UInt8(ascii: "|")) {
        choices.formUnion(KindIndex.byWord[Substring(choice)] ?? .none)
      }
      self = intersection(choices)
    }
  }
}

extension Kind {
  /// The words of a query that it answers to.
  fileprivate var words: [String] {
    var words = [
      idiom.rawValue, orientation.rawValue, "@\(scale.rawValue)", points.description,
      "\(points)@\(scale.rawValue)",
    ]
    if subtype == nil && rows.contains(where: { $0.family == .launchImage }) {
      words.append("base")
    }
    if extent == .fullScreen { words.append("full") }
    return words
  }
}

/// Sets that recognition asks for often, made once.
enum KindIndex {
  /// By the words of queries: hundreds of table rows ask for the same few dozen sets.
  static let byWord: [Substring: KindSet] = {
    var index: [Substring: KindSet] = [:]
    for (place, kind) in Kind.all.enumerated() {
      for word in kind.words { index[Substring(word), default: .none].insert(place) }
    }
    return index
  }()
  static let byPixels: [PixelSize: KindSet] = {
    var index: [PixelSize: KindSet] = [:]
    for kind in Kind.all {
      index[kind.pixels] = KindSet { $0.pixels == kind.pixels }
    }
    return index
  }()
  static let byPoints: [PixelSize: KindSet] = {
    var index: [PixelSize: KindSet] = [:]
    for kind in Kind.all {
      index[kind.pointSize, default: .none].formUnion(KindSet { $0.pixels == kind.pixels })
    }
    return index
  }()
  static let bySide: [Int: KindSet] = {
    var index: [Int: KindSet] = [:]
    for kind in Kind.all {
      let points = kind.pointSize
      for side in [kind.pixels.width, kind.pixels.height, points.width, points.height] {
        index[side] = KindSet { $0.hasSide(side) }
      }
    }
    return index
  }()
  static let byIdiom: [Idiom: KindSet] = .init(
    uniqueKeysWithValues: Idiom.allCases.map { idiom in (idiom, KindSet { $0.idiom == idiom }) }
  )
  static let byScale: [Int: KindSet] = .init(
    uniqueKeysWithValues: Scale.allCases.map { scale in
      (scale.rawValue, KindSet { $0.scale == scale })
    }
  )
  static let portrait = KindSet { $0.orientation == .portrait }
  static let landscape = KindSet { $0.orientation == .landscape }
  static let base = KindSet(query: "base")
  static let fullScreen = KindSet(query: "full")
  /// What AIR calls a plain `@2x` name with an orientation (facts 1.4).
  static let largeIPad = KindSet(query: "ipad 1024x1366 @2")
}

extension KindSet {
  mutating func formUnion(_ other: KindSet) { self = union(other) }
}
