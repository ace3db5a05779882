import CLinux
import Glibc
package import SyncCore

extension Folder {
  /// Where a link points, as the bytes it holds.
  package func target(of path: RelativePath) throws(SystemCallError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    var used = 0
    try at(path) { (raw, name, whole) throws(SystemCallError) in
      used = try retrying("readlink", whole) {
        // Sound: `name` is terminated; at most the count given is written to a buffer of ours.
        unsafe bytes.withUnsafeMutableBytes { buffer in
          guard let base = buffer.baseAddress else { return 0 }
          let text = unsafe base.assumingMemoryBound(to: CChar.self)
          return unsafe readlinkat(raw, name, text, buffer.count)
        }
      }
    }
    return Array(bytes.prefix(used))
  }

  /// The `statfs` magic number of the file system it lies on.
  func fileSystemMagic() throws(SystemCallError) -> UInt32 {
    var answer = statfs()
    // Sound: `answer` is ours and outlives the call.
    try retrying("fstatfs", path) { unsafe fstatfs(descriptor.raw, &answer) }
    return UInt32(truncatingIfNeeded: answer.f_type)
  }
}

/// Makes a descriptor that a library opened close-on-exec and non-blocking.
func adapt(_ raw: Int32) throws(SystemCallError) {
  try retrying("fcntl", []) { shim_fcntl(raw, F_SETFD, FD_CLOEXEC) }
  let flags = try retrying("fcntl", []) { shim_fcntl(raw, F_GETFL, 0) }
  try retrying("fcntl", []) { shim_fcntl(raw, F_SETFL, flags | O_NONBLOCK) }
}
