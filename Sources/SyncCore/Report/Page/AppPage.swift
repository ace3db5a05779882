/// The report of one app as HTML; self-contained, without a script.
package struct AppPage: Sendable {
  package let report: AppReport
  /// By path below the build tree; an image without one is named, not shown.
  let thumbnails: [RelativePath: Thumbnail]
  /// Before every id, so that several reports can share a page.
  let prefix: String

  package init(
    _ report: AppReport,
    thumbnails: [RelativePath: Thumbnail],
    prefix: String = ""
  ) {
    self.report = report
    self.thumbnails = thumbnails
    self.prefix = prefix
  }

  /// The whole document.
  package func document() -> [UInt8] {
    let name = printable(report.status.name.utf8)
    return PageFrame.document(
      title: "\(name): \(PageWords.verdict(report.status))",
      body: article
    )
  }

  /// Several reports on one page.
  package static func document(_ pages: [AppPage]) -> [UInt8] {
    PageFrame.document(title: "Launch images", body: "\(pages.map(\.article))")
  }

  /// The gap of an id, and its place in the list.
  func gap(_ id: String?) -> (Int, Gap)? {
    guard let id, let index = report.status.gaps.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return (index + 1, report.status.gaps[index])
  }

  var article: HTML {
    """
    <article>
    \(header)
    \(gaps)\(problems)\(devices)\(files)\(notes)</article>

    """
  }

  private var header: HTML {
    let status = report.status
    let tone: HTML =
      status.state == .covered
      ? "good" : [.pending, .retired].contains(status.state) ? "idle" : "bad"
    let mark: HTML = status.state == .covered ? "●" : status.state == .pending ? "○" : "✗"
    let pass: HTML =
      status.lastPass.map {
        ", last pass <time datetime=\"\($0)\">\(PageWords.time($0))</time>"
      } ?? .empty
    return """
      <header>
      <p class="eyebrow">Launch images</p>
      <h1>\(printable(status.name.utf8))</h1>
      <p class="verdict \(tone)"><span aria-hidden="true">\(mark)</span> \
      \(PageWords.verdict(status))</p>
      <p class="meta">\(counted(status.counts.sources, "source")), \
      \(counted(status.counts.outputs, "output"))\(pass)</p>
      \(CountsBar(counts: status.counts).html)
      \(contents)
      </header>
      """
  }

  private var contents: HTML {
    var links: [HTML] = []
    func link(_ id: HTML, _ text: String) {
      links.append("<li><a href=\"#\(prefix)\(id)\">\(text)</a></li>")
    }
    if !report.status.gaps.isEmpty { link("gaps", "To deliver (\(report.status.gaps.count))") }
    if !report.status.problems.isEmpty {
      link("problems", "Problems (\(report.status.problemCount))")
    }
    link("devices", "Devices (\(report.screens.reduce(0) { $0 + $1.devices.count }))")
    if !report.sources.isEmpty { link("files", "Files (\(report.sources.count))") }
    return
      "<nav aria-label=\"Contents of \(printable(report.status.name.utf8))\"><ul>\(links)</ul></nav>"
  }

  private var gaps: HTML {
    guard !report.status.gaps.isEmpty else { return .empty }
    let cards = report.status.gaps.enumerated().map { index, gap in
      GapCard(gap: gap, id: "\(prefix)gap-\(index + 1)").html
    }
    return """
      <section aria-labelledby="\(prefix)gaps">
      <h2 id="\(prefix)gaps">To deliver</h2>
      <ul class="gaps">
      \(cards)</ul>
      </section>

      """
  }

  private var problems: HTML {
    guard !report.status.problems.isEmpty else { return .empty }
    let rows = report.status.problems.map { problem -> HTML in
      """
      <li><h3><code>\(problem.path?.description ?? "the app")</code> \
      <span class="code">\(problem.code.rawValue)</span></h3>
      <p>\(problem.message)</p><p class="remedy"><span aria-hidden="true">→</span> \
      \(problem.remedy)</p></li>

      """
    }
    return """
      <section aria-labelledby="\(prefix)problems">
      <h2 id="\(prefix)problems">Problems</h2>
      <ul class="problems">
      \(rows)</ul>
      </section>

      """
  }

  private var devices: HTML {
    var groups = HTML.empty
    for idiom in Idiom.allCases {
      let screens = report.screens.filter { $0.screen.idiom == idiom }
      guard !screens.isEmpty else { continue }
      groups += """
        <h3>\(PageWords.title(idiom))</h3>
        <ul class="screens \(idiom.rawValue)">
        \(screens.map { ScreenCard(screen: $0, page: self).html })</ul>

        """
    }
    let filter: HTML =
      report.screens.contains { $0.state.isGap } && report.screens.contains { !$0.state.isGap }
      ? """
      <p class="filter"><label><input type="checkbox" class="only-gaps"> \
      Only screens with gaps</label></p>
      """ : .empty
    return """
      <section class="devices" aria-labelledby="\(prefix)devices">
      <h2 id="\(prefix)devices">What each device shows</h2>
      \(filter)
      \(groups)</section>

      """
  }

  private var files: HTML {
    guard !report.sources.isEmpty else { return .empty }
    return """
      <section aria-labelledby="\(prefix)files">
      <h2 id="\(prefix)files">Files in the drop folder</h2>
      <ul class="files">
      \(report.sources.map { SourceRow(source: $0).html })</ul>
      </section>

      """
  }

  private var notes: HTML {
    var rows = report.coverage.notes.map { "<li>\($0.message)</li>" as HTML }
    rows += report.status.stale.map { path -> HTML in
      "<li><code>\(path.description)</code> is kept as it last was: its source is broken now.</li>"
    }
    guard !rows.isEmpty else { return .empty }
    return """
      <section aria-labelledby="\(prefix)notes">
      <h2 id="\(prefix)notes">Worth knowing</h2>
      <ul class="notes">\(rows)</ul>
      </section>

      """
  }
}
