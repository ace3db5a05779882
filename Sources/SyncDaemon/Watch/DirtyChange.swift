package import SyncCore

/// A folder the watcher was asked to watch, by the number its asker gave it.
package struct RootID: Hashable, Sendable {
  package let value: Int

  package init(_ value: Int) { self.value = value }
}

/// What needs another look.
///
/// A change names a place, never what happened there: the scanner looks.
package enum DirtyChange: Hashable, Sendable {
  /// A name that came, changed or went, and that was no folder.
  case path(RootID, RelativePath)
  /// A folder to list again with all below it, when it is still there.
  case folder(RootID, RelativePath)
  /// Start, or events were lost: compare all of the root.
  case everything(RootID)
  /// The root is not there; nothing may be concluded about its files.
  case rootGone(RootID)
  /// The root is back, or is another folder than before.
  case rootChanged(RootID)

  package var root: RootID {
    switch self {
    case .path(let root, _), .folder(let root, _), .everything(let root), .rootGone(let root),
      .rootChanged(let root):
      root
    }
  }

  /// What it happened to, below the root; nil: the root as a whole.
  var name: RelativePath? {
    switch self {
    case .path(_, let name), .folder(_, let name): name
    case .everything, .rootGone, .rootChanged: nil
    }
  }
}

/// A folder in a root; nil is the root itself.
package struct WatchedPlace: Hashable, Sendable {
  package let root: RootID
  package let folder: RelativePath?

  package init(root: RootID, folder: RelativePath?) {
    self.root = root
    self.folder = folder
  }
}

/// Why a folder has no watch, so that it must be polled, with all below it.
package enum UnwatchedReason: Hashable, Sendable {
  /// `fs.inotify.max_user_watches` is used up.
  case watchLimit
  /// The folder can not be read.
  case permission
  /// Anything else, by errno.
  case other(Int32)

  /// One sentence for people: what to do.
  package var remedy: String {
    switch self {
    case .watchLimit: InotifyLimit.remedy(.watches, 524_288)
    case .permission: "let the daemon's user read the folder"
    case .other(let code): "\(errorText(code)); the folder is polled until then"
    }
  }
}
