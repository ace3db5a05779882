import CLinux
import Glibc
import SyncCore

/// The one owner of an open file descriptor: closed when it goes, and never passed to a child.
package struct Descriptor: ~Copyable, Sendable {
  /// The number, for calls within `System/` and the fences; never kept.
  let raw: Int32
  /// What was opened, for messages only.
  package let path: [UInt8]

  /// Takes over `raw`, which was opened close-on-exec.
  init(adopting raw: Int32, path: [UInt8]) {
    self.raw = raw
    self.path = path
  }

  deinit {
    // Not tried again after EINTR: Linux has released the number by then.
    _ = close(raw)
  }

  /// A second owner of what is open here.
  func duplicate() throws(SystemCallError) -> Descriptor {
    let other = try retrying("fcntl", path) { shim_fcntl(raw, F_DUPFD_CLOEXEC, 0) }
    return Descriptor(adopting: other, path: path)
  }

  /// What is open here.
  package func status() throws(SystemCallError) -> FileStatus {
    var answer = stat()
    // Sound: `answer` is ours and outlives the call.
    try retrying("fstat", path) { unsafe fstat(raw, &answer) }
    return FileStatus(answer)
  }

  /// Reads up to `buffer.count` bytes from `offset`; 0 at the end.
  package func read(
    into buffer: inout [UInt8],
    at offset: Int64
  ) throws(SystemCallError) -> Int {
    try read(into: &buffer, from: 0, at: offset)
  }

  /// The file from its start, in one array, up to `limit` bytes.
  ///
  /// It is read, not mapped: a mapped file that shrinks would kill the process (SIGBUS).
  package func readAll(upTo limit: Int) throws(SystemCallError) -> [UInt8] {
    var bytes: [UInt8] = []
    let used = try readAll(into: &bytes, upTo: limit)
    bytes.removeLast(bytes.count - used)
    return bytes
  }

  /// The first `count` bytes of a file whose size was told; fewer when it has become shorter.
  ///
  /// The end is not looked for: a file that has become longer has another stamp.
  package func readAll(expecting count: Int) throws(SystemCallError) -> [UInt8] {
    var failure: SystemCallError?
    // Sound: the kernel writes at most what is left of the buffer, and `used` counts what it wrote.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      do throws(SystemCallError) {
        while used < count, let base = buffer.baseAddress {
          let more = try retrying("read", path) {
            unsafe pread(raw, base + used, count - used, off_t(used))
          }
          if more == 0 { break }
          used += more
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The file from its start into a buffer that is used again and only ever grows.
  ///
  /// - Returns: how many bytes of `buffer` are the file's; `limit` when there may be more.
  package func readAll(
    into buffer: inout [UInt8],
    upTo limit: Int
  ) throws(SystemCallError) -> Int {
    // One byte more than the size, so that the end is seen without growing.
    let expected = Int(clamping: try status().stamp.size)
    Self.grow(&buffer, to: min(limit, max(expected, 4_095) + 1))
    var used = 0
    while used < limit {
      if used == buffer.count { Self.grow(&buffer, to: min(limit, used * 2)) }
      let count = try read(
        into: &buffer,
        from: used,
        at: Int64(used),
        end: min(limit, buffer.count)
      )
      if count == 0 { break }
      used += count
    }
    return used
  }

  private static func grow(_ buffer: inout [UInt8], to count: Int) {
    if buffer.count < count {
      // An array, not a repeated element: unoptimised builds add those one by one.
      buffer += [UInt8](repeating: 0, count: count - buffer.count)
    }
  }

  private func read(
    into buffer: inout [UInt8],
    from start: Int,
    at offset: Int64,
    end: Int? = nil
  ) throws(SystemCallError) -> Int {
    let count = (end ?? buffer.count) - start
    return try retrying("read", path) {
      // Sound: start + count lies within the buffer, which is ours for the length of the closure.
      unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        return unsafe pread(raw, base + start, count, off_t(offset))
      }
    }
  }
}
