/// Takes everything of ours out of a build tree, and nothing else (invariant 2).
package struct Withdrawal: Hashable, Sendable {
  package var plan: Plan
  /// What the manifest holds and what stays nevertheless.
  package var left: [Left]

  package struct Left: Hashable, Sendable {
    package let path: RelativePath
    package let reason: Reason

    package init(_ path: RelativePath, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  package enum Reason: String, CaseIterable, Hashable, Sendable {
    case edited, replaced, thereBefore, folderInUse, unreadable

    /// For people.
    package var words: String {
      switch self {
      case .edited: "was edited"
      case .replaced: "was replaced by something else"
      case .thereBefore: "was there before launchsyncd, with the same bytes"
      case .folderInUse: "holds files that launchsyncd did not write"
      case .unreadable: "can not be read"
      }
    }
  }
}

extension Planner {
  /// The plan that removes what the manifest holds and nobody changed.
  package func withdrawal() -> Withdrawal {
    var actions: [Action] = []
    var left: [Withdrawal.Left] = []
    var kept = Manifest()
    for (path, entry) in manifest.entries.sorted(by: Self.removalOrder) {
      switch view.onDisk(path) {
      case .file(entry.hash) where entry.isAdopted: left.append(.init(path, .thereBefore))
      case .file(entry.hash): actions.append(.remove(path))
      case .file, .otherFile: left.append(.init(path, .edited))
      case .link, .folder, .emptyFolder, .other: left.append(.init(path, .replaced))
      case .unreadable:
        left.append(.init(path, .unreadable))
        kept.entries[path] = entry
      case .absent: continue
      }
    }
    for folder in manifest.folders.sorted().reversed() {
      switch view.onDisk(folder) {
      case .folder, .emptyFolder: actions.append(.removeFolder(folder))
      case .absent, .file, .otherFile, .link, .other, .unreadable: continue
      }
    }
    let plan = Plan(actions: actions, problems: [], manifest: kept)
    return Withdrawal(plan: plan, left: left)
  }

  /// An index goes before the files it names (invariant 4); else by path.
  static func removalOrder(
    _ one: (key: RelativePath, value: Manifest.Entry),
    _ other: (key: RelativePath, value: Manifest.Entry)
  ) -> Bool {
    (one.value.isIndex ? 0 : 1, one.key) < (other.value.isIndex ? 0 : 1, other.key)
  }
}

extension Manifest.Entry {
  /// Whether it names other files.
  package var isIndex: Bool { recipe == "generated" }
}
