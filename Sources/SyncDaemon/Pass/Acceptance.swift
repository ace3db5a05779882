package import SyncCore

/// Why nobody can let an app's removals happen now.
package enum AcceptRefusal: Hashable, Sendable {
  case nothingHeld(app: String)
  case rootMissing(app: String, [UInt8], FolderTrouble)

  /// One line for people.
  package var message: String {
    switch self {
    case .nothingHeld(let app):
      "\(app): no removal is held, so there is nothing to accept; `launchsyncd status` shows what is held"
    case .rootMissing(let app, let drop, let trouble):
      "\(app): the drop folder \(printable(drop)) \(trouble.words); \(trouble.remedy), then accept"
    }
  }
}

extension App {
  /// Why `held`, which is what is held of the app, can not be let go; nil: it can.
  ///
  /// An acceptance that finds nothing to let go would lie in wait for the next mass removal.
  package func refusal(ofAccepting held: Set<RelativePath>) -> AcceptRefusal? {
    if held.isEmpty { return .nothingHeld(app: name) }
    return FolderTrouble(opening: drop).map { .rootMissing(app: name, drop, $0) }
  }
}
