extension PixelSize {
  /// Bytes of the image in memory: four a pixel.
  var decodedBytes: Int { area * 4 }

  var area: Int { width * height }

  /// By the longer side, then by area: of two phone images the taller one serves more screens.
  func isLarger(than other: PixelSize) -> Bool {
    let (own, its) = (max(width, height), max(other.width, other.height))
    return own == its ? area > other.area : own > its
  }

  /// The largest size of the same shape with at most `bytes` decoded, at least 1x1; never larger.
  func scaled(toBytes bytes: Int) -> PixelSize {
    scaled(by: min(1, (Double(bytes) / Double(decodedBytes)).squareRoot()))
  }

  /// The largest size of the same shape within `other`; never larger.
  func scaled(toFitIn other: PixelSize) -> PixelSize {
    scaled(
      by: min(1, Double(other.width) / Double(width), Double(other.height) / Double(height))
    )
  }

  private func scaled(by factor: Double) -> PixelSize {
    PixelSize(
      max(1, Int(Double(width) * factor)),
      max(1, Int(Double(height) * factor))
    )
  }
}
