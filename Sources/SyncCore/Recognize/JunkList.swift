/// Names that are nobody's artwork: temporary, hidden, another tool's.
struct JunkList: Sendable {
  private let shipped = JunkIndex.shipped
  /// The config's own patterns.
  private let added: [Added]

  private struct Added: Sendable {
    let glob: Glob
    let reason: String
  }

  init(ignore: [String]) {
    added = ignore.map { text in
      Added(glob: Glob(text), reason: "the config ignores “\(printable(Array(text.utf8)))”")
    }
  }

  /// Why the path is junk; nil when it is not.
  ///
  /// A pattern of the config that names folders is meant for the whole path, any other for a name.
  func reason(for path: RelativePath, _ components: [ArraySlice<UInt8>]) -> String? {
    if let reason = shipped.reason(for: components) { return reason }
    for pattern in added {
      let isHit =
        pattern.glob.hasFolders
        ? pattern.glob.matches(path.bytes) : components.contains(where: pattern.glob.matches)
      if isHit { return pattern.reason }
    }
    return nil
  }
}

/// The rows of ``JunkTable``, found by the byte a name starts or ends with.
///
/// Most names are then told apart from every pattern by two look-ups.
struct JunkIndex: Sendable {
  private struct Pattern: Sendable {
    let glob: Glob
    /// Only the file's own name counts, not its folders'.
    let isForFiles: Bool
    let reason: String
  }

  private var patterns: [Pattern] = []
  private var byFirst = [[Int]](repeating: [], count: 256)
  private var byLast = [[Int]](repeating: [], count: 256)
  /// Those that start and end with a star; only files are called like that.
  private var others: [Int] = []

  static let shipped = JunkIndex()

  private init() {
    for row in TableText(JunkTable.rows) where row.count == 4 {
      let glob = Glob(String(row[0]))
      if let first = glob.firstByte {
        byFirst[Int(first)].append(patterns.count)
      } else if let last = glob.lastByte {
        byLast[Int(last)].append(patterns.count)
      } else {
        others.append(patterns.count)
      }
      patterns.append(
        Pattern(glob: glob, isForFiles: row[1] == "name", reason: String(row[2]))
      )
    }
  }

  /// The first row, in table order, that fits a component in any letter case; nil when none does.
  func reason(for components: [ArraySlice<UInt8>]) -> String? {
    var best = Int.max
    for (place, component) in components.enumerated() {
      guard let first = component.first, let last = component.last else { continue }
      let heads = byFirst[Int(lowercased(first))]
      let tails = byLast[Int(lowercased(last))]
      let isFile = place == components.count - 1
      // Most folders start and end like no pattern.
      guard isFile || !heads.isEmpty || !tails.isEmpty else { continue }
      let folded = component.map(lowercased)
      take(heads, folded, isFile, &best)
      take(tails, folded, isFile, &best)
      if isFile { take(others, folded, isFile, &best) }
    }
    return best == Int.max ? nil : patterns[best].reason
  }

  private func take(_ places: [Int], _ name: [UInt8], _ isFile: Bool, _ best: inout Int) {
    for place in places where place < best && (isFile || !patterns[place].isForFiles) {
      if patterns[place].glob.matches(name) { best = place }
    }
  }
}
