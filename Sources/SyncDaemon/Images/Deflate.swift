import CDeflate
import SyncCore

/// The fence of libdeflate.
enum Deflate {
  /// How the compressed bytes are wrapped.
  enum Wrapper {
    case zlib
    /// Nothing around the deflate stream, as Apple's CgBI has it.
    case none
  }

  /// Why bytes do not decompress.
  enum Failure: Error, Equatable {
    /// The stream is broken, cut, or fails its checksum.
    case badData
    /// It holds more than the room given.
    case tooLong
    case noMemory
  }

  /// The CRC-32 of `bytes`.
  static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    // Sound: the pointer stays inside the closure, and the library reads `count` bytes of it.
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  /// Decompresses `input` into scratch memory that is given back before this returns.
  ///
  /// - Parameters:
  ///   - input: the whole compressed stream.
  ///   - wrapper: how it is wrapped.
  ///   - room: the most bytes it may decompress to.
  ///   - body: looks at what came out; its length tells how many bytes there are.
  /// - Returns: what `body` returns.
  /// - Throws: why it does not decompress.
  static func inflate<Result>(
    _ input: Span<UInt8>,
    _ wrapper: Wrapper,
    room: Int,
    _ body: (Span<UInt8>) -> Result
  ) throws(Failure) -> Result {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw .noMemory }
    // Sound: allocated above, freed once.
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let scratch = try Scratch(room)
    var count = 0
    // Sound: both buffers outlive the call, and the library stays within the sizes it is given.
    let result = unsafe input.withUnsafeBytes { source in
      let decompress =
        switch wrapper {
        case .zlib: unsafe libdeflate_zlib_decompress_ex
        case .none: unsafe libdeflate_deflate_decompress_ex
        }
      return unsafe decompress(
        decompressor,
        source.baseAddress,
        source.count,
        scratch.base,
        room,
        nil,
        &count
      )
    }
    if result == LIBDEFLATE_INSUFFICIENT_SPACE { throw .tooLong }
    guard result == LIBDEFLATE_SUCCESS, count <= room else { throw .badData }
    return scratch.look(at: count, body)
  }

  /// Compresses `input` into a zlib stream; nil when there is no memory.
  static func compress(_ input: [UInt8]) -> [UInt8]? {
    guard let compressor = unsafe libdeflate_alloc_compressor(9) else { return nil }
    // Sound: allocated above, freed once.
    defer { unsafe libdeflate_free_compressor(compressor) }
    let room = unsafe libdeflate_zlib_compress_bound(compressor, input.count)
    var output = [UInt8](repeating: 0, count: room)
    // Sound: both buffers outlive the call, and the library stays within the sizes it is given.
    let count = unsafe input.withUnsafeBytes { source in
      unsafe output.withUnsafeMutableBytes { target in
        unsafe libdeflate_zlib_compress(
          compressor,
          source.baseAddress,
          source.count,
          target.baseAddress,
          target.count
        )
      }
    }
    guard count > 0 else { return nil }
    output.removeLast(output.count - count)
    return output
  }
}
