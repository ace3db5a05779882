/// The few tags of a TIFF directory that matter; EXIF is such a directory.
package enum EXIF {
  /// How the image is to be turned, 1…8; 1 when nothing legal is said.
  package static func orientation(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int {
    guard let value = value(of: 0x0112, bytes, in: range), (1...8).contains(value) else { return 1 }
    return value
  }

  /// The pixel size in tags 256 and 257; nil when one is missing or zero.
  package static func size(_ bytes: Span<UInt8>, in range: Range<Int>) -> PixelSize? {
    guard let width = value(of: 256, bytes, in: range), width > 0,
      let height = value(of: 257, bytes, in: range), height > 0
    else { return nil }
    return PixelSize(width, height)
  }

  /// The first value of `tag` in the first directory, when it is a SHORT or a LONG.
  private static func value(of tag: Int, _ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
    let block = bytes.extracting(range)
    let isLittle = block.says("II", at: 0)
    guard isLittle || block.says("MM", at: 0) else { return nil }
    func half(_ offset: Int) -> Int? {
      (isLittle ? block.littleHalf(at: offset) : block.bigHalf(at: offset)).map { Int($0) }
    }
    func word(_ offset: Int) -> Int? {
      (isLittle ? block.littleWord(at: offset) : block.bigWord(at: offset)).map { Int($0) }
    }
    guard half(2) == 42, let directory = word(4), let count = half(directory) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let found = half(entry), let type = half(entry + 2) else { return nil }
      guard found == tag else { continue }
      switch type {
      case 3: return half(entry + 8)
      case 4: return word(entry + 8)
      case _: return nil
      }
    }
    return nil
  }
}
