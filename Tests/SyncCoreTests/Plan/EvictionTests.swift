import Testing

@testable import SyncCore

/// What was under a swap name when a run was cut short.
@Suite struct EvictionTests {
  private static let ours = ContentHash(high: 1, low: 1)
  private static let edit = ContentHash(high: 2, low: 2)

  @Test(
    "what has known bytes goes; anything else goes back, is kept, or stays, and is never removed",
    arguments: [
      (.file(ours), .placed, .discard), (.file(ours), .free, .discard),
      (.file(ours), nil, .discard), (.emptyFile, .placed, .discard),
      (.file(edit), .free, .putBack), (.file(edit), .placed, .keepAside),
      (.file(edit), .taken, .keepAside), (.file(edit), nil, .keepAside),
      (.link, .free, .putBack), (.link, .placed, .keepAside), (.link, nil, .keepAside),
      (.folder, .free, .putBack), (.folder, .placed, .changeBack), (.folder, .taken, .leave),
      (.folder, nil, .leave), (.special, .placed, .changeBack), (.special, nil, .leave),
    ] as [(Eviction.Found, Eviction.Origin?, Eviction.Verdict)]
  )
  func verdicts(found: Eviction.Found, origin: Eviction.Origin?, verdict: Eviction.Verdict) {
    #expect(Eviction(found: found, origin: origin, known: [Self.ours]).verdict == verdict)
  }
}
