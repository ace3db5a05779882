/// Names that are nobody's artwork: temporary, hidden, another tool's.
struct JunkList: Sendable {
  private struct Pattern: Sendable {
    let glob: Glob
    let scope: Scope
    let reason: String
  }

  private enum Scope: String, Sendable {
    /// The file's own name.
    case name
    /// Any component, in lower case.
    case any
    /// Any component, as it is: the config's own patterns.
    case original
    /// The whole path.
    case path
  }

  private let patterns: [Pattern]

  init(ignore: [String]) {
    var patterns = TableText(JunkTable.rows).compactMap { row -> Pattern? in
      guard row.count == 4, let scope = Scope(rawValue: String(row[1])) else { return nil }
      return Pattern(glob: Glob(String(row[0])), scope: scope, reason: String(row[2]))
    }
    for text in ignore {
      let glob = Glob(text)
      patterns.append(
        Pattern(
          glob: glob,
          scope: glob.hasFolders ? .path : .original,
          reason: "the config ignores “\(printable(Array(text.utf8)))”"
        )
      )
    }
    self.patterns = patterns
  }

  /// Why the path is junk; nil when it is not.
  func reason(for path: RelativePath) -> String? {
    let folded = path.bytes.map(lowercased)
    let parts = folded.split(separator: UInt8(ascii: "/"))
    let originals = path.components
    for pattern in patterns {
      switch pattern.scope {
      case .name:
        if let name = parts.last, pattern.glob.matches(name) { return pattern.reason }
      case .any:
        if parts.contains(where: pattern.glob.matches) { return pattern.reason }
      case .original:
        if originals.contains(where: pattern.glob.matches) { return pattern.reason }
      case .path:
        if pattern.glob.matches(path.bytes) { return pattern.reason }
      }
    }
    return nil
  }
}
