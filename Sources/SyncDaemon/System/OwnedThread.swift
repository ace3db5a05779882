import CLinux
import Glibc

/// A thread of our own, for calls that wait: Swift's pool has one thread a core and must not wait.
package struct OwnedThread: ~Copyable, Sendable {
  private let thread: pthread_t

  /// Starts `body`; `name` (up to 15 bytes) is what `ps -L` and a debugger show.
  package init(
    name: String,
    _ body: @escaping @Sendable () -> Void
  ) throws(SystemCallError) {
    var thread = pthread_t()
    // Sound: retained once here, released once by the thread.
    let box = unsafe Unmanaged.passRetained(Body(name: name, run: body))
    // Sound: `thread` is ours; the box lives until the thread or the guard below releases it.
    let code = unsafe pthread_create(&thread, nil, { unsafe runBody($0) }, box.toOpaque())
    guard code == 0 else {
      // Sound: there is no thread that would release it.
      unsafe box.release()
      throw SystemCallError("pthread_create", Array(name.utf8), errno: code)
    }
    self.thread = thread
  }

  deinit {
    // Nobody waits for it: its memory goes when it ends.
    _ = pthread_detach(thread)
  }

  /// Waits until the body has returned.
  package consuming func join() {
    let thread = self.thread
    discard self
    // Neither joined nor detached before: this value is its one owner.
    _ = pthread_join(thread, nil)
  }
}

/// What crosses the C call.
private final class Body: Sendable {
  let name: String
  let run: @Sendable () -> Void

  init(name: String, run: @escaping @Sendable () -> Void) {
    self.name = name
    self.run = run
  }
}

private func runBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  // Sound: the pointer is the retain made for this thread, taken over once.
  let body = unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
  // Sound: the array is a terminated string of at most 16 bytes.
  _ = unsafe pthread_setname_np(pthread_self(), terminated(body.name.utf8.prefix(15)))
  reserveOwnMemory()
  body.run()
  return nil
}
