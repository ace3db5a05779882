import SyncCore
import Testing

/// Our searches against the standard library's.
@Suite struct SearchingTests {
  @Test(
    "agree with the standard library",
    arguments: [
      "", "a", "aa", "aaa", "ab{b}ab", "{b}{b}", "é{b}é", "€\u{301}{b", "{{b}}", "x; y; ; z",
    ],
    ["a", "aa", "{b}", "ab", "é", "; ", "\\"]
  )
  func agree(text: String, part: String) {
    #expect(text.holds(part) == text.contains(part))
    #expect(text.places(of: part) == text.ranges(of: part))
    #expect(text.firstPlace(of: part) == text.firstRange(of: part))
    #expect(text.replacingEach(part, with: "new") == text.replacing(part, with: "new"))
    let (bytes, word) = (Array(text.utf8), Array(part.utf8))
    #expect(bytes.places(of: word) == bytes.ranges(of: word))
    #expect(bytes.replacingEach(word, with: [0]) == bytes.replacing(word, with: [0]))
    #expect(text.parts(separatedBy: part) == text.split(separator: part).map(String.init))
  }

  @Test("nothing occurs nowhere")
  func empty() {
    #expect(!"text".holds("") && "text".places(of: "").isEmpty)
    #expect("text".replacingEach("", with: "x") == "text")
  }
}
