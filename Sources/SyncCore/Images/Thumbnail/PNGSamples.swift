/// A row of any legal PNG as red, green and blue, over black: what a launch shows of transparency.
struct PNGSamples {
  private let header: PNGHeader
  private let isCrushed: Bool
  private let palette: [UInt8]
  private let alpha: [UInt8]

  /// - Parameters:
  ///   - layout: of the file.
  ///   - palette: the payload of PLTE; empty without one.
  init(_ layout: PNGLayout, palette: [UInt8]) {
    header = layout.header
    isCrushed = layout.facts.isCrushed
    self.palette = palette
    alpha = layout.paletteAlpha
  }

  /// Hands each pixel of a row to the boxes.
  func add(_ row: [UInt8], pass: PNGPass, number: Int, to scale: inout BoxScale) {
    let y = pass.top + number * pass.down
    let wide = header.depth == 16 ? 2 : 1
    let step = header.colour.channels * wide
    var start = 0
    var x = pass.left
    var column = 0
    while x < header.size.width {
      switch header.colour {
      case .rgb: scale.add(x: x, y: y, row[start], row[start + wide], row[start + 2 * wide])
      case .rgba: addTransparent(row, start, wide, x, y, &scale)
      case .grey:
        let grey = header.depth >= 8 ? row[start] : spread(sample(row, column))
        scale.add(x: x, y: y, grey, grey, grey)
      case .greyAlpha:
        let grey = Self.over(row[start], row[start + wide])
        scale.add(x: x, y: y, grey, grey, grey)
      case .palette: addIndexed(Int(sample(row, column)), x, y, &scale)
      }
      x += pass.across
      start += step
      column += 1
    }
  }

  private func addTransparent(
    _ row: [UInt8],
    _ start: Int,
    _ wide: Int,
    _ x: Int,
    _ y: Int,
    _ scale: inout BoxScale
  ) {
    let (red, green, blue) = (row[start], row[start + wide], row[start + 2 * wide])
    let opacity = row[start + 3 * wide]
    if isCrushed {
      // Apple's own form holds blue first, and its colours are over black already (trap 26).
      scale.add(x: x, y: y, blue, green, red)
    } else if opacity == 255 {
      scale.add(x: x, y: y, red, green, blue)
    } else {
      scale.add(
        x: x,
        y: y,
        Self.over(red, opacity),
        Self.over(green, opacity),
        Self.over(blue, opacity)
      )
    }
  }

  private func addIndexed(_ index: Int, _ x: Int, _ y: Int, _ scale: inout BoxScale) {
    // An index past the palette's end is an error that decoders draw black.
    guard 3 * index + 2 < palette.count else { return scale.add(x: x, y: y, 0, 0, 0) }
    let opacity = index < alpha.count ? alpha[index] : 255
    scale.add(
      x: x,
      y: y,
      Self.over(palette[3 * index], opacity),
      Self.over(palette[3 * index + 1], opacity),
      Self.over(palette[3 * index + 2], opacity)
    )
  }

  /// A sample of at most 8 bits; the leftmost is in the high bits.
  private func sample(_ row: [UInt8], _ column: Int) -> UInt8 {
    let bit = column * header.depth
    let shift = 8 - header.depth - bit % 8
    return row[bit / 8] >> shift & UInt8(1 << header.depth - 1)
  }

  /// A grey of fewer bits over the whole range.
  private func spread(_ value: UInt8) -> UInt8 {
    UInt8(Int(value) * 255 / (1 << header.depth - 1))
  }

  private static func over(_ value: UInt8, _ opacity: UInt8) -> UInt8 {
    UInt8(UInt16(value) * UInt16(opacity) / 255)
  }
}
