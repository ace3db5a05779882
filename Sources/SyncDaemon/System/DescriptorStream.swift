import CLinux
import Glibc

/// Pipes and sockets that must never make us wait.
extension Descriptor {
  /// From here on a read or write that would wait gives up instead.
  func stopWaiting() throws(SystemCallError) {
    let flags = try retrying("fcntl", path) { shim_fcntl(raw, F_GETFL, 0) }
    try retrying("fcntl", path) { shim_fcntl(raw, F_SETFL, flags | O_NONBLOCK) }
  }

  /// What is there to read, up to 64 KB; empty at the end, nil when there is nothing yet.
  func readSome() throws(SystemCallError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do {
      let count = try retrying("read", path) {
        // Sound: the buffer is ours and its count is passed with it.
        unsafe Glibc.read(raw, &buffer, buffer.count)
      }
      return Array(buffer.prefix(count))
    } catch {
      if error.errno == EAGAIN { return nil }
      throw error
    }
  }

  /// Writes what fits now; returns how many bytes that were.
  func writeSome(_ bytes: ArraySlice<UInt8>) throws(SystemCallError) -> Int {
    do {
      return try retrying("write", path) {
        // Sound: the bytes are borrowed for the closure and their count is passed with them.
        unsafe bytes.withUnsafeBytes { unsafe Glibc.write(raw, $0.baseAddress, $0.count) }
      }
    } catch {
      if error.errno == EAGAIN { return 0 }
      throw error
    }
  }
}
