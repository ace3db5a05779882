/// What turns the build tree into what it should be, in order: folders, files, indexes, removals,
/// emptied folders (invariant 4: no index ever names a file that is not there).
package struct Plan: Hashable, Sendable {
  package var actions: [Action]
  /// Targets that are not ours to touch.
  package var problems: [Problem]
  /// The manifest as it stands once every action is done; stamps of written files are not in yet.
  package var manifest: Manifest
  /// What somebody did to outputs of ours, which the actions mend.
  package var drift: [Drift] = []
  /// Files that were there before us and are no longer wanted: they stay, and are forgotten.
  package var released: [RelativePath] = []
  /// The manifest was lost: a file that turns out to have the bytes of a rendering was ours.
  package var rebuilds = false
}

extension Plan {
  /// Whether it writes what only the image worker makes.
  package var needsRendering: Bool {
    actions.contains { action in
      guard case .write(let file, replaces: _) = action, case .render = file.content else {
        return false
      }
      return true
    }
  }

  /// How many files it writes.
  package var writeCount: Int {
    actions.count { action in
      if case .write = action { true } else { false }
    }
  }
}

extension Plan {
  /// What a person should know of ``released``, a line each or one for many.
  package var releaseNotes: [String] {
    let stays = "there before launchsyncd with the same bytes; no longer wanted, it stays"
    guard released.count > Self.mostTold else { return released.map { "\($0) was \(stays)" } }
    return ["each of \(released.count) outputs was \(stays)"]
  }

  private static let mostTold = 10
}

/// One step of a plan.
package enum Action: Hashable, Sendable {
  case makeFolder(RelativePath)
  /// What somebody made of a file of ours is kept under the state folder first (invariant 3).
  case setAside(RelativePath)
  /// `replaces`: a file of ours is there; otherwise the name must still be free.
  case write(DesiredFile, replaces: Bool)
  /// A foreign file has exactly our bytes: it becomes ours without being written.
  case adopt(DesiredFile, hash: ContentHash)
  /// A file of ours with the right bytes gets the right permissions.
  case setMode(RelativePath)
  case remove(RelativePath)
  case removeFolder(RelativePath)

  /// The target.
  package var path: RelativePath {
    switch self {
    case .makeFolder(let path), .setAside(let path), .setMode(let path), .remove(let path),
      .removeFolder(let path):
      path
    case .write(let file, replaces: _), .adopt(let file, hash: _): file.path
    }
  }
}
