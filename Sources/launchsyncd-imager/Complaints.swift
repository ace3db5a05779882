import CLinux
import Glibc
import SyncCore

/// What libraries print to standard error: kept, for some say only there that a picture is not whole.
enum Complaints {
  /// Where it comes out; a number that the kernel chose.
  private static let outlet: Int32 = 4

  /// Puts a pipe in the place of standard error; what does not fit into it is lost.
  static func start() throws(ImagerFailure) {
    var ends: [Int32] = [-1, -1]
    // Sound: two numbers are written.
    guard unsafe pipe(&ends) == 0, shim_fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0,
      shim_fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0, dup2(ends[1], 2) == 2
    else {
      throw ImagerFailure(.unsupported, "no pipe: error \(shim_errno())")
    }
    if ends[1] != outlet { _ = close(ends[1]) }
    if ends[0] != outlet {
      _ = dup2(ends[0], outlet)
      _ = close(ends[0])
    }
  }

  /// All that was said since the last call.
  static func drain() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    // Sound: at most as many bytes are written.
    let count = unsafe read(outlet, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : ""
  }

  /// The last thing said, without what comes before its last colon.
  static func lastWord(of text: String) -> String? {
    text.split(separator: "\n").last { !$0.isEmpty }
      .flatMap { $0.split(separator: ": ").last }.map { printable($0.utf8) }
  }
}
