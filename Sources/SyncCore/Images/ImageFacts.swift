/// What a file is, by its content and never by its name.
package enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png, jpeg, webp, heic, avif, tiff, gif, psd, svg, pdf, bmp, ico, appleDouble, unknown
}

/// When and where a file was, as far as the file system tells; equal stamps mean the same content.
package struct Stamp: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  package let size: Int64
  /// Nanoseconds since 1970.
  package let modified: Int64
  /// Nanoseconds since 1970; a change of the inode, which no tool can set back.
  package let changed: Int64

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}

/// The XXH3-128 of a file's bytes.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 32 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// What we read of an image without judging.
package struct ImageFacts: Hashable, Sendable {
  package var format: ImageFormat
  /// Pixels as stored.
  package var stored: PixelSize
  /// EXIF orientation, 1…8; 1 when there is none.
  package var exifOrientation: Int
  /// Bits per channel.
  package var depth: Int
  package var colour: Colour
  package var transparency: Transparency
  package var profile: Profile
  package var isInterlaced: Bool
  /// More than one frame or page that plays (APNG, GIF, WebP).
  package var isAnimated: Bool
  /// Apple's CgBI variant of PNG, which only iOS reads (facts 4.6, trap 26).
  package var isCrushed: Bool
  /// Bytes after the end of the image.
  package var trailingBytes: Int
  /// Whether its pixel data was decompressed and found to be all there; false beyond the budget of
  /// raw bytes, where the image worker has to decode it.
  package var isCounted: Bool
  /// Frames or pages, of which the first is taken.
  package var pages: Int

  package enum Colour: String, Hashable, Sendable { case grey, rgb, palette, cmyk, lab }

  package enum Transparency: String, Hashable, Sendable {
    /// No alpha channel and no transparent colour.
    case none
    /// An alpha channel, or a transparent colour; whether a pixel uses it is not known.
    case declared
    /// Every pixel is opaque in spite of the channel.
    case unused
    /// Some pixel is not opaque.
    case used
  }

  package enum Profile: Hashable, Sendable {
    case untagged
    case sRGB
    /// An embedded profile, by its own name (printable).
    case named(String)
    /// Only a gamma or chromaticities.
    case gammaOnly
    /// An embedded profile that can not be read.
    case damaged
  }

  package init(
    format: ImageFormat,
    stored: PixelSize,
    exifOrientation: Int = 1,
    depth: Int = 8,
    colour: Colour = .rgb,
    transparency: Transparency = .none,
    profile: Profile = .untagged,
    isInterlaced: Bool = false,
    isAnimated: Bool = false,
    isCrushed: Bool = false,
    trailingBytes: Int = 0,
    isCounted: Bool = true,
    pages: Int = 1
  ) {
    self.format = format
    self.stored = stored
    self.exifOrientation = exifOrientation
    self.depth = depth
    self.colour = colour
    self.transparency = transparency
    self.profile = profile
    self.isInterlaced = isInterlaced
    self.isAnimated = isAnimated
    self.isCrushed = isCrushed
    self.trailingBytes = trailingBytes
    self.isCounted = isCounted
    self.pages = pages
  }

  /// Pixels as seen, after EXIF orientation.
  package var displayed: PixelSize { exifOrientation >= 5 ? stored.turned : stored }
}
