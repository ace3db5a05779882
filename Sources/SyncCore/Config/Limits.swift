/// What is refused from the header alone.
package struct Limits: Hashable, Sendable {
  /// Pixels of one image.
  package var pixels: Int
  /// Pixels of one side.
  package var side: Int
  /// Bytes of one file.
  package var fileSize: Int64
  /// How long the image worker may take over one source before it is ended.
  package var decodeTime: Duration

  package init(
    pixels: Int = 100_000_000,
    side: Int = 16_384,
    fileSize: Int64 = 200_000_000,
    decodeTime: Duration = .seconds(20)
  ) {
    self.pixels = pixels
    self.side = side
    self.fileSize = fileSize
    self.decodeTime = decodeTime
  }
}
