/// What the outputs hold of sources that can not be used now (invariant 5).
///
/// Lists such as `Contents.json` and the partial Info.plist are made of an assignment: what stays in the
/// tree must stay in it as well, or a file would be there that no list names.
package struct LastGood: Hashable, Sendable {
  /// What fills slots as it was drawn.
  private(set) var candidates: [Candidate] = []
  /// What was rendered from a larger one.
  private(set) var derived: [Assignment.Entry] = []
  /// What was written, and how.
  private var files: [RelativePath: Made] = [:]

  private struct Made: Hashable {
    let hash: ContentHash
    let recipe: String
  }

  /// Nothing.
  package init() {}

  /// - Parameters:
  ///   - manifest: of the last pass.
  ///   - sources: those that are broken, or gone and held.
  ///   - isThere: whether the file at a path is as it was left.
  package init(
    _ manifest: Manifest,
    of sources: Set<RelativePath>,
    isThere: (RelativePath) -> Bool
  ) {
    guard !sources.isEmpty else { return }
    for (path, entry) in manifest.entries.sorted(by: { $0.key < $1.key }) {
      guard let source = entry.source, sources.contains(source), let hash = entry.sourceHash,
        let pixels = entry.pixels, !entry.slots.isEmpty, isThere(path)
      else { continue }
      let recipe = RenderRecipe(key: entry.recipe)
      guard recipe != nil || entry.recipe == DesiredFile.copyRecipe else { continue }
      files[path] = Made(hash: hash, recipe: entry.recipe)
      let candidate = Candidate(
        claim: Claim(source: source, basis: .size, slots: entry.slots, reasons: []),
        facts: ImageFacts(format: .png, stored: pixels),
        hash: hash,
        modified: .min,
        recipe: recipe,
        isKept: true
      )
      if entry.isDerived {
        derived += entry.slots.map {
          Assignment.Entry(slot: $0, winner: candidate, losers: [], recipe: recipe)
        }
      } else {
        candidates.append(candidate)
      }
    }
  }

  /// Without the sources of which `desired` wants a file that is not there just so: nothing can be made
  /// of them now, so no list may name it.
  ///
  /// - Returns: nil when all that is wanted is there.
  func reduced(to desired: [DesiredFile]) -> LastGood? {
    let kept = Set(candidates.map(\.claim.source) + derived.map(\.winner.claim.source))
    let absent: Set<RelativePath> = Set(
      desired.compactMap { (file) -> RelativePath? in
        guard let source = file.source, let hash = file.sourceHash, kept.contains(source) else {
          return nil
        }
        return files[file.path] == Made(hash: hash, recipe: file.recipe) ? nil : source
      }
    )
    guard !absent.isEmpty else { return nil }
    var rest = self
    rest.candidates.removeAll { absent.contains($0.claim.source) }
    rest.derived.removeAll { absent.contains($0.winner.claim.source) }
    return rest
  }
}

extension Assignment {
  /// Adds what is still there of renderings whose source can not be used, where nothing is drawn.
  func keeping(_ lastGood: LastGood) -> Assignment {
    guard !lastGood.derived.isEmpty else { return self }
    var taken = Set(entries.map(\.slot))
    let kept = lastGood.derived.filter { taken.insert($0.slot).inserted }
    var whole = Assignment(
      entries: (entries + kept).sorted { $0.slot < $1.slot },
      masters: masters
    )
    whole.canRender = canRender
    return whole
  }
}
