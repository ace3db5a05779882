@testable import SyncCore
import Testing

@Suite("Tables of recognition")
struct TableTests {
  /// Every table with a `source` column: its name, its text, its columns.
  private static let tables: [(String, String, Int)] =
    WordTables.texts.enumerated().map { ("words \($0.offset)", $0.element, 5) } + [
      ("other platforms", OtherPlatformTable.rows, 4), ("dialects", DialectTable.rows, 3),
      ("junk", JunkTable.rows, 4), ("diagonals", DiagonalTable.rows, 3),
      ("panels", PanelTable.rows, 3),
      ("slots", SlotTable.rows, 13),
    ]

  private func rows(_ text: String) -> [[String]] {
    TableText(text).map { $0.map(String.init) }
  }

  @Test("every row is whole and has a source that is listed")
  func sources() {
    let known = Set(rows(WordSources.rows).map { $0[0] })
    for (name, text, columns) in Self.tables where name != "slots" {
      #expect(!rows(text).isEmpty)
      for row in rows(text) {
        #expect(row.count == columns && !row.contains(""), "\(name): \(row)")
        for source in (row.last ?? "").split(separator: "; ") {
          let tag = source.prefix { $0 != " " && $0 != "," }
          #expect(known.contains(String(tag)), "\(name): \(row[0]) has the source “\(source)”")
        }
      }
    }
    for row in rows(SlotTable.rows) { #expect(row.count == 13 && row[12] != "-", "\(row)") }
  }

  @Test("every source that is listed is used")
  func usedSources() {
    let text = Self.tables.map(\.1).joined()
    for row in rows(WordSources.rows) {
      #expect(row.count == 2)
      #expect(text.contains("\t\(row[0])") || text.contains(" \(row[0])"), "\(row[0]) is unused")
    }
  }

  @Test("every word has a meaning that leaves something, and is written once")
  func meanings() {
    var seen: Set<[UInt8]> = []
    for text in WordTables.texts {
      for row in TableText(text) {
        guard let word = WordRow(row) else {
          Issue.record("\(row)")
          continue
        }
        let folded = FoldedName(Array(word.word.utf8)[...]).units.map(\.byte)
        #expect(!folded.isEmpty)
        #expect(
          seen.insert(folded + [word.word.hasPrefix("~") ? 1 : 0]).inserted,
          "\(word.word) twice"
        )
        switch word.meaning {
        case .idiom(let kinds), .device(let kinds), .screen(let kinds), .orientation(let kinds),
          .scale(let kinds), .extent(let kinds), .sizeClass(.some(let kinds)):
          #expect(!kinds.isEmpty, "\(word.word)")
        case .facing, .sizeClass(nil), .appearance, .locale, .number, .otherPlatform, .otherPurpose,
          .inch, .launch, .logo, .master, .base, .system, .counter, .apple, .copy, .noise:
          break
        }
      }
    }
  }

  @Test("every query of a table leaves something, every panel is one of a screen")
  func queries() {
    for row in rows(DialectTable.rows) { #expect(!KindSet(query: row[1]).isEmpty, "\(row)") }
    for row in rows(DiagonalTable.rows) { #expect(!KindSet(query: row[1]).isEmpty, "\(row)") }
    for row in rows(PanelTable.rows) {
      #expect(PixelSize(row[0]).map { KindIndex.byPixels[$0] != nil } == true, "\(row)")
      #expect(PixelSize(row[1]) != nil, "\(row)")
    }
  }

  @Test(
    "every device of the list is a word, and every word of a device is one of the list's screens"
  )
  func deviceWords() {
    let screens = Set(DeviceTable.all.map { "\($0.screen.points)@\($0.screen.scale.rawValue)" })
    for row in rows(DeviceWordTable.rows) {
      let query = row[2].split(separator: " ").dropFirst().joined()
      for screen in query.split(separator: "|") {
        #expect(screens.contains(String(screen)), "\(row[0]): \(screen)")
      }
    }
  }

  @Test("kinds fit into their set")
  func capacity() {
    #expect(Kind.all.count <= UInt128.bitWidth)
    #expect(KindSet.all.count == Kind.all.count)
  }
}
