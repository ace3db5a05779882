import Testing

@testable import SyncCore

@Suite struct OverlapsTests {
  private func overlaps(_ trees: [(String, String)]) -> Overlaps {
    Overlaps(trees.map { (name: $0.0, tree: Array($0.1.utf8), root: nil) })
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

  @Test("one folder under two names is one tree, and so is what lies in it")
  func identities() throws {
    func root(_ inode: UInt64) -> RootIdentity { RootIdentity(device: 1, inode: inode) }
    let all = Overlaps([
      (name: "a", tree: Array("/x/tree".utf8), root: root(7)),
      (name: "b", tree: Array("/mnt/again".utf8), root: root(7)),
      (name: "c", tree: Array("/y".utf8), root: root(8)),
      (name: "d", tree: Array("/x/tree/sub".utf8), root: nil),
    ])
    #expect(all.mates(of: "a") == ["b", "d"])
    #expect(all.mates(of: "b") == ["a", "d"])
    #expect(all.mates(of: "c") == [])
    let held = Claims(held: try paths("f"))
    #expect(Set(all.rivals(of: "b") { $0 == "a" ? held : nil }.keys) == held.held)
    #expect(Set(all.rivals(of: "b") { $0 == "d" ? held : nil }.keys) == (try paths("sub/f")))
  }

  @Test("of what both hold, since their trees became one, the first keeps it and the other lets go")
  func bothHold() throws {
    let all = overlaps([("first", "/x"), ("later", "/x")])
    let claims = [
      "first": Claims(wanted: try paths("a", "b"), held: try paths("a")),
      "later": Claims(wanted: try paths("a", "b"), held: try paths("a", "b")),
    ]
    let forFirst = all.rivals(of: "first") { claims[$0] }
    #expect(Set(forFirst.keys) == (try paths("b")))
    #expect(forFirst.taken == [])
    let forLater = all.rivals(of: "later") { claims[$0] }
    #expect(Set(forLater.keys) == (try paths("a", "b")))
    // b is not the first's yet: what is there was made by the later one, and goes.
    #expect(forLater.taken == (try paths("a")))
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
