import SyncCore

/// The filters of PNG (specification, 9.2) over rows of RGB.
enum RowFilter {
  private typealias Bytes = SIMD32<UInt8>
  private static let step = 3
  private static let lane = 32
  private static let margin = 32

  /// The filtered rows, each with its filter byte before it.
  ///
  /// Row by row the filter whose output is nearest to zero, or no filter at all where that
  /// compresses better, as flat drawings do.
  static func best(_ picture: RGBPicture) throws(ImagerFailure) -> Plane {
    let isFlat = try plainIsSmaller(picture)
    return try filtered(picture, rows: 0..<picture.size.height, isAdaptive: !isFlat)
  }

  /// Tries both on a band of rows, quickly.
  private static func plainIsSmaller(_ picture: RGBPicture) throws(ImagerFailure) -> Bool {
    let height = picture.size.height
    let band = max(1, min(height, max(32, height / 12)))
    var sizes = (plain: 0, adaptive: 0)
    for start in [height / 8, height / 2, height - height / 8].map({ min($0, height - band) }) {
      let rows = start..<(start + band)
      let plain = try filtered(picture, rows: rows, isAdaptive: false)
      let adaptive = try filtered(picture, rows: rows, isAdaptive: true)
      sizes.plain += try unsafe Deflate.compress(plain.bytes(), level: 1).1
      sizes.adaptive += try unsafe Deflate.compress(adaptive.bytes(), level: 1).1
    }
    return sizes.plain <= sizes.adaptive
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
  private static func choose(
    _ current: UnsafeMutablePointer<UInt8>,
    _ above: UnsafeMutablePointer<UInt8>,
    _ stride: Int,
    _ candidates: Plane
  ) -> UInt8 {
    let room = stride + margin
    let output = unsafe candidates.base
    var totals = (0, 0, 0, 0, 0)
    var sums = (Sums(), Sums(), Sums(), Sums(), Sums())
    var rounds = 0
    var offset = 0
    while offset < stride {
      // Sound: the row is padded by `margin` on both sides, and a vector is no longer.
      let value = unsafe load(current, offset)
      let left = unsafe load(current, offset - step)
      let up = unsafe load(above, offset)
      let corner = unsafe load(above, offset - step)
      let sub = value &- left
      let rise = value &- up
      let mean = value &- ((left & up) &+ ((left ^ up) &>> 1))
      let paeth = value &- predicted(left, up, corner)
      unsafe store(sub, output, offset)
      unsafe store(rise, output, room + offset)
      unsafe store(mean, output, 2 * room + offset)
      unsafe store(paeth, output, 3 * room + offset)
      let isLast = offset + lane > stride
      let mask = isLast ? tail(stride - offset) : Bytes(repeating: 255)
      sums.0.add(value & mask)
      sums.1.add(sub & mask)
      sums.2.add(rise & mask)
      sums.3.add(mean & mask)
      sums.4.add(paeth & mask)
      rounds += 1
      offset += lane
      if rounds == 200 || offset >= stride {
        totals.0 += sums.0.take()
        totals.1 += sums.1.take()
        totals.2 += sums.2.take()
        totals.3 += sums.3.take()
        totals.4 += sums.4.take()
        rounds = 0
      }
    }
    let all = [totals.0, totals.1, totals.2, totals.3, totals.4]
    var best = 0
    for index in 1..<5 where all[index] < all[best] { best = index }
    return UInt8(best)
  }

  /// Sums of magnitudes; each lane holds 200 rounds of 128 at most.
  private struct Sums {
    private var lanes = SIMD32<UInt16>()

    @inline(__always)
    mutating func add(_ bytes: Bytes) {
      let negated = Bytes() &- bytes
      let magnitude = pointwiseMin(bytes, negated)
      lanes &+= SIMD32<UInt16>(truncatingIfNeeded: magnitude)
    }

    @inline(__always)
    mutating func take() -> Int {
      let total = SIMD32<UInt32>(truncatingIfNeeded: lanes).wrappedSum()
      lanes = SIMD32<UInt16>()
      return Int(total)
    }
  }

  /// The neighbour nearest to left + up - corner.
  @inline(__always)
  private static func predicted(_ left: Bytes, _ up: Bytes, _ corner: Bytes) -> Bytes {
    // Distances of 8 bits each: |up - corner|, |left - corner|, and of their sum, which saturates.
    let toLeft = pointwiseMax(up, corner) &- pointwiseMin(up, corner)
    let toUp = pointwiseMax(left, corner) &- pointwiseMin(left, corner)
    let isSame = (up .>= corner) .== (left .>= corner)
    // Opposite signs take away from each other; equal ones add up and are never the nearest.
    let apart = pointwiseMax(toLeft, toUp) &- pointwiseMin(toLeft, toUp)
    let toCorner = apart.replacing(with: Bytes(repeating: 255), where: isSame)
    let nearest = corner.replacing(with: up, where: toUp .<= toCorner)
    return nearest.replacing(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
  }

  private static func tail(_ count: Int) -> Bytes {
    var mask = Bytes()
    for index in 0..<min(count, lane) { mask[index] = 255 }
    return mask
  }

  @inline(__always)
  private static func load(_ base: UnsafeMutablePointer<UInt8>, _ offset: Int) -> Bytes {
    // Sound: the caller's padding.
    unsafe UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: Bytes.self)
  }

  @inline(__always)
  private static func store(_ value: Bytes, _ base: UnsafeMutableRawPointer, _ offset: Int) {
    // Sound: the caller's padding.
    unsafe base.storeBytes(of: value, toByteOffset: offset, as: Bytes.self)
  }
}
