import CLinux
import Glibc
import SyncCore

/// Where the image worker's program is.
package struct ImagerBinary: Hashable, Sendable {
  package let path: [UInt8]
  /// Changes with the program, so that what an older one failed at is tried again.
  let version: String

  private static let name = Array("launchsyncd-imager".utf8)
  /// Where a package may put it instead of beside the daemon.
  private static let folders = ["/usr/libexec", "/usr/libexec/launchsyncd", "/usr/lib/launchsyncd"]

  /// `$LAUNCHSYNCD_IMAGER`, else beside our own program, else where packages put it; nil when it is
  /// nowhere.
  package static func find() -> ImagerBinary? {
    if let given = environment("LAUNCHSYNCD_IMAGER") { return ImagerBinary(Array(given.utf8)) }
    let slash = UInt8(ascii: "/")
    var places = folders.map { Array($0.utf8) }
    if let own = ownProgram(), let cut = own.lastIndex(of: slash) {
      places.insert(Array(own[..<cut]), at: 0)
    }
    for place in places {
      if let found = ImagerBinary(place + [slash] + name) { return found }
    }
    return nil
  }

  /// nil when there is no program that we may run.
  package init?(_ path: [UInt8]) {
    let name = terminated(path)
    var answer = stat()
    // Sound: `name` is terminated, `answer` is ours; both outlive the calls.
    guard unsafe access(name, X_OK) == 0, unsafe stat(name, &answer) == 0,
      FileKind(mode: answer.st_mode) == .file
    else { return nil }
    self.path = path
    version = "\(answer.st_size)-\(answer.st_mtim.tv_sec)"
  }

  private static func ownProgram() -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    // Sound: at most the buffer's size is written.
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
