/// A set of kinds: what a piece of evidence leaves.
struct KindSet: Hashable, Sendable {
  /// One bit a kind, by its place in ``Kind/all``.
  private var bits: UInt128 = 0

  static let none = KindSet()
  static let all = KindSet { _ in true }

  private init() {}

  private init(_ bits: UInt128) { self.bits = bits }

  init(where isIn: (Kind) -> Bool) {
    for (index, kind) in Kind.all.enumerated() where index < UInt128.bitWidth && isIn(kind) {
      bits |= 1 << UInt128(index)
    }
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  /// The place of its first kind in ``Kind/all``; nil when it is empty.
  var firstIndex: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

  /// Its first kind, in table order.
  var first: Kind? { firstIndex.map { Kind.all[$0] } }

  func intersection(_ other: KindSet) -> KindSet { KindSet(bits & other.bits) }

  func union(_ other: KindSet) -> KindSet { KindSet(bits | other.bits) }

  func subtracting(_ other: KindSet) -> KindSet { KindSet(bits & ~other.bits) }

  mutating func formUnion(_ other: KindSet) { bits |= other.bits }

  /// Adds the kind at a place of ``Kind/all``.
  mutating func insert(index: Int) { bits |= 1 << UInt128(index) }

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
