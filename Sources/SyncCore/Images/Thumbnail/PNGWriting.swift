/// Writes small 8-bit RGB PNGs.
package enum PNGWriting {
  /// The whole file.
  ///
  /// - Parameters:
  ///   - pixels: three bytes a pixel, row by row.
  ///   - size: of the image.
  ///   - checksum: a CRC-32.
  ///   - deflate: compresses into a zlib stream; nil when there is no memory.
  /// - Returns: the file; nil when it could not be compressed.
  package static func file(
    _ pixels: [UInt8],
    _ size: PixelSize,
    checksum: (Span<UInt8>) -> UInt32 = CRC32.checksum,
    deflate: ([UInt8]) -> [UInt8]?
  ) -> [UInt8]? {
    guard let data = deflate(filtered(pixels, size)) else { return nil }
    let header = big(UInt32(size.width)) + big(UInt32(size.height)) + [8, 2, 0, 0, 0]
    return PNGWalk.signature + chunk("IHDR", header, checksum) + chunk("IDAT", data, checksum)
      + chunk("IEND", [], checksum)
  }

  /// Each row with the filter whose bytes, as signed numbers, are smallest in sum.
  private static func filtered(_ pixels: [UInt8], _ size: PixelSize) -> [UInt8] {
    let length = size.width * 3
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * size.height)
    var above = [UInt8](repeating: 0, count: length)
    for y in 0..<size.height {
      let row = Array(pixels[(y * length)..<((y + 1) * length)])
      var best: (filter: UInt8, bytes: [UInt8], cost: Int)?
      for filter: UInt8 in [1, 2, 4] {
        var cost = 0
        var bytes = row
        for index in 0..<length {
          let left = index < 3 ? 0 : row[index - 3]
          let corner = index < 3 ? 0 : above[index - 3]
          let guess =
            switch filter {
            case 1: left
            case 2: above[index]
            case _: PNGRows.paeth(left, above[index], corner)
            }
          let rest = row[index] &- guess
          bytes[index] = rest
          cost += Int(min(rest, 0 &- rest))
        }
        if best.map({ cost < $0.cost }) ?? true { best = (filter, bytes, cost) }
      }
      if let best { result += [best.filter] + best.bytes }
      above = row
    }
    return result
  }

  private static func chunk(
    _ name: String,
    _ payload: [UInt8],
    _ checksum: (Span<UInt8>) -> UInt32
  ) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return big(UInt32(payload.count)) + body + big(checksum(body.span))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
