import SyncCore
import Testing

@testable import SyncDaemon

@Suite("Thumbnails")
struct ThumbnailTests {
  /// Pixels of a PNG through the whole way: walk, inflate, filters, samples.
  private func pixels(_ png: [UInt8]) throws -> [UInt8] {
    let layout = try PNGWalk.walk(png.span, limits: Limits())
    return try ImageReader.withPixels(layout, png.span) { raw in
      layout.scaled(raw, png.span, side: 480).pixels
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let depth: UInt8
    let colour: UInt8
    var extra: [(String, [UInt8])] = []
    /// One row of two pixels.
    let raw: [UInt8]
    let expected: [UInt8]

    init(
      _ name: String,
      _ depth: UInt8,
      _ colour: UInt8,
      extra: [(String, [UInt8])] = [],
      _ raw: [UInt8],
      _ expected: [UInt8]
    ) {
      testDescription = name
      self.depth = depth
      self.colour = colour
      self.extra = extra
      self.raw = raw
      self.expected = expected
    }
  }

  static let kinds = [
    Row("grey, 1 bit", 1, 0, [0, 0b1000_0000], [255, 255, 255, 0, 0, 0]),
    Row("grey, 2 bits", 2, 0, [0, 0b0110_0000], [85, 85, 85, 170, 170, 170]),
    Row("grey, 4 bits", 4, 0, [0, 0xf1], [255, 255, 255, 17, 17, 17]),
    Row("grey, 8 bits", 8, 0, [0, 9, 200], [9, 9, 9, 200, 200, 200]),
    Row("grey, 16 bits", 16, 0, [0, 9, 1, 200, 1], [9, 9, 9, 200, 200, 200]),
    Row("rgb", 8, 2, [0, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
    Row(
      "rgb, 16 bits",
      16,
      2,
      [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0],
      [1, 2, 3, 4, 5, 6]
    ),
    Row(
      "palette",
      4,
      3,
      extra: [("PLTE", [9, 8, 7, 6, 5, 4])],
      [0, 0x10],
      [6, 5, 4, 9, 8, 7]
    ),
    Row(
      "palette with a clear entry, over black",
      8,
      3,
      extra: [("PLTE", [9, 8, 7, 6, 5, 4]), ("tRNS", [0])],
      [0, 0, 1],
      [0, 0, 0, 6, 5, 4]
    ),
    Row(
      "palette, an index past its end",
      8,
      3,
      extra: [("PLTE", [9, 8, 7])],
      [0, 7, 0],
      [0, 0, 0, 9, 8, 7]
    ),
    Row("grey and alpha, over black", 8, 4, [0, 200, 255, 200, 0], [200, 200, 200, 0, 0, 0]),
    Row("rgba, over black", 8, 6, [0, 1, 2, 3, 255, 200, 100, 50, 51], [1, 2, 3, 40, 20, 10]),
    Row("filter 1", 8, 2, [1, 1, 2, 3, 1, 1, 1], [1, 2, 3, 2, 3, 4]),
    Row("filter 2, nothing above", 8, 2, [2, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
    Row("filter 3", 8, 2, [3, 4, 4, 4, 1, 1, 1], [4, 4, 4, 3, 3, 3]),
    Row("filter 4", 8, 2, [4, 4, 4, 4, 1, 1, 1], [4, 4, 4, 5, 5, 5]),
  ]

  @Test("decode every kind of PNG", arguments: kinds)
  func decodes(row: Row) throws {
    var png = PNGBuilder(width: 2, height: 1, depth: row.depth, colour: row.colour)
    png.extra = row.extra
    png.raw = row.raw
    #expect(try pixels(png.bytes) == row.expected)
  }

  @Test("gather interlaced pixels wherever they come")
  func interlaced() throws {
    var png = PNGBuilder(width: 5, height: 5, depth: 8, colour: 0, interlace: 1)
    // Each pass is filled with the place of its pixels: 10 * row + column.
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4)]
    var raw: [UInt8] = []
    for (left, top, across, down) in passes + [(1, 0, 2, 2), (0, 1, 1, 2)] {
      for y in stride(from: top, to: 5, by: down) where left < 5 {
        raw.append(0)
        for x in stride(from: left, to: 5, by: across) { raw.append(UInt8(10 * y + x)) }
      }
    }
    png.raw = raw
    let expected = (0..<5).flatMap { y in
      (0..<5).flatMap { x in [UInt8](repeating: UInt8(10 * y + x), count: 3) }
    }
    #expect(try pixels(png.bytes) == expected)
  }

  @Test("write what they read")
  func roundTrip() throws {
    let size = PixelSize(31, 17)
    let image = (0..<(31 * 17 * 3)).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 ^ $0 << 2) }
    let png = PNGWriting.file(
      image,
      size,
      checksum: Deflate.checksum,
      deflate: Deflate.compress
    )
    #expect(try pixels(png ?? []) == image)
  }

  @Test("keep their limit of bytes and their shape, whatever they show")
  func limits() throws {
    // Noise does not compress.
    var state: UInt32 = 1
    let image = (0..<(300 * 400 * 3)).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let png = PNGWriting.file(image, PixelSize(300, 400), deflate: Deflate.compress) ?? []
    for limit in [30_000, 4_000, 1_000] {
      // Taken apart from the check: the macro can not hold a span.
      let made = Thumbnailer.thumbnail(of: png.span, limit: limit)
      let thumbnail = try #require(made)
      #expect(thumbnail.bytes.count <= limit)
      #expect(abs(thumbnail.size.width * 4 - thumbnail.size.height * 3) <= 4)
      let (reading, _) = ImageReader.read(thumbnail.bytes.span, limits: Limits())
      if case .image(let facts, warnings: _) = reading {
        #expect(facts.displayed == thumbnail.size)
      } else {
        Issue.record("the thumbnail is no whole PNG")
      }
    }
  }

  @Test("are not made of what is no whole PNG")
  func refuses() {
    func isMade(_ bytes: [UInt8]) -> Bool { Thumbnailer.thumbnail(of: bytes.span) != nil }
    let png = PNGBuilder().bytes
    #expect(isMade(png))
    #expect(!isMade(Array(png.dropLast(20))))
    #expect(!isMade(Array("GIF89a".utf8)))
    #expect(!isMade([]))
  }
}
