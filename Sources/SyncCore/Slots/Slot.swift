/// One image that an output needs: a row of the slot table and the variant of it.
package struct Slot: Hashable, Sendable {
  package let row: SlotRow
  package let variant: SlotVariant

  package init(_ row: SlotRow, _ variant: SlotVariant = .plain) {
    self.row = row
    self.variant = variant
  }

  /// The pixels an image must have to fill it.
  package var pixels: PixelSize { row.pixels }

  /// Unique and stable: the row's id and the variant's words, `ipad-portrait-2x-ios7+scheme=demo`.
  package var id: String { row.id + variant.idSuffix }

  /// Reads an ``id``; nil for anything else.
  package init?(id: String) {
    let cut = id.firstIndex(of: "+") ?? id.endIndex
    guard let row = SlotRow.named(String(id[..<cut])),
      let variant = SlotVariant(idSuffix: id[cut...])
    else { return nil }
    self.init(row, variant)
  }
}

extension Slot: Comparable {
  /// In table order, then by variant, so that every list is the same on every run.
  package static func < (left: Slot, right: Slot) -> Bool {
    left.row.rank != right.row.rank
      ? left.row.rank < right.row.rank : left.variant.idSuffix < right.variant.idSuffix
  }
}

/// What makes a slot special beside its screen: a direction, a URL scheme, an appearance, a language.
package struct SlotVariant: Hashable, Sendable {
  /// The one interface orientation it is for; nil serves every orientation of the slot's shape.
  package var facing: InterfaceOrientation?
  /// The URL scheme that launches with it, as the config declares it.
  package var scheme: String?
  package var appearance: Appearance?
  /// The `xx.lproj` it lies in, without `.lproj`.
  package var locale: String?

  package init(
    facing: InterfaceOrientation? = nil,
    scheme: String? = nil,
    appearance: Appearance? = nil,
    locale: String? = nil
  ) {
    self.facing = facing
    self.scheme = scheme
    self.appearance = appearance
    self.locale = locale
  }

  package static let plain = SlotVariant()

  /// Reads an ``idSuffix``; nil for anything else.
  init?(idSuffix text: Substring) {
    self.init()
    var rest = text
    // From the end: a scheme may hold a plus sign, what follows it may not.
    if let place = rest.places(of: "+locale=").last {
      locale = String(rest[place.upperBound...])
      rest = rest[..<place.lowerBound]
    }
    for one in Appearance.allCases where rest.hasSuffix("+" + one.rawValue) {
      appearance = one
      rest = rest.dropLast(one.rawValue.utf8.count + 1)
    }
    if let place = rest.firstPlace(of: "+scheme=") {
      scheme = String(rest[place.upperBound...])
      rest = rest[..<place.lowerBound]
    }
    if rest.hasPrefix("+facing=") {
      facing = InterfaceOrientation(rawValue: String(rest.dropFirst(8)))
      rest = ""
    }
    guard idSuffix == text else { return nil }
  }

  var idSuffix: String {
    var text = ""
    if let facing { text += "+facing=" + facing.rawValue }
    if let scheme { text += "+scheme=" + scheme }
    if let appearance { text += "+" + appearance.rawValue }
    if let locale { text += "+locale=" + locale }
    return text
  }
}

/// One row of the slot table: a screen, a shape, a scale, an extent and the OS versions it is for.
package struct SlotRow: Sendable {
  /// Stable name, such as `iphone-568h-ios7`.
  package let id: String
  /// Place in the table.
  package let rank: Int
  package let family: SlotFamily
  package let idiom: Idiom
  /// The screen in points, portrait.
  package let points: PointSize
  package let orientation: SlotOrientation
  package let scale: Scale
  package let extent: Extent
  /// The catalog's word for the screen: `retina4`, `667h` …; nil for the base screens.
  package let subtype: String?
  package let minimumOS: OSVersion?
  package let pixels: PixelSize
  /// Names it goes by when lying loose in a bundle, with basename `Default`; the first is written.
  package let looseNames: [String]
  /// What actool calls it, for a set named `LaunchImage`; nil outside catalogs.
  package let compiledName: String?
  /// Tags of the facts' source list.
  package let sources: [String]

  package init(
    id: String,
    rank: Int,
    family: SlotFamily,
    idiom: Idiom,
    points: PointSize,
    orientation: SlotOrientation,
    scale: Scale,
    extent: Extent,
    subtype: String?,
    minimumOS: OSVersion?,
    pixels: PixelSize,
    looseNames: [String],
    compiledName: String?,
    sources: [String]
  ) {
    self.id = id
    self.rank = rank
    self.family = family
    self.idiom = idiom
    self.points = points
    self.orientation = orientation
    self.scale = scale
    self.extent = extent
    self.subtype = subtype
    self.minimumOS = minimumOS
    self.pixels = pixels
    self.looseNames = looseNames
    self.compiledName = compiledName
    self.sources = sources
  }
}

/// Which outputs a slot belongs to.
package enum SlotFamily: String, CaseIterable, Hashable, Sendable {
  /// Xcode's launch-image slots (`facts: slots`): `bundle`, `launchimage`, `infoplist`.
  case launchImage
  /// iPad screens that only a hand-written `UILaunchImages` entry serves: `infoplist`.
  case listedImage
  /// A real device's screen: `web` and `storyboard`.
  case screen
  /// The square that covers an app's first screen: `splash`.
  case square
}

extension SlotRow: Hashable {
  package static func == (left: SlotRow, right: SlotRow) -> Bool { left.rank == right.rank }

  package func hash(into hasher: inout Hasher) { hasher.combine(rank) }
}
