/// The coverage of one app as a table for people: screens down, orientations across.
package struct CoverageMatrix: Sendable {
  private let coverage: Coverage
  private let isColoured: Bool
  private let listsDevices: Bool

  /// - Parameters:
  ///   - coverage: What to show.
  ///   - isColoured: Whether marks carry terminal colours.
  ///   - listsDevices: One line a device (`--all`), not one a screen.
  package init(_ coverage: Coverage, isColoured: Bool = false, listsDevices: Bool = false) {
    self.coverage = coverage
    self.isColoured = isColoured
    self.listsDevices = listsDevices
  }

  /// The matrix, its legend, the gaps and the notes.
  package var text: String {
    var text = "\(printable(coverage.appName.utf8))\n"
    if coverage.devices.isEmpty { return text + "  no device in the table runs this app\n" }
    text += table
    text += "\n" + CoverageMark.legend(isColoured: isColoured) + "\n"
    text +=
      "columns: portrait, portraitUpsideDown, landscapeLeft, landscapeRight; worst of all launches\n"
    if !coverage.gaps.isEmpty { text += "\n" + gaps }
    for note in coverage.notes { text += "note: \(note.message)\n" }
    return text
  }

  /// The gaps alone, errors first, each with what to deliver.
  package var gaps: String {
    var text = ""
    for gap in coverage.gaps {
      text += "\(word(gap.severity)) \(printable(gap.id.utf8)): \(gap.message)\n"
    }
    return text
  }

  private func word(_ severity: Gap.Severity) -> String {
    let colour =
      switch severity {
      case .error: 31
      case .warning: 33
      }
    return isColoured ? "\u{1b}[\(colour)m\(severity.rawValue)\u{1b}[0m" : severity.rawValue
  }

  private var table: String {
    let rows = groups.map { group in
      [group.title, "\(group.screen.points) @\(group.screen.scale.word)"]
    }
    let aligned = TextTable.render([["SCREEN", "POINTS"]] + rows)
      .split(separator: "\n").map(String.init)
    let width = (aligned.map(\.count).max() ?? 0) + 2
    var text = ""
    for (index, line) in aligned.enumerated() {
      let padding = String(repeating: " ", count: width - line.count)
      let marks =
        index == 0
        ? ["P", "U", "L", "R"]
        : groups[index - 1].states.map { CoverageMark(state: $0).text(isColoured: isColoured) }
      text += line + padding + marks.joined(separator: " ") + "\n"
    }
    return text
  }

  private struct Group {
    let screen: Screen
    var names: [String]
    /// In the order of `InterfaceOrientation.allCases`.
    var states: [CoverageState]

    /// `iPhone 5 and 6 more`.
    var title: String {
      names.count > 1 ? "\(names[0]) and \(names.count - 1) more" : names.first ?? ""
    }
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for entry in coverage.devices {
      let states = InterfaceOrientation.allCases.map(entry.state)
      let same = listsDevices ? nil : groups.firstIndex { $0.screen == entry.device.screen }
      guard let same else {
        let group = Group(screen: entry.device.screen, names: [entry.device.name], states: states)
        groups.append(group)
        continue
      }
      groups[same].names.append(entry.device.name)
      for (index, state) in states.enumerated() where state.rank > groups[same].states[index].rank {
        groups[same].states[index] = state
      }
    }
    return groups
  }
}
