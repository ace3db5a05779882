/// What stands under a name that an output was moved to when it was replaced or removed, and is there
/// still: the run was cut short, or what came out could not be dealt with.
///
/// It may be an edit made in the very last moment, so it goes only when its bytes are known
/// (invariants 2 and 3).
package struct Eviction: Hashable, Sendable {
  package let found: Found
  /// Where it came from, as that is now; nil when nobody knows where that is.
  package let origin: Origin?
  /// The bytes that may go: of outputs that were written or noted there.
  package let known: Set<ContentHash>

  package init(found: Found, origin: Origin?, known: Set<ContentHash>) {
    self.found = found
    self.origin = origin
    self.known = known
  }

  package enum Found: Hashable, Sendable {
    case file(ContentHash)
    case emptyFile, link, folder
    /// A FIFO, a socket or a device.
    case special
  }

  package enum Origin: Hashable, Sendable {
    case free
    /// The file that was placed there when this came out.
    case placed
    case taken
  }

  package enum Verdict: String, CaseIterable, Hashable, Sendable {
    case discard, keepAside
    /// Its name is free: it goes back, and the next look at the tree decides.
    case putBack
    /// It changes places with the file that was placed, and that goes.
    case changeBack
    case leave
  }

  package var verdict: Verdict {
    switch found {
    case .file(let bytes) where known.contains(bytes): .discard
    // Nothing is lost with it: a name that was taken on file systems without better means.
    case .emptyFile: .discard
    case .file, .link:
      switch origin {
      case .free: .putBack
      case .placed, .taken, nil: .keepAside
      }
    case .folder, .special:
      switch origin {
      case .free: .putBack
      case .placed: .changeBack
      case .taken, nil: .leave
      }
    }
  }
}
