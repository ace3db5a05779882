/// What each piece of evidence says of a source; put into sentences only when somebody asks.
package struct Reasons: Hashable, Sendable {
  private let content: Content

  private enum Content: Hashable, Sendable {
    case told([String])
    case weighed(Weighed)
  }

  init(_ weighed: Weighed) { content = .weighed(weighed) }

  /// One sentence for each piece of evidence, the pixels last.
  package var sentences: [String] {
    switch content {
    case .told(let sentences): sentences
    case .weighed(let weighed): weighed.sentences
    }
  }

  /// The kinds of image that all the evidence leaves together.
  package var candidates: [String] {
    switch content {
    case .told: []
    case .weighed(let weighed): weighed.left.kinds.map(\.description) + weighed.added.map(\.words)
    }
  }
}

extension Reasons: ExpressibleByArrayLiteral {
  package init(arrayLiteral sentences: String...) { content = .told(sentences) }
}

/// The evidence on one source, with what is needed to quote it.
struct Weighed: Hashable, Sendable {
  /// Rule and path, without what a rule overrules.
  let evidence: [Evidence]
  /// The patterns of the rules that match.
  let rules: [String]
  let components: [ArraySlice<UInt8>]
  /// The last component as it was read.
  let stem: ArraySlice<UInt8>
  let isMaster: Bool
  /// A square that can only be a master, though it does not say so.
  let isLaunchSquare: Bool
  let purpose: String?
  let variant: SlotVariant
  let pixels: PixelSize
  /// What the path and the rules leave.
  let named: KindSet
  /// What the pixels leave.
  let fitting: KindSet
  /// The screens of devices that the app adds that all of it leaves.
  var added: [SlotRow] = []

  var left: KindSet { named.intersection(fitting) }

  var sentences: [String] {
    var list = evidence.map { "\(text(of: $0.source)): \($0.kinds.description)" }
    if isMaster { list.append("it says that it is a master") }
    if isLaunchSquare { list.append("it is a square launch image, which serves as a master") }
    if let purpose { list.append("it says that it is \(purpose)") }
    if let facing = variant.facing { list.append("it is for \(facing.rawValue) alone") }
    if let scheme = variant.scheme { list.append("it is for the URL scheme “\(scheme)”") }
    if let appearance = variant.appearance { list.append("it is \(appearance.rawValue) artwork") }
    if let locale = variant.locale { list.append("it is for the language “\(locale)”") }
    if !added.isEmpty, fitting.isEmpty {
      let screens = added.map(\.words).joined(separator: " or ")
      list.append("the pixels, \(pixels): \(screens), which the config adds")
    } else {
      list.append("the pixels, \(pixels): \(fitting.description)")
    }
    return list
  }

  func text(of source: Quote) -> String {
    switch source {
    case .unspoken(let unspoken): return unspoken.rawValue
    case .rule(let place): return "the rule “\(printable(Array(rules[place].utf8)))”"
    case .part(let component, let range):
      let isName = component == components.count - 1
      let bytes = isName ? stem : components[component]
      let text = FoldedName(bytes).quote(range, of: bytes)
      return "“\(text)” in the \(isName ? "name" : "folder")"
    }
  }
}

extension FoldedName {
  /// The original text of some units.
  func quote(_ range: Range<Int>, of bytes: ArraySlice<UInt8>) -> String {
    guard !range.isEmpty, range.upperBound <= units.count else { return "" }
    let start = bytes.startIndex + units[range.lowerBound].origin
    var end = bytes.startIndex + units[range.upperBound - 1].origin + 1
    while end < bytes.endIndex, bytes[end] & 0xc0 == 0x80 { end += 1 }
    return printable(bytes[start..<min(end, bytes.endIndex)])
  }
}
