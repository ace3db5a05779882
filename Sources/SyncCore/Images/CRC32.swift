/// The CRC-32 of PNG chunks (ISO 3309, reflected polynomial 0xEDB88320).
///
/// The daemon hands in a faster one; this one needs nothing but the standard library.
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  /// The checksum of `bytes`; 0 for none.
  package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    let table = table
    var value = UInt32.max
    for offset in bytes.indices {
      value = table[Int(UInt8(truncatingIfNeeded: value) ^ bytes[offset])] ^ (value >> 8)
    }
    return ~value
  }
}
