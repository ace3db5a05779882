import Glibc
import SyncCore

/// What the kernel lets the worker use at most.
enum Limit {
  /// A hundred megapixels of RGB twice, a source of 200 MB, and the libraries.
  private static let memory: rlim_t = 2 << 30
  /// Seconds of processor time; a worker ends by itself long before.
  private static let processor: rlim_t = 600
  private static let fileSize: rlim_t = 512 << 20
  private static let descriptors: rlim_t = 320

  static func all() throws(ImagerFailure) {
    try set(RLIMIT_AS.rawValue, memory)
    try set(RLIMIT_CPU.rawValue, processor)
    try set(RLIMIT_FSIZE.rawValue, fileSize)
    try set(RLIMIT_NOFILE.rawValue, descriptors)
    try set(RLIMIT_CORE.rawValue, 0)
  }

  /// Whether half of the processor time is used.
  static var isNearlySpent: Bool {
    var usage = rusage()
    // Sound: `usage` is ours and outlives the call.
    guard unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return true }
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec > Int(processor) / 2
  }

  private static func set(_ number: UInt32, _ most: rlim_t) throws(ImagerFailure) {
    let kind = __rlimit_resource_t(number)
    var old = rlimit()
    // Sound: `old` is ours and outlives the call.
    guard unsafe getrlimit(kind, &old) == 0 else {
      throw ImagerFailure(.unsupported, "getrlimit failed")
    }
    var limit = rlimit(rlim_cur: min(most, old.rlim_max), rlim_max: min(most, old.rlim_max))
    // Sound: `limit` is ours and outlives the call.
    guard unsafe setrlimit(kind, &limit) == 0 else {
      throw ImagerFailure(.unsupported, "setrlimit failed")
    }
  }
}
