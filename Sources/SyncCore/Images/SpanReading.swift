/// Numbers and text out of bytes from strangers: nil or false past the end, never a trap.
extension Span where Element == UInt8 {
  /// The byte at `offset`.
  package func byte(at offset: Int) -> UInt8? {
    holds(1, at: offset) ? self[offset] : nil
  }

  /// Two bytes, most significant first.
  package func bigHalf(at offset: Int) -> UInt16? {
    guard holds(2, at: offset) else { return nil }
    return UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
  }

  /// Two bytes, least significant first.
  package func littleHalf(at offset: Int) -> UInt16? { bigHalf(at: offset)?.byteSwapped }

  /// Four bytes, most significant first.
  package func bigWord(at offset: Int) -> UInt32? {
    guard holds(4, at: offset) else { return nil }
    return UInt32(self[offset]) << 24 | UInt32(self[offset + 1]) << 16
      | UInt32(self[offset + 2]) << 8 | UInt32(self[offset + 3])
  }

  /// Four bytes, least significant first.
  package func littleWord(at offset: Int) -> UInt32? { bigWord(at: offset)?.byteSwapped }

  /// Whether the UTF-8 of `text` stands at `offset`.
  package func says(_ text: String, at offset: Int) -> Bool {
    guard holds(text.utf8.count, at: offset) else { return false }
    var position = offset
    for byte in text.utf8 {
      guard self[position] == byte else { return false }
      position += 1
    }
    return true
  }

  /// Where the UTF-8 of `text` first stands at or after `start`, looking at `limit` offsets at most.
  package func position(of text: String, from start: Int, limit: Int) -> Int? {
    var offset = start
    while offset - start < limit, holds(text.utf8.count, at: offset) {
      if says(text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// Whether the last `length` bytes are zeros: space that was reserved and not written yet.
  package func endsInZeros(_ length: Int) -> Bool {
    guard length <= count else { return false }
    for offset in (count - length)..<count where self[offset] != 0 { return false }
    return true
  }

  private func holds(_ length: Int, at offset: Int) -> Bool {
    offset >= 0 && offset <= count && count - offset >= length
  }
}
