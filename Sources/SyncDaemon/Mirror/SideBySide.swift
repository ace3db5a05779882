import CLinux
import Synchronization

/// Brings files to the disk, two at a time: a disk takes several syncs in one turn.
///
/// - Returns: what went wrong with each, in the order given.
func syncSideBySide(_ files: [Mirror.OpenFile], isFolders: Bool = false) -> [SystemCallError?] {
  let queue = SyncQueue(files, isFolders: isFolders)
  guard files.count > 1 else {
    queue.work()
    return queue.failures
  }
  do {
    let second = try OwnedThread(name: "sync") { queue.work() }
    queue.work()
    second.join()
  } catch {
    queue.work()  // no thread to be had: one after the other
  }
  return queue.failures
}

/// Files that wait for a sync, and what came of it.
private final class SyncQueue: Sendable {
  private let files: [Mirror.OpenFile]
  private let isFolders: Bool
  private let next = Atomic<Int>(0)
  private let found = Mutex<[Int: SystemCallError]>([:])

  init(_ files: [Mirror.OpenFile], isFolders: Bool) {
    self.files = files
    self.isFolders = isFolders
  }

  var failures: [SystemCallError?] {
    let found = found.withLock { $0 }
    return files.indices.map { found[$0] }
  }

  /// Takes files until none is left; run by each thread.
  func work() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < files.count else { return }
      do {
        let file = files[index]
        if isFolders { try file.descriptor.folderSync() } else { try file.descriptor.dataSync() }
      } catch {
        found.withLock { $0[index] = error }
      }
    }
  }
}
