import SyncCore

/// A system call that failed: which, on what, and why.
package struct SystemCallError: Error, Sendable, CustomStringConvertible {
  package let call: String
  /// The path it was about, as bytes.
  package let path: [UInt8]
  package let errno: Int32

  package init(_ call: String, _ path: [UInt8], errno: Int32) {
    self.call = call
    self.path = path
    self.errno = errno
  }

  package var description: String { "\(call) \(printable(path)): \(errorText(errno))" }
}
