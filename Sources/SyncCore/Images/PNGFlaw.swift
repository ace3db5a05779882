/// Why a PNG is not taken.
package enum PNGFlaw: Error, Hashable, Sendable {
  /// The bytes end too early; `what` completes "the PNG …".
  case incomplete(PixelSize?, what: String)
  /// The bytes are wrong, and more of them will not help; `what` completes "its … chunk …".
  case damaged(PixelSize?, chunk: String, what: String)
  /// The header asks for more than `Limits`; `what` is a whole sentence.
  case tooLarge(PixelSize, what: String)

  /// The same as a verdict.
  package var reading: Reading {
    switch self {
    case .incomplete(let size, let what):
      .incomplete(
        ImageHeader(.png, size),
        Finding(
          .truncated,
          "The PNG \(what): it is not whole.",
          remedy: "Copy the file again from the original, to the end."
        )
      )
    case .damaged(let size, let chunk, let what):
      .unusable(
        ImageHeader(.png, size),
        Finding(
          .damaged,
          "The PNG is damaged: its \(chunk) \(what).",
          remedy: "Export the image again, or copy it again from the original."
        )
      )
    case .tooLarge(let size, let what):
      .unusable(
        ImageHeader(.png, size),
        Finding(
          .tooLarge,
          what,
          remedy: "Deliver it in the size of a launch image, or raise `limits` in the config."
        )
      )
    }
  }
}

extension Limits {
  /// Why an image of `size` is refused from its header alone; nil when it is not.
  package func refusal(of size: PixelSize) -> String? {
    let longest = max(size.width, size.height)
    if longest > side {
      return "The image is \(size) pixels: a side of \(longest) is above the limit of \(side)."
    }
    let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
    if isTooLarge || area > pixels {
      return "The image is \(size) pixels, above the limit of \(pixels) in all."
    }
    return nil
  }
}
