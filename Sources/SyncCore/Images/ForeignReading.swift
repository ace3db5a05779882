extension Reading {
  /// The shortest file that can be told to be no image; a shorter one may be the start of any.
  private static let tellingLength = 16

  /// Bytes that are no format we know.
  static func unknown(_ bytes: Span<UInt8>) -> Reading {
    if bytes.says("PNG", at: 1), bytes.count >= PNGWalk.signature.count {
      let finding = Finding(
        .damaged,
        "The PNG is damaged: its first 8 bytes were changed, as a copy in text mode does.",
        remedy: "Copy the file again in binary mode."
      )
      return .unusable(ImageHeader(.png), finding)
    }
    if bytes.count < tellingLength || bytes.endsInZeros(bytes.count) {
      let what = bytes.count < tellingLength ? "only \(bytes.count) bytes" : "nothing but zeros"
      let finding = Finding(
        .truncated,
        "The file holds \(what): it is not whole.",
        remedy: "Copy the file again from the original, to the end."
      )
      return .incomplete(ImageHeader(.unknown), finding)
    }
    let finding = Finding(
      .unsupportedFormat,
      "The file is not an image of a known format, whatever its name says.",
      remedy: "Export the artwork as PNG."
    )
    return .unusable(ImageHeader(.unknown), finding)
  }

  /// An image that is no PNG: never copied, for iOS takes launch images as PNG only.
  static func foreign(_ format: ImageFormat, _ bytes: Span<UInt8>, limits: Limits) -> Reading {
    let jpeg = format == .jpeg ? JPEG(bytes) : nil
    let header =
      jpeg.map { ImageHeader(format, $0.size, exifOrientation: $0.exifOrientation) }
      ?? ImageHeader.foreign(format, bytes)
    if let cut = shortage(format, bytes, jpeg: jpeg) {
      let finding = Finding(
        .truncated,
        "The \(format.title) \(cut): it is not whole.",
        remedy: "Copy the file again from the original, to the end."
      )
      return .incomplete(header, finding)
    }
    if let size = header.stored, let refusal = limits.refusal(of: size) {
      let remedy = "Deliver it in the size of a launch image, or raise `limits` in the config."
      return .unusable(header, Finding(.tooLarge, refusal, remedy: remedy))
    }
    if jpeg?.components == 4, jpeg?.hasAdobeMarker == false {
      return .unusable(header, unclearCMYK)
    }
    let finding = refusal(of: header, jpeg: jpeg)
    return format.isDecoded ? .foreign(header, finding) : .unusable(header, finding)
  }

  /// Half of all tools read it inverted (`docs/images.md`): any choice here would be a guess.
  private static let unclearCMYK = Finding(
    .colorProfile,
    "The file is a JPEG in CMYK without an Adobe marker, which does not say whether its values are"
      + " inverted.",
    remedy: "Export it in RGB, as PNG in sRGB."
  )

  /// Where a format says how long it is, or how it ends: what is missing.
  private static func shortage(
    _ format: ImageFormat,
    _ bytes: Span<UInt8>,
    jpeg: JPEG?
  ) -> String? {
    switch format {
    case .jpeg: jpeg?.hasEnd == false ? "ends at byte \(bytes.count), before its end mark" : nil
    case .webp: shortage(bytes, promised: bytes.littleWord(at: 4).map { Int($0) + 8 })
    case .bmp: shortage(bytes, promised: bytes.littleWord(at: 2).map { Int($0) })
    case .png, .heic, .avif, .tiff, .gif, .psd, .svg, .pdf, .ico, .appleDouble, .unknown: nil
    }
  }

  private static func shortage(_ bytes: Span<UInt8>, promised: Int?) -> String? {
    guard let promised, promised > bytes.count else { return nil }
    return "ends at byte \(bytes.count) of the \(promised) it promises"
  }

  private static func refusal(of header: ImageHeader, jpeg: JPEG?) -> Finding {
    var what = "The file is \(article(header.format)) \(header.format.title)"
    if let size = header.displayed {
      what += " image of \(size) pixels"
      if header.exifOrientation != 1 {
        what += " (stored as \(header.stored ?? size), EXIF orientation \(header.exifOrientation))"
      }
    }
    if jpeg?.components == 4 {
      what +=
        jpeg?.hasAdobeMarker == true ? ", in CMYK" : ", in CMYK that does not say how it is read"
    }
    let rule = ": launch images are PNG."
    switch header.format {
    case .jpeg, .webp, .heic, .avif, .tiff, .gif, .bmp:
      return Finding(.needsConversion, what + rule, remedy: "Export it as PNG, in sRGB.")
    case .svg, .pdf:
      return Finding(
        .unsupportedFormat,
        what + ", which has no pixel size" + rule,
        remedy: "Export it as PNG in the pixel size of the slot."
      )
    case .psd, .ico, .png, .unknown:
      return Finding(.unsupportedFormat, what + rule, remedy: "Export it as PNG, in sRGB.")
    case .appleDouble:
      return Finding(
        .unsupportedFormat,
        what + " sidecar, which a Mac writes beside its files and which holds no image.",
        remedy: "It can be deleted; `dot_clean` does that."
      )
    }
  }

  private static func article(_ format: ImageFormat) -> String {
    switch format {
    case .svg, .avif, .ico, .appleDouble, .unknown: "an"
    case .png, .jpeg, .webp, .heic, .tiff, .gif, .psd, .pdf, .bmp: "a"
    }
  }
}
