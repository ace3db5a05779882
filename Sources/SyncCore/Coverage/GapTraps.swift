/// Rows of the traps table (facts 4.6) that a gap falls into.
enum GapTraps {
  static func of(_ screen: Screen, _ cell: CoverageCell, _ wanted: WantedImage) -> [Int] {
    var traps: [Int] = []
    if cell.seen == .letterboxed { traps.append(4) }
    switch wanted.remedy {
    case .launchScreen:
      traps += [6, 9]
      if screen.points == PointSize(1024, 1366), cell.seen == .scaled { traps.append(8) }
    case .image, .output:
      guard screen.idiom == .iphone, cell.era == .c else { break }
      if screen.points.height >= 736, cell.orientation.shape == .landscape { traps.append(11) }
      if screen.points == PointSize(414, 896) { traps.append(13) }
    }
    return traps
  }

  /// What the message of a gap says about a trap; nil where it says enough already.
  static func text(_ trap: Int) -> String? {
    switch trap {
    case 4: "the store has asked for 4-inch screens since 1 May 2013 (trap 4)"
    case 8: "the 12.9-inch iPad Pro shows the 768x1024 app enlarged until then (trap 8)"
    case 11: "Plus and X-class phones need a landscape image of their own (trap 11)"
    case 13: "iPhone XR and XS Max are told apart by the scale alone (trap 13)"
    case _: nil
    }
  }
}
