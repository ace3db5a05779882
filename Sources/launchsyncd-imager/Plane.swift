import Glibc
import SyncCore

/// Memory for pixels, straight from the kernel and back to it at once; padded with zeros, so that a
/// vector may read past the end.
@safe final class Plane: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let count: Int
  private static let padding = 4_096

  /// `count` bytes of zeros.
  init(_ count: Int) throws(ImagerFailure) {
    // Sound: an anonymous mapping at an address of the kernel's choice.
    let memory = unsafe mmap(
      nil,
      count + Self.padding,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      throw ImagerFailure(.noMemory, "no memory for \(count) bytes")
    }
    unsafe base = unsafe memory
    self.count = count
  }

  deinit {
    // Sound: mapped in init with this size, unmapped once.
    _ = unsafe munmap(base, count + Self.padding)
  }

  /// The first `length` bytes.
  func bytes(_ length: Int? = nil) -> UnsafeRawBufferPointer {
    // Sound: cut to what was mapped; callers do not keep it beyond the plane.
    unsafe UnsafeRawBufferPointer(start: base, count: min(length ?? count, count))
  }

  /// Shows all of it to `body`.
  func look<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // Sound: the span can not leave the closure, and the mapping outlives it.
    let span = unsafe Span<UInt8>(_unsafeBytes: bytes())
    return body(span)
  }
}

/// An opaque picture of 8-bit RGB.
struct RGBPicture: Sendable {
  let size: PixelSize
  let plane: Plane

  init(_ size: PixelSize) throws(ImagerFailure) {
    self.size = size
    plane = try Plane(size.width * size.height * 3)
  }

  var stride: Int { size.width * 3 }

  /// The first byte of a row, which exists.
  func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    // Sound: callers ask for rows of the picture only; a row is `stride` bytes within the plane.
    unsafe (plane.base + index * stride).assumingMemoryBound(to: UInt8.self)
  }
}
