/// One screen class: its name, what each launch shows, and its devices.
struct ScreenCard {
  let screen: ReportScreen
  let page: AppPage

  var html: HTML {
    let first = screen.devices.first ?? ""
    let others = screen.devices.count - 1
    let more: HTML = others > 0 ? " <span class=\"more\">and \(others) more</span>" : ""
    let size = screen.screen
    let pixels = size.pixels(for: size.idiom == .tv ? .landscapeLeft : .portrait)
    let list: HTML = """
      <details><summary>\(counted(screen.devices.count, "device"))</summary>\
      <ul>\(screen.devices.map { "<li>\($0)</li>" as HTML })</ul></details>
      """
    return """
      <li class="screen \(screen.state.isGap ? "open" : "closed")">
      <h4>\(first)\(more)</h4>
      <p class="spec">\(PageWords.size(size.points)) pt, @\(size.scale.rawValue)x: \
      \(PageWords.size(pixels)) px</p>
      <div class="views">\(screen.views.map(view))</div>
      \(list)
      </li>

      """
  }

  private func view(_ view: ReportScreen.View) -> HTML {
    let orientation = PageWords.title(view.orientations, screen.screen.idiom)
    let drawing = DeviceDrawing(
      view: view,
      screen: screen.screen,
      description: description(view, orientation),
      thumbnails: page.thumbnails
    )
    var lines: [HTML] = []
    if let seen = view.seen {
      lines.append("<span class=\"seen\">\(PageWords.sentence(seen))</span>")
    }
    if case .nothing(let nothing) = view.sight.content {
      lines.append("<span class=\"seen\">\(PageWords.sentence(nothing))</span>")
    }
    if let file = view.file { lines.append("<code>\(printable(file.name))</code>") }
    if let when = condition(view) { lines.append("<span class=\"when\">\(when)</span>") }
    if let (index, gap) = page.gap(view.gapID) {
      lines.append(
        """
        <a class="deliver" href="#\(page.prefix)gap-\(index)">\
        needs \(gap.wanted.file)</a>
        """
      )
    }
    return """
      <figure>\(drawing.html)<figcaption>\
      <strong>\(orientation)</strong>\(StateMark.html(view.state))\(lines)\
      </figcaption></figure>
      """
  }

  /// When a screen has several answers, what this one depends on.
  private func condition(_ view: ReportScreen.View) -> String? {
    let rivals = screen.views.filter { !$0.orientations.isDisjoint(with: view.orientations) }
    guard rivals.count > 1 else { return nil }
    var parts: [String] = []
    if rivals.contains(where: { $0.eras != view.eras }) {
      parts.append(
        Era.allCases.filter(view.eras.contains).map(PageWords.short).joined(separator: ", ")
      )
    }
    if rivals.contains(where: { $0.schemes != view.schemes }) {
      let named = view.schemes.compactMap(\.self).sorted().map { printable($0.utf8) + ":" }
      if !view.schemes.contains(nil) { parts.append("opened by " + named.joined(separator: ", ")) }
    }
    if rivals.contains(where: { $0.languages != view.languages }) {
      let named = view.languages.compactMap(\.self).sorted().map { printable($0.utf8) }
      if !view.languages.contains(nil) { parts.append("in " + named.joined(separator: ", ")) }
    }
    if rivals.contains(where: { $0.isDark != view.isDark }) {
      parts.append(view.isDark ? "dark appearance" : "light appearance")
    }
    if parts.isEmpty, rivals.contains(where: { $0.devices != view.devices }) {
      parts.append(screen.devices.filter(view.devices.contains).prefix(2).joined(separator: ", "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func description(_ view: ReportScreen.View, _ orientation: String) -> String {
    let device = "\(screen.devices.first ?? "") in \(orientation.lowercased())"
    switch view.sight.content {
    case .nothing(let nothing): return "\(PageWords.title(nothing)) on \(device)"
    case .launchScreen: return "Launch screen on \(device)"
    case .image(let path):
      let how = view.seen.map { ", " + PageWords.sentence($0) } ?? ""
      let dark = view.isDark ? " in dark appearance" : ""
      return "\(path)\(how), on \(device)\(dark)"
    }
  }
}

/// A state as a mark and a word, so that colour is never the only sign.
enum StateMark {
  static func html(_ state: CoverageState) -> HTML {
    """
    <span class="state \(state.rawValue)"><span aria-hidden="true">\
    \(CoverageMark(state: state).text)</span> \(PageWords.title(state))</span>
    """
  }
}
