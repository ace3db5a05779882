/// One image of a launch storyboard.
struct StoryboardImage {
  let shape: SlotOrientation
  let element: AssetCatalog.Element
  let entry: Assignment.Entry
  /// The screens it is shown on.
  var served: [Slot] = []
  /// As written.
  private(set) var pixels: PixelSize
  private let isMaster: Bool

  init(
    _ entry: Assignment.Entry,
    _ shape: SlotOrientation,
    subtype: String?,
    isMaster: Bool = false
  ) {
    let row = entry.slot.row
    let isDark = entry.slot.variant.appearance == .dark
    let screen = subtype.map { "-\($0)" } ?? ""
    self.entry = entry
    self.shape = shape
    self.isMaster = isMaster
    pixels = entry.pixels
    element = AssetCatalog.Element(
      fileName: "\(shape.rawValue)-\(row.idiom.rawValue)\(screen)\(row.scale.suffix)"
        + "\(isDark ? "~dark" : "").png",
      idiom: row.idiom,
      scale: row.scale,
      subtype: subtype,
      isDark: isDark
    )
  }

  var hash: ContentHash { entry.winner.hash }

  var source: RelativePath { entry.winner.claim.source }

  /// The same image, scaled down until it takes at most `limit` bytes decoded.
  ///
  /// A master is cut to the largest screen first: the rest of it would cost pixels that no screen shows.
  func within(_ limit: Int) -> StoryboardImage {
    guard pixels.decodedBytes > limit else { return self }
    var smaller = self
    let shown = isMaster ? entry.slot.pixels.scaled(toFitIn: pixels) : pixels
    smaller.pixels = shown.scaled(toBytes: limit)
    return smaller
  }

  func file(at path: RelativePath, app: App) -> DesiredFile {
    let file =
      pixels == entry.pixels
      ? entry.file(at: path) : entry.file(at: path, scaledTo: pixels, app: app)
    return DesiredFile(
      path: path,
      content: file.content,
      image: ImageUse(
        slots: [entry.slot],
        served: served,
        pixels: pixels,
        isDerived: file.image?.isDerived ?? false
      )
    )
  }
}

extension Assignment.Entry {
  /// The pixels of its file.
  fileprivate var pixels: PixelSize { recipe?.pixels ?? winner.facts.displayed }
}
