import Testing

@testable import SyncCore

@Suite("Feedback as plain text")
struct FeedbackTextTests {
  @Test("says what to deliver and what became of each file, and nothing can move a cursor")
  func text() {
    var status = AppStatus(pending: "aurora")
    let coverage = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three)
    status.state = .gaps
    status.gaps = coverage.gaps
    let paths = PageTests.hostile.compactMap { RelativePath($0.utf8.map { $0 == 47 ? 58 : $0 }) }
    status.list(paths.map { Problem(.noSlot, at: $0, "\($0) fits nowhere", remedy: "rename") })
    let sources = paths.map { SourceOutcome(path: $0, pixels: PixelSize(3, 4), state: .ignored) }
    let report = AppReport(status: status, coverage: coverage, files: [], sources: sources)
    let text = String(decoding: FeedbackText.text(report), as: UTF8.self)
    #expect(text.hasPrefix(FeedbackText.marker))
    #expect(text.contains("* Default-568h@2x.png, 640 x 1136 pixels") || !coverage.gaps.isEmpty)
    for gap in status.gaps { #expect(text.contains("* \(gap.wanted.file)")) }
    for path in paths { #expect(text.contains("* \(path), 3 x 4 pixels")) }
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !scalar.properties.isBidiControl && scalar.value != 0x2028)
    }
  }

  @Test(
    "wrapped text keeps every word and its width",
    arguments: [8, 20, 40, 78],
    [
      "", "word", "two words", String(repeating: "long ", count: 60),
      "a/very/long/path/that/has/no/space/in/it/at/all.png and more",
      "日本語のとても長いファイル名です日本語のとても長いファイル名です.png",
    ]
  )
  func wraps(width: Int, text: String) {
    let lines = Wrapped.lines(text, width: width, first: "- ", rest: "  ")
    for line in lines { #expect(Wrapped.columns(line) <= width) }
    let joined = lines.map { $0.dropFirst(2) }.joined().filter { $0 != " " }
    #expect(joined == text.filter { $0 != " " })
  }
}
