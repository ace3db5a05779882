import CLinux
import Glibc

/// Ends the process in time when it is told to stop in the middle of a long pass.
///
/// The loop answers SIGTERM and SIGINT between passes. Its pass may be cut off at any point (the next
/// start gives the tree that a clean run gives), so a stop need not wait for it.
package enum Stopper {
  /// How long the loop has to answer; a service should be gone within 2 s.
  private static let grace = Duration.milliseconds(1_200)
  private static let look = Duration.milliseconds(20)

  /// Starts the thread that waits; after `Signals`, which blocks the signals for it.
  package static func start(_ log: Log) throws(SystemCallError) {
    let pending = try Signals.pendingStop()
    _ = try OwnedThread(name: "stopper") {
      do {
        _ = try poll([PollHandle(readable: pending)], timeout: nil)
        ServiceNotice.stopping.send()
        let end = monotonicNow() + grace
        while monotonicNow() < end {
          // Taken by the loop: it ends by itself.
          if try poll([PollHandle(readable: pending)], timeout: .zero) == [false] { return }
          usleep(useconds_t(look.components.attoseconds / 1_000_000_000_000))
        }
      } catch {
        return  // without this thread a stop waits for the pass
      }
      log.cutOff()
      _exit(0)
    }
  }
}
