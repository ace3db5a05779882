// The screens of the devices that an app adds, where the table has no such screen.

extension App {
  /// Both shapes of each, once; of kinds of device that the table has screens of.
  var addedScreens: [SlotRow] {
    var rows: [SlotRow] = []
    for screen in devices.map(\.screen) where screen.idiom != .tv {
      let isKnown = SlotRow.all(of: .screen).contains {
        $0.idiom == screen.idiom && $0.points == screen.points && $0.scale == screen.scale
      }
      for shape in [SlotOrientation.portrait, .landscape] where !isKnown {
        let row = SlotRow(added: screen, shape)
        if !rows.contains(row) { rows.append(row) }
      }
    }
    return rows
  }
}

extension SlotRow {
  /// A screen that is in no table, upright or on its side.
  init(added screen: Screen, _ shape: SlotOrientation) {
    let upright = screen.points.pixels(at: screen.scale)
    let pixels = shape == .landscape ? upright.turned : upright
    self.init(
      id: Self.addedStart + "\(screen.idiom.rawValue)-\(screen.points)@\(screen.scale.word)-"
        + shape.rawValue,
      rank: Self.rank(screen, shape),
      family: .screen,
      idiom: screen.idiom,
      points: screen.points,
      orientation: shape,
      scale: screen.scale,
      extent: .fullScreen,
      subtype: nil,
      minimumOS: nil,
      pixels: pixels,
      looseNames: [WebOutput.imageStart + "\(pixels.width)-\(pixels.height).png"],
      compiledName: nil,
      sources: ["config"]
    )
  }

  /// Reads the id of such a screen; nil for anything else.
  ///
  /// The manifest keeps ids, and outlives configs.
  init?(addedID id: String) {
    guard id.hasPrefix(Self.addedStart) else { return nil }
    let parts = id.dropFirst(Self.addedStart.count).split(separator: "-")
    guard parts.count == 3, let idiom = Idiom(rawValue: String(parts[0])),
      let shape = SlotOrientation(rawValue: String(parts[2]))
    else { return nil }
    let screen = parts[1].split(separator: "@")
    guard screen.count == 2, let points = PointSize(String(screen[0])),
      let scale = Scale.allCases.first(where: { $0.word == screen[1] })
    else { return nil }
    self.init(added: Screen(idiom: idiom, points: points, scale: scale), shape)
    guard self.id == id else { return nil }
  }

  private static let addedStart = "added-"

  /// Behind the table's rows and the squares; the same for the same screen, whatever else an app adds.
  ///
  /// Sides are below 2^17 (see ``DeviceKey``).
  private static func rank(_ screen: Screen, _ shape: SlotOrientation) -> Int {
    let kind = Idiom.allCases.firstIndex(of: screen.idiom) ?? 0
    let size = (kind << 17 | screen.points.width & 0x1ffff) << 17 | screen.points.height & 0x1ffff
    return 1 << 40 | size << 3 | screen.scale.rawValue << 1 | (shape == .landscape ? 1 : 0)
  }
}
