import Glibc
import Synchronization

/// Memory from the kernel that goes back to it, so that one large image does not make the daemon
/// large for good; safe because every access is cut to what was mapped.
///
/// A few ordinary ones are kept between images: clearing fresh pages costs more than inflating into
/// used ones. ``giveBack()`` returns them when nothing happens for a while.
@safe package struct Scratch: ~Copyable {
  let base: UnsafeMutableRawPointer
  private let size: Int

  /// Kept for the next image; one a thread that reads images.
  private static let spares = Mutex<[Spare]>([])
  private static let mostSpares = 2
  /// The largest that is kept: what a full-screen iPad image inflates to is more, and rare.
  private static let largestSpare = 8 << 20

  /// Maps `size` bytes at least; what they hold is not told.
  init(_ size: Int) throws(Deflate.Failure) {
    let spare = Self.spares.withLock { spares -> Spare? in
      guard let place = spares.firstIndex(where: { $0.size >= size }) else { return nil }
      return spares.remove(at: place)
    }
    if let spare {
      unsafe base = spare.base
      self.size = spare.size
      return
    }
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
    let own = unsafe Spare(base: base, size: size)
    let extra = Self.spares.withLock { spares -> Spare? in
      guard own.size <= Self.largestSpare else { return own }
      spares.append(own)
      // The smallest goes: a larger one serves its purpose too.
      spares.sort { $0.size > $1.size }
      return spares.count > Self.mostSpares ? spares.popLast() : nil
    }
    extra?.unmap()
  }

  /// Returns what is kept to the kernel.
  package static func giveBack() {
    let all = spares.withLock { spares in
      defer { spares = [] }
      return spares
    }
    for spare in all { spare.unmap() }
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

/// A mapping that nobody uses.
///
/// Sound to send: whoever takes it out of the list is its one owner.
@safe private struct Spare: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let size: Int

  func unmap() {
    // Sound: mapped with this size, and taken out of the list first, so unmapped once.
    _ = unsafe munmap(base, size)
  }
}
