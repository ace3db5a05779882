/// Why the daemon's loop ended.
package enum Ending: Hashable, Sendable {
  /// It was told to.
  case stopped
  /// Its state folder was removed, moved or replaced: nothing can be noted any more, and nothing keeps
  /// another daemon from starting. A fresh start makes it anew.
  case stateLost
  /// It has grown by what can not be freed: the same program starts anew in its place.
  case worn
}
