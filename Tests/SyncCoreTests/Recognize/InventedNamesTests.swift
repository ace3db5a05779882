import SyncCore
import Testing

/// A name that a designer or a tool could use, its pixels, and what is right for it.
///
/// `expect`: the id of a slot; `refuse`, with the problem's code where it matters; `ignore`; `master`.
/// `kind` says what the row is an example of.
@Suite("Invented names")
struct InventedNamesTests {
  private struct Row {
    let path: String
    let pixels: PixelSize
    let expect: String
    let kind: String
  }

  private static let rows: [Row] = fixtureRows("invented.tsv").compactMap { row in
    guard row.count == 6, let width = Int(row[2]), let height = Int(row[3]) else { return nil }
    return Row(path: row[0], pixels: PixelSize(width, height), expect: row[4], kind: row[5])
  }

  @Test("500 names and more, right ones and wrong ones, get the verdict that is right")
  func verdicts() throws {
    #expect(Self.rows.count > 500)
    #expect(Self.rows.count == fixtureRows("invented.tsv").count)
    let recognizer = Recognizer(.assumed)
    var wrong: [String] = []
    for row in Self.rows {
      let path = try #require(RelativePath(row.path))
      let verdict = recognizer.classify(path, pixels: row.pixels)
      if !agrees(verdict, row.expect) {
        wrong.append("\(row.kind): \(row.path) \(row.pixels): \(row.expect), not \(words(verdict))")
      }
    }
    #expect(wrong == [])
  }

  private func agrees(_ verdict: Verdict, _ expect: String) -> Bool {
    switch verdict {
    case .claim(let claim): claim.slots.contains { $0.id == expect }
    case .master: expect == "master"
    case .refused(let problem, reasons: _):
      expect == "refuse" || expect == "refuse \(problem.code.rawValue)"
    case .ignored: expect == "ignore"
    }
  }
}
