import SyncCore
import Synchronization

/// Sources that a pass has just read and keeps open, to copy from them without opening them again.
///
/// Whoever copies compares the stamp after it: a file that was written to, replaced or removed since
/// has another one.
package final class OpenSources: Sendable {
  private let files = Mutex<[RelativePath: Shared<Descriptor>]>([:])

  /// Descriptors are few, and passes run side by side.
  private static let most = 64

  package init() {}

  func keep(_ path: RelativePath, _ file: consuming Descriptor) {
    let file = Shared(file)
    files.withLock { files in
      if files.count < Self.most { files[path] = file }
    }
  }

  subscript(_ path: RelativePath) -> Shared<Descriptor>? { files.withLock { $0[path] } }
}
