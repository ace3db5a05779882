import CLinux
import Glibc

/// Wakes the thread that waits for `readable` in ``poll(_:timeout:)``, from any thread.
package final class Wake: Sendable {
  private let descriptor: Descriptor

  package init() throws(SystemCallError) {
    let flags = Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK)
    let raw = try retrying("eventfd", []) { eventfd(0, flags) }
    descriptor = Descriptor(adopting: raw, path: Array("eventfd".utf8))
  }

  package var readable: PollHandle { descriptor.readable }

  /// Makes the wait end; many calls before the next wait end it once.
  package func signal() throws(SystemCallError) {
    do {
      try descriptor.write([1, 0, 0, 0, 0, 0, 0, 0])
    } catch {
      // A full counter is a wake that is still waiting to be seen.
      if error.errno != EAGAIN { throw error }
    }
  }

  /// Takes the wake-ups that came, so that the next wait waits again.
  package func clear() throws(SystemCallError) {
    var count: UInt64 = 0
    do {
      // Sound: `count` is ours and eight bytes, what an eventfd reads.
      try retrying("read", descriptor.path) { unsafe read(descriptor.raw, &count, 8) }
    } catch {
      if error.errno != EAGAIN { throw error }
    }
  }
}
