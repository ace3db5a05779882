import SyncCore
import Testing

@Suite("Winners and losers")
struct WinnerTests {
  /// Claims 640x960 in every way there is, strongest first.
  private static let names = [
    ("ruled/x.png", Basis.rule), ("Default@2x.png", .canonical),
    ("screen-iphone-portrait-2x.png", .dialect), ("iPhone 4s.png", .words), ("x.png", .size),
  ]

  private func candidate(_ name: String, modified: Int64 = 0) throws -> Candidate {
    var app = App.assumed
    app.rules = [Rule(match: "ruled/**", slot: RuleSlot(idiom: .iphone))]
    let pixels = PixelSize(640, 960)
    let verdict = Recognizer(app).classify(try #require(RelativePath(name)), pixels: pixels)
    guard case .claim(let claim) = verdict else {
      Issue.record("\(name): \(words(verdict))")
      throw NotPlaced()
    }
    return Candidate(
      claim: claim,
      facts: ImageFacts(format: .png, stored: pixels),
      hash: ContentHash(high: 0, low: 0),
      modified: modified
    )
  }

  private struct NotPlaced: Error {}

  @Test("every basis is what it is called")
  func bases() throws {
    for (name, basis) in Self.names { #expect(try candidate(name).claim.basis == basis) }
  }

  @Test("rule beats canonical beats dialect beats words beats size, however old")
  func basisFirst() throws {
    for (place, stronger) in Self.names.enumerated() {
      for weaker in Self.names.dropFirst(place + 1) {
        let old = try candidate(stronger.0, modified: 1)
        let new = try candidate(weaker.0, modified: 9)
        for order in [[old, new], [new, old]] {
          let assignment = Assignment(order)
          #expect(assignment.entries.count == 2)
          for entry in assignment.entries {
            #expect(entry.winner == old)
            #expect(entry.losers.map(\.source) == [new.claim.source])
            #expect(
              entry.losers.first?.reason == "\(stronger.0) is placed by \(stronger.1.rawValue), "
                + "this only by \(weaker.1.rawValue)"
            )
          }
        }
      }
    }
  }

  @Test("of equals the newer wins, then the first by its bytes")
  func newerThenFirst() throws {
    let old = try candidate("b.png", modified: 1)
    let new = try candidate("c.png", modified: 2)
    let first = try candidate("a.png", modified: 2)
    for order in [[old, new, first], [first, new, old], [new, first, old]] {
      let entry = try #require(Assignment(order).entries.first)
      #expect(entry.winner == first)
      #expect(entry.losers.map(\.source.description) == ["c.png", "b.png"])
      #expect(entry.losers.map(\.reason) == ["a.png comes first by name", "a.png is newer"])
    }
  }

  @Test("a source that fills no slot is shadowed, one that fills another is not")
  func shadowed() throws {
    let winner = try candidate("Default@2x.png")
    let loser = try candidate("x.png")
    let shadowed = Assignment([loser, winner]).shadowed
    #expect(shadowed.map(\.source.description) == ["x.png"])
    #expect(Assignment([winner]).shadowed.isEmpty)
  }
}
