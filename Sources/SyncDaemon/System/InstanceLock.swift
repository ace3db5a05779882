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
        unsafe shim_openat(raw, last, flags, 0o600)
      }
    }
    let file = Descriptor(adopting: opened, path: folder.whole(name))
    do {
      try retrying("flock", file.path) { shim_flock(file.raw, LOCK_EX | LOCK_NB) }
    } catch {
      if error.errno == EWOULDBLOCK { return nil }
      throw error
    }
    descriptor = file
  }

  deinit {
    // Said aloud: a child between fork and exec still has the descriptor, and closing ours alone
    // would leave the lock with it for that moment.
    _ = shim_flock(descriptor.raw, LOCK_UN)
  }
}
