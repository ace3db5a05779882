import CLinux
import Glibc
import SyncCore

/// A descriptor that came with a request; closed when it goes.
final class File: Sendable {
  private let raw: Int32

  init(_ raw: Int32) { self.raw = raw }

  deinit { _ = close(raw) }

  /// All of it, up to `limit` bytes.
  func readAll(limit: Int64) throws(ImagerFailure) -> Plane {
    // Not fstat: glibc asks by a call that takes names as well, which the sandbox refuses.
    let size = Int(lseek(raw, 0, SEEK_END))
    guard size > 0 else {
      throw ImagerFailure(.damaged, "the file is empty or can not be measured")
    }
    guard Int64(size) <= limit else {
      throw ImagerFailure(.tooLarge, "the file is \(size) bytes")
    }
    let bytes = try Plane(size)
    var done = 0
    while done < size {
      // Sound: done < size, and the plane holds `size` bytes.
      let count = unsafe pread(raw, bytes.base + done, size - done, off_t(done))
      let code = shim_errno()
      if count < 0 && code == EINTR { continue }
      guard count > 0 else { throw ImagerFailure(.damaged, "the file became shorter") }
      done += count
    }
    return bytes
  }

  /// Appends bytes to it.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ImagerFailure) {
    var done = 0
    while done < bytes.count {
      guard let base = bytes.baseAddress else { return }
      // Sound: done < bytes.count, and the caller keeps the bytes for the length of the call.
      let count = unsafe Glibc.write(raw, base + done, bytes.count - done)
      let code = shim_errno()
      if count < 0 && code == EINTR { continue }
      guard count > 0 else { throw failure(.cannotWrite, "write", code) }
      done += count
    }
  }

  private func failure(_ fault: ImagerFault, _ call: String, _ code: Int32 = shim_errno())
    -> ImagerFailure
  {
    ImagerFailure(fault, "\(call): error \(code)", errno: Int(code))
  }
}
