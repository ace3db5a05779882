/// What the files of a launch image set are called.
///
/// Slots that differ only by OS version have one name in two of the three namings, and share a file
/// when they have one source. Which of them has the name follows from the config alone, so that a
/// source that comes or goes never renames the file of another.
struct LaunchImageNames {
  private let set: String
  private let wanted: [SlotRow: String]
  /// The first slot of each name.
  private let owners: [String: SlotRow]

  init(_ rows: [CatalogRow], app: App, output: Output) {
    set = output.launchImageSetName
    var wanted: [SlotRow: String] = [:]
    var owners: [String: SlotRow] = [:]
    for row in rows {
      guard let name = Self.wanted(row, app, output.naming) else { continue }
      wanted[row.slot] = name
      owners[name] = owners[name] ?? row.slot
    }
    self.wanted = wanted
    self.owners = owners
  }

  /// The name for what fills a slot: as the team likes, else the compiled one, else the slot's id,
  /// which are nobody else's.
  func name(of entry: Assignment.Entry, _ filled: [SlotRow: Assignment.Entry]) -> RelativePath {
    let row = entry.slot.row
    if let name = wanted[row], let owner = owners[name],
      let first = filled[owner], first.holds(entry)
    {
      return knownPath(name)
    }
    let compiled = LaunchKeys.compiledName(of: row, set: set)
    let free = compiled.flatMap { owners[$0] == nil ? $0 : nil }
    return knownPath(free ?? row.id + LaunchName.fileExtension)
  }

  private static func wanted(_ row: CatalogRow, _ app: App, _ naming: Output.Naming) -> String? {
    // The loose name of an image without the status bar is that of the whole one.
    guard row.slot.extent == .fullScreen else { return nil }
    switch naming {
    case .apple:
      return Slot(row.slot).bundleName(
        basename: app.supports.basename(for: row.slot.idiom),
        deviceSuffix: app.deviceSuffix
      )
    case .cordova: return row.cordova
    case .actool: return nil
    }
  }
}
