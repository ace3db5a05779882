/// What turns the build tree into what it should be, in order: folders, files, indexes, removals,
/// emptied folders (invariant 4: no index ever names a file that is not there).
package struct Plan: Hashable, Sendable {
  package var actions: [Action]
  /// Targets that are not ours to touch.
  package var problems: [Problem]
  /// The manifest as it stands once every action is done; stamps of written files are not in yet.
  package var manifest: Manifest
}

/// One step of a plan.
package enum Action: Hashable, Sendable {
  case makeFolder(RelativePath)
  /// A file of ours that somebody edited is kept under the state folder first (invariant 3).
  case setAside(RelativePath)
  /// `replaces`: a file of ours is there; otherwise the name must still be free.
  case write(DesiredFile, replaces: Bool)
  /// A foreign file has exactly our bytes: it becomes ours without being written.
  case adopt(DesiredFile, hash: ContentHash)
  case remove(RelativePath)
  case removeFolder(RelativePath)

  /// The target.
  package var path: RelativePath {
    switch self {
    case .makeFolder(let path), .setAside(let path), .remove(let path), .removeFolder(let path):
      path
    case .write(let file, replaces: _), .adopt(let file, hash: _): file.path
    }
  }
}

/// What is at a path of the build tree right now.
package enum OnDisk: Hashable, Sendable {
  case absent
  /// A regular file with these bytes.
  case file(ContentHash)
  case folder
  /// A link, a FIFO, a socket, a device.
  case other

  /// For messages.
  package var words: String {
    switch self {
    case .absent: "nothing"
    case .file: "a file"
    case .folder: "a folder"
    case .other: "a link or special file"
    }
  }
}
