// The tables' kinds say nothing of a screen that an app adds: there, evidence is asked for what it excludes.
extension Weighed {
  /// Whether nothing that is known speaks against the screen of a device that the app adds.
  func allows(_ row: SlotRow) -> Bool {
    row.pixels == pixels && evidence.allSatisfy { allows(row, by: $0) }
  }

  private func allows(_ row: SlotRow, by piece: Evidence) -> Bool {
    let about = piece.attributes
    if about == .screen, isSize(of: row, piece.source) { return true }
    // Any other word for a screen, or for none, is about those of the table.
    if about.contains(.screen) { return false }
    func leaves(_ attribute: Attributes, _ kinds: KindSet) -> Bool {
      !about.contains(attribute) || !piece.kinds.intersection(kinds).isEmpty
    }
    return leaves(.idiom, KindIndex.of(row.idiom))
      && leaves(.orientation, KindIndex.of(row.orientation))
      && leaves(.scale, KindIndex.of(scale: row.scale.rawValue))
      && leaves(.extent, KindIndex.fullScreen)
  }

  /// Whether it is a printed size, or a side, of the screen's.
  private func isSize(of row: SlotRow, _ source: Quote) -> Bool {
    let sides = [row.pixels.width, row.pixels.height, row.points.width, row.points.height]
    switch source {
    case .unspoken, .rule: return false
    case .part:
      let numbers = text(of: source).utf8.split { !isDigit($0) }
        .compactMap { Int(String(decoding: Array($0), as: UTF8.self)) }
      return !numbers.isEmpty && numbers.allSatisfy(sides.contains)
    }
  }
}
