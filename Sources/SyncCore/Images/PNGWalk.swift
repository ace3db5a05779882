/// A walk over the chunks of a PNG: every length, every checksum, and what the chunks say.
///
/// Invariants: (1) no offset is used before it was compared with the byte count; (2) every step goes
/// on by 12 bytes or more, and there are at most `mostChunks` steps; (3) all arithmetic is on offsets
/// within memory plus a 31-bit length, or is checked, so that no input can overflow it.
package struct PNGWalk {
  /// Chunks of one file; real ones hold tens, and a bound keeps a list of empty chunks small.
  package static let mostChunks = 250_000
  package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private var contents = PNGContents()

  /// Walks the whole of `bytes`, which start with the PNG signature.
  ///
  /// - Parameters:
  ///   - bytes: the file, all of it.
  ///   - limits: what is refused from the header alone.
  ///   - checksum: a CRC-32.
  /// - Returns: the layout of a PNG that is whole as far as its chunks tell.
  /// - Throws: the first flaw. Damage in a file that ends in zeros is `incomplete`: its space was
  ///   reserved before it was written.
  package static func walk(
    _ bytes: Span<UInt8>,
    limits: Limits,
    checksum: (Span<UInt8>) -> UInt32 = CRC32.checksum
  ) throws(PNGFlaw) -> PNGLayout {
    var walk = PNGWalk()
    do {
      let end = try walk.readChunks(bytes, limits: limits, checksum: checksum)
      return try walk.contents.layout(trailingBytes: bytes.count - end)
    } catch {
      throw walk.judged(error, bytes)
    }
  }

  private func judged(_ flaw: PNGFlaw, _ bytes: Span<UInt8>) -> PNGFlaw {
    switch flaw {
    case .damaged(let size, let chunk, _) where bytes.endsInZeros(16):
      .incomplete(size, what: "ends in zeros, and its \(chunk) is not written yet")
    case .damaged, .incomplete, .tooLarge: flaw
    }
  }

  /// Returns the offset after IEND.
  private mutating func readChunks(
    _ bytes: Span<UInt8>,
    limits: Limits,
    checksum: (Span<UInt8>) -> UInt32
  ) throws(PNGFlaw) -> Int {
    var offset = Self.signature.count
    for _ in 0..<Self.mostChunks {
      let frame = try frame(bytes, at: offset, limits: limits)
      let sum = checksum(bytes.extracting((offset + 4)..<frame.payload.upperBound))
      if bytes.bigWord(at: frame.payload.upperBound) == sum {
        try contents.take(frame, bytes, limits: limits)
      } else {
        try contents.takeDamaged(frame)
      }
      offset = frame.payload.upperBound + 4
      if frame.code == PNGChunk.iend.rawValue { return offset }
    }
    throw .damaged(
      contents.size,
      chunk: "list of chunks",
      what: "has more than \(Self.mostChunks) entries"
    )
  }

  /// The chunk at `offset`, which is within memory, checksum and all.
  private func frame(
    _ bytes: Span<UInt8>,
    at offset: Int,
    limits: Limits
  ) throws(PNGFlaw) -> PNGFrame {
    guard let length = bytes.bigWord(at: offset), let code = bytes.bigWord(at: offset + 4) else {
      throw .incomplete(contents.size, what: "ends at byte \(bytes.count), between two chunks")
    }
    guard let name = PNGChunk.letters(code) else {
      throw .damaged(contents.size, chunk: "chunk at byte \(offset)", what: "has no legal name")
    }
    if contents.header == nil, code != PNGChunk.ihdr.rawValue,
      code != PNGChunk.cgbi.rawValue || contents.isCrushed
    {
      throw .damaged(nil, chunk: "\(name) chunk", what: "stands where IHDR should")
    }
    let end = offset + 12 + Int(length)
    guard length <= 0x7fff_ffff, Int64(end) <= limits.fileSize else {
      throw .damaged(
        contents.size,
        chunk: "\(name) chunk at byte \(offset)",
        what: "claims a length of \(length) bytes, more than a file may have"
      )
    }
    guard code != PNGChunk.ihdr.rawValue || length == 13 else {
      throw .damaged(nil, chunk: "IHDR chunk", what: "is \(length) bytes long, and must be 13")
    }
    guard end <= bytes.count else {
      throw .incomplete(
        contents.size,
        what: "ends at byte \(bytes.count), inside its \(name) chunk"
      )
    }
    return PNGFrame(code: code, name: name, payload: (offset + 8)..<(end - 4))
  }
}

/// A chunk that is all in memory.
struct PNGFrame {
  let code: UInt32
  let name: String
  /// Offsets into the file.
  let payload: Range<Int>
}
