/// The verdict over one file's bytes.
package enum Reading: Hashable, Sendable {
  /// A whole PNG, fit to be copied; the warnings say what could be better.
  case image(ImageFacts, warnings: [Finding])
  /// Whole as far as its header tells, and of a format that only the image worker decodes; without
  /// one, `Finding` is the problem.
  case foreign(ImageHeader, Finding)
  /// The bytes end too early: perhaps still growing. After quiet, `Finding` is the problem; its code
  /// is `empty` or `truncated`.
  case incomplete(ImageHeader, Finding)
  /// More bytes will not help; what can be told of the image goes with it.
  case unusable(ImageHeader, Finding)

  /// What can be told of the image, whole or not.
  package var header: ImageHeader {
    switch self {
    case .image(let facts, _):
      ImageHeader(facts.format, facts.stored, exifOrientation: facts.exifOrientation)
    case .foreign(let header, _), .incomplete(let header, _), .unusable(let header, _): header
    }
  }
}

/// What a cheap look at the first bytes tells of an image.
package struct ImageHeader: Hashable, Sendable {
  package let format: ImageFormat
  /// Pixels as stored; nil when the header does not tell.
  package let stored: PixelSize?
  /// EXIF orientation, 1…8; 1 when there is none.
  package let exifOrientation: Int

  package init(_ format: ImageFormat, _ stored: PixelSize? = nil, exifOrientation: Int = 1) {
    self.format = format
    self.stored = stored
    self.exifOrientation = exifOrientation
  }

  /// Pixels as seen, after EXIF orientation.
  package var displayed: PixelSize? { exifOrientation >= 5 ? stored?.turned : stored }
}
