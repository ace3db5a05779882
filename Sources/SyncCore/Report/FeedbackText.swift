/// The report as plain text, for the folder that designers drop into.
package enum FeedbackText {
  /// The words by which a file is known as ours: it starts with them.
  package static let marker = "launchsyncd report"

  private static let width = 78

  /// The whole file, UTF-8.
  package static func text(_ report: AppReport) -> [UInt8] {
    let status = report.status
    let name = printable(status.name.utf8)
    var lines = ["\(marker) for \(name)"]
    lines.append(String(repeating: "=", count: min(width, Wrapped.columns(lines[0]))))
    lines.append("")
    lines.append(PageWords.verdict(status))
    if let pass = status.lastPass { lines.append("Last pass \(PageWords.time(pass)).") }
    lines += gaps(status) + problems(status) + files(report.sources)
    return Array((lines.map(inert).joined(separator: "\n") + "\n").utf8)
  }

  private static func gaps(_ status: AppStatus) -> [String] {
    guard !status.gaps.isEmpty else { return [] }
    var lines = heading("To deliver")
    for gap in status.gaps {
      let isOutput = gap.wanted.file.utf8.suffix(11).elementsEqual(".storyboard".utf8)
      let size =
        isOutput
        ? "an output to add" : "\(gap.wanted.pixels.width) x \(gap.wanted.pixels.height) pixels"
      lines.append("* \(printable(gap.wanted.file.utf8)), \(size)")
      lines += Wrapped.lines(gap.message, width: width, first: "  ", rest: "  ")
    }
    return lines
  }

  private static func problems(_ status: AppStatus) -> [String] {
    guard !status.problems.isEmpty else { return [] }
    var lines = heading("Problems")
    for problem in status.problems {
      lines.append("* \(problem.path?.description ?? "the app") (\(problem.code.rawValue))")
      lines += Wrapped.lines(problem.message, width: width, first: "  ", rest: "  ")
      lines += Wrapped.lines(problem.remedy, width: width, first: "  -> ", rest: "     ")
    }
    return lines
  }

  private static func files(_ sources: [SourceOutcome]) -> [String] {
    guard !sources.isEmpty else { return [] }
    var lines = heading("Files in this folder")
    for source in sources {
      let size = source.pixels.map { ", \($0.width) x \($0.height) pixels" } ?? ""
      lines.append("* \(source.path)\(size)")
      let fate =
        switch source.state {
        case .placed(let outputs):
          "placed as " + outputs.map(\.description).joined(separator: ", ")
        case .shadowed(let reason): "not used: \(reason)"
        case .problem(message: _, remedy: let remedy): "not used, see Problems: \(remedy)"
        case .ignored: "left alone: not artwork of this app"
        }
      lines += Wrapped.lines(fate, width: width, first: "  ", rest: "  ")
    }
    return lines
  }

  private static func heading(_ text: String) -> [String] {
    ["", text, String(repeating: "-", count: text.count)]
  }
}
