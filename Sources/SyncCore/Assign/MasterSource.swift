/// A master with what is known of its file.
package struct MasterSource: Hashable, Sendable {
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

  /// As the winner of a slot; a master claims none by itself.
  package var candidate: Candidate {
    let claim = Claim(source: master.source, basis: .words, slots: [], reasons: master.reasons)
    return Candidate(claim: claim, facts: facts, hash: hash, modified: modified)
  }
}
