import CLinux
import Glibc

/// One end of a connected pair: whole messages, with descriptors beside them.
struct MessageSocket: ~Copyable, Sendable {
  let descriptor: Descriptor

  /// Both ends of a connection.
  struct Pair: ~Copyable {
    let ours: MessageSocket
    let theirs: MessageSocket
  }

  static func pair() throws(SystemCallError) -> Pair {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    // Sound: two numbers are written.
    try retrying("socketpair", []) { unsafe socketpair(AF_UNIX, kind, 0, &ends) }
    let path = Array("socket".utf8)
    return Pair(
      ours: MessageSocket(descriptor: Descriptor(adopting: ends[0], path: path)),
      theirs: MessageSocket(descriptor: Descriptor(adopting: ends[1], path: path))
    )
  }

  /// Sends one message; the other end gets copies of the descriptors.
  func send(_ bytes: [UInt8], _ descriptors: [Int32]) throws(SystemCallError) {
    try retrying("sendmsg", descriptor.path) {
      // Sound: both are borrowed for the call and their counts are passed with them.
      unsafe shim_send(descriptor.raw, bytes, bytes.count, descriptors, Int32(descriptors.count))
    }
  }

  /// The next message; empty when the other end is gone.
  func receive(upTo limit: Int) throws(SystemCallError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = try retrying("recv", descriptor.path) {
      // Sound: at most `limit` bytes are written. Descriptors sent along are dropped by the kernel.
      unsafe recv(descriptor.raw, &bytes, limit, 0)
    }
    return Array(bytes.prefix(count))
  }
}
