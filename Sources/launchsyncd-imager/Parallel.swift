import Glibc
import SyncCore

/// The same work for many indices, on as many threads as there are processors, four at most: each
/// holds a picture of its own.
enum Parallel {
  static func run(
    _ count: Int,
    _ body: (Int) throws(ImagerFailure) -> Void
  ) throws(ImagerFailure) {
    let threads = min(count, 4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    guard threads > 1 else {
      for index in 0..<count { try body(index) }
      return
    }
    try withoutActuallyEscaping(body) { (escaping) throws(ImagerFailure) in
      let work = Work(count: count, body: escaping)
      var started: [pthread_t] = []
      for _ in 1..<threads {
        var thread = pthread_t()
        // Sound: retained once here, released once by the thread.
        let box = unsafe Unmanaged.passRetained(work)
        // Sound: `thread` is ours; the box lives until the thread or the lines below release it.
        if unsafe pthread_create(&thread, nil, { unsafe runWork($0) }, box.toOpaque()) == 0 {
          started.append(thread)
        } else {
          unsafe box.release()
        }
      }
      work.run()
      // Every thread has ended before `body` goes out of scope.
      for thread in started { _ = pthread_join(thread, nil) }
      if let failure = work.failure { throw failure }
    }
  }
}

/// Indices still to be done, shared by the threads of one run.
@safe private final class Work: @unchecked Sendable {
  // Guarded by `lock`.
  private var next = 0
  private(set) var failure: ImagerFailure?
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let count: Int
  private let body: (Int) throws(ImagerFailure) -> Void

  init(count: Int, body: @escaping (Int) throws(ImagerFailure) -> Void) {
    self.count = count
    self.body = body
    unsafe lock = .allocate(capacity: 1)
    // Sound: allocated above, destroyed and freed once in deinit.
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  func run() {
    while let index = take() {
      do throws(ImagerFailure) {
        try body(index)
      } catch {
        note(error)
      }
    }
  }

  private func take() -> Int? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    guard failure == nil, next < count else { return nil }
    next += 1
    return next - 1
  }

  private func note(_ error: ImagerFailure) {
    unsafe pthread_mutex_lock(lock)
    failure = failure ?? error
    unsafe pthread_mutex_unlock(lock)
  }
}

private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  // Sound: the pointer is the retain made for this thread, taken over once.
  unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
