/// The slots that an app's outputs want filled.
struct NeededSlots {
  private let supports: Support
  private let outputs: OutputFamilies
  private let deviceRows: [SlotRow]

  init(_ app: App) {
    supports = app.supports
    outputs = OutputFamilies(app)
    let supports = app.supports
    let isWeb = app.outputs.contains { $0.kind == .web }
    deviceRows = (SlotRow.all + app.addedScreens).filter { row in
      // A web page turns as it likes, whatever the app does.
      let isLaunched = Self.isLaunched(row, supports) || (isWeb && row.family == .screen)
      return supports.devices.contains(row.idiom) && isLaunched && Self.isInRange(row, supports)
    }
  }

  /// Those of one variant, in table order.
  func slots(_ variant: SlotVariant) -> [Slot] {
    deviceRows.filter { row in
      outputs.take(row, variant.appearance)
        && (variant.facing == nil || variant.facing?.shape == row.orientation)
    }
    .map { Slot($0, variant) }
  }

  /// Phones up to 667 points always start upright (facts 4.6, trap 10).
  private static func isLaunched(_ row: SlotRow, _ supports: Support) -> Bool {
    let shapes = Set((supports.orientations[row.idiom] ?? []).map(\.shape))
    if shapes.isEmpty { return false }
    if row.orientation == .any || row.idiom == .tv || shapes.contains(row.orientation) {
      return true
    }
    return row.idiom == .iphone && row.orientation == .portrait && row.points.height <= 667
  }

  /// Launch images without a first system serve those before iOS 7.
  ///
  /// Images that leave the status bar out are never made: the full-screen ones serve the same devices.
  private static func isInRange(_ row: SlotRow, _ supports: Support) -> Bool {
    if row.extent == .toStatusBar { return false }
    if let first = row.minimumOS, let last = supports.maximumOS, first > last { return false }
    return row.family != .launchImage || row.minimumOS != nil || supports.minimumOS < OSVersion(7)
  }
}
