import Testing

@testable import SyncCore

@Suite("An app for each brand")
struct BrandTests {
  private func template(_ drop: String = "/srv/drop/{brand}") throws -> BrandTemplate {
    let app = App(
      name: "acme-{brand}",
      drop: Array(drop.utf8),
      build: Array("/srv/build/{brand}/x-{brand}".utf8)
    )
    return try #require(BrandTemplate(app))
  }

  private func path(_ text: String) throws -> RelativePath { try #require(RelativePath(text)) }

  @Test("has the brand's name in its own, in its drop folder and in its build tree")
  func fills() throws {
    let app = try template().app(for: "north")
    #expect(app.name == "acme-north")
    #expect(app.drop == Array("/srv/drop/north".utf8))
    #expect(app.build == Array("/srv/build/north/x-north".utf8))
    #expect(try template().parent == Array("/srv/drop".utf8))
    #expect(BrandTemplate(app) == nil)
  }

  @Test(
    "takes a folder for what its name says",
    arguments: [
      ("/srv/drop/{brand}", "north", "north"), ("/srv/drop/{brand}", "Grün-2.0", "Grün-2.0"),
      ("/srv/drop/a-{brand}.d", "a-x.d", "x"), ("/srv/drop/a-{brand}.d", "b-x.d", nil),
      ("/srv/drop/a-{brand}.d", "a-.d", nil), ("/{brand}", "north", "north"),
    ]
  )
  func reads(drop: String, folder: String, brand: String?) throws {
    let want = brand.map { BrandTemplate.Reading.brand($0) } ?? .other
    #expect(try template(drop).read(path(folder)) == want)
  }

  @Test(
    "refuses a name that is unsafe, with a problem",
    arguments: [
      Array(".hidden".utf8), Array("..x".utf8), Array("a b".utf8), Array("a\nb".utf8),
      Array("a\u{1b}[2Jb".utf8), [0x61, 0xFF], Array("{brand}".utf8),
      [UInt8](repeating: 0x61, count: 97), Array("$(x)".utf8), Array("a:b".utf8),
    ]
  )
  func refuses(name: [UInt8]) throws {
    let folder = try #require(RelativePath(name))
    let (apps, problems) = try template().apps(of: [folder], taken: [])
    #expect(apps.isEmpty)
    #expect(problems.map(\.code) == [.brandName])
    #expect(problems.map(\.path) == [folder])
  }

  @Test("two spellings of one name, and the name of another app, are told and not taken twice")
  func taken() throws {
    let folders = try ["cafe\u{301}", "caf\u{e9}", "north", "south"].map(path)
    let (apps, problems) = try template().apps(of: folders, taken: ["acme-north"])
    #expect(apps.map(\.name) == ["acme-cafe\u{301}", "acme-south"])
    #expect(try problems.map(\.path) == [path("caf\u{e9}"), path("north")])
  }

  @Test(
    "the config says when a placeholder is missing or stands where it can not",
    arguments: [
      ("\"d/{brand}\"", "\"b/{brand}\"", "\"{brand}\"", nil),
      ("\"d/{brand}\"", "\"b\"", "\"{brand}\"", "\"build\" has no {brand}"),
      ("\"d/{brand}\"", "\"b/{brand}\"", "\"a\"", "\"name\" has no {brand}"),
      ("\"d\"", "\"b/{brand}\"", "\"a\"", "\"drop\" has no {brand}"),
      ("\"d/{brand}/{brand}\"", "\"b/{brand}\"", "\"{brand}\"", "once, in its last part"),
      ("\"d/{brand}/in\"", "\"b/{brand}\"", "\"{brand}\"", "once, in its last part"),
      ("\"d/{brand}\"", "\"d/b-{brand}\"", "\"{brand}\"", "lies among the drop folders"),
      ("\"d/{brand}\"", "\"b/{brand}\"", "\"{brnd}\"", "can not name"),
    ] as [(String, String, String, String?)]
  )
  func checks(drop: String, build: String, name: String, want: String?) {
    let text =
      "{\"apps\":[{\"name\":\(name),\"drop\":\(drop),\"build\":\(build),\"outputs\":[{\"kind\":\"bundle\"}]}]}"
    do {
      _ = try Config.decode(Array(text.utf8), folder: Array("/srv".utf8))
      #expect(want == nil)
    } catch {
      let lines = error.problems.map { $0.text(file: "c.json") }
      #expect(lines.contains { want.map($0.contains) ?? false }, "\(lines)")
    }
  }

  @Test("the state may not lie among the brands")
  func state() {
    let text =
      "{\"state\":\"d/state\",\"apps\":[{\"name\":\"{brand}\",\"drop\":\"d/{brand}\",\"build\":\"b/{brand}\",\"outputs\":[{\"kind\":\"bundle\"}]}]}"
    #expect(throws: ConfigError.self) {
      try Config.decode(Array(text.utf8), folder: Array("/srv".utf8))
    }
  }
}
