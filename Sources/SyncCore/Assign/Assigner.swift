/// A claim with what decides between claims of one slot.
package struct Candidate: Hashable, Sendable {
  package let claim: Claim
  package let facts: ImageFacts
  package let hash: ContentHash
  /// Nanoseconds since 1970: the newer of two otherwise equal sources wins.
  package let modified: Int64
  /// What the image worker makes of it; nil where its own bytes are right.
  package let recipe: RenderRecipe?
  /// It can not be used now: what was made of it stays, and nothing else can be.
  package let isKept: Bool

  package init(
    claim: Claim,
    facts: ImageFacts,
    hash: ContentHash,
    modified: Int64,
    recipe: RenderRecipe? = nil,
    isKept: Bool = false
  ) {
    self.claim = claim
    self.facts = facts
    self.hash = hash
    self.modified = modified
    self.recipe = recipe
    self.isKept = isKept
  }
}

extension Candidate {
  /// Rule, then canonical name, dialect, words, size alone; then the newer; then path bytes
  /// (design 6).
  ///
  /// Total, so that the arrival order decides nothing (invariant 7).
  struct Rank {
    let basis: Basis
    let modified: Int64
    let source: RelativePath

    func wins(over other: Rank) -> Bool {
      if basis != other.basis { return basis < other.basis }
      if modified != other.modified { return modified > other.modified }
      return source < other.source
    }
  }

  var rank: Rank { Rank(basis: claim.basis, modified: modified, source: claim.source) }

  /// Why it wins, for the loser's line.
  func reason(over other: Candidate) -> String {
    if claim.basis != other.claim.basis {
      return "\(claim.source) is placed by \(claim.basis.rawValue), "
        + "this only by \(other.claim.basis.rawValue)"
    }
    if modified != other.modified { return "\(claim.source) is newer" }
    return "\(claim.source) comes first by name"
  }
}

/// Which source fills which slot.
package struct Assignment: Hashable, Sendable {
  package let entries: [Entry]
  /// What slots may be rendered from, whether or not the app does.
  package let masters: [MasterSource]
  /// Whether there is an image worker, so that outputs may ask for renderings.
  package var canRender = false

  package struct Entry: Hashable, Sendable {
    package let slot: Slot
    package let winner: Candidate
    package let losers: [Loser]
    /// How the image is made of the winner; nil where its own bytes are right.
    package let recipe: RenderRecipe?

    /// Rendered from a larger source, not drawn for this slot.
    package var isDerived: Bool { recipe?.derive != nil }
  }

  /// A source that could have filled the slot.
  package struct Loser: Hashable, Sendable {
    package let source: RelativePath
    package let reason: String
  }
}

extension Assignment {
  /// Gives every claimed slot to the best of its candidates; slots in table order.
  package init(_ candidates: [Candidate], masters: [MasterSource] = []) {
    self.masters = masters
    var bySlot: [Slot: [Candidate]] = [:]
    for candidate in candidates {
      for slot in candidate.claim.slots { bySlot[slot, default: []].append(candidate) }
    }
    entries = bySlot.sorted { $0.key < $1.key }.compactMap { slot, rivals in
      // By what decides alone: a candidate is large, and to copy it costs more than to compare it.
      let ranks = rivals.map(\.rank)
      let ranked = rivals.indices.sorted { ranks[$0].wins(over: ranks[$1]) }
      guard let winner = ranked.first.map({ rivals[$0] }) else { return nil }
      return Entry(
        slot: slot,
        winner: winner,
        losers: ranked.dropFirst().map { place in
          Loser(source: rivals[place].claim.source, reason: winner.reason(over: rivals[place]))
        },
        recipe: winner.recipe
      )
    }
  }

  /// Sources that fill no slot because others won all of theirs, with the first reason.
  package var shadowed: [Loser] {
    let winners = Set(entries.map(\.winner.claim.source))
    var seen: Set<RelativePath> = []
    return entries.flatMap(\.losers)
      .filter { !winners.contains($0.source) && seen.insert($0.source).inserted }
      .sorted { $0.source < $1.source }
  }
}
