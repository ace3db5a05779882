import SyncCore

/// The filters of PNG (specification, 9.2) over rows of RGB.
enum RowFilter {
  private static let step = 3
  private static let margin = 32

  /// The filtered rows, each with its filter byte before it.
  ///
  /// Row by row the filter whose output is nearest to zero, or no filter at all where that
  /// compresses better, as flat drawings do.
  ///
  /// - Returns: the rows, and whether they compress as well as those of a drawing.
  /// - Throws: when there is no memory for them.
  static func best(_ picture: RGBPicture) throws(ImagerFailure) -> (Plane, isDrawing: Bool) {
    let (isPlain, isDrawing) = try sample(picture)
    let rows = try filtered(picture, rows: 0..<picture.size.height, isAdaptive: !isPlain)
    return (rows, isDrawing)
  }

  /// Tries both on three bands of rows, quickly.
  private static func sample(_ picture: RGBPicture) throws(ImagerFailure)
    -> (isPlain: Bool, isDrawing: Bool)
  {
    let height = picture.size.height
    let band = max(1, min(height, max(16, height / 24)))
    var sizes = (plain: 0, adaptive: 0)
    var raw = 0
    for start in [height / 8, height / 2, height - height / 8].map({ min($0, height - band) }) {
      let rows = start..<(start + band)
      raw += rows.count * picture.stride
      let plain = try filtered(picture, rows: rows, isAdaptive: false)
      let adaptive = try filtered(picture, rows: rows, isAdaptive: true)
      sizes.plain += try unsafe Deflate.compress(plain.bytes(), level: 1).1
      sizes.adaptive += try unsafe Deflate.compress(adaptive.bytes(), level: 1).1
    }
    return (sizes.plain <= sizes.adaptive, min(sizes.plain, sizes.adaptive) < raw / 8)
  }

  private static func filtered(_ picture: RGBPicture, rows: Range<Int>, isAdaptive: Bool)
    throws(ImagerFailure) -> Plane
  {
    let stride = picture.stride
    let output = try Plane(rows.count * (stride + 1))
    // Zeros before and after each row stand for what lies outside the picture.
    let buffers = try Plane(2 * (stride + 2 * margin))
    let candidates = try Plane(4 * (stride + margin))
    for (place, row) in rows.enumerated() {
      // Sound: all offsets below lie within the planes, which are padded beyond their ends.
      let target = unsafe (output.base + place * (stride + 1)).assumingMemoryBound(to: UInt8.self)
      let source = unsafe picture.row(row)
      guard isAdaptive else {
        unsafe (target + 1).update(from: source, count: stride)
        continue
      }
      let current = unsafe (buffers.base + margin).assumingMemoryBound(to: UInt8.self)
      let above = unsafe current + stride + 2 * margin
      unsafe current.update(from: source, count: stride)
      if row > 0 { unsafe above.update(from: picture.row(row - 1), count: stride) }
      let choice = unsafe choose(current, above, stride, candidates)
      unsafe target[0] = choice
      if choice == 0 {
        unsafe (target + 1).update(from: source, count: stride)
      } else {
        let made = unsafe candidates.base + (Int(choice) - 1) * (stride + margin)
        unsafe (target + 1).update(from: made.assumingMemoryBound(to: UInt8.self), count: stride)
      }
    }
    return output
  }

  /// Makes the four filtered rows and returns the number of the best: the least sum of magnitudes.
  ///
  /// Plain loops over bytes, which the compiler makes vectors of.
  private static func choose(
    _ current: UnsafeMutablePointer<UInt8>,
    _ above: UnsafeMutablePointer<UInt8>,
    _ stride: Int,
    _ candidates: Plane
  ) -> UInt8 {
    let room = stride + margin
    // Sound: four stretches of the plane; the rows are padded by `margin` before them.
    let output = unsafe candidates.base.assumingMemoryBound(to: UInt8.self)
    let left = unsafe current - step
    let corner = unsafe above - step
    let (sub, up) = unsafe (output, output + room)
    let (mean, paeth) = unsafe (output + 2 * room, output + 3 * room)
    for place in 0..<stride { unsafe sub[place] = current[place] &- left[place] }
    for place in 0..<stride { unsafe up[place] = current[place] &- above[place] }
    for place in 0..<stride {
      let sum =
        unsafe UInt16(truncatingIfNeeded: left[place])
        &+ UInt16(truncatingIfNeeded: above[place])
      unsafe mean[place] = current[place] &- UInt8(truncatingIfNeeded: sum &>> 1)
    }
    for place in 0..<stride {
      let predicted = unsafe prediction(left[place], above[place], corner[place])
      unsafe paeth[place] = current[place] &- predicted
    }
    var best: UInt8 = 0
    var least = unsafe magnitude(current, stride)
    for number in 0..<4 {
      let sum = unsafe magnitude(output + number * room, stride)
      if sum < least {
        least = sum
        best = UInt8(number + 1)
      }
    }
    return best
  }

  /// The neighbour nearest to left + up - corner, without a branch.
  @inline(__always)
  private static func prediction(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (
      Int16(truncatingIfNeeded: left), Int16(truncatingIfNeeded: up),
      Int16(truncatingIfNeeded: corner)
    )
    let toLeft = magnitude(b &- c)
    let toUp = magnitude(a &- c)
    let toCorner = magnitude(a &+ b &- c &- c)
    let other = toUp <= toCorner ? up : corner
    return toLeft <= toUp && toLeft <= toCorner ? left : other
  }

  @inline(__always)
  private static func magnitude(_ value: Int16) -> Int16 { value < 0 ? 0 &- value : value }

  /// The sum of bytes taken as signed, without their signs.
  private static func magnitude(_ row: UnsafeMutablePointer<UInt8>, _ count: Int) -> UInt32 {
    var sum: UInt32 = 0
    for place in 0..<count {
      let byte = unsafe row[place]
      sum = sum &+ UInt32(truncatingIfNeeded: byte < 128 ? byte : 0 &- byte)
    }
    return sum
  }
}
