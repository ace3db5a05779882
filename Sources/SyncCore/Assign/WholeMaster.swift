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
  /// The master for an idiom, of that appearance and for every launch: made for it before made for
  /// all, then the larger, the newer, by path; nil when there is none.
  func master(for idiom: Idiom, isDark: Bool, app: App) -> WholeMaster? {
    masters.filter { source in
      (source.master.idiom ?? idiom) == idiom && source.master.variant.isPlain(isDark: isDark)
    }
    .sorted { $0.wins(over: $1) }
    .lazy.compactMap { WholeMaster($0, app: app, canRender: canRender) }.first
  }
}

extension MasterSource {
  fileprivate func wins(over other: MasterSource) -> Bool {
    if (master.idiom == nil) != (other.master.idiom == nil) { return master.idiom != nil }
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
