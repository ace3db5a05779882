/// Loose `Default….png` files, named by Apple's grammar (facts 1.1, 1.2).
package struct BundleOutput {
  /// The files of one `bundle` output.
  ///
  /// Slots that differ only by OS version share a name; where a full-screen and a to-status-bar
  /// image do, the first in table order is written. What was drawn goes before what is derived.
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    var files: [RelativePath: DesiredFile] = [:]
    let drawn = assignment.entries.filter { !$0.isDerived }
    var directed: [SlotRow: Set<InterfaceOrientation>] = [:]
    for slot in assignment.entries.map(\.slot) {
      guard let facing = slot.variant.facing, slot.variant == SlotVariant(facing: facing) else {
        continue
      }
      directed[slot.row, default: []].insert(facing)
    }
    for entry in drawn + assignment.entries.filter(\.isDerived) {
      let own = directed[entry.slot.row] ?? []
      for path in paths(of: entry.slot, app: app, output: output, directed: own) {
        if let taken = files[path] {
          guard taken.source == entry.winner.claim.source,
            taken.recipe == entry.file(at: path).recipe
          else { continue }
          files[path] = entry.file(at: path, slots: (taken.image?.slots ?? []) + [entry.slot])
        } else {
          files[path] = entry.file(at: path, slots: [entry.slot])
        }
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  /// Where a slot's image lies; nowhere when a bundle has no place for it (dark artwork, catalog-only
  /// and TV slots).
  private static func paths(
    of slot: Slot,
    app: App,
    output: Output,
    directed: Set<InterfaceOrientation>
  ) -> [RelativePath] {
    guard slot.row.family == .launchImage || slot.row.family == .listedImage,
      slot.variant.appearance != .dark
    else { return [] }
    var names = ListedName.all(of: slot, app: app, directed: directed)
    if names.isEmpty {
      let name = slot.bundleName(
        basename: app.supports.basename(for: slot.row.idiom),
        deviceSuffix: app.deviceSuffix
      )
      names = name.map { [$0] } ?? []
      if app.readsDefaultAlone(slot), !names.contains(LaunchName.oldest) {
        names.append(LaunchName.oldest)
      }
    }
    var folder = output.path
    if let locale = slot.variant.locale {
      // At the top it would be shown in every language.
      guard let language = RelativePath(locale + ".lproj"), language.parent == nil else {
        return []
      }
      folder = folder?.appending(language) ?? language
    }
    return names.compactMap { name in
      guard let name = RelativePath(name), name.parent == nil else { return nil }
      return folder?.appending(name) ?? name
    }
  }
}

extension App {
  /// Whether a system of the app's range before iOS 3.2 shows the slot's image.
  ///
  /// It finds it by one name, whatever the app's basename is, and without a suffix (facts 1.1, 4.1).
  /// Where an iPad looks for that name as well it would be shown a phone's image: there it is not
  /// added.
  fileprivate func readsDefaultAlone(_ slot: Slot) -> Bool {
    let row = slot.row
    let isPads = supports.devices.contains(.ipad) && supports.basename(for: .ipad) == "Default"
    return supports.minimumOS < OSVersion(3, 2) && !isPads && row.family == .launchImage
      && row.idiom == .iphone && row.points == PointSize(320, 480) && row.scale == .one
      && row.extent == .fullScreen && row.minimumOS == nil
      && slot.variant == SlotVariant(locale: slot.variant.locale)
  }
}

extension LaunchName {
  /// The one name that systems before iOS 3.2 look for.
  static let oldest = "Default" + fileExtension
}
