/// Why the daemon's loop ended.
package enum Ending: Hashable, Sendable {
  /// It was told to.
  case stopped
  /// It has grown by what can not be freed: the same program starts anew in its place.
  case worn
}
