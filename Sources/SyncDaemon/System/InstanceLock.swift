import CLinux
import Glibc
package import SyncCore

/// The right to be the only daemon on a state folder: the kernel gives it back however we end.
package struct InstanceLock: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Takes the lock on a file that stays behind; nil when another process holds it.
  package init?(_ name: RelativePath, in folder: borrowing Folder) throws(SystemCallError) {
    var opened: Int32 = -1
    try folder.at(name) { (raw, last, whole) throws(SystemCallError) in
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
      opened = try retrying("open", whole) {
        // Sound: `last` is a terminated string that outlives the call.
        // Nobody else can open it, and so keep us from starting by a lock of their own.
        unsafe shim_openat(raw, last, flags, 0o600)
      }
    }
    let file = Descriptor(adopting: opened, path: folder.whole(name))
    try folder.giveToOwner(file)
    do {
      try retrying("lock", file.path) { shim_lock(file.raw, Int16(F_WRLCK)) }
    } catch {
      if error.errno == EAGAIN || error.errno == EACCES { return nil }
      throw error
    }
    descriptor = file
  }

  /// Whether its file was removed: another process could take a lock of the same name now.
  func isLost() -> Bool {
    do {
      return try descriptor.status().links == 0
    } catch {
      return true
    }
  }

  deinit {
    // Said aloud: a child between fork and exec still has the descriptor, and closing ours alone
    // would leave the lock with it for that moment.
    _ = shim_lock(descriptor.raw, Int16(F_UNLCK))
  }
}
