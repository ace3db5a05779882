import CLinux
import Glibc

/// Time since some moment before the start; never goes back, whatever happens to the wall clock.
package func monotonicNow() -> Duration {
  let time = read(CLOCK_MONOTONIC)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}

/// Nanoseconds since 1970, for what people read; never for measuring.
package func wallClock() -> Int64 {
  let time = read(CLOCK_REALTIME)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// Names this boot of the machine; nil where `/proc/sys` is hidden (systemd's `ProcSubset=pid`).
package func bootIdentity() throws(SystemCallError) -> [UInt8]? {
  let path = Array("/proc/sys/kernel/random/boot_id".utf8)
  do {
    let name = terminated(path)
    // Sound: `name` is a terminated string that outlives the call.
    let raw = try retrying("open", path) {
      unsafe shim_openat(AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0)
    }
    let bytes = try Descriptor(adopting: raw, path: path).readAll(upTo: 64)
    return Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
  } catch {
    if error.isMissing || error.errno == EACCES { return nil }
    throw error
  }
}

private func read(_ clock: clockid_t) -> timespec {
  var time = timespec()
  // Sound: `time` is ours. Can not fail: Linux has had both clocks since 2.6.
  _ = unsafe clock_gettime(clock, &time)
  return time
}
