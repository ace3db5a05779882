import CLinux
import Glibc

/// The value of an environment variable; nil when it is not set, or empty.
package func environment(_ name: String) -> String? {
  // Sound: the answer is copied at once, and this program never changes its environment.
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

/// Writes to standard error in one call, so that lines of several threads do not mix.
package func writeToStandardError(_ bytes: [UInt8]) throws(SystemCallError) {
  // Sound: the bytes are borrowed for the call and their count is passed with them.
  try retrying("write", Array("standard error".utf8)) { unsafe write(2, bytes, bytes.count) }
}

/// What standard error leads to, as systemd writes it in `$JOURNAL_STREAM`: `device:inode`.
func standardErrorStream() throws(SystemCallError) -> String {
  var answer = stat()
  // Sound: `answer` is ours and outlives the call.
  try retrying("fstat", Array("standard error".utf8)) { unsafe fstat(2, &answer) }
  return "\(answer.st_dev):\(answer.st_ino)"
}

/// Puts this program in its own place, with the arguments it was started with: the same process to whoever
/// started it, with nothing of what it held.
///
/// - Returns: why that could not be done.
package func startAnew() -> SystemCallError {
  let path = Array("/proc/self/exe".utf8)
  // Sound: the vector of arguments lives as long as the process and ends with nil.
  _ = unsafe execv(terminated(path), CommandLine.unsafeArgv)
  return SystemCallError("exec", path, errno: shim_errno())
}

/// Lets this process have more open files than the 1,024 that a shell gives, where it may.
///
/// For a start, after what `select` waits for is open: it knows the first 1,024 only.
package func raiseOpenFiles() {
  var limit = rlimit()
  // Sound: `limit` is ours and outlives both calls.
  guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
  limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 4_096))
  // A sandbox that forbids it has a limit of its own for us.
  _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}
