/// What must happen to an image before it may ship.
package enum Treatment: Hashable, Sendable {
  /// Right already: its bytes are copied untouched.
  case copy
  /// The image worker makes a PNG of it.
  case convert(Conversion)
}

/// What is not right about an image, and what is done about it.
package struct Conversion: Hashable, Sendable {
  /// A step each, such as `Adobe RGB (1998) -> sRGB`.
  package let steps: [String]
  /// Without the image worker it can not ship; otherwise its own bytes will do, with a caution.
  package let isNeeded: Bool

  package init(steps: [String], isNeeded: Bool) {
    self.steps = steps
    self.isNeeded = isNeeded
  }
}

extension ImageFacts {
  /// What to do with the image where outputs are in `color`.
  ///
  /// Right is a PNG (facts 4.6, trap 1) of 8 bits a channel that is opaque, without an alpha
  /// channel, still, not interlaced, and in sRGB or without a word on its colours; in Display P3 as
  /// well where the app ships that. Apple's own variant is as Apple's tools left it.
  package func treatment(for color: ColorSpace) -> Treatment {
    if isCrushed { return .copy }
    let steps = [colourStep(color), orientationStep, depthStep, frameStep, alphaStep]
    let all = steps.compactMap { $0 } + (isInterlaced ? ["interlacing removed"] : [])
    guard format == .png else { return .convert(Conversion(steps: all, isNeeded: true)) }
    return all.isEmpty ? .copy : .convert(Conversion(steps: all, isNeeded: false))
  }

  /// The size a converted image has.
  package func recipe(for app: App) -> RenderRecipe {
    RenderRecipe(pixels: displayed, color: app.color, background: app.background, derive: nil)
  }

  /// What is done with the image, in words: `EXIF 6 applied, written as PNG 8-bit`.
  package func recipeText(in color: ColorSpace) -> String {
    switch treatment(for: color) {
    case .copy: "copied untouched"
    case .convert(let conversion):
      (conversion.steps + ["written as PNG 8-bit"]).joined(separator: ", ")
    }
  }

  /// The image and what is done with it, in one line for people.
  package func description(in color: ColorSpace) -> String {
    "\(format.title) \(displayed), \(recipeText(in: color))"
  }

  private func colourStep(_ color: ColorSpace) -> String? {
    let target = color.title
    if colour == .cmyk {
      guard case .named(let name) = profile else { return "CMYK -> \(target)" }
      return "CMYK (\(name)) -> \(target)"
    }
    switch profile {
    case .untagged, .sRGB:
      // sRGB colours mean the same in a PNG without a profile; only what is rendered is tagged.
      return color == .sRGB || format == .png ? nil : "sRGB -> \(target)"
    case .named(let name):
      return color == .displayP3 && name == target ? nil : "\(name) -> \(target)"
    case .gammaOnly: return "its own gamma -> \(target)"
    case .damaged: return "damaged profile dropped"
    }
  }

  private var orientationStep: String? {
    exifOrientation == 1 ? nil : "EXIF \(exifOrientation) applied"
  }

  /// A palette's colours have 8 bits, however few its numbers have.
  private var depthStep: String? {
    depth == 8 || (colour == .palette && depth < 8) ? nil : "\(depth) -> 8 bit"
  }

  private var frameStep: String? { isAnimated ? "first frame only" : nil }

  private var alphaStep: String? {
    switch transparency {
    case .none: nil
    case .unused: "opaque alpha channel dropped"
    case .declared, .used: "flattened on the background"
    }
  }
}

extension App {
  /// Whether an image is likely to be copied as it is, whatever its name and its pixels say.
  package func mayCopy(_ facts: ImageFacts) -> Bool {
    SlotRow.sizes.contains(facts.displayed) && facts.treatment(for: color) == .copy
  }
}

extension ColorSpace {
  /// The name people know it by, and the name of its profile.
  package var title: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    }
  }
}
