/// What every page has around its body.
package enum PageFrame {
  /// The line by which a page in a drop folder is known as ours.
  package static let marker = "<!doctype html>\n<!-- launchsyncd report -->\n"

  /// No script runs and no request leaves the page, whatever a name may hold.
  private static let policy: HTML =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

  static func document(title: String, body: HTML) -> [UInt8] {
    let head: HTML = """
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="launchsyncd">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      \(PageStyle.sheet)</style>
      </head>
      <body>
      <main>

      """
    let tail: HTML = """
      </main>
      <footer><p>Drawn by launchsyncd from what iOS looks up. Devices are to scale; names and sizes \
      are exact.</p></footer>
      </body>
      </html>

      """
    // The body may be megabytes where thousands of files are wrong: it is copied once.
    let parts = [marker, head.markup, body.markup, tail.markup]
    var page: [UInt8] = []
    page.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count })
    for part in parts { page += part.utf8 }
    return page
  }
}
