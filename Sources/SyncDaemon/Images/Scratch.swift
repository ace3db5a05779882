import Glibc

/// Memory from the kernel that goes back to it at once, so that one large image does not make the
/// daemon large for good; safe because every access is cut to what was mapped.
@safe struct Scratch: ~Copyable {
  let base: UnsafeMutableRawPointer
  private let size: Int

  /// Maps `size` bytes of zeros, one at least.
  init(_ size: Int) throws(Deflate.Failure) {
    let length = max(size, 1)
    // Sound: an anonymous mapping at an address of the kernel's choice.
    let memory = unsafe mmap(
      nil,
      length,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw .noMemory }
    unsafe self.base = unsafe memory
    self.size = length
  }

  deinit {
    // Sound: mapped in init with this size, unmapped once.
    _ = unsafe munmap(base, size)
  }

  /// Shows the first `count` bytes to `body`.
  func look<Result>(at count: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    // Sound: `count` is cut to what was mapped, and the span cannot leave the closure.
    let bytes = unsafe UnsafeRawBufferPointer(start: base, count: min(count, size))
    let span = unsafe Span<UInt8>(_unsafeBytes: bytes)
    return body(span)
  }

  /// Copies `source` to `offset`; what does not fit is a programmer's mistake and is cut.
  func fill(_ source: Span<UInt8>, at offset: Int) {
    let count = min(source.count, size - offset)
    guard count > 0, offset >= 0 else { return }
    // Sound: `offset + count` is within the mapping, and the two do not overlap.
    unsafe source.withUnsafeBytes { from in
      if let start = from.baseAddress {
        unsafe (base + offset).copyMemory(from: start, byteCount: count)
      }
    }
  }
}
