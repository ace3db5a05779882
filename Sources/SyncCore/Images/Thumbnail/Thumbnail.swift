/// A small PNG of an image, for pages.
package struct Thumbnail: Hashable, Sendable {
  package let bytes: [UInt8]
  package let size: PixelSize

  package init(bytes: [UInt8], size: PixelSize) {
    self.bytes = bytes
    self.size = size
  }

  /// The longest side, in pixels: twice that of the largest picture of a page, for sharp screens.
  package static let side = 480
  /// The most bytes of one thumbnail.
  package static let limit = 30_000

  /// The same image in ever smaller sizes until the file is small enough.
  ///
  /// - Parameters:
  ///   - pixels: three bytes a pixel.
  ///   - size: of `pixels`.
  ///   - limit: the most bytes.
  ///   - write: makes a PNG of pixels.
  /// - Returns: the thumbnail; nil when it can not be written.
  package static func fitting(
    _ pixels: [UInt8],
    _ size: PixelSize,
    limit: Int,
    write: ([UInt8], PixelSize) -> [UInt8]?
  ) -> Thumbnail? {
    var side = max(size.width, size.height)
    while true {
      let target = BoxScale.size(for: size, side: side)
      let small = target == size ? pixels : BoxScale.reduce(pixels, size, to: target)
      guard let bytes = write(small, target) else { return nil }
      if bytes.count <= limit || side <= 8 { return Thumbnail(bytes: bytes, size: target) }
      side = side * 4 / 5
    }
  }
}

extension PNGLayout {
  /// The pixels of decompressed data as an image with sides of at most `side`.
  package func scaled(_ raw: Span<UInt8>, _ file: Span<UInt8>, side: Int) -> (
    pixels: [UInt8], size: PixelSize
  ) {
    let target = BoxScale.size(for: header.size, side: side)
    var scale = BoxScale(from: header.size, to: target)
    let samples = PNGSamples(self, palette: palette(file))
    PNGRows.forEach(raw, header: header) { row, pass, number in
      samples.add(row, pass: pass, number: number, to: &scale)
    }
    return (scale.pixels, target)
  }

  /// The payload of PLTE, which comes before the pixels; empty without one.
  private func palette(_ file: Span<UInt8>) -> [UInt8] {
    guard header.colour == .palette else { return [] }
    var offset = PNGWalk.signature.count
    while let length = file.bigWord(at: offset), let code = file.bigWord(at: offset + 4) {
      let payload = (offset + 8)..<(offset + 8 + Int(length))
      guard payload.upperBound <= file.count else { break }
      if code == PNGChunk.plte.rawValue { return payload.map { file[$0] } }
      offset = payload.upperBound + 4
    }
    return []
  }
}
