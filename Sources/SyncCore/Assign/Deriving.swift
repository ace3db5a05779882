extension Assignment {
  /// Adds a rendering for every slot that the app's outputs want and no source fills.
  ///
  /// From a master before anything else; otherwise from the nearest larger source of the same
  /// orientation. Never enlarged, so a slot that only a larger source could fill stays missing.
  ///
  /// - Parameter app: without `derive` nothing is added.
  /// - Returns: the assignment with its derived entries, in table order.
  package func deriving(for app: App) -> Assignment {
    guard let derive = app.derive else { return self }
    let needed = NeededSlots(app)
    let taken = Set(entries.map(\.slot))
    let variants = Set(
      [.plain] + masters.map(\.master.variant) + entries.map(\.slot.variant)
    )
    let stock = DeriveStock(self, derive: derive)
    let derived = variants.flatMap { needed.slots($0) }
      .filter { !taken.contains($0) }
      .compactMap { slot -> Entry? in
        guard let source = stock.source(for: slot) else { return nil }
        let recipe = RenderRecipe(
          pixels: slot.pixels,
          color: app.color,
          background: derive.background ?? app.background,
          derive: derive
        )
        return Entry(slot: slot, winner: source, losers: [], recipe: recipe)
      }
    return Assignment(
      entries: (entries + derived).sorted { $0.slot < $1.slot },
      masters: masters,
      canRender: canRender
    )
  }
}

/// What there is to derive from.
private struct DeriveStock {
  private let masters: [MasterSource]
  private let images: [(slot: Slot, candidate: Candidate)]
  private let derive: Derive

  init(_ assignment: Assignment, derive: Derive) {
    self.derive = derive
    // What only iOS decodes can not be rendered from.
    masters = assignment.masters.filter { !$0.facts.isCrushed }
    images = assignment.entries.filter {
      !$0.winner.facts.isCrushed && !$0.winner.isKept
    }
    .map { ($0.slot, $0.winner) }
  }

  func source(for slot: Slot) -> Candidate? {
    bestMaster(for: slot)?.candidate ?? nearest(to: slot)
  }

  /// Made for the device before made for all; of the slot's shape before square; the newer; by name.
  private func bestMaster(for slot: Slot) -> MasterSource? {
    masters.filter { source in
      source.master.variant.serves(slot.variant)
        && source.master.idiom.map { $0 == slot.row.idiom } ?? true
        && (source.facts.displayed.isSquare || source.facts.displayed.isShaped(as: slot))
        && derive.takes(source.facts.displayed, for: slot.pixels)
    }
    .min { rank($0, slot) < rank($1, slot) }
  }

  private func rank(_ source: MasterSource, _ slot: Slot) -> MasterRank {
    MasterRank(
      isForAll: source.master.idiom == nil,
      isSquare: source.facts.displayed.isSquare,
      modified: source.modified,
      path: source.master.source
    )
  }

  private func nearest(to slot: Slot) -> Candidate? {
    images.filter { image in
      image.slot.variant == slot.variant
        && image.candidate.facts.displayed.isShaped(as: slot)
        && derive.takes(image.candidate.facts.displayed, for: slot.pixels)
    }
    .min { left, right in
      let (leftArea, rightArea) = (left.candidate.area, right.candidate.area)
      if leftArea != rightArea { return leftArea < rightArea }
      return left.candidate.claim.source < right.candidate.claim.source
    }?.candidate
  }
}

private struct MasterRank: Comparable {
  let isForAll: Bool
  let isSquare: Bool
  let modified: Int64
  let path: RelativePath

  static func < (left: MasterRank, right: MasterRank) -> Bool {
    if left.isForAll != right.isForAll { return right.isForAll }
    if left.isSquare != right.isSquare { return right.isSquare }
    if left.modified != right.modified { return left.modified > right.modified }
    return left.path < right.path
  }
}

extension Derive {
  /// Whether a source of `source` pixels becomes `target` without being enlarged.
  package func takes(_ source: PixelSize, for target: PixelSize) -> Bool {
    let isWideEnough = source.width >= target.width
    let isHighEnough = source.height >= target.height
    return switch mode {
    case .cover: isWideEnough && isHighEnough
    case .contain: isWideEnough || isHighEnough
    }
  }
}

extension SlotVariant {
  /// Whether a master of this variant may fill slots of `other`: an unmarked one only plain slots.
  fileprivate func serves(_ other: SlotVariant) -> Bool {
    var own = self
    if own.appearance == .light { own.appearance = nil }
    return own == other
  }
}

extension PixelSize {
  fileprivate var isSquare: Bool { width == height }

  fileprivate func isShaped(as slot: Slot) -> Bool {
    switch slot.row.orientation {
    case .portrait: height >= width
    case .landscape: width >= height
    case .any: true
    }
  }
}

extension Candidate {
  fileprivate var area: Int { facts.displayed.width * facts.displayed.height }
}
