import CLinux
import Glibc

/// The C library's sentence for an errno, `No such file or directory`.
package func errorText(_ code: Int32) -> String {
  // Sound: strerror_r fills the buffer we own, or returns a constant string; both are copied here.
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let base = buffer.baseAddress, unsafe strerror_r(code, base, buffer.count) == 0 else {
      return "error \(code)"
    }
    return unsafe String(cString: base)
  }
}
