import CLinux
import Glibc
import Synchronization
import SyncCore

/// The folder below a root that was used last.
///
/// Paths of one folder follow each other, and to reach it anew for each costs an open and a close. It
/// stays the same folder though it is moved meanwhile: ``Folder/forgetHolder()`` comes before what must
/// happen where the path leads by then.
final class LastHolder: Sendable {
  fileprivate let state = Mutex<Held?>(nil)

  fileprivate struct Held: Sendable {
    let path: RelativePath
    let descriptor: Shared<Descriptor>
  }
}

extension Folder {
  /// The same folder, which remembers the one below it that was used last.
  package consuming func remembering() -> Folder {
    Folder(descriptor, lastHolder: LastHolder())
  }

  /// From here on every path is followed anew.
  func forgetHolder() { lastHolder?.state.withLock { $0 = nil } }

  /// Runs `body` with a descriptor of a folder below, fit for nothing but to be named from.
  func withHolder<Answer>(
    _ path: RelativePath,
    _ body: (Int32) throws(SystemCallError) -> Answer
  ) throws(SystemCallError) -> Answer {
    guard lastHolder != nil else {
      let holder = try open(path, shim_O_PATH | O_DIRECTORY)
      return try body(holder.raw)
    }
    return try sharingHolder(path) { (holder) throws(SystemCallError) in
      try body(holder.value.raw)
    }
  }

  /// As above, for who keeps the folder: it stays the same one though it is moved.
  func sharingHolder<Answer>(
    _ path: RelativePath,
    _ body: (Shared<Descriptor>) throws(SystemCallError) -> Answer
  ) throws(SystemCallError) -> Answer {
    let held = lastHolder?.state.withLock { $0?.path == path ? $0 : nil }
    if let held {
      do {
        return try body(held.descriptor)
      } catch {
        // It may be gone, with another one in its place. (A status tells so without an error: an event
        // of that folder is on its way, and leads to the next look.)
        if !error.isMissing { throw error }
      }
    }
    let holder = Shared(try open(path, shim_O_PATH | O_DIRECTORY))
    lastHolder?.state.withLock { $0 = LastHolder.Held(path: path, descriptor: holder) }
    return try body(holder)
  }
}
