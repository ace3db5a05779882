/// One screen class of a report: its devices, and each distinct thing that they show.
struct ReportScreen: Sendable {
  let screen: Screen
  /// In table order.
  var devices: [String] = []
  var views: [View] = []

  /// One picture, and every launch that looks like it.
  struct View: Sendable {
    let sight: Sight
    let held: PointSize
    let state: CoverageState
    let seen: Seen?
    let file: RelativePath?
    let gapID: String?
    /// Whether it is what dark appearance shows.
    let isDark: Bool
    var orientations: Set<InterfaceOrientation> = []
    var eras: Set<Era> = []
    var schemes: Set<String?> = []
    /// nil: a language without images of its own.
    var languages: Set<String?> = []
    var devices: Set<String> = []
  }

  /// The worst state of all launches.
  var state: CoverageState {
    views.map(\.state).max { $0.rank < $1.rank } ?? .notApplicable
  }

  /// The screens of an app's devices, in table order.
  static func all(_ coverage: Coverage, _ images: ReportImages) -> [ReportScreen] {
    var screens: [ReportScreen] = []
    var places: [Screen: Int] = [:]
    for entry in coverage.devices {
      let place = places[entry.device.screen] ?? screens.count
      if place == screens.count {
        places[entry.device.screen] = place
        screens.append(ReportScreen(screen: entry.device.screen))
      }
      screens[place].add(entry, images)
    }
    return screens
  }

  private mutating func add(_ entry: DeviceCoverage, _ images: ReportImages) {
    devices.append(entry.device.name)
    for cell in entry.cells where cell.state != .notApplicable {
      let sight = Sight(cell, on: screen, images)
      add(cell, sight, cell.file, isDark: false, of: entry)
      if let dark = cell.file.flatMap({ images.dark(of: $0, in: cell.era) }) {
        add(cell, Sight(sight, showing: dark), dark, isDark: true, of: entry)
      }
    }
  }

  private mutating func add(
    _ cell: CoverageCell,
    _ sight: Sight,
    _ file: RelativePath?,
    isDark: Bool,
    of entry: DeviceCoverage
  ) {
    let held = Sight.held(screen, cell)
    let same = views.firstIndex {
      $0.sight == sight && $0.held == held && $0.state == cell.state && $0.seen == cell.seen
        && $0.file == file && $0.gapID == cell.gapID && $0.isDark == isDark
    }
    let place = same ?? views.count
    if same == nil {
      views.append(
        View(
          sight: sight,
          held: held,
          state: cell.state,
          seen: cell.seen,
          file: file,
          gapID: cell.gapID,
          isDark: isDark
        )
      )
    }
    views[place].orientations.insert(cell.orientation)
    views[place].eras.insert(cell.era)
    views[place].schemes.insert(cell.scheme)
    views[place].languages.insert(cell.language)
    views[place].devices.insert(entry.device.name)
  }
}
