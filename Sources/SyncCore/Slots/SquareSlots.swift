extension SlotRow {
  /// The squares of the `splash` output: one a kind of device and scale, as wide as the longest side of
  /// its screens.
  ///
  /// No image is recognized as one by its size, so they are not in the table: masters fill them.
  package static let squares: [SlotRow] = [Idiom.iphone, .ipad].flatMap { idiom in
    Scale.allCases.compactMap { scale in square(idiom, scale) }
  }

  /// The square of a kind of device and scale; nil where no such device was made.
  static func square(for idiom: Idiom, _ scale: Scale) -> SlotRow? {
    squares.first { $0.idiom == idiom && $0.scale == scale }
  }

  private static func square(_ idiom: Idiom, _ scale: Scale) -> SlotRow? {
    let screens = DeviceTable.all.map(\.screen).filter { $0.idiom == idiom && $0.scale == scale }
    guard let side = screens.map(\.points.height).max() else { return nil }
    return SlotRow(
      id: "square-\(idiom.rawValue)@\(scale.word)",
      // Behind the table's rows, in an order of their own.
      rank: 10_000 + scale.rawValue + (idiom == .ipad ? 10 : 0),
      family: .square,
      idiom: idiom,
      points: PointSize(side, side),
      orientation: .any,
      scale: scale,
      extent: .fullScreen,
      subtype: nil,
      minimumOS: nil,
      pixels: PixelSize(side * scale.rawValue, side * scale.rawValue),
      looseNames: [],
      compiledName: nil,
      sources: ["devices"]
    )
  }
}
