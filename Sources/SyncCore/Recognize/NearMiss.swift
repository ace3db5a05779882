/// Why an image that fits no slot almost fits one.
enum NearMiss: CaseIterable {
  case fewPixelsOff, turned, panel, points, otherScale

  /// Every kind that `pixels` miss in this way.
  func kinds(missedBy pixels: PixelSize) -> KindSet {
    var found = KindSet.none
    for (index, size) in Self.sizes.enumerated() where isMissed(size, by: pixels) {
      found.insert(index: index)
    }
    return found
  }

  private struct Size {
    let pixels: PixelSize
    let points: PixelSize
    let panel: PixelSize?
  }

  private static let sizes = Kind.all.map {
    Size(pixels: $0.pixels, points: $0.pointSize, panel: PanelTable.panel(of: $0.pixels))
  }

  private func isMissed(_ size: Size, by pixels: PixelSize) -> Bool {
    switch self {
    case .fewPixelsOff:
      abs(pixels.width - size.pixels.width) <= 2 && abs(pixels.height - size.pixels.height) <= 2
    case .turned: pixels.turned == size.pixels
    case .panel: pixels == size.panel
    case .points: pixels == size.points
    case .otherScale:
      Self.factors.contains { up, down in
        pixels.width * down == size.pixels.width * up
          && pixels.height * down == size.pixels.height * up
      }
    }
  }

  /// Half, double, and the ratios between the scales.
  private static let factors = [(1, 2), (2, 1), (3, 2), (2, 3), (1, 3), (3, 1)]

  /// What is wrong, after “It is 638x1136 pixels: ”.
  var words: String {
    switch self {
    case .fewPixelsOff: "a pixel or two off"
    case .turned: "the sides are swapped"
    case .panel: "the panel of a phone that draws larger and scales down"
    case .points: "the size in points, not in pixels"
    case .otherScale: "the right shape at another scale"
    }
  }
}

extension Weighing {
  /// No kind has these pixels: the nearest one that has almost.
  func misfit() -> Problem {
    nearMiss() ?? noSlot()
  }

  private func nearMiss() -> Problem? {
    let misses = NearMiss.allCases.map { ($0, $0.kinds(missedBy: pixels)) }
    // Most images are nowhere near.
    guard misses.contains(where: { !$0.1.isEmpty }) else { return nil }
    // What the name says comes first; what the app can use comes before what it can not.
    let usable = recognizer.outputs.kinds(in: variant.appearance)
      .intersection(recognizer.ownKinds)
    let named = weighed.named
    for group in [named.intersection(usable), named, possible.intersection(usable), possible] {
      for (miss, kinds) in misses {
        guard let kind = kinds.intersection(group).first else { continue }
        return Problem(
          .nearMiss,
          at: path,
          "It is \(pixels) pixels: \(miss.words). The nearest slot is \(kind.description).",
          remedy: "Export it at exactly \(kind.pixels) pixels for "
            + "\(outputNames(KindIndex.byPixels[kind.pixels] ?? .none))."
        )
      }
    }
    return nil
  }

  private func noSlot() -> Problem {
    if reading.isImageSet, !rule.isThere { return viewsPicture() }
    let named = weighed.named
    if !named.isEmpty, named != possible {
      return Problem(
        .noSlot,
        at: path,
        "The name says \(named.description), but the image is \(pixels) pixels, "
          + "which no device takes.",
        remedy: "Export it at \(sizes(named)) pixels."
      )
    }
    if KindIndex.byPixels[pixels] != nil { return unnamedTelevision() }
    let isSquare = pixels.width == pixels.height
    let isTV = recognizer.support.devices == [.tv]
    let examples = isTV ? "1920x1080 or 3840x2160" : "640x1136, 750x1334 or 1536x2048"
    return Problem(
      .noSlot,
      at: path,
      "No device takes a launch image of \(pixels) pixels.",
      remedy: isSquare && pixels.width >= 1024
        ? "If it is a master to render from, put “master” in its name or add a rule."
        : "Export it at the size of a device, such as \(examples)."
    )
  }
}
