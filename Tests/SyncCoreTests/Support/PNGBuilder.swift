import SyncCore

/// Writes PNGs for tests, right ones and wrong ones, with stored deflate blocks.
struct PNGBuilder {
  var width: UInt32 = 4
  var height: UInt32 = 3
  var depth: UInt8 = 8
  var colour: UInt8 = 2
  var interlace: UInt8 = 0
  /// Chunks between IHDR and IDAT.
  var extra: [(String, [UInt8])] = []
  /// Filtered rows; nil makes as many zeros as the header promises.
  var raw: [UInt8]?

  var bytes: [UInt8] {
    let header = Self.big(width) + Self.big(height) + [depth, colour, 0, 0, interlace]
    var bytes = PNGWalk.signature + Self.chunk("IHDR", header)
    for (name, payload) in extra { bytes += Self.chunk(name, payload) }
    return bytes + Self.chunk("IDAT", Self.zlib(raw ?? zeros)) + Self.chunk("IEND", [])
  }

  private var zeros: [UInt8] {
    let size = PixelSize(Int(width), Int(height))
    guard let colour = PNGColour(rawValue: colour) else { return [] }
    let header = PNGHeader(
      size: size,
      depth: Int(depth),
      colour: colour,
      isInterlaced: interlace == 1
    )
    return [UInt8](repeating: 0, count: min(header.rawByteCount ?? 0, 100_000))
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return big(UInt32(payload.count)) + body + big(CRC32.checksum(body.span))
  }

  static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  static func zlib(_ raw: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in raw {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    var start = 0
    repeat {
      let block = raw[start..<min(raw.count, start + 65_535)]
      start += block.count
      let length = UInt16(block.count)
      bytes += [start == raw.count ? 1 : 0]
      for half in [length, ~length] { bytes += [UInt8(half & 255), UInt8(half >> 8)] }
      bytes += block
    } while start < raw.count
    return bytes + big(high << 16 | low)
  }
}
