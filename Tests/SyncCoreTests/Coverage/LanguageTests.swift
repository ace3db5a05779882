import Testing

@testable import SyncCore

@Suite("Coverage in the languages of an app")
struct LanguageTests {
  static let tall = PixelSize(640, 1136)

  static func cells(_ coverage: Coverage, _ device: String, _ language: String?) -> [CoverageCell] {
    (coverage.devices.first { $0.device.name == device }?.cells ?? [])
      .filter { $0.language == language && $0.orientation == .portrait }
  }

  /// Names at the top, names in `de.lproj`, what is found in German, and in any other language.
  static let rows: [([String], [String], String?, String?)] = [
    (["Default-568h@2x.png"], [], nil, "Default-568h@2x.png"),
    ([], ["Default-568h@2x.png"], "de.lproj/Default-568h@2x.png", nil),
    // The top of the bundle goes first, name by name.
    (
      ["Default-568h@2x.png"], ["Default-568h@2x.png"], "Default-568h@2x.png",
      "Default-568h@2x.png"
    ),
    (
      ["Default-568h@2x.png"], ["Default-568h@2x~iphone.png"],
      "de.lproj/Default-568h@2x~iphone.png", "Default-568h@2x.png"
    ),
    (["Default@2x.png"], ["Default-568h@2x.png"], "de.lproj/Default-568h@2x.png", "Default@2x.png"),
  ]

  @Test(
    "finds the top of the bundle first, then the folder of the language",
    arguments: rows.indices
  )
  func lookup(row: Int) {
    let (top, local, german, other) = Self.rows[row]
    let files =
      (top + local.map { "de.lproj/" + $0 }).map { LaunchFixture.file($0, Self.tall) }
    let coverage = Coverage.of(app: LaunchFixture.app(), files: files)
    #expect(Self.cells(coverage, "iPhone 5", nil).map { $0.file?.description } == [other])
    let found = Self.cells(coverage, "iPhone 5", "de")
    #expect(found.map { $0.file?.description } == (local.isEmpty ? [] : [german]))
  }

  @Test("has no folders of languages where names are not looked up")
  func eras() {
    let files = [
      LaunchFixture.file("de.lproj/Default@2x.png", PixelSize(640, 960)),
      LaunchFixture.file("deep/fr.lproj/Default@2x.png", PixelSize(640, 960)),
    ]
    let app = LaunchFixture.app(
      minimum: OSVersion(6),
      outputs: [Output(kind: .bundle, path: nil), LaunchFixture.set]
    )
    let coverage = Coverage.of(app: app, files: files)
    #expect(Self.cells(coverage, "iPhone 4", "de").map(\.era) == [.b])
    #expect(Self.cells(coverage, "iPhone 4", "fr").isEmpty)
    #expect(coverage.notes.contains { $0.id == "localised-not-listed" })
  }

  @Test("says which image of a language is never shown, and writes the language into the JSON")
  func told() {
    let files = [
      LaunchFixture.file("de.lproj/Default-568h@2x.png", Self.tall),
      LaunchFixture.file("Default-568h@2x.png", Self.tall),
    ]
    let coverage = Coverage.of(app: LaunchFixture.app(), files: files)
    #expect(coverage.notes.contains { $0.id == "localised-hidden-de.lproj/Default-568h@2x.png" })
    let text = String(decoding: Coverage.json([coverage]).line(), as: UTF8.self)
    #expect(text.contains(#""scheme":null,"language":"de","state":"exact""#))
    #expect(CoverageChains(coverage).text(device: "iPhone 5").contains("portrait in de:  exact"))
  }
}
