/// A master used as it is: the whole picture, at most converted.
struct WholeMaster {
  private let candidate: Candidate

  /// nil when only the image worker could convert it, and there is none.
  init?(_ source: MasterSource, app: App, canRender: Bool) {
    var candidate = source.candidate
    switch source.facts.treatment(for: app.color) {
    case .copy: break
    case .convert(let conversion):
      guard canRender || !conversion.isNeeded else { return nil }
      if canRender { candidate = candidate.rendered(by: source.facts.recipe(for: app)) }
    }
    self.candidate = candidate
  }

  var pixels: PixelSize { candidate.facts.displayed }

  var source: RelativePath { candidate.claim.source }

  /// As if it had been delivered for `slot`.
  func filling(_ slot: Slot) -> Assignment.Entry {
    Assignment.Entry(slot: slot, winner: candidate, losers: [], recipe: candidate.recipe)
  }
}

extension Candidate {
  fileprivate func rendered(by recipe: RenderRecipe) -> Candidate {
    Candidate(claim: claim, facts: facts, hash: hash, modified: modified, recipe: recipe)
  }
}

extension Assignment {
  /// The master for an idiom and a shape, of that appearance and for every launch: made for the idiom
  /// before made for all, of the shape before square, then the larger, the newer, by path; nil when
  /// there is none.
  ///
  /// One that is no square serves its own shape alone; `any` asks for a square before all others.
  func master(
    for idiom: Idiom,
    _ shape: SlotOrientation,
    isDark: Bool,
    app: App
  ) -> WholeMaster? {
    masters.filter { source in
      (source.master.idiom ?? idiom) == idiom && source.master.variant.isPlain(isDark: isDark)
        && (shape == .any || [shape, .any].contains(source.shape))
    }
    .sorted { $0.wins(over: $1, for: shape) }
    .lazy.compactMap { WholeMaster($0, app: app, canRender: canRender) }.first
  }
}

extension MasterSource {
  fileprivate var shape: SlotOrientation {
    let pixels = facts.displayed
    if pixels.width == pixels.height { return .any }
    return pixels.width > pixels.height ? .landscape : .portrait
  }

  fileprivate func wins(over other: MasterSource, for wanted: SlotOrientation) -> Bool {
    if (master.idiom == nil) != (other.master.idiom == nil) { return master.idiom != nil }
    if (shape == wanted) != (other.shape == wanted) { return shape == wanted }
    if facts.displayed.area != other.facts.displayed.area {
      return facts.displayed.area > other.facts.displayed.area
    }
    if modified != other.modified { return modified > other.modified }
    return master.source < other.master.source
  }
}

extension SlotVariant {
  /// Whether it is for every launch, in that appearance.
  func isPlain(isDark: Bool) -> Bool {
    (appearance == .dark) == isDark && facing == nil && scheme == nil && locale == nil
  }
}
