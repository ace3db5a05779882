/// A path pattern over bytes: `*`, `?` and `[…]` within a name, `**` across folders.
///
/// All positions of the pattern advance together, one byte of the path at a time, so that no pattern
/// takes more than pattern length times path length.
package struct Glob: Hashable, Sendable {
  private let parts: [Part]
  /// Literal bytes every match starts and ends with; most names are told apart by these alone.
  private let head: [UInt8]
  private let tail: [UInt8]
  /// Nothing but one `*`, or nothing at all, lies between head and tail.
  private let isPlain: Bool
  /// The bytes between the stars of `*bytes*`; empty for any other pattern.
  private let infix: [UInt8]

  /// Whether the pattern names folders; one that does not can be meant for a name alone.
  package let hasFolders: Bool

  package init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    hasFolders = bytes.contains(slash)
    let parts = Self.compile(bytes)
    self.parts = parts
    let literals = parts.map { part -> UInt8? in
      if case .byte(let byte) = part { byte } else { nil }
    }
    let head = literals.prefix { $0 != nil }.compactMap { $0 }
    let rest = literals.dropFirst(head.count)
    let tail = rest.reversed().prefix { $0 != nil }.reversed().compactMap { $0 }
    self.head = head
    self.tail = tail
    let middle = parts.dropFirst(head.count).dropLast(tail.count)
    isPlain = middle.isEmpty || middle.elementsEqual([.run])
    isLiteral = middle.isEmpty
    let inner = literals.dropFirst().dropLast()
    let isInfix = parts.first == .run && parts.last == .run && !inner.contains(nil)
    infix = isInfix ? inner.compactMap { $0 } : []
  }

  private let isLiteral: Bool

  /// The byte that every match starts with; nil when there is none.
  var firstByte: UInt8? { head.first }

  /// The byte that every match ends with; nil when there is none.
  var lastByte: UInt8? { tail.last ?? (isLiteral ? head.last : nil) }

  private enum Part: Hashable, Sendable {
    case byte(UInt8)
    /// One character, without `/`.
    case character
    case set([ClosedRange<UInt8>], isNegated: Bool)
    /// Any bytes without `/`.
    case run
    /// Any bytes.
    case tree
    /// Whole folders, each with its `/`: `**/`. The part after it is ``inFolder``.
    case folders
    case inFolder
    /// The rest of a UTF-8 sequence.
    case continuation
  }

  /// Whether the whole of `path` matches.
  package func matches(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    let count = path.count
    guard count >= head.count + tail.count, path.starts(with: head),
      path.suffix(tail.count).elementsEqual(tail)
    else { return false }
    if isPlain {
      return isLiteral
        ? count == head.count + tail.count
        : !path.dropFirst(head.count).dropLast(tail.count).contains(slash)
    }
    return infix.isEmpty ? run(path) : !path.contains(slash) && path.holds(infix)
  }

  private func run(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    var active = [Bool](repeating: false, count: parts.count + 1)
    var next = active
    enter(0, &active)
    for byte in path {
      for index in next.indices { next[index] = false }
      for index in parts.indices where active[index] { step(index, byte, &next) }
      swap(&active, &next)
    }
    return active[parts.count]
  }

  private func enter(_ index: Int, _ active: inout [Bool]) {
    guard !active[index] else { return }
    active[index] = true
    guard index < parts.count else { return }
    switch parts[index] {
    case .run, .tree, .continuation: enter(index + 1, &active)
    case .folders: enter(index + 2, &active)
    case .byte, .character, .set, .inFolder: break
    }
  }

  private func step(_ index: Int, _ byte: UInt8, _ next: inout [Bool]) {
    switch parts[index] {
    case .byte(let wanted): if byte == wanted { enter(index + 1, &next) }
    case .character: if byte != slash { enter(index + 1, &next) }
    case .continuation: if byte & 0xc0 == 0x80 { enter(index, &next) }
    case .run: if byte != slash { enter(index, &next) }
    case .tree: enter(index, &next)
    case .folders: if byte != slash { enter(index + 1, &next) }
    case .inFolder: enter(byte == slash ? index - 1 : index, &next)
    case .set(let ranges, let isNegated):
      if byte != slash, ranges.contains(where: { $0.contains(byte) }) != isNegated {
        enter(index + 1, &next)
      }
    }
  }

  /// Whether every `[` of a pattern is closed, so that it means what its writer meant.
  package static func isClosed(_ pattern: String) -> Bool {
    let bytes = Array(pattern.utf8)
    var index = 0
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "["), set(bytes, &index) == nil { return false }
    }
    return true
  }

  private static func compile(_ pattern: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"):
        let start = index - 1
        while index < pattern.count, pattern[index] == byte { index += 1 }
        let isWholeFolder = start == 0 || pattern[start - 1] == slash
        if index - start < 2 {
          parts.append(.run)
        } else if isWholeFolder, index < pattern.count, pattern[index] == slash {
          parts += [.folders, .inFolder]
          index += 1
        } else {
          parts.append(.tree)
        }
      case UInt8(ascii: "?"): parts += [.character, .continuation]
      case UInt8(ascii: "["):
        if let set = set(pattern, &index) {
          parts.append(set)
        } else {
          parts.append(.byte(byte))
        }
      case _: parts.append(.byte(byte))
      }
    }
    return parts
  }

  /// Reads `a-z_]` after a `[`; nil, with `index` unchanged, when no `]` ends it.
  private static func set(_ pattern: [UInt8], _ index: inout Int) -> Part? {
    var at = index
    var isNegated = false
    if at < pattern.count, pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^") {
      isNegated = true
      at += 1
    }
    var ranges: [ClosedRange<UInt8>] = []
    while at < pattern.count {
      let first = pattern[at]
      if first == UInt8(ascii: "]"), !ranges.isEmpty {
        index = at + 1
        return .set(ranges, isNegated: isNegated)
      }
      if at + 2 < pattern.count, pattern[at + 1] == UInt8(ascii: "-"),
        pattern[at + 2] != UInt8(ascii: "]"), first <= pattern[at + 2]
      {
        ranges.append(first...pattern[at + 2])
        at += 3
      } else {
        ranges.append(first...first)
        at += 1
      }
    }
    return nil
  }
}

private let slash = UInt8(ascii: "/")
