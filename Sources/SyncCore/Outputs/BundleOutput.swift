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
    for entry in drawn + assignment.entries.filter(\.isDerived) {
      guard let path = path(of: entry.slot, app: app, output: output) else { continue }
      if let taken = files[path] {
        guard taken.source == entry.winner.claim.source, taken.recipe == entry.file(at: path).recipe
        else { continue }
        files[path] = entry.file(at: path, slots: (taken.image?.slots ?? []) + [entry.slot])
      } else {
        files[path] = entry.file(at: path, slots: [entry.slot])
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  /// Where a slot's image lies; nil when a bundle has no place for it (dark artwork, catalog-only
  /// and TV slots).
  static func path(of slot: Slot, app: App, output: Output) -> RelativePath? {
    guard slot.row.family == .launchImage || slot.row.family == .listedImage,
      slot.variant.appearance != .dark,
      let name = ListedName.of(slot, app: app)
        ?? slot.bundleName(
          basename: app.supports.basename(for: slot.row.idiom),
          deviceSuffix: app.deviceSuffix
        )
    else { return nil }
    var path = output.path
    if let locale = slot.variant.locale {
      let folder = RelativePath(locale + ".lproj")
      path = folder.map { path?.appending($0) ?? $0 } ?? path
    }
    return path.map { $0.appending(name.utf8) } ?? RelativePath(name)
  }
}
