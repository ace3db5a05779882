/// One row of a table of words: what a word in a file's or folder's name says.
///
/// Words are found in any case, with any separators inside, with or without accents. `meaning` and
/// `value`: `idiom` (`iphone`, `ipad`, `tv`, by a word of Apple's own), `device` (the same, by a word that
/// others use too), `screen` (a query, see ``KindSet/init(query:)``),
/// `orientation`, `facing`, `scale` (`2|3`), `extent` (a query), `class` (Cordova's size classes),
/// `appearance`, `locale`, `inch` (the number before it is a diagonal), `purpose` (what the picture is for
/// instead), `master`, `base` (a name that starts Apple's grammar), `system` (numbers after it are OS
/// versions), `counter` (the number after it counts photos), `number` (a typing error that ships),
/// `apple` (an Apple project), `copy`, `launch` (a word for the launch itself, which says no more; an
/// appearance may be a part of it and of a `base`, else `-`), `logo` (a part of a picture: a square of it is
/// no master), `noise` (known to say nothing).
///
/// `place`: `word` between word boundaries, `strict` between separators, `last` a separated last word,
/// `glued` a word in one case without separators inside, `anywhere` inside other words too. A leading `~`
/// must be there. `source`: see ``WordSources``.
struct WordRow {
  let word: String
  let meaning: Meaning
  let placement: Placement

  /// nil when a column is missing or not what it should be; a test counts them.
  init?(_ row: [Substring]) {
    guard row.count == 5, let meaning = Meaning(row[1], row[2]),
      let placement = Placement(rawValue: String(row[3]))
    else { return nil }
    word = String(row[0])
    self.meaning = meaning
    self.placement = placement
  }

  /// A row of ``OtherPlatformTable``.
  init?(platform row: [Substring]) {
    guard row.count == 4, let placement = Placement(rawValue: String(row[2])) else { return nil }
    word = String(row[0])
    meaning = .otherPlatform(String(row[1]))
    self.placement = placement
  }
}

/// The tables of words, in the order that decides when two say something of the same word.
enum WordTables {
  static let texts = [
    IdiomWordTable.rows, OrientationWordTable.rows, ScaleWordTable.rows, ScreenWordTable.rows,
    DeviceWordTable.rows, AppearanceWordTable.rows, PlainWordTable.rows, LocaleWordTable.rows,
    InchWordTable.rows, PurposeWordTable.rows,
  ]

  static var all: [WordRow] {
    texts.flatMap { TableText($0).compactMap { WordRow($0) } }
      + TableText(OtherPlatformTable.rows).compactMap { WordRow(platform: $0) }
  }
}
