extension Coverage {
  /// The same for one device: its launches, and what has to be delivered for it.
  ///
  /// - Parameter name: the device's; case does not matter.
  /// - Returns: coverage without devices where the app does not run on it.
  package func narrowed(to name: String) -> Coverage {
    let wanted = name.lowercased()
    let devices = devices.filter { $0.device.name.lowercased() == wanted }
    var counts = Counts()
    for cell in devices.flatMap(\.cells) { counts.add(cell.state) }
    return Coverage(
      appName: appName,
      devices: devices,
      gaps: gaps.filter { gap in gap.devices.contains { $0.lowercased() == wanted } },
      notes: notes,
      counts: counts
    )
  }
}

/// Every launch of some devices with the names tried, for `coverage --device NAME`.
package struct CoverageChains: Sendable {
  private let coverage: Coverage
  private let isColoured: Bool

  package init(_ coverage: Coverage, isColoured: Bool = false) {
    self.coverage = coverage
    self.isColoured = isColoured
  }

  /// The chains of one device; says why when there are none.
  package func text(device name: String, table: [Device] = DeviceTable.all) -> String {
    let wanted = name.lowercased()
    let entry = coverage.devices.first { $0.device.name.lowercased() == wanted }
    return entry.map(text) ?? absence(of: name, table: table) + "\n"
  }

  /// Why there is nothing to tell of a device, in one line.
  package func absence(of name: String, table: [Device] = DeviceTable.all) -> String {
    guard let known = table.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return "no device is called \(printable(name.utf8)); `launchsyncd devices` lists them"
    }
    let range = known.lastOS.map { "\(known.firstOS) to \($0)" } ?? "\(known.firstOS) and later"
    let app = printable(coverage.appName.utf8)
    return "\(printable(known.name.utf8)) runs \(range); \(app) does not support it"
  }

  private func text(_ entry: DeviceCoverage) -> String {
    let device = entry.device
    let size = device.screen.pixels(for: .portrait)
    var text =
      "\(device.name)  \(device.screen.points) @\(device.screen.scale.word)  \(size) pixels\n"
    var era: Era?
    for cell in entry.cells where cell.state != .notApplicable {
      if cell.era != era {
        text += "  era \(cell.era.rawValue): \(cell.era.title)\n"
        era = cell.era
      }
      text += line(cell)
      for step in cell.chain {
        let mark = step.found ? "+" : "-"
        let assumed = step.assumed ? "  (assumed)" : ""
        text += "      \(mark) \(printable(step.name.utf8))\(assumed)\n"
      }
    }
    return text
  }

  private func line(_ cell: CoverageCell) -> String {
    let mark = CoverageMark(state: cell.state).text(isColoured: isColoured)
    var text = "    \(mark) \(cell.orientation.rawValue)"
    if let scheme = cell.scheme { text += " by \(printable(scheme.utf8)):" }
    if let language = cell.language { text += " in \(printable(language.utf8)):" }
    text += "  \(cell.state.rawValue)"
    if let seen = cell.seen { text += ", \(seen.rawValue)" }
    if let file = cell.file { text += "  \(file)" }
    return text + "\n"
  }
}
