/// A screen as launch lookup sees it: kind of device, points, pixels per point.
package struct Screen: Hashable, Sendable {
  package let idiom: Idiom
  /// Portrait; a TV's as it stands.
  package let points: PointSize
  package let scale: Scale

  package init(idiom: Idiom, points: PointSize, scale: Scale) {
    self.idiom = idiom
    self.points = points
    self.scale = scale
  }

  /// The pixels an image for a launch in `orientation` must have to fill it.
  ///
  /// Phones without a landscape slot launch with the portrait image whichever way they are held
  /// (facts 3, A5), a TV has one way only.
  package func pixels(for orientation: InterfaceOrientation) -> PixelSize {
    let upright = points.pixels(at: scale)
    switch shape(for: orientation) {
    case .portrait, .any: return upright
    case .landscape: return idiom == .tv ? upright : upright.turned
    }
  }

  /// The shape of the image that a launch in `orientation` takes.
  package func shape(for orientation: InterfaceOrientation) -> SlotOrientation {
    switch idiom {
    case .iphone: launchesInLandscape ? orientation.shape : .portrait
    case .ipad: orientation.shape
    case .tv: .landscape
    }
  }

  /// Whether a launch on its side has an image of its own: Plus and X-class phones, iPad (facts 2, 3).
  package var launchesInLandscape: Bool {
    switch idiom {
    case .iphone: points.height >= 736
    case .ipad, .tv: true
    }
  }
}

/// One row of the device table.
package struct Device: Hashable, Sendable {
  /// Place in the table.
  package let rank: Int
  package let name: String
  package let screen: Screen
  package let year: Int
  /// The OS it was sold with (assumed, see ``DeviceTable``).
  package let firstOS: OSVersion
  /// The last OS it runs (assumed); nil while it is current.
  package let lastOS: OSVersion?
  package let sources: [String]

  package init(
    rank: Int,
    name: String,
    screen: Screen,
    year: Int,
    firstOS: OSVersion,
    lastOS: OSVersion?,
    sources: [String]
  ) {
    self.rank = rank
    self.name = name
    self.screen = screen
    self.year = year
    self.firstOS = firstOS
    self.lastOS = lastOS
    self.sources = sources
  }

  /// Reads a row of ``DeviceTable``; nil when a column is missing or not what it should be.
  init?(rank: Int, row: Substring.UTF8View) {
    let columns = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard columns.count == 8, let idiom = Idiom(rawValue: columns[1]),
      let points = PointSize(columns[2]), let scale = Int(columns[3]).flatMap(Scale.init),
      let year = Int(columns[4]), let firstOS = OSVersion(columns[5])
    else { return nil }
    let lastOS = OSVersion(columns[6])
    guard lastOS != nil || columns[6] == "-" else { return nil }
    self.init(
      rank: rank,
      name: columns[0],
      screen: Screen(idiom: idiom, points: points, scale: scale),
      year: year,
      firstOS: firstOS,
      lastOS: lastOS,
      sources: columns[7].parts(separatedBy: "; ")
    )
  }
}

extension PointSize {
  /// Reads `320x568`; nil for anything else.
  init?(_ text: String) {
    let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(String(Substring(sides[0]))),
      let height = Int(String(Substring(sides[1])))
    else { return nil }
    self.init(width, height)
  }
}
