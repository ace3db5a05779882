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

  /// One source a size, the first by path: more tell nothing more of what is nearest.
  static func each(of sources: some Sequence<SourceSize>) -> [SourceSize] {
    var bySize: [PixelSize: SourceSize] = [:]
    for source in sources {
      if let known = bySize[source.pixels], known.path < source.path { continue }
      bySize[source.pixels] = source
    }
    return bySize.values.sorted { $0.path < $1.path }
  }

  /// What is wrong with it where `wanted` should be, in words.
  func flaw(as wanted: PixelSize) -> String {
    let (wide, high) = (pixels.width - wanted.width, pixels.height - wanted.height)
    if wide == 0, high == 0 { return "not taken for it: `launchsyncd explain` tells why" }
    let sides = [
      wide == 0 ? nil : "\(abs(wide)) too \(wide > 0 ? "wide" : "narrow")",
      high == 0 ? nil : "\(abs(high)) too \(high > 0 ? "high" : "low")",
    ]
    return sides.compactMap(\.self).joined(separator: ", ")
  }

  private func distance(to wanted: PixelSize) -> Int {
    abs(pixels.width - wanted.width) + abs(pixels.height - wanted.height)
  }
}
