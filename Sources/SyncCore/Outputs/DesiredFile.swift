/// One file that the build tree should hold.
package struct DesiredFile: Hashable, Sendable {
  /// Below the build tree.
  package let path: RelativePath
  package let content: Content
  /// What lookup must know of an image; nil for indexes and code.
  package let image: ImageUse?
  /// Whether a file of somebody else at the path is as good: it is left alone, and is no problem.
  package let yields: Bool

  package init(
    path: RelativePath,
    content: Content,
    image: ImageUse? = nil,
    yields: Bool = false
  ) {
    self.path = path
    self.content = content
    self.image = image
    self.yields = yields
  }

  package enum Content: Hashable, Sendable {
    /// A source, byte for byte; `hash` is of its bytes.
    case copy(RelativePath, hash: ContentHash)
    /// An index: names other files, so it is written after them (invariant 4).
    case generated([UInt8])
    /// A source rendered by the image worker.
    case render(RelativePath, hash: ContentHash, RenderRecipe)
  }

  /// Whether it names other files, and so is written after them.
  package var isIndex: Bool {
    switch content {
    case .generated: true
    case .copy, .render: false
    }
  }
}

/// What an image in the build tree is for.
package struct ImageUse: Hashable, Sendable {
  /// The slots it was delivered for.
  package let slots: [Slot]
  /// The slots that it is shown on beside those, where an output has one image for many.
  package let served: [Slot]
  package let pixels: PixelSize
  /// Rendered from a larger source, not drawn for this slot.
  package let isDerived: Bool

  package init(
    slots: [Slot],
    served: [Slot] = [],
    pixels: PixelSize,
    isDerived: Bool = false
  ) {
    self.slots = slots
    self.served = served
    self.pixels = pixels
    self.isDerived = isDerived
  }
}

/// How the image worker makes an output from a source; part of the manifest, so that a changed
/// setting redoes exactly what it affects.
package struct RenderRecipe: Hashable, Sendable {
  package let pixels: PixelSize
  package let color: ColorSpace
  package let background: Color
  /// nil: the pixels are the source's own.
  package let derive: Derive?

  package init(pixels: PixelSize, color: ColorSpace, background: Color, derive: Derive?) {
    self.pixels = pixels
    self.color = color
    self.background = background
    self.derive = derive
  }

  /// Reads a ``key``; nil for anything else.
  init?(key: String) {
    let words = key.split(separator: " ")
    guard (4...7).contains(words.count), words.count != 5, words[0] == "render",
      let pixels = PointSize(String(words[1])), let color = ColorSpace(rawValue: String(words[2])),
      let background = Color(String(words[3]))
    else { return nil }
    var derive: Derive?
    if words.count > 5 {
      guard let mode = Derive.Mode(rawValue: String(words[4])),
        let gravity = Derive.Gravity(rawValue: String(words[5]))
      else { return nil }
      derive = Derive(
        mode: mode,
        background: words.count > 6 ? Color(String(words[6])) : nil,
        gravity: gravity
      )
    }
    self.init(
      pixels: PixelSize(pixels.width, pixels.height),
      color: color,
      background: background,
      derive: derive
    )
    guard self.key == key else { return nil }
  }

  /// One stable line, such as `render 640x960 srgb #FFFFFF`.
  package var key: String {
    var text = "render \(pixels) \(color.rawValue) \(background)"
    if let derive {
      text += " \(derive.mode.rawValue) \(derive.gravity.rawValue)"
      if let background = derive.background { text += " \(background)" }
    }
    return text
  }
}
