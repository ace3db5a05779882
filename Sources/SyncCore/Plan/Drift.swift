/// What somebody did to an output behind our back; it is mended, and told in the log.
package struct Drift: Hashable, Sendable {
  package let path: RelativePath
  package let kind: Kind

  package init(_ path: RelativePath, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case edited, deleted, replaced
    /// Edited, and no longer wanted.
    case retired
  }

  /// One sentence for the log.
  package var message: String {
    switch kind {
    case .edited: "\(path) was edited in the build tree; restored, the edited copy is kept"
    case .deleted: "\(path) was deleted from the build tree; written again"
    case .replaced: "\(path) was replaced in the build tree; restored, what replaced it is kept"
    case .retired: "\(path) was edited and is no longer wanted; removed, the edited copy is kept"
    }
  }
}

extension [Drift] {
  /// A line each, or one that sums them up when they are many.
  package var messages: [String] {
    guard count > Self.mostTold else { return map(\.message) }
    let counts = Drift.Kind.allCases.map { kind in
      (kind, self.count { $0.kind == kind })
    }
    let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
    return [
      "outputs changed in the build tree: " + words.joined(separator: ", ")
        + "; restored, edited copies are kept"
    ]
  }

  private static let mostTold = 10
}
