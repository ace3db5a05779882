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

/// The wall clock as ISO 8601 in UTC, `2026-11-30T06:00:00Z`.
package func timestamp() -> String {
  var seconds = time_t(read(CLOCK_REALTIME).tv_sec)
  var parts = unsafe tm()
  // Sound: both are ours and outlive the call.
  guard unsafe gmtime_r(&seconds, &parts) != nil else { return "1970-01-01T00:00:00Z" }
  func two(_ value: Int32) -> String { (value < 10 ? "0" : "") + String(value) }
  let day = unsafe "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  return unsafe day + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
}
