import Glibc

/// Counts what one thread may go on with, so that another can wait for it without a descriptor.
@safe final class Semaphore: Sendable {
  // Sound: the memory is made with this and freed with it, and `sem_post` and `sem_wait` may be called
  // by any thread at any time.
  private nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    // Sound: the memory is ours and large enough. Can not fail: 0 is a valid count.
    _ = unsafe sem_init(semaphore, 0, 0)
  }

  deinit {
    // Sound: nobody holds this any more, so nobody waits.
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }

  /// Lets one wait end.
  func signal() {
    // Sound: as above.
    _ = unsafe sem_post(semaphore)
  }

  func wait() {
    // Sound: as above. A signal handler may cut it short.
    while unsafe sem_wait(semaphore) != 0 {}
  }
}
