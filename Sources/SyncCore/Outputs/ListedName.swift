/// What the app's own `UILaunchImages` calls the file of a slot: from iOS 7 on it is found by no other
/// name.
enum ListedName {
  /// nil where no entry is for the slot, or the list is replaced by that of an `infoplist` output.
  static func of(_ slot: Slot, app: App) -> String? {
    guard let values = app.supports.listedImages[slot.row.idiom],
      !app.outputs.contains(where: { $0.kind == .infoplist }), slot.variant.scheme == nil,
      slot.variant.locale == nil, slot.row.extent == .fullScreen,
      // Slots without a version are looked up by the names of before.
      slot.row.minimumOS != nil
    else { return nil }
    let entry = values.lazy.compactMap(LaunchImageEntry.init)
      .first { $0.size == slot.row.points && $0.orientation == orientation(slot) }
    guard let entry, entry.fileExtension == "png", !entry.name.utf8.contains(UInt8(ascii: "/"))
    else { return nil }
    let isTall = entry.size.height == 568 && !entry.name.hasSuffix("-568h")
    let device = slot.row.idiom == .iphone ? "" : slot.row.idiom.suffix
    return entry.name + (isTall ? "-568h" : "") + slot.row.scale.suffix + device
      + LaunchName.fileExtension
  }

  private static func orientation(_ slot: Slot) -> NameOrientation {
    switch slot.variant.facing {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .portrait: .portrait
    case nil: slot.row.orientation == .landscape ? .landscape : .portrait
    }
  }
}
