/// A launch image set, `X.launchimage`, for Xcode's asset compiler (facts 2).
package struct LaunchImageOutput {
  /// The set's images, its `Contents.json`, and that of the catalog it lies in.
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    let set = output.launchImageSet
    var images: [RelativePath: DesiredFile] = [:]
    var elements: [JSONValue] = []
    let filled = filled(assignment)
    let rows = CatalogRow.all.filter { app.needs($0.slot) }
    let names = LaunchImageNames(rows, app: app, output: output)
    for row in rows.map(\.slot) {
      let entry = filled[row]
      let path = entry.map { set.appending(names.name(of: $0, filled)) }
      elements.append(element(row, path))
      guard let entry, let path else { continue }
      let slots = (images[path]?.image?.slots ?? []) + [entry.slot]
      images[path] = entry.file(at: path, slots: slots)
    }
    return images.values.sorted { $0.path < $1.path }
      + [AssetCatalog.launchImageSet(elements, at: set)]
      + (AssetCatalog.root(above: set).map { [$0] } ?? [])
  }

  /// What fills each row: plain images only, for a set knows no scheme, no language and no single
  /// orientation.
  ///
  /// Of two rows with one compiled name the compiler takes the last without a word, so one is filled:
  /// what was drawn before what is derived, then the image without the status bar, which was drawn for
  /// nothing else.
  private static func filled(_ assignment: Assignment) -> [SlotRow: Assignment.Entry] {
    var byName: [String: Assignment.Entry] = [:]
    for entry in assignment.entries where entry.slot.variant == .plain {
      guard let name = entry.slot.row.compiledName else { continue }
      if let taken = byName[name], rank(taken) >= rank(entry) { continue }
      byName[name] = entry
    }
    return Dictionary(
      byName.values.map { ($0.slot.row, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func rank(_ entry: Assignment.Entry) -> Int {
    let isBare = entry.slot.row.extent == .toStatusBar
    return (entry.isDerived ? 0 : 2) + (isBare ? 1 : 0)
  }

  /// Every key that the compiler reads; a slot without a file is unassigned, not wrong.
  private static func element(_ row: SlotRow, _ path: RelativePath?) -> JSONValue {
    var members = [JSONValue.Member("idiom", .string(row.idiom.rawValue))]
    if let subtype = row.subtype { members.append(.init("subtype", .string(subtype))) }
    members.append(.init("orientation", .string(row.orientation.rawValue)))
    members.append(.init("scale", .string(row.scale.word)))
    if let minimum = row.minimumOS {
      members.append(.init("minimum-system-version", .string(minimum.description)))
    }
    members.append(.init("extent", .string(row.extent.rawValue)))
    if let path {
      members.append(.init("filename", .string(String(decoding: path.name, as: UTF8.self))))
    }
    return .object(members)
  }
}

extension App {
  /// Whether a device and a system of the app's range read the slot.
  func needs(_ row: SlotRow) -> Bool {
    guard supports.devices.contains(row.idiom) else { return false }
    // Slots without a version are read before iOS 7 only: from there the listed ones are.
    guard let minimum = row.minimumOS else { return supports.minimumOS < OSVersion(7) }
    return supports.maximumOS.map { $0 >= minimum } ?? true
  }
}
