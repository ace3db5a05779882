/// How many launches are in each state, as a bar and as words.
struct CountsBar {
  let counts: AppStatus.Counts

  private var rows: [(state: CoverageState, count: Int)] {
    [
      (.exact, counts.exact), (.derived, counts.derived), (.fallback, counts.fallback),
      (.missing, counts.missing),
    ]
  }

  var html: HTML {
    let parts = rows.filter { $0.count > 0 }.map { row -> HTML in
      "<span class=\"\(row.state.rawValue)\" style=\"flex-grow:\(row.count)\"></span>"
    }
    let words = rows.map { row -> HTML in
      "<div><dt>\(StateMark.html(row.state))</dt><dd>\(row.count)</dd></div>"
    }
    return """
      <div class="counts"><div class="bar" aria-hidden="true">\(parts)</div>
      <dl aria-label="Launches">\(words)</dl></div>
      """
  }
}

/// One thing to deliver: its exact name and size, drawn in its shape, and who misses it.
struct GapCard {
  let gap: Gap
  let id: String

  var html: HTML {
    let wanted = gap.wanted
    let isOutput = wanted.file.utf8.suffix(11).elementsEqual(".storyboard".utf8)
    let size: HTML =
      isOutput
      ? "<p class=\"size\">an output to add, no image</p>"
      : "<p class=\"size\">\(PageWords.size(wanted.pixels)) pixels</p>"
    let longest = max(wanted.pixels.width, wanted.pixels.height, 1)
    let shape: HTML =
      "--w:\(wanted.pixels.width * 100 / longest);--h:\(wanted.pixels.height * 100 / longest)"
    let word =
      switch gap.severity {
      case .error: "Error"
      case .warning: "Warning"
      }
    return """
      <li class="gap \(gap.severity.rawValue)" id="\(id)">
      <div class="shape" aria-hidden="true"><span style="\(shape)"></span></div>
      <div><p class="tag">\(word)</p>
      <h3><code>\(printable(wanted.file.utf8))</code></h3>
      \(size)
      <p class="why">\(gap.message)</p></div></li>

      """
  }
}

/// One file of the drop folder and what became of it.
struct SourceRow {
  let source: SourceOutcome

  var html: HTML {
    let size: HTML = source.pixels.map { "\(PageWords.size($0)) px" } ?? "no image"
    let (tone, mark, word, detail): (HTML, HTML, HTML, HTML) =
      switch source.state {
      case .placed(let outputs):
        ("good", "●", "placed as", "\(outputs.map { "<code>\($0.description)</code> " as HTML })")
      case .shadowed(let reason): ("idle", "◌", "shadowed", "\(reason)")
      case .problem(message: let message, remedy: let remedy):
        (
          "bad", "✗", "problem",
          "\(message) <span class=\"remedy\"><span aria-hidden=\"true\">→</span> \(remedy)</span>"
        )
      case .ignored: ("idle", "·", "left alone", "not artwork of this app")
      }
    return """
      <li><code class="name">\(source.path.description)</code>\
      <span class="size">\(size)</span>\
      <span class="fate \(tone)"><span aria-hidden="true">\(mark)</span> \(word)</span>\
      <span class="detail">\(detail)</span></li>

      """
  }
}
