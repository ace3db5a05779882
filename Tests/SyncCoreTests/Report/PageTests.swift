import Testing

@testable import SyncCore

@Suite("Pages of the report")
struct PageTests {
  /// Names that would break out of a page, turn its text or move a cursor.
  static let hostile = [
    "<script>alert(1)<b>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
    "a\u{202e}gnp.exe", "line\nbreak", "\u{1b}[31mred\u{1b}[0m", "&lt;b&gt;", "`x`", "\u{2028}",
  ]

  static let thumbnail = Thumbnail(bytes: PNGWalk.signature, size: PixelSize(3, 4))

  private func report(names: [String] = hostile, outputs: [DesiredFile] = CoverageTests.three)
    -> AppReport
  {
    let app = LaunchFixture.app(schemes: ["demo"])
    let coverage = Coverage.of(app: app, files: outputs)
    var status = AppStatus(pending: "aurora")
    status.state = .problems
    status.lastPass = "2026-11-30T06:59:21Z"
    status.counts = AppStatus.Counts(coverage)
    status.gaps = coverage.gaps
    let paths = names.map {
      RelativePath($0.utf8.map { $0 == 47 ? 58 : $0 }) ?? LaunchFixture.path("x")
    }
    status.list(paths.map { Problem(.noSlot, at: $0, "\($0) fits nowhere", remedy: "rename") })
    status.shadowed = paths.map { Assignment.Loser(source: $0, reason: "\($0) is newer") }
    status.stale = paths
    let sources = paths.map { SourceOutcome(path: $0, pixels: nil, state: .placed([$0])) }
    return AppReport(status: status, coverage: coverage, files: outputs, sources: sources)
  }

  private func page(_ report: AppReport) -> String {
    let shown = report.images.mapValues { _ in Self.thumbnail }
    return String(decoding: AppPage(report, thumbnails: shown).document(), as: UTF8.self)
  }

  /// Tags of the page with their attributes.
  private func tags(_ page: String) -> [Substring] {
    page.split(separator: "<").dropFirst().compactMap { $0.split(separator: ">").first }
  }

  @Test("hostile names are text everywhere")
  func hostileNames() {
    let report = report()
    let page = page(report)
    for tag in tags(page) {
      #expect(!tag.hasPrefix("script") && !tag.hasPrefix("b") || tag.hasPrefix("body"), "\(tag)")
      #expect(!tag.contains("onerror") && !tag.contains("onmouseover"), "\(tag)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;b&gt;"))
    #expect(page.contains("a\\u{202e}gnp.exe"))
    for scalar in page.unicodeScalars {
      let isSafe = scalar == "\n" || !scalar.properties.isBidiControl && scalar.value >= 0x20
      #expect(isSafe && scalar != "\u{2028}", "\(scalar.value)")
    }
  }

  @Test("every image says its size and what it shows, and nothing is fetched")
  func images() {
    let page = page(report(names: []))
    let images = tags(page).filter { $0.hasPrefix("img ") }
    #expect(!images.isEmpty)
    for image in images {
      #expect(image.contains("width=\"3\" height=\"4\" alt=\""))
      #expect(image.contains("src=\"data:image/png;base64,iVBORw0KGgo=\""))
    }
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
  }

  @Test("every gap is listed with name and size, and launches lead to it")
  func gaps() {
    let report = report(names: [])
    let page = page(report)
    #expect(!report.status.gaps.isEmpty)
    for (index, gap) in report.status.gaps.enumerated() {
      #expect(page.contains("id=\"gap-\(index + 1)\""))
      #expect(page.contains("<code>\(gap.wanted.file)</code>"))
    }
    #expect(page.contains("1024 × 768 pixels"))
    #expect(page.contains("href=\"#gap-1\""))
  }

  @Test("reports that share a page share no id")
  func ids() {
    let report = report(names: [])
    let pages = ["a1-", "a2-"].map { AppPage(report, thumbnails: [:], prefix: $0) }
    let page = String(decoding: AppPage.document(pages), as: UTF8.self)
    let ids = page.split(separator: " id=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first
    }
    #expect(ids.count > 8)
    #expect(Set(ids).count == ids.count)
  }

  @Test("the page stays below 3 MB, whatever the images show")
  func budget() {
    let report = report(names: [])
    let uses = report.images.values.reduce(0, +)
    for share in [1, 2, 5, 20] {
      let bytes = report.thumbnailLimit(sharing: share) * uses * share
      #expect(bytes * 4 / 3 < 2_600_000)
    }
    #expect(report.thumbnailLimit() == 30_000)
  }

  @Test("says in which language a launch looks so, where it matters")
  func languages() {
    let outputs =
      CoverageTests.three + [
        LaunchFixture.file("fr.lproj/Default-568h@2x~iphone.png", PixelSize(640, 1136))
      ]
    #expect(page(report(names: [], outputs: outputs)).contains("in fr</span>"))
    #expect(!page(report(names: [])).contains("in fr</span>"))
  }

  @Test("is the same bytes for the same report")
  func same() { #expect(page(report()) == page(report())) }

  @Test(
    "an app's page never has the name of the front page or of another app's",
    arguments: ["index", "app-index", "aurora", "app-app-index", "app-x", "indexes"]
  )
  func names(app: String) {
    let name = IndexPage.fileName(of: app)
    #expect(name != "index.html")
    for other in ["index", "app-index", "aurora", "app-app-index", "app-x"] where other != app {
      #expect(IndexPage.fileName(of: other) != name)
    }
  }

  @Test("the front page links to every app")
  func front() {
    let apps = ["aurora", "index"].map { Metrics.AppNumbers(AppStatus(pending: $0)) }
    let page = String(decoding: IndexPage.document(apps), as: UTF8.self)
    #expect(page.contains("href=\"aurora.html\"") && page.contains("href=\"app-index.html\""))
  }
}
