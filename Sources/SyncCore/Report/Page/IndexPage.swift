/// The front page: every app with how it stands.
package enum IndexPage {
  /// - Parameter apps: how each stands, in the config's order.
  /// - Returns: the document; it links to ``fileName(of:)`` beside it.
  package static func document(_ apps: [Metrics.AppNumbers]) -> [UInt8] {
    let open = apps.filter { ![.covered, .retired].contains($0.state) }.count
    let verdict: HTML =
      open == 0
      ? "<p class=\"verdict good\"><span aria-hidden=\"true\">●</span> Every app is covered</p>"
      : """
      <p class="verdict bad"><span aria-hidden="true">✗</span> \
      \(open) of \(counted(apps.count, "app")) not covered</p>
      """
    let body: HTML = """
      <article>
      <header>
      <p class="eyebrow">launchsyncd</p>
      <h1>Launch images</h1>
      \(verdict)
      </header>
      <section aria-labelledby="apps">
      <h2 id="apps">Apps</h2>
      <ul class="apps">
      \(apps.map(card))</ul>
      </section>
      </article>

      """
    return PageFrame.document(title: "Launch images", body: body)
  }

  /// The page of an app; `index` alone would be the front page's name.
  package static func fileName(of app: String) -> String {
    var rest = Substring(app)
    while rest.hasPrefix("app-") { rest = rest.dropFirst(4) }
    return (rest == "index" ? "app-" : "") + app + ".html"
  }

  private static func card(_ status: Metrics.AppNumbers) -> HTML {
    let tone: HTML =
      status.state == .covered
      ? "good" : [.pending, .retired].contains(status.state) ? "idle" : "bad"
    let pass: HTML =
      status.lastPassText.map {
        "<p class=\"meta\">last pass <time datetime=\"\($0)\">\(PageWords.time($0))</time></p>"
      } ?? .empty
    return """
      <li><h3><a href="\(fileName(of: status.name))">\(printable(status.name.utf8))</a></h3>
      <p class="fate \(tone)">\(PageWords.verdict(status))</p>
      \(CountsBar(counts: status.counts).html)
      <p class="meta">\(counted(status.counts.sources, "source")), \
      \(counted(status.counts.outputs, "output"))</p>\(pass)</li>

      """
  }
}
