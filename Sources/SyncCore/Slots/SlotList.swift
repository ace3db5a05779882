extension SlotRow {
  /// Every row of the slot table, by rank.
  package static let all: [SlotRow] = TableText(SlotTable.rows).enumerated().compactMap {
    SlotRow(rank: $0.offset, fields: $0.element)
  }

  /// The rows of one family, by rank.
  package static func all(of family: SlotFamily) -> [SlotRow] { byFamily[family] ?? [] }

  private static let byFamily = Dictionary(grouping: all, by: \.family)

  /// The row with this id; nil when there is none.
  package static func named(_ id: String) -> SlotRow? { byID[id] ?? SlotRow(addedID: id) }

  /// The sizes that an image can fill a slot of the table with as it is.
  static let sizes = Set(all.map(\.pixels))

  private static let byID = Dictionary((all + squares).map { ($0.id, $0) }) { first, _ in first }

  private init?(rank: Int, fields: [Substring]) {
    guard fields.count == 13,
      let family = SlotFamily(rawValue: String(fields[1])),
      let idiom = Idiom(rawValue: String(fields[2])),
      let points = pair(fields[3]),
      let orientation = SlotOrientation(rawValue: String(fields[4])),
      let scale = Int(fields[5]).flatMap(Scale.init),
      let extent = Extent(rawValue: String(fields[6])),
      let pixels = pair(fields[9])
    else { return nil }
    self.init(
      id: String(fields[0]),
      rank: rank,
      family: family,
      idiom: idiom,
      points: PointSize(points.0, points.1),
      orientation: orientation,
      scale: scale,
      extent: extent,
      subtype: word(fields[7]),
      minimumOS: word(fields[8]).flatMap { OSVersion($0) },
      pixels: PixelSize(pixels.0, pixels.1),
      looseNames: word(fields[10])?.split(separator: ",").map(String.init) ?? [],
      compiledName: word(fields[11]),
      sources: fields[12].split(separator: ",").map(String.init)
    )
  }
}

private func word(_ field: Substring) -> String? {
  field == "-" ? nil : String(field)
}

private func pair(_ field: Substring) -> (Int, Int)? {
  let parts = field.split(separator: "x")
  guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
  return (first, second)
}
