import CLinux
import Glibc
import SyncCore

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

/// The permission bits that new files do not get; all of them where `/proc` does not tell.
///
/// Nothing here changes it, and `umask(2)` could only be asked by changing it.
let processUmask: UInt32 = {
  let label = Array("Umask:".utf8)
  let folder = try? Folder(opening: "/proc/self")
  guard let folder, let name = RelativePath("status"),
    let bytes = try? folder.openFile(name).readAll(upTo: 1 << 14),
    let line = bytes.split(separator: UInt8(ascii: "\n")).first(where: { $0.starts(with: label) })
  else { return 0o777 }
  let digits = String(decoding: line.dropFirst(label.count), as: UTF8.self)
  return UInt32(digits.filter { !$0.isWhitespace }, radix: 8) ?? 0o777
}()

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
