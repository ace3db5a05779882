/// Why an image that fits no slot almost fits one.
enum NearMiss: CaseIterable {
  case fewPixelsOff, turned, panel, points, otherScale

  /// The first kind, in table order, that `pixels` miss in this way.
  func nearest(to pixels: PixelSize, in kinds: [Kind]) -> Kind? {
    kinds.first { kind in
      let real = kind.pixels
      return switch self {
      case .fewPixelsOff:
        abs(pixels.width - real.width) <= 2 && abs(pixels.height - real.height) <= 2
      case .turned: pixels.turned == real
      case .panel: kind.subtype == "736h" && pixels == Self.panel(real)
      case .points: pixels == kind.pointSize
      case .otherScale:
        Self.factors.contains { up, down in
          pixels.width * down == real.width * up && pixels.height * down == real.height * up
        }
      }
    }
  }

  /// A Plus draws at 1242x2208 and scales down to a panel of 1080x1920 (facts: devices).
  private static func panel(_ drawn: PixelSize) -> PixelSize {
    drawn.width < drawn.height ? PixelSize(1080, 1920) : PixelSize(1920, 1080)
  }

  /// Half, double, and the ratios between the scales.
  private static let factors = [(1, 2), (2, 1), (3, 2), (2, 3), (1, 3), (3, 1)]

  /// What is wrong, after “It is 638x1136 pixels: ”.
  var words: String {
    switch self {
    case .fewPixelsOff: "a pixel or two off"
    case .turned: "the sides are swapped"
    case .panel: "the panel of a Plus, which draws larger and scales down"
    case .points: "the size in points, not in pixels"
    case .otherScale: "the right shape at another scale"
    }
  }
}

extension Weighing {
  /// No kind has these pixels: the nearest one that has almost.
  func misfit() -> Problem {
    let tv = KindIndex.byIdiom[.tv] ?? .none
    let possible = saysTV ? KindSet.all : KindSet.all.subtracting(tv)
    // What the name says comes first; what the app can use comes before what it can not.
    let usable = KindSet { kind in
      recognizer.support.devices.contains(kind.idiom)
        && kind.rows.contains { recognizer.outputs.take($0, variant.appearance) }
    }
    for group in [named.intersection(usable), named, possible.intersection(usable), possible] {
      let kinds = group.kinds
      for miss in NearMiss.allCases {
        guard let kind = miss.nearest(to: pixels, in: kinds) else { continue }
        return Problem(
          .nearMiss,
          at: path,
          "It is \(pixels) pixels: \(miss.words). The nearest slot is \(kind.description).",
          remedy: "Export it at exactly \(kind.pixels) pixels for "
            + "\(outputNames(KindSet { $0.pixels == kind.pixels }))."
        )
      }
    }
    if !named.isEmpty, named != possible {
      return Problem(
        .noSlot,
        at: path,
        "The name says \(named.description), but the image is \(pixels) pixels, "
          + "which no device takes.",
        remedy: "Export it at \(sizes(named)) pixels."
      )
    }
    let isSquare = pixels.width == pixels.height
    return Problem(
      .noSlot,
      at: path,
      "No device takes a launch image of \(pixels) pixels.",
      remedy: isSquare && pixels.width >= 1024
        ? "If it is a master to render from, put “master” in its name or add a rule."
        : "Export it at the size of a device, such as 640x1136, 750x1334 or 1536x2048."
    )
  }
}
