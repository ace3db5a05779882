import CDeflate
import SyncCore

/// The fence of libdeflate: compressing, and checksums.
enum Deflate {
  static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    // Sound: the pointer stays inside the closure, and the library reads `count` bytes of it.
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  /// The checksum of two stretches, one after the other.
  static func checksum(_ first: [UInt8], _ second: UnsafeRawBufferPointer) -> UInt32 {
    // Sound: both are borrowed for the length of the calls.
    let sum = unsafe first.withUnsafeBytes {
      unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    return unsafe libdeflate_crc32(sum, second.baseAddress, second.count)
  }

  /// A zlib stream of `bytes`: memory, and how much of it is used.
  static func compress(_ bytes: UnsafeRawBufferPointer, level: Int32)
    throws(ImagerFailure) -> (Plane, Int)
  {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
      throw ImagerFailure(.noMemory, "no memory to compress")
    }
    // Sound: allocated above, freed once.
    defer { unsafe libdeflate_free_compressor(compressor) }
    let room = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let output = try Plane(room)
    // Sound: both outlive the call, and the library stays within the sizes it is given.
    let count = unsafe libdeflate_zlib_compress(
      compressor,
      bytes.baseAddress,
      bytes.count,
      output.base,
      room
    )
    guard count > 0 else { throw ImagerFailure(.noMemory, "compressing failed") }
    return (output, count)
  }
}
