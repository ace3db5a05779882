import Testing

@testable import SyncCore

@Suite("The live screen of status")
struct LiveScreenTests {
  private func document(apps: Int, gaps: Int = 2) -> StatusDocument {
    let list = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three).gaps.prefix(gaps)
    let parts = (0..<apps).map { number -> JSONValue in
      var status = AppStatus(pending: "app\(number)")
      status.state = .gaps
      status.gaps = Array(list)
      status.list([
        Problem(
          .noSlot,
          at: RelativePath("\u{1b}[2J日本\u{202e}.png"),
          "fits nowhere",
          remedy: "rename it"
        )
      ])
      return status.json
    }
    return StatusDocument(isRunning: true, pid: 1, since: "now", watching: "inotify", apps: parts)
  }

  @Test(
    "keeps to the terminal, whatever there is to say",
    arguments: [20, 80, 200],
    [3, 10, 24, 200]
  )
  func fits(width: Int, height: Int) {
    for apps in [0, 1, 40] {
      let lines = LiveScreen.lines(
        document(apps: apps),
        width: width,
        height: height,
        style: Style(isColoured: true)
      )
      #expect(lines.count <= height)
      for line in lines { #expect(Wrapped.columns(line) <= width) }
    }
  }

  @Test("what does not fit is said, and every app comes before the details of one")
  func shortens() {
    let lines = LiveScreen.lines(
      document(apps: 5),
      width: 80,
      height: 12,
      style: Style(isColoured: false)
    )
    #expect(lines.last?.contains("more lines; `launchsyncd status` shows all") == true)
    for number in 0..<5 { #expect(lines.contains { $0.hasPrefix("app\(number)  2 gaps") }) }
  }

  @Test("draws only when something changed, and never what a name holds")
  func draws() {
    var screen = LiveScreen()
    let style = Style(isColoured: false)
    let first = screen.update(document(apps: 1), width: 80, height: 24, style: style)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[H") && text.hasSuffix("\u{1b}[J"))
    #expect(!text.contains("\u{1b}[2J") && !text.contains("\u{202e}"))
    #expect(screen.update(document(apps: 1), width: 80, height: 24, style: style).isEmpty)
    #expect(!screen.update(document(apps: 2), width: 80, height: 24, style: style).isEmpty)
    #expect(!screen.update(document(apps: 2), width: 60, height: 24, style: style).isEmpty)
  }

  @Test("names long work with counts and rate")
  func progress() {
    var count = ProgressCount()
    count.files = 41_200
    count.elapsed = .seconds(4)
    #expect(count.text == "looked at 41,200 files, 10,300 a second")
    count.outputsPlanned = 40
    count.outputs = 12
    #expect(count.text == "looked at 41,200 files; wrote 12 of 40 outputs, 3 a second")
    #expect(ProgressCount(json: count.json) == count)
    var document = document(apps: 1)
    document.progress = count
    #expect(document.text(Style(isColoured: false)).contains("working: looked at 41,200 files"))
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")])
  func groups(number: Int, text: String) { #expect(ProgressCount.grouped(number) == text) }
}
