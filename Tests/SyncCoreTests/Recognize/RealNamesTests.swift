import SyncCore
import Testing

/// One real path, its pixels, and what is known of it.
struct RealName {
  let path: String
  let pixels: PixelSize
  let expect: String
  let idiom: String
  let screen: String
  let orientation: String
  let scale: String
  let extent: String

  static let all: [RealName] = fixtureRows("names.tsv").compactMap { row in
    guard row.count >= 10, let width = Int(row[2]), let height = Int(row[3]) else { return nil }
    return RealName(
      path: row[0],
      pixels: PixelSize(width, height),
      expect: row[4],
      idiom: row[5],
      screen: row[6],
      orientation: row[7],
      scale: row[8],
      extent: row[9]
    )
  }

  /// Whether a slot is the one that is known to be right.
  func accepts(_ slot: Slot) -> Bool {
    let row = slot.row
    let subtype = row.subtype == "retina4" ? "568h" : row.subtype
    return row.pixels == pixels && row.idiom.rawValue == idiom
      && row.orientation.rawValue == orientation && row.scale.word == scale
      && row.extent.rawValue == extent && (subtype ?? "") == screen
  }
}

@Suite("Real names")
struct RealNamesTests {
  /// The app of `explain --name` and one that takes everything but modern screens.
  private let recognizer = Recognizer(.assumed)

  @Test("675 real names: at least 99 % placed, none wrongly, no refusal placed")
  func score() throws {
    var due = 0
    var placed = 0
    var wrong: [String] = []
    var refused: [String] = []
    var unwanted: [String] = []
    var either = 0
    #expect(RealName.all.count == 675)
    for row in RealName.all {
      let path = try #require(RelativePath(row.path))
      let verdict = recognizer.classify(path, pixels: row.pixels)
      if row.expect == "place" { due += 1 }
      guard case .claim(let claim) = verdict else {
        if row.expect == "place" { refused.append("\(row.path) \(row.pixels): \(verdict)") }
        continue
      }
      if row.expect == "refuse" { unwanted.append(row.path) }
      if !row.idiom.isEmpty, !claim.slots.allSatisfy(row.accepts) {
        wrong.append("\(row.path) \(row.pixels): \(claim.slots.map(\.id))")
      }
      if row.expect == "place" { placed += 1 } else { either += 1 }
    }
    print(
      "names.tsv: \(placed) of \(due) placed, \(wrong.count) wrong, \(unwanted.count) refusals",
      "placed, \(either) of the open ones placed"
    )
    for line in refused { print("not placed:", line) }
    #expect(wrong == [])
    #expect(unwanted == [])
    #expect(placed * 100 >= due * 99)
  }
}
