/// What the bytes tell before any pixel data is decompressed.
package enum FirstLook: Hashable, Sendable {
  /// A PNG whose chunks are sound; its pixel data must still be counted.
  case png(PNGLayout)
  /// Nothing more to be found.
  case settled(Reading)

  /// Looks at `bytes`, which are the whole file as it is now.
  ///
  /// - Parameters:
  ///   - bytes: the file, all of it.
  ///   - limits: what is refused from size or header alone.
  ///   - checksum: a CRC-32.
  /// - Returns: the layout of a PNG, or the verdict.
  package static func look(
    _ bytes: Span<UInt8>,
    limits: Limits,
    checksum: (Span<UInt8>) -> UInt32 = CRC32.checksum
  ) -> FirstLook {
    guard !bytes.isEmpty else {
      let finding = Finding(
        .empty,
        "The file is empty: it holds 0 bytes.",
        remedy: "Copy the file again from the original."
      )
      return .settled(.incomplete(ImageHeader(.unknown), finding))
    }
    guard Int64(bytes.count) <= limits.fileSize else {
      return .settled(.unusable(ImageHeader(ImageFormat.sniff(bytes)), tooLarge(bytes, limits)))
    }
    let format = ImageFormat.sniff(bytes)
    switch format {
    case .png:
      do {
        return .png(try PNGWalk.walk(bytes, limits: limits, checksum: checksum))
      } catch {
        return .settled(error.reading)
      }
    case .unknown: return .settled(Reading.unknown(bytes))
    case .jpeg, .webp, .heic, .avif, .tiff, .gif, .psd, .svg, .pdf, .bmp, .ico, .appleDouble:
      return .settled(Reading.foreign(format, bytes, limits: limits))
    }
  }

  private static func tooLarge(_ bytes: Span<UInt8>, _ limits: Limits) -> Finding {
    Finding(
      .tooLarge,
      "The file is \(bytes.count) bytes, above the limit of \(limits.fileSize).",
      remedy: "Deliver a smaller file, or raise `limits` in the config."
    )
  }
}
