/// A legal IHDR.
package struct PNGHeader: Hashable, Sendable {
  package let size: PixelSize
  /// Bits per sample: 1, 2, 4, 8 or 16.
  package let depth: Int
  package let colour: PNGColour
  /// Whether the pixels come in the seven passes of Adam7.
  package let isInterlaced: Bool

  package init(size: PixelSize, depth: Int, colour: PNGColour, isInterlaced: Bool) {
    self.size = size
    self.depth = depth
    self.colour = colour
    self.isInterlaced = isInterlaced
  }

  /// Bits per pixel, 1…64.
  package var pixelBits: Int { depth * colour.channels }

  /// The passes that hold pixels: one, or up to seven.
  package var passes: [PNGPass] {
    let grid = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    return grid.compactMap { left, top, across, down in
      let columns = Self.count(size.width, from: left, by: across)
      let rows = Self.count(size.height, from: top, by: down)
      guard columns > 0, rows > 0 else { return nil }
      return PNGPass(
        rowBytes: (columns * pixelBits + 7) / 8,
        rows: rows,
        left: left,
        top: top,
        across: across,
        down: down
      )
    }
  }

  /// Bytes of the decompressed pixel data, a filter byte per row included; nil when that is more than
  /// an `Int` can say.
  package var rawByteCount: Int? {
    var total = 0
    for pass in passes {
      let (bytes, isTooLarge) = (pass.rowBytes + 1).multipliedReportingOverflow(by: pass.rows)
      let (sum, isTooMuch) = total.addingReportingOverflow(bytes)
      guard !isTooLarge, !isTooMuch else { return nil }
      total = sum
    }
    return total
  }

  /// First column, first row, and the steps across and down (PNG specification, 8.2).
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private static func count(_ side: Int, from first: Int, by step: Int) -> Int {
    side <= first ? 0 : (side - first + step - 1) / step
  }
}

/// The rows of one pass over the pixels.
package struct PNGPass: Hashable, Sendable {
  /// Bytes of one row, its filter byte not counted.
  package let rowBytes: Int
  package let rows: Int
  /// First column and row of the image, and the steps to the next ones.
  let left: Int
  let top: Int
  let across: Int
  let down: Int

  package init(
    rowBytes: Int,
    rows: Int,
    left: Int = 0,
    top: Int = 0,
    across: Int = 1,
    down: Int = 1
  ) {
    self.rowBytes = rowBytes
    self.rows = rows
    self.left = left
    self.top = top
    self.across = across
    self.down = down
  }
}

/// The colour types of PNG.
package enum PNGColour: UInt8, CaseIterable, Hashable, Sendable {
  case grey = 0
  case rgb = 2
  case palette = 3
  case greyAlpha = 4
  case rgba = 6

  /// Samples per pixel.
  package var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Legal bits per sample (PNG specification, table 11.1).
  package var depths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }

  package var hasAlpha: Bool {
    switch self {
    case .grey, .rgb, .palette: false
    case .greyAlpha, .rgba: true
    }
  }

  /// The same in the words of facts.
  package var kind: ImageFacts.Colour {
    switch self {
    case .grey, .greyAlpha: .grey
    case .rgb, .rgba: .rgb
    case .palette: .palette
    }
  }
}
