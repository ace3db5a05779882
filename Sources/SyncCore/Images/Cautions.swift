extension ImageFacts {
  /// What about the image could be better, though it can be shipped as it is.
  package var cautions: [Finding] {
    [animation, pageCount, interlacing, precision, alpha, colourSpace, trailer].compactMap { $0 }
  }

  private var animation: Finding? {
    guard isAnimated else { return nil }
    return Finding(
      .animated,
      "It is animated: a launch image does not move, and only the first frame is taken.",
      remedy: "Export a single frame."
    )
  }

  private var pageCount: Finding? {
    guard pages > 1, !isAnimated else { return nil }
    return Finding(
      .needsConversion,
      "It has \(pages) pages, of which the first is taken.",
      remedy: "Export the one page that is meant."
    )
  }

  private var interlacing: Finding? {
    guard isInterlaced else { return nil }
    return Finding(
      .interlaced,
      "It is interlaced (Adam7), which loads more slowly.",
      remedy: "Export it without interlacing."
    )
  }

  private var precision: Finding? {
    guard depth > 8, format == .png else { return nil }
    return Finding(
      .needsConversion,
      "It has \(depth) bits per channel, and screens show 8.",
      remedy: "Export it with 8 bits per channel."
    )
  }

  private var alpha: Finding? {
    let remedy = "Export it without transparency, on an opaque background."
    switch transparency {
    case .none, .unused: return nil
    case .declared:
      return Finding(
        .hasAlpha,
        "It has an alpha channel or a transparent colour; launch images must be opaque.",
        remedy: remedy
      )
    case .used:
      return Finding(
        .notOpaque,
        "Some of its pixels are transparent; launch images must be opaque, "
          // Apple's own variant is never rendered (see `treatment(for:)`).
          + (isCrushed ? "and it is copied as it is." : "so it is flattened on the background."),
        remedy: remedy
      )
    }
  }

  private var colourSpace: Finding? {
    switch profile {
    case .untagged where colour == .cmyk:
      Finding(
        .colorProfile,
        "It is in CMYK without a profile: its colours are only near to what was meant.",
        remedy: "Export it in sRGB."
      )
    case .untagged, .sRGB, .named: nil
    case .gammaOnly:
      Finding(
        .colorProfile,
        "It has a gamma or chromaticities of its own and no profile: its colours may shift.",
        remedy: "Export it in sRGB."
      )
    case .damaged:
      Finding(
        .colorProfile,
        "Its colour profile can not be read and is ignored.",
        remedy: "Export it again in sRGB."
      )
    }
  }

  private var trailer: Finding? {
    guard trailingBytes > 0 else { return nil }
    return Finding(
      .needsConversion,
      "\(trailingBytes) bytes follow the end of the image; they are ignored.",
      remedy: "Export the image again."
    )
  }
}
