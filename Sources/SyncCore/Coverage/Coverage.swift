/// Lookup run over what an app's outputs will hold: what each device would really show.
package struct Coverage: Hashable, Sendable {
  package let appName: String
  /// The devices that the app runs on, in table order.
  package let devices: [DeviceCoverage]
  /// Errors first, then by id.
  package let gaps: [Gap]
  /// Worth knowing, nothing to deliver.
  package let notes: [CoverageNote]
  /// Cells in each state, over all devices.
  package let counts: Counts

  package struct Counts: Hashable, Sendable {
    package var exact = 0
    package var derived = 0
    package var fallback = 0
    package var missing = 0
    package var notApplicable = 0

    package mutating func add(_ state: CoverageState) {
      switch state {
      case .exact: exact += 1
      case .derived: derived += 1
      case .fallback: fallback += 1
      case .missing: missing += 1
      case .notApplicable: notApplicable += 1
      }
    }
  }

  /// Computes it: each class of devices once, shared by all of them.
  ///
  /// - Parameters:
  ///   - app: What it supports, and its outputs.
  ///   - files: What the build tree will hold.
  ///   - keys: The app's own Info.plist; keys that it lacks are those its outputs bring.
  ///   - sources: Files in the drop folder, for naming the nearest one.
  ///   - table: The devices; the app's own table unless another is given.
  /// - Returns: What each device that the app runs on would show.
  package static func of(
    app: App,
    files: [DesiredFile],
    keys: LaunchKeys? = nil,
    sources: [SourceSize] = [],
    table: [Device]? = nil
  ) -> Coverage {
    let table = table ?? app.deviceTable
    let context = CoverageContext(app: app, files: files, own: keys)
    var indexes: [ScreenCoverage.Class: Int] = [:]
    var classes: [(coverage: ScreenCoverage, devices: [Device])] = []
    var devices: [DeviceCoverage] = []
    var counts = Counts()
    for device in table {
      guard let kind = context.kind(of: device) else { continue }
      let index = indexes[kind] ?? classes.count
      if index == classes.count {
        indexes[kind] = index
        classes.append((ScreenCoverage(kind, context), []))
      }
      classes[index].devices.append(device)
      let cells = classes[index].coverage.cells
      for cell in cells { counts.add(cell.state) }
      devices.append(DeviceCoverage(device: device, cells: cells))
    }
    var gaps = GapList(total: table.count, sources: sources)
    for (coverage, members) in classes { gaps.add(coverage, members) }
    let rules = StoreRules(
      context,
      files: files,
      devices: devices.map(\.device),
      total: table.count
    )
    return Coverage(
      appName: app.name,
      devices: devices,
      gaps: rules.apply(to: gaps.finished()),
      notes: rules.notes,
      counts: counts
    )
  }
}
