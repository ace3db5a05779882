/// A master with what decides between masters, and what an output needs to use it.
package struct MasterCandidate: Hashable, Sendable {
  package let master: Master
  package let facts: ImageFacts
  package let hash: ContentHash
  /// Nanoseconds since 1970.
  package let modified: Int64

  package init(master: Master, facts: ImageFacts, hash: ContentHash, modified: Int64) {
    self.master = master
    self.facts = facts
    self.hash = hash
    self.modified = modified
  }

  /// Total, so that the arrival order decides nothing (invariant 7).
  func wins(over other: MasterCandidate) -> Bool {
    if (master.idiom == nil) != (other.master.idiom == nil) { return master.idiom != nil }
    if master.pixels.area != other.master.pixels.area {
      return master.pixels.area > other.master.pixels.area
    }
    if modified != other.modified { return modified > other.modified }
    return master.source < other.master.source
  }
}

extension Assignment {
  /// The master for an idiom, of that appearance and for every launch; nil when there is none.
  func master(for idiom: Idiom, isDark: Bool) -> MasterCandidate? {
    masters.first { candidate in
      let variant = candidate.master.variant
      return (candidate.master.idiom ?? idiom) == idiom
        && (variant.appearance == .dark) == isDark && variant.facing == nil
        && variant.scheme == nil && variant.locale == nil
    }
  }
}

extension MasterCandidate {
  /// The master as if it had been delivered for `slot`.
  func entry(for slot: Slot) -> Assignment.Entry {
    let claim = Claim(source: master.source, basis: .words, slots: [slot], reasons: master.reasons)
    let candidate = Candidate(claim: claim, facts: facts, hash: hash, modified: modified)
    return Assignment.Entry(slot: slot, winner: candidate, losers: [])
  }
}
