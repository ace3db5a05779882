import CLinux
import Glibc

extension Descriptor {
  /// Writes all of `bytes` where the last write ended.
  package func write(_ bytes: [UInt8]) throws(SystemCallError) {
    try write(bytes, count: bytes.count)
  }

  private func write(_ bytes: [UInt8], count: Int) throws(SystemCallError) {
    var done = 0
    while done < count {
      done += try retrying("write", path) {
        // Sound: done < count <= bytes.count, and the bytes are borrowed for the closure.
        unsafe bytes.withUnsafeBytes { buffer in
          guard let base = buffer.baseAddress else { return 0 }
          return unsafe Glibc.write(raw, base + done, count - done)
        }
      }
    }
  }

  /// Copies this file from its start, inside the kernel where the file system can.
  ///
  /// - Returns: how many bytes were copied; fewer than `count` when the file ends before.
  @discardableResult
  package func copy(
    _ count: Int,
    to target: borrowing Descriptor
  ) throws(SystemCallError) -> Int {
    var offset: off_t = 0
    while Int(offset) < count {
      let wanted = count - Int(offset)
      // Sound: `offset` is ours; a nil second offset means the target's own position.
      let copied = unsafe copy_file_range(raw, &offset, target.raw, nil, wanted, 0)
      let code = shim_errno()
      if copied > 0 || (copied < 0 && code == EINTR) { continue }
      // 0 is the end, or a file system that only answers reads; a read tells which.
      if copied < 0 && !Self.asksForFallback(code) {
        throw SystemCallError("copy_file_range", path, errno: code)
      }
      return try copyByReading(from: Int(offset), count: count, to: target)
    }
    return Int(offset)
  }

  private static func asksForFallback(_ code: Int32) -> Bool {
    [EXDEV, EINVAL, ENOSYS, EOPNOTSUPP, EPERM, EBADF, ETXTBSY].contains(code)
  }

  private func copyByReading(
    from start: Int,
    count: Int,
    to target: borrowing Descriptor
  ) throws(SystemCallError) -> Int {
    var buffer = [UInt8](repeating: 0, count: min(max(count - start, 1), 1 << 17))
    var offset = start
    while offset < count {
      let taken = min(try read(into: &buffer, at: Int64(offset)), count - offset)
      if taken == 0 { break }
      try target.write(buffer, count: taken)
      offset += taken
    }
    return offset
  }

  /// Brings the content and the size to the disk.
  package func dataSync() throws(SystemCallError) {
    try retrying("fdatasync", path) { fdatasync(raw) }
  }

  /// Brings a folder's names to the disk.
  func folderSync() throws(SystemCallError) {
    do {
      try retrying("fsync", path) { fsync(raw) }
    } catch {
      // Some network and FUSE file systems can not sync a folder; there is nothing more to do.
      if error.errno != EINVAL { throw error }
    }
  }

  /// Sets the modification time, in nanoseconds since 1970, and the access time with it.
  package func setTimes(modified: Int64) throws(SystemCallError) {
    let (seconds, nanoseconds) = modified.quotientAndRemainder(dividingBy: 1_000_000_000)
    let carry = nanoseconds < 0
    let time = timespec(
      tv_sec: Int(carry ? seconds - 1 : seconds),
      tv_nsec: Int(carry ? nanoseconds + 1_000_000_000 : nanoseconds)
    )
    let both = [time, time]
    // Sound: futimens reads exactly two times.
    try retrying("futimens", path) { unsafe futimens(raw, both) }
  }

  /// Sets the permission bits, whatever the umask says.
  package func setMode(_ mode: UInt32) throws(SystemCallError) {
    try retrying("fchmod", path) { fchmod(raw, mode & 0o7777) }
  }
}
