/// One thing wrong with a config: where, what, and what to do.
package struct ConfigProblem: Hashable, Sendable {
  package let position: TextPosition
  package let message: String
  package let remedy: String

  /// `config.json:3:14: what; remedy`.
  package func text(file: String) -> String { "\(file):\(position): \(message); \(remedy)" }
}

/// Everything that is wrong with a config, in the order of the text.
package struct ConfigError: Error, Hashable, Sendable {
  package let problems: [ConfigProblem]
}

/// The word of `words` that somebody most likely meant; nil when none is near.
package func suggestion(for word: String, among words: [String]) -> String? {
  let limit = max(1, min(3, word.utf8.count / 3 + 1))
  return words.map { (distance: editDistance(word.lowercased(), $0.lowercased()), word: $0) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
}

/// Levenshtein's distance: insertions, deletions and replacements that turn one into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right.utf8)
  var row = Array(0...right.count)
  for (line, byte) in left.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in right.indices {
      let above = row[column + 1]
      row[column + 1] = min(
        above + 1,
        row[column] + 1,
        diagonal + (byte == right[column] ? 0 : 1)
      )
      diagonal = above
    }
  }
  return row[right.count]
}
