extension StatusDocument {
  /// The screen of `status`: health, then each app with its gaps, errors first, and problems.
  package func text(_ style: Style) -> String {
    var lines = healthLines(style)
    for block in appBlocks(style) { lines += [""] + block }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How the daemon is.
  func healthLines(_ style: Style) -> [String] {
    var lines = [headline(style)]
    if let progress { lines.append("working: \(progress.text)") }
    if unwatched > 0 {
      lines.append(
        style.warning("\(counted(unwatched, "folder")) without a watch")
          + ", polled instead; \(watchRemedy ?? "")"
      )
    }
    if overflows > 0 {
      lines.append(
        "the kernel's event queue was full \(counted(overflows, "time")); nothing was lost, "
          + "everything was compared"
      )
    }
    return lines
  }

  /// The lines of each app.
  func appBlocks(_ style: Style) -> [[String]] {
    if apps.isEmpty { return [["no app has been looked at yet"]] }
    return apps.map { Self.lines(of: $0, style) }
  }

  /// The apps alone, as `sync` shows them when it is done.
  package func appText(_ style: Style) -> String {
    apps.map { Self.lines(of: $0, style).joined(separator: "\n") + "\n" }.joined()
  }

  private func headline(_ style: Style) -> String {
    guard isRunning else {
      return style.bad("launchsyncd is not running") + "; this is what its last pass found"
    }
    // Its process number is the first thing that a start notes.
    guard pid != nil else {
      return style.warning("launchsyncd is starting, or a `sync` is at work")
        + "; if it stays so, the log says what it waits for"
    }
    var details: [String] = []
    if let pid { details.append("pid \(pid)") }
    if let since { details.append("since \(since)") }
    if let watching { details.append("watching by \(watching)") }
    return style.good("launchsyncd is running") + " (" + details.joined(separator: ", ") + ")"
  }

  private static func lines(of app: JSONValue, _ style: Style) -> [String] {
    let gaps = app["gaps"]?.elements ?? []
    let problems = app["problems"]?.elements ?? []
    var lines = [
      style.strong(app["name"]?.text ?? "?") + "  " + verdict(app, style),
      "  " + counts(app, style),
    ]
    for severity in ["error", "warning"] {
      for gap in gaps where gap["severity"]?.text == severity {
        let mark = severity == "error" ? style.bad("gap  ") : style.warning("gap  ")
        lines.append("  \(mark) \(gap["message"]?.text ?? "")")
      }
    }
    for problem in problems {
      let sentence = Problem.sentence(
        problem["message"]?.text ?? "",
        about: problem["path"]?.text ?? ""
      )
      lines.append("  " + style.warning("problem") + " \(sentence)")
      lines.append("          " + style.faint("-> \(problem["remedy"]?.text ?? "")"))
    }
    for shadow in app["shadowed"]?.elements ?? [] {
      lines.append(
        "  "
          + style.faint("shadowed \(shadow["path"]?.text ?? ""): \(shadow["reason"]?.text ?? "")")
      )
    }
    let unlisted = (app["shadowedCount"]?.number ?? 0) - (app["shadowed"]?.elements.count ?? 0)
    if unlisted > 0 {
      lines.append("  " + style.faint("shadowed \(unlisted) more, which are not listed"))
    }
    for path in app["stale"]?.elements ?? [] {
      lines.append("  " + style.warning("stale") + "   \(path.text ?? ""): kept as it last was")
    }
    return lines
  }

  private static func verdict(_ app: JSONValue, _ style: Style) -> String {
    let gaps = app["gaps"]?.elements.count ?? 0
    let problems = problemCount(app)
    var parts: [String] = []
    if gaps > 0 { parts.append(counted(gaps, "gap")) }
    if problems > 0 { parts.append(counted(problems, "problem")) }
    switch app["state"]?.text.flatMap(AppStatus.State.init(rawValue:)) {
    case .covered: return style.good("covered")
    case .held: return style.bad((["held"] + parts).joined(separator: ", "))
    case .pending, nil: return style.faint("waiting for its first pass")
    case .retired:
      return style.faint("retired; its outputs stay until `launchsyncd uninstall`")
    case .gaps, .problems: return style.bad(parts.joined(separator: ", "))
    }
  }

  /// Listed or not.
  private static func problemCount(_ app: JSONValue) -> Int {
    guard case .object(let counts)? = app["problemCounts"] else {
      return app["problems"]?.elements.count ?? 0
    }
    return counts.reduce(0) { $0 + ($1.value.number ?? 0) }
  }

  private static func counts(_ app: JSONValue, _ style: Style) -> String {
    let counts = app["counts"]
    func number(_ key: String) -> Int { counts?[key]?.number ?? 0 }
    var text = "\(counted(number("sources"), "source")), \(counted(number("outputs"), "output"))"
    text += "; launches: \(number("exact")) exact"
    if number("derived") > 0 { text += ", \(number("derived")) derived" }
    text += ", \(number("fallback")) fallback, \(number("missing")) missing"
    if let pass = app["lastPass"]?.text { text += style.faint("; last pass \(pass)") }
    return text
  }
}
