/// What the app's own `UILaunchImages` calls the file of a slot: from iOS 7 on it is found by no other
/// name.
///
/// A list can have several entries for one screen: of several systems, of the two landscapes. An image
/// goes by the name of each that it serves, so that whichever iOS takes is there.
enum ListedName {
  /// The names of a slot; `directed` are the directions of its shape that have an image of their own.
  ///
  /// In the list's order, each once; none where no entry is for the slot, or the list is replaced by
  /// that of an `infoplist` output.
  static func all(
    of slot: Slot,
    app: App,
    directed: Set<InterfaceOrientation>
  ) -> [String] {
    guard app.lists(slot.row), slot.variant.scheme == nil, slot.variant.locale == nil,
      slot.row.extent == .fullScreen,
      // Slots without a version are looked up by the names of before.
      slot.row.minimumOS != nil
    else { return [] }
    var names: [String] = []
    let served = entries(of: slot.row, app.supports).filter { entry in
      serves(slot, entry.orientation, directed) && entry.fileExtension == "png"
        && !entry.name.utf8.contains(UInt8(ascii: "/"))
    }
    let own = served.filter { !$0.namesTwin(of: slot.row.scale) }
    for entry in own.isEmpty ? served : own {
      let name = fileName(entry, slot.row)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func fileName(_ entry: LaunchImageEntry, _ row: SlotRow) -> String {
    let device = row.idiom == .iphone ? "" : row.idiom.suffix
    return stem(entry) + row.scale.suffix + device + LaunchName.fileExtension
  }

  fileprivate static func entries(_ idiom: Idiom, _ supports: Support) -> [LaunchImageEntry] {
    (supports.listedImages[idiom] ?? []).compactMap(LaunchImageEntry.init)
  }

  fileprivate static func entries(of row: SlotRow, _ supports: Support) -> [LaunchImageEntry] {
    entries(row.idiom, supports).filter { $0.size == row.points }
  }

  /// What a file's name is without scale and device, as iOS makes it of an entry.
  fileprivate static func stem(_ entry: LaunchImageEntry) -> String {
    let isTall = entry.size.height == 568 && !entry.name.hasSuffix("-568h")
    return entry.name + (isTall ? "-568h" : "")
  }

  /// Whether a launch that takes such an entry shows the slot's image.
  private static func serves(
    _ slot: Slot,
    _ entry: NameOrientation,
    _ directed: Set<InterfaceOrientation>
  ) -> Bool {
    if let facing = slot.variant.facing {
      return entry.facing == facing || (facing == .portrait && entry == .portrait)
    }
    if let facing = entry.facing {
      return facing.shape == slot.row.orientation && !directed.contains(facing)
    }
    return entry == (slot.row.orientation == .landscape ? .landscape : .portrait)
  }
}

extension NameOrientation {
  /// The one direction it is for; nil when it serves a shape, or everything.
  var facing: InterfaceOrientation? {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .none, .portrait, .landscape: nil
    }
  }
}

extension App {
  /// Whether the app's own `UILaunchImages` has an entry for the row's screen, and its bundle is built
  /// with that list.
  func lists(_ row: SlotRow) -> Bool {
    guard supports.listedImages[row.idiom] != nil,
      !outputs.contains(where: { $0.kind == .infoplist })
    else { return false }
    return !ListedName.entries(of: row, supports).isEmpty
  }
}

extension Support {
  /// The kinds of image that the app's own `UILaunchImages` has a file of that name for; nil when it
  /// names no such file.
  func listedKinds(of name: String) -> KindSet? {
    guard name.hasSuffix(LaunchName.fileExtension) else { return nil }
    let stem = LooseName.stem(of: name)
    let device = Idiom.allCases.first {
      name.dropLast(LaunchName.fileExtension.count).hasSuffix($0.suffix)
    }
    var found: KindSet?
    for idiom in Idiom.allCases where device == nil || device == idiom {
      for entry in ListedName.entries(idiom, self)
      where entry.fileExtension == "png" && ListedName.stem(entry) == stem {
        let shape =
          entry.orientation.facing?.shape
          ?? (entry.orientation == .landscape ? .landscape : .portrait)
        let kinds = KindSet {
          $0.idiom == idiom && $0.points == entry.size && $0.orientation == shape
        }
        found = (found ?? .none).union(kinds)
      }
    }
    return found
  }

  /// The one direction that the app's own `UILaunchImages` gives a file of that name; nil when it says
  /// none, or several.
  func listedFacing(of name: String) -> InterfaceOrientation? {
    let stem = LooseName.stem(of: name)
    var facings: Set<InterfaceOrientation?> = []
    for idiom in listedImages.keys {
      for entry in ListedName.entries(idiom, self) where entry.name == stem {
        facings.insert(entry.orientation.facing)
      }
    }
    return facings.count == 1 ? facings.first ?? nil : nil
  }
}
