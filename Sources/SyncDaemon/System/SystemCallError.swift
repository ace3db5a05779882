import Glibc
import SyncCore

/// A system call that failed: which, on what, and why.
package struct SystemCallError: Error, Hashable, Sendable, CustomStringConvertible {
  package let call: String
  /// The path it was about, as bytes.
  package let path: [UInt8]
  package let errno: Int32

  package init(_ call: String, _ path: [UInt8], errno: Int32) {
    self.call = call
    self.path = path
    self.errno = errno
  }

  /// Whether nothing is there under that name.
  package var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }

  /// Whether something is there already.
  package var isExisting: Bool { errno == EEXIST || errno == ENOTEMPTY }

  /// Whether a link stood in the way; links are never followed below a root.
  package var isLink: Bool { errno == ELOOP }

  /// Whether this process, or the machine, ran out of descriptors or memory: it tells nothing of the path.
  package var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(errno) }

  package var description: String { "\(call) \(printable(path)): \(errorText(errno))" }
}
