package import SyncCore

/// Makes thumbnails of PNGs in the build tree, without the image worker.
package enum Thumbnailer {
  /// A thumbnail of at most `limit` bytes.
  ///
  /// - Parameters:
  ///   - bytes: the file, all of it.
  ///   - limit: the most bytes of the thumbnail.
  /// - Returns: nil when it is no whole PNG, or one of more raw pixels than are decompressed here.
  package static func thumbnail(of bytes: Span<UInt8>, limit: Int = Thumbnail.limit) -> Thumbnail? {
    guard
      case .png(let layout) = FirstLook.look(bytes, limits: Limits(), checksum: Deflate.checksum),
      layout.rawByteCount <= ImageReader.rawBudget
    else { return nil }
    let small = try? ImageReader.withPixels(layout, bytes) { raw in
      layout.scaled(raw, bytes, side: Thumbnail.side)
    }
    guard let small else { return nil }
    return Thumbnail.fitting(small.pixels, small.size, limit: limit) { pixels, size in
      PNGWriting.file(pixels, size, checksum: Deflate.checksum, deflate: Deflate.compress)
    }
  }
}
