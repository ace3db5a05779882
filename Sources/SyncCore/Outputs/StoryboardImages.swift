/// Which images a launch storyboard shows: per shape and idiom the largest one, on a screen that an
/// image set can name its own, light and dark; a square master where a shape has none.
struct StoryboardImages {
  private(set) var all: [StoryboardImage] = []
  /// Sources that fit but are not needed, with the reason.
  private(set) var passedOver: [Assignment.Loser] = []
  /// Masters over the budget, where nothing can scale them.
  private var tooLarge: Set<RelativePath> = []

  private let scheme: String?

  static let shapes: [SlotOrientation] = [.portrait, .landscape]

  /// What a launch screen may take decoded, in bytes; from there it is black since iOS 14 (facts 4.6,
  /// trap 16).
  static let budget = 25_000_000

  /// Without an image worker, images over the budget stay as they are.
  ///
  /// For one URL scheme its own images go before the plain ones, shape by shape.
  init(_ assignment: Assignment, app: App, scheme: String? = nil) {
    self.scheme = scheme
    for idiom in [Idiom.iphone, .ipad] where app.supports.devices.contains(idiom) {
      var found: [StoryboardImage] = []
      for shape in Self.shapes {
        for isDark in [false, true] {
          found += choose(assignment, app, idiom, shape, isDark)
        }
      }
      let limit = Self.limit(idiom, delivered: Set(found.map(\.shape)), app: app)
      all += assignment.canRender ? found.map { $0.within(limit) } : found
    }
    let used = Set(all.map(\.source)).union(tooLarge)
    for master in assignment.masters where !used.contains(master.master.source) {
      let variant = master.master.variant
      guard [false, true].contains(where: { variant.isPlain(isDark: $0) }) else { continue }
      pass(master.master.source, "the storyboard has better images for every window")
    }
    passedOver = passedOver.filter { !used.contains($0.source) }.sorted { $0.source < $1.source }
  }

  private mutating func pass(_ source: RelativePath, _ reason: String) {
    passedOver.append(Assignment.Loser(source: source, reason: reason))
  }

  /// Bytes that one decoded image may take: both image views are made at every launch, whichever one
  /// is seen, so where both shapes are supported or delivered each has half.
  static func limit(_ idiom: Idiom, delivered: Set<SlotOrientation>, app: App) -> Int {
    let supported = (app.supports.orientations[idiom] ?? []).map(\.shape)
    return (delivered.union(supported).count > 1 ? budget / 2 : budget) - 1
  }

  private mutating func choose(
    _ assignment: Assignment,
    _ app: App,
    _ idiom: Idiom,
    _ shape: SlotOrientation,
    _ isDark: Bool
  ) -> [StoryboardImage] {
    let variant = SlotVariant(appearance: isDark ? .dark : nil)
    let shaped = assignment.entries.filter {
      let row = $0.slot.row
      return row.family == .screen && row.idiom == idiom && row.orientation == shape
    }
    var own = variant
    own.scheme = scheme
    let special = shaped.filter { $0.slot.variant == own }
    let fitting = Self.onceEach(
      special.isEmpty ? shaped.filter { $0.slot.variant == variant } : special
    )
    var chosen: [StoryboardImage] = []
    // Of a phone one image serves every scale: a smaller one in between would be picked for screens
    // that it is too small for. An iPad without Retina has an image of its own.
    for scales in idiom == .iphone ? [Scale.allCases] : [[.one], [.two, .three]] {
      let ranked = fitting.filter { scales.contains($0.slot.row.scale) }
        .sorted { $0.slot.pixels.isLarger(than: $1.slot.pixels) }
      guard let largest = ranked.first else { continue }
      chosen.append(StoryboardImage(largest, shape, subtype: nil))
      for entry in ranked.dropFirst() {
        if let subtype = entry.slot.row.catalogSubtype {
          chosen.append(StoryboardImage(entry, shape, subtype: subtype))
        } else {
          pass(
            entry.winner.claim.source,
            "the storyboard shows the larger \(largest.winner.claim.source) there"
          )
        }
      }
    }
    let master =
      chosen.isEmpty ? assignment.master(for: idiom, shape, isDark: isDark, app: app) : nil
    if let master, !assignment.canRender, master.pixels.decodedBytes >= Self.budget {
      // A black screen is worse than the background: it waits for the image worker.
      tooLarge.insert(master.source)
    } else if let master {
      let rows = SlotRow.all(of: .screen).filter { $0.idiom == idiom && $0.orientation == shape }
      let largest = rows.max { $1.pixels.isLarger(than: $0.pixels) }
      if let largest {
        let entry = master.filling(Slot(largest, variant))
        chosen.append(StoryboardImage(entry, shape, subtype: nil, isMaster: true))
      }
    }
    return serve(chosen, app, idiom, shape, variant)
  }

  /// What is kept of a source that can not be used fills every screen that its one file serves: it
  /// counts for the largest of them, for which it was made.
  private static func onceEach(_ entries: [Assignment.Entry]) -> [Assignment.Entry] {
    guard entries.contains(where: \.winner.isKept) else { return entries }
    var kept: [Assignment.Entry] = []
    return entries.sorted { $0.slot.pixels.isLarger(than: $1.slot.pixels) }.filter { entry in
      guard entry.winner.isKept else { return true }
      if kept.contains(where: { $0.holds(entry) }) { return false }
      kept.append(entry)
      return true
    }
  }

  /// Gives every screen of the table, and of the devices that the app adds, the image that the
  /// system picks for it: the screen's own, else its scale's, else the next larger scale's, else the
  /// largest (assumed).
  private func serve(
    _ chosen: [StoryboardImage],
    _ app: App,
    _ idiom: Idiom,
    _ shape: SlotOrientation,
    _ variant: SlotVariant
  ) -> [StoryboardImage] {
    var chosen = chosen
    let screens = SlotRow.all(of: .screen) + app.addedScreens
    for row in screens where row.idiom == idiom && row.orientation == shape {
      let own = chosen.firstIndex {
        $0.element.subtype != nil && $0.element.subtype == row.catalogSubtype
          && $0.element.scale == row.scale
      }
      let general = chosen.indices.filter { chosen[$0].element.subtype == nil }
      let index = own ?? general.first { chosen[$0].element.scale >= row.scale } ?? general.last
      if let index { chosen[index].served.append(Slot(row, variant)) }
    }
    return chosen
  }
}

extension SlotRow {
  /// The screens that an image set can name (facts 5.1).
  fileprivate var catalogSubtype: String? { idiom == .iphone ? subtype : nil }
}
