import Testing

@testable import SyncCore

@Suite struct OverlapsTests {
  private func overlaps(_ trees: [(String, String)]) -> Overlaps {
    Overlaps(trees.map { (name: $0.0, tree: Array($0.1.utf8)) })
  }

  private func paths(_ names: String...) throws -> Set<RelativePath> {
    Set(try names.map { try #require(RelativePath($0)) })
  }

  @Test(
    "apps share a tree when theirs are one or lie in each other, and not by names that begin alike"
  )
  func groups() {
    let all = overlaps([
      ("b", "/x/tree/sub"), ("a", "/x/tree"), ("c", "/x/tree2"), ("d", "/x/tree"), ("e", "/y"),
    ])
    #expect(all.mates(of: "a") == ["b", "d"])
    #expect(all.mates(of: "b") == ["a", "d"])
    #expect(all.mates(of: "c") == [])
    #expect(all.mates(of: "e") == [])
  }

  @Test(
    "what comes first in the config wins; the later one's are left alone until it gives them up"
  )
  func winners() throws {
    let all = overlaps([("first", "/x/tree/sub"), ("later", "/x/tree")])
    let claims = [
      "first": Claims(wanted: try paths("a", "b"), held: try paths("old")),
      "later": Claims(wanted: try paths("sub/a", "z"), held: try paths("sub/a", "sub/c")),
    ]
    let forLater = all.rivals(of: "later") { claims[$0] }
    #expect(Set(forLater.keys) == (try paths("sub/a", "sub/b", "sub/old")))
    #expect(forLater.values.allSatisfy { $0.isFirst && $0.app == "first" })
    let forFirst = all.rivals(of: "first") { claims[$0] }
    #expect(Set(forFirst.keys) == (try paths("a", "c")))
    #expect(forFirst.values.allSatisfy { !$0.isFirst })
  }
}
