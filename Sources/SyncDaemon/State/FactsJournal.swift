import SyncCore

/// The journal of facts: what was read of every source, so that a restart opens only what changed.
///
/// One line a source, appended after quiet, the last one of a path counts; written anew when most of it
/// is out of date. It is only a cache: a source is taken from it where its stamp is the file's own, and
/// a line that can not be read is a source that is read again.
enum FactsJournal {
  static let name = "facts.jsonl"
  /// Out-of-date lines that may stand beside as many good ones.
  static let slack = 200
}

extension AppState {
  /// Every source that is in it, and how many lines that took.
  func sources() throws(SystemCallError) -> (sources: [RelativePath: Source], lines: Int) {
    var sources: [RelativePath: Source] = [:]
    var lines = 0
    for line in try folder.read(FactsJournal.name)?.split(separator: UInt8(ascii: "\n")) ?? [] {
      lines += 1
      guard let json = try? JSONValue(parsing: Array(line)) else { continue }
      if let source = Source(json: json) {
        sources[source.path] = source
      } else if let path = json["gone"].flatMap(RelativePath.init(json:)) {
        sources[path] = nil
      }
    }
    return (sources, lines)
  }

  /// Writes what changed between two passes.
  ///
  /// - Parameters:
  ///   - before: what the journal holds.
  ///   - after: what it is to hold.
  ///   - lines: how many lines it has.
  /// - Returns: how many it has now.
  /// - Throws: when the journal can not be written.
  func noteSources(
    from before: [RelativePath: Source],
    to after: [RelativePath: Source],
    lines: Int
  ) throws(SystemCallError) -> Int {
    var changes: [JSONValue] = []
    for (path, source) in after where before[path] != source { changes.append(source.json) }
    for path in before.keys where after[path] == nil {
      changes.append(.record(["gone": path.json]))
    }
    if changes.isEmpty { return lines }
    if lines + changes.count > 2 * after.count + FactsJournal.slack {
      try folder.replace(FactsJournal.name, with: Self.text(after.values.map(\.json)))
      return after.count
    }
    try folder.append(Self.text(changes), to: FactsJournal.name)
    return lines + changes.count
  }

  private static func text(_ rows: [JSONValue]) -> [UInt8] {
    var text: [UInt8] = []
    for row in rows {
      text += row.line()
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    }
    return text
  }
}
