import SyncCore
import Synchronization

/// Sources that a pass has just read and keeps open, to copy from them without opening them again.
///
/// Whoever copies compares the stamp after it: a file that was written to, replaced or removed since
/// has another one.
package final class OpenSources: Sendable {
  private let files = Mutex<[RelativePath: Shared<Descriptor>]>([:])

  /// Open in all passes together, which run side by side: descriptors are few.
  private static let count = Atomic<Int>(0)
  private static let most = 64

  package init() {}

  deinit { Self.count.subtract(files.withLock { $0.count }, ordering: .relaxed) }

  func keep(_ path: RelativePath, _ file: Shared<Descriptor>) {
    files.withLock { files in
      guard files[path] == nil else { return files[path] = file }
      let count = Self.count.add(1, ordering: .relaxed).newValue
      if count > Self.most {
        Self.count.subtract(1, ordering: .relaxed)
      } else {
        files[path] = file
      }
    }
  }

  /// Closes them all; whether there were any.
  @discardableResult
  func letGo() -> Bool {
    let count = files.withLock { files in
      defer { files = [:] }
      return files.count
    }
    Self.count.subtract(count, ordering: .relaxed)
    return count > 0
  }

  subscript(_ path: RelativePath) -> Shared<Descriptor>? { files.withLock { $0[path] } }
}
