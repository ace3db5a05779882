/// A file in the drop folder and its pixels.
package struct SourceSize: Hashable, Sendable {
  package let path: RelativePath
  /// As seen, after EXIF orientation.
  package let pixels: PixelSize

  package init(path: RelativePath, pixels: PixelSize) {
    self.path = path
    self.pixels = pixels
  }

  /// The source that is least wrong for `wanted`: by the pixels its sides are off, then by path.
  ///
  /// nil when none has the shape at all.
  static func nearest(to wanted: PixelSize, among sources: [SourceSize]) -> SourceSize? {
    let isUpright = wanted.height >= wanted.width
    return sources.filter { ($0.pixels.height >= $0.pixels.width) == isUpright }
      .min { left, right in
        let (leftOff, rightOff) = (left.distance(to: wanted), right.distance(to: wanted))
        return leftOff == rightOff ? left.path < right.path : leftOff < rightOff
      }
  }

  private func distance(to wanted: PixelSize) -> Int {
    abs(pixels.width - wanted.width) + abs(pixels.height - wanted.height)
  }
}
