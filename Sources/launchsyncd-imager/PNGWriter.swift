import SyncCore

/// Writes 8-bit RGB PNG: not interlaced, no metadata, tagged as sRGB or with a profile.
enum PNGWriter {
  /// Chosen by measurement, see `docs/images.md`.
  private static let levels: (drawing: Int32, photograph: Int32) = (8, 4)

  static func write(_ picture: RGBPicture, profile: [UInt8]?, to file: File)
    throws(ImagerFailure)
  {
    let (filtered, isDrawing) = try RowFilter.best(picture)
    let level = isDrawing ? levels.drawing : levels.photograph
    let (data, count) = try unsafe Deflate.compress(filtered.bytes(), level: level)
    var head = PNGWalk.signature
    head += try chunk("IHDR", big(picture.size.width) + big(picture.size.height) + [8, 2, 0, 0, 0])
    if let profile {
      let (packed, length) = try unsafe profile.withBytes { (bytes) throws(ImagerFailure) in
        try unsafe Deflate.compress(bytes, level: 9)
      }
      let stream = unsafe Array(packed.bytes(length))
      let payload = Array("Display P3".utf8) + [0, 0] + stream
      head += try chunk("iCCP", payload)
    } else {
      // Perceptual, as is usual for pictures.
      head += try chunk("sRGB", [0])
    }
    head += big(count) + Array("IDAT".utf8)
    try unsafe head.withBytes { (bytes) throws(ImagerFailure) in try unsafe file.write(bytes) }
    try unsafe file.write(data.bytes(count))
    let sum = unsafe Deflate.checksum(Array("IDAT".utf8), data.bytes(count))
    let tail = big(Int(sum)) + (try chunk("IEND", []))
    try unsafe tail.withBytes { (bytes) throws(ImagerFailure) in try unsafe file.write(bytes) }
  }

  private static func chunk(_ name: String, _ payload: [UInt8]) throws(ImagerFailure) -> [UInt8] {
    let body = Array(name.utf8) + payload
    return big(payload.count) + body + big(Int(Deflate.checksum(body.span)))
  }

  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

extension [UInt8] {
  /// Shows the bytes; they are gone after `body`.
  fileprivate func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(ImagerFailure) -> Result
  ) throws(ImagerFailure) -> Result {
    let outcome = unsafe withUnsafeBytes { bytes -> Swift.Result<Result, ImagerFailure> in
      do throws(ImagerFailure) {
        return .success(try unsafe body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
