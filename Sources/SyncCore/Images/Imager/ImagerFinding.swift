extension ImagerFailure {
  /// The same, of an image of this format.
  package func finding(_ format: ImageFormat) -> Finding {
    let title = format.title + " image"
    return switch fault {
    case .damaged:
      Finding(
        .damaged,
        "The \(title) is damaged: it does not decode to its end (\(message)).",
        remedy: "Export it again, or copy it again from the original."
      )
    case .tooLarge:
      Finding(
        .tooLarge,
        message,
        remedy: "Deliver it in the size of a launch image, or raise `limits` in the config."
      )
    case .unsupported:
      Finding(
        .unsupportedFormat,
        "The \(title) is of a kind that can not be decoded here (\(message)).",
        remedy: "Export it as PNG, in sRGB."
      )
    case .needsFonts:
      Finding(
        .unsupportedFormat,
        "The \(title) needs fonts or files that are not in it (\(message)), and would look otherwise"
          + " than where it was drawn.",
        remedy: "Convert its text to outlines, or export it as PNG in the pixel size of the slot."
      )
    case .noMemory:
      Finding(
        .tooLarge,
        "The \(title) needs more memory than the image worker may use (\(message)).",
        remedy: "Deliver it in the size of a launch image."
      )
    case .cannotWrite:
      Finding(
        .imagerFailed,
        "The image worker could not write (\(message)).",
        remedy: "Free space in the file system of the state folder; it is tried again by itself."
      )
    }
  }
}

extension Finding {
  /// The worker broke at an image, twice; `what` says how.
  package static func imagerBroke(_ format: ImageFormat, _ what: String) -> Finding {
    Finding(
      .imagerFailed,
      "The image worker broke at this \(format.title): \(what). It is not tried again.",
      remedy: "Export the artwork again, best as an 8-bit sRGB PNG."
    )
  }

  /// What only the worker could have read, where there is none.
  package func withoutImager() -> Finding {
    Finding(
      code,
      message + " The image worker launchsyncd-imager, which converts it, is not installed.",
      remedy: "Install launchsyncd-imager beside launchsyncd. Or: " + remedy
    )
  }
}
