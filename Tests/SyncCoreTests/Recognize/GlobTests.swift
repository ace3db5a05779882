import SyncCore
import Testing

@Suite("Globs")
struct GlobTests {
  @Test(
    "match over bytes",
    arguments: [
      ("*.png", "a.png", true), ("*.png", "a/b.png", false), ("**/*.png", "a.png", true),
      ("**/*.png", "a/b/c.png", true), ("hero/**/*-wide.*", "hero/x-wide.png", true),
      ("hero/**/*-wide.*", "hero/a/b/x-wide.png", true), ("hero/**", "hero/a/b", true),
      ("hero/**", "other/a", false), ("a?c", "aüc", true), ("a?c", "a/c", false),
      ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[]x", "[]x", true),
      ("**/a/**/b", "a/b", true), ("**/a/**/b", "x/a/y/z/b", true), ("a**b", "a/x/b", true),
      ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
    ]
  )
  func matches(pattern: String, path: String, wanted: Bool) {
    #expect(Glob(pattern).matches(Array(path.utf8)) == wanted)
  }

  @Test("take no more than pattern times path")
  func linear() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!Glob(pattern).matches([UInt8](repeating: 97, count: 4000)))
  }
}
