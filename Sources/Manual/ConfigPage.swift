import SyncCore

/// `launchsyncd.json(5)`, and the same table for the docs.
enum ConfigPage {
  static var text: String {
    var page = Roff("launchsyncd.json", section: 5, source: "launchsyncd \(Help.version)")
    page.section("NAME")
    page.paragraph("launchsyncd.json - the config of launchsyncd")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      A JSON document; a byte order mark and CRLF are fine, comments are not. It is read from \
      --config, else from `$LAUNCHSYNCD_CONFIG`, else from `/etc/launchsyncd/config.json`. Relative \
      paths are relative to the folder of the config. Unknown and repeated keys are errors. \
      `launchsyncd check` tells every error at once, with line and column.
      """
    )
    page.section("KEYS")
    for entry in ConfigEntry.all {
      page.item(
        "`\(entry.path)`",
        "\(entry.row.type.expected.capitalizedFirst): \(entry.row.summary).\(entry.note)"
      )
    }
    page.section("EXAMPLE")
    page.example(example.split(separator: "\n").map(String.init))
    page.section("SEE ALSO")
    page.paragraph("`launchsyncd`(1)")
    return page.text
  }

  /// `docs/config-keys.md`.
  static var markdown: String {
    var lines = [
      "# Every key of the config", "",
      "Generated from the program's own table by `make generate`; what the keys are for: [config.md](config.md).",
      "", "| key | type | default | what |", "|---|---|---|---|",
    ]
    for entry in ConfigEntry.all {
      let fallback = entry.fallback.map { $0 == "null" ? "" : "`\($0)`" } ?? "needed"
      lines.append(
        "| `\(entry.path)` | \(cell(entry.row.type.expected)) | \(fallback) | \(cell(entry.row.summary)) |"
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static let example = """
    { "apps": [
        { "name": "aurora",
          "drop": "/srv/drop/aurora",
          "build": "/srv/build/aurora",
          "outputs": [ { "kind": "bundle", "path": "." } ] } ] }
    """
}

/// A key with its path from the root, `apps[].supports.devices`.
struct ConfigEntry {
  let path: String
  let row: KeyRow

  /// The default as it would be written; nil when the key is needed.
  var fallback: String? { row.fallback.map { String(decoding: $0.line(), as: UTF8.self) } }

  /// A sentence on the default.
  var note: String {
    guard let fallback else { return " Needed." }
    return fallback == "null" ? "" : " Default: `\(fallback)`."
  }

  /// Every key, an object's own right behind it.
  static let all = entries(.config, below: "")

  private static func entries(_ section: ConfigSection, below path: String) -> [ConfigEntry] {
    section.rows.flatMap { key, row in
      let own = path + key
      let inner: [ConfigEntry] =
        switch row.type {
        case .object(let section): entries(section, below: own + ".")
        case .list(let section, isNeverEmpty: _): entries(section, below: own + "[].")
        case .text, .name, .path, .pathBelow, .pattern, .stem, .flag, .seconds, .count, .scale,
          .points,
          .permissions, .version, .colour, .word, .words, .texts, .patterns:
          []
        }
      return [ConfigEntry(path: own, row: row)] + inner
    }
  }
}
