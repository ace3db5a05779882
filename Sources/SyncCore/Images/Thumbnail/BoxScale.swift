/// Pixels gathered in boxes: the mean of each box is a pixel of a smaller image.
///
/// Pixels may come in any order, so that interlaced images need no memory of their own.
package struct BoxScale: Sendable {
  package let target: PixelSize
  private let columns: [Int]
  private let rows: [Int]
  private var sums: [UInt32]
  private var counts: [UInt32]

  /// - Parameters:
  ///   - source: the pixels that will come.
  ///   - target: no side larger than that of `source`, none below 1.
  package init(from source: PixelSize, to target: PixelSize) {
    self.target = target
    columns = (0..<source.width).map { $0 * target.width / source.width }
    rows = (0..<source.height).map { $0 * target.height / source.height }
    sums = [UInt32](repeating: 0, count: target.width * target.height * 3)
    counts = [UInt32](repeating: 0, count: target.width * target.height)
  }

  /// Adds one opaque pixel.
  mutating func add(x: Int, y: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let box = rows[y] * target.width + columns[x]
    counts[box] += 1
    sums[3 * box] += UInt32(red)
    sums[3 * box + 1] += UInt32(green)
    sums[3 * box + 2] += UInt32(blue)
  }

  /// Three bytes a pixel, row by row; a box that nothing came into is black.
  package var pixels: [UInt8] {
    sums.indices.map { index in
      let count = counts[index / 3]
      return count == 0 ? 0 : UInt8(clamping: (sums[index] + count / 2) / count)
    }
  }

  /// The largest size of the shape of `source` whose sides are at most `side`; never larger.
  package static func size(for source: PixelSize, side: Int) -> PixelSize {
    let longest = max(source.width, source.height)
    guard longest > side else { return source }
    return PixelSize(
      max(1, (source.width * side + longest / 2) / longest),
      max(1, (source.height * side + longest / 2) / longest)
    )
  }

  /// A smaller image of one that is this small already.
  package static func reduce(_ pixels: [UInt8], _ size: PixelSize, to target: PixelSize) -> [UInt8]
  {
    var scale = BoxScale(from: size, to: target)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let start = 3 * (y * size.width + x)
        scale.add(x: x, y: y, pixels[start], pixels[start + 1], pixels[start + 2])
      }
    }
    return scale.pixels
  }
}
