/// Rows of a PNG's decompressed pixel data with their filters undone (PNG specification, 9).
///
/// Invariants: (1) a row is given out only when all its bytes are there; (2) every index stays below
/// `rowBytes`, which the header bounds; (3) an unknown filter ends the walk.
enum PNGRows {
  /// - Parameters:
  ///   - raw: what the IDAT chunks decompress to.
  ///   - header: of the same file.
  ///   - body: gets the bytes of a row, its pass over the pixels and its number within it.
  static func forEach(
    _ raw: Span<UInt8>,
    header: PNGHeader,
    _ body: (_ row: [UInt8], _ pass: PNGPass, _ number: Int) -> Void
  ) {
    let step = max(1, header.pixelBits / 8)
    var offset = 0
    for pass in header.passes {
      var above = [UInt8](repeating: 0, count: pass.rowBytes)
      var row = above
      for number in 0..<pass.rows {
        guard let filter = raw.byte(at: offset), raw.count - offset > pass.rowBytes else { return }
        let bytes = raw.extracting((offset + 1)..<(offset + 1 + pass.rowBytes))
        guard undo(filter, bytes, above: above, step: step, into: &row) else { return }
        body(row, pass, number)
        swap(&above, &row)
        offset += pass.rowBytes + 1
      }
    }
  }

  /// False when there is no such filter.
  private static func undo(
    _ filter: UInt8,
    _ bytes: Span<UInt8>,
    above: [UInt8],
    step: Int,
    into row: inout [UInt8]
  ) -> Bool {
    let count = row.count
    let head = min(step, count)
    switch filter {
    case 0:
      for index in 0..<count { row[index] = bytes[index] }
    case 1:
      for index in 0..<head { row[index] = bytes[index] }
      for index in head..<count { row[index] = bytes[index] &+ row[index - step] }
    case 2:
      for index in 0..<count { row[index] = bytes[index] &+ above[index] }
    case 3:
      for index in 0..<head { row[index] = bytes[index] &+ above[index] / 2 }
      for index in head..<count {
        let sum = UInt16(row[index - step]) + UInt16(above[index])
        row[index] = bytes[index] &+ UInt8(sum / 2)
      }
    case 4:
      for index in 0..<head { row[index] = bytes[index] &+ above[index] }
      for index in head..<count {
        let near = paeth(row[index - step], above[index], above[index - step])
        row[index] = bytes[index] &+ near
      }
    case _: return false
    }
    return true
  }

  /// The neighbour nearest to left + up - corner (PNG specification, 9.4).
  static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let toLeft = abs(Int16(up) - Int16(corner))
    let toUp = abs(Int16(left) - Int16(corner))
    let toCorner = abs(Int16(left) + Int16(up) - 2 * Int16(corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
