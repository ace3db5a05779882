/// A look through decompressed pixel data for illegal filters and transparent pixels.
package enum AlphaScan {
  /// The first row whose filter byte is not 0…4, counted over all passes; nil when all are legal.
  ///
  /// - Precondition: `raw` may be of any length; rows that it does not hold are not looked at.
  package static func illegalFilter(_ raw: Span<UInt8>, passes: [PNGPass]) -> Int? {
    var offset = 0
    var row = 0
    for pass in passes {
      for _ in 0..<pass.rows {
        guard let filter = raw.byte(at: offset) else { return nil }
        if filter > 4 { return row }
        offset += pass.rowBytes + 1
        row += 1
      }
    }
    return nil
  }

  /// Whether a pixel is not opaque, where one byte per pixel tells: 8 bits per sample, not
  /// interlaced, an alpha channel or a palette with transparent entries; `declared` elsewhere.
  ///
  /// A filter mixes a byte only with the same byte of neighbouring pixels, so the other channels need
  /// not be undone.
  package static func transparency(
    _ raw: Span<UInt8>,
    _ layout: PNGLayout
  ) -> ImageFacts.Transparency {
    let header = layout.header
    guard layout.facts.transparency != .none else { return .none }
    guard header.depth == 8, !header.isInterlaced, raw.count == header.rawByteCount else {
      return .declared
    }
    switch header.colour {
    case .grey, .rgb: return .declared
    case .greyAlpha, .rgba:
      let table = [Bool](repeating: true, count: 255) + [false]
      return isAnySeen(raw, header, isTransparent: table) ? .used : .unused
    case .palette:
      let clear = layout.paletteAlpha.map { $0 != 255 }
      let table = clear + [Bool](repeating: false, count: 256 - min(clear.count, 256))
      return isAnySeen(raw, header, isTransparent: table) ? .used : .unused
    }
  }

  /// Undoes the filters of the last byte of every pixel, and looks each up in a table of 256.
  private static func isAnySeen(
    _ raw: Span<UInt8>,
    _ header: PNGHeader,
    isTransparent: [Bool]
  ) -> Bool {
    let step = header.colour.channels
    var above = [UInt8](repeating: 0, count: header.size.width)
    var offset = 0
    for _ in 0..<header.size.height {
      let filter = raw[offset]
      var position = offset + step
      var left: UInt8 = 0
      var corner: UInt8 = 0
      for column in above.indices {
        let up = above[column]
        let value = raw[position] &+ prediction(filter, left: left, up: up, corner: corner)
        if isTransparent[Int(value)] { return true }
        above[column] = value
        left = value
        corner = up
        position += step
      }
      offset += header.size.width * step + 1
    }
    return false
  }

  @inline(__always)
  private static func prediction(_ filter: UInt8, left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    switch filter {
    case 1: left
    case 2: up
    case 3: UInt8((UInt16(left) + UInt16(up)) / 2)
    case 4: paeth(Int16(left), Int16(up), Int16(corner))
    case _: 0
    }
  }

  /// The neighbour nearest to left + up - corner (PNG specification, 9.4).
  @inline(__always)
  private static func paeth(_ left: Int16, _ up: Int16, _ corner: Int16) -> UInt8 {
    let toLeft = abs(up - corner)
    let toUp = abs(left - corner)
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp, toLeft <= toCorner { return UInt8(left) }
    return UInt8(toUp <= toCorner ? up : corner)
  }
}
