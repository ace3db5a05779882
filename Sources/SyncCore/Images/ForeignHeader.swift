extension ImageHeader {
  /// The pixel size of a format other than PNG and JPEG, from its first bytes; a size that the bytes
  /// do not tell stays nil.
  static func foreign(_ format: ImageFormat, _ bytes: Span<UInt8>) -> ImageHeader {
    switch format {
    case .gif: sized(format, bytes.littleHalf(at: 6), bytes.littleHalf(at: 8))
    case .psd: sized(format, bytes.bigWord(at: 18), bytes.bigWord(at: 14))
    case .bmp: bitmap(bytes)
    case .ico: icon(bytes)
    case .webp: webp(bytes)
    case .heic, .avif: boxed(format, bytes)
    case .tiff:
      ImageHeader(
        format,
        EXIF.size(bytes, in: bytes.indices),
        exifOrientation: EXIF.orientation(bytes, in: bytes.indices)
      )
    case .png, .jpeg, .svg, .pdf, .appleDouble, .unknown: ImageHeader(format)
    }
  }

  private static func sized(
    _ format: ImageFormat,
    _ width: (some BinaryInteger)?,
    _ height: (some BinaryInteger)?
  ) -> ImageHeader {
    guard let width, let height, width > 0, height > 0 else { return ImageHeader(format) }
    return ImageHeader(format, PixelSize(Int(width), Int(height)))
  }

  private static func bitmap(_ bytes: Span<UInt8>) -> ImageHeader {
    if bytes.littleWord(at: 14) == 12 {
      return sized(.bmp, bytes.littleHalf(at: 18), bytes.littleHalf(at: 20))
    }
    // A negative height means that the rows run from the top.
    let height = bytes.littleWord(at: 22).map { Int32(bitPattern: $0).magnitude }
    return sized(.bmp, bytes.littleWord(at: 18), height)
  }

  /// The first picture of the list; 0 stands for 256.
  private static func icon(_ bytes: Span<UInt8>) -> ImageHeader {
    guard let width = bytes.byte(at: 6), let height = bytes.byte(at: 7) else {
      return ImageHeader(.ico)
    }
    return ImageHeader(
      .ico,
      PixelSize(width == 0 ? 256 : Int(width), height == 0 ? 256 : Int(height))
    )
  }

  private static func webp(_ bytes: Span<UInt8>) -> ImageHeader {
    if bytes.says("VP8X", at: 12) {
      let width = bytes.littleWord(at: 24).map { ($0 & 0xff_ffff) + 1 }
      let height = bytes.littleWord(at: 26).map { ($0 >> 8) + 1 }
      return sized(.webp, width, height)
    }
    if bytes.says("VP8L", at: 12), let packed = bytes.littleWord(at: 21) {
      return sized(.webp, (packed & 0x3fff) + 1, (packed >> 14 & 0x3fff) + 1)
    }
    let width = bytes.littleHalf(at: 26).map { $0 & 0x3fff }
    let height = bytes.littleHalf(at: 28).map { $0 & 0x3fff }
    return bytes.says("VP8 ", at: 12) ? sized(.webp, width, height) : ImageHeader(.webp)
  }

  /// The largest `ispe` box: the whole picture is larger than its tiles and thumbnails.
  private static func boxed(_ format: ImageFormat, _ bytes: Span<UInt8>) -> ImageHeader {
    var best = ImageHeader(format)
    var start = 0
    while start < 8192, let found = bytes.position(of: "ispe", from: start, limit: 8192) {
      let seen = sized(format, bytes.bigWord(at: found + 8), bytes.bigWord(at: found + 12))
      if (seen.stored?.width ?? 0) > (best.stored?.width ?? 0) { best = seen }
      start = found + 4
    }
    return best
  }
}
