import Testing

@testable import SyncCore

@Suite("Coverage reports")
struct ReportTests {
  static let five = [LaunchFixture.device("iPhone 5")]

  @Test("writes the JSON of one device, byte for byte")
  func golden() {
    let app = LaunchFixture.app(everyWay: false)
    let coverage = Coverage.of(app: app, files: [CoverageTests.three[2]], table: Self.five)
    let text = String(decoding: Coverage.json([coverage]).line(), as: UTF8.self)
    let gaps = String(decoding: JSONValue.array(coverage.gaps.map(\.json)).line(), as: UTF8.self)
    let cell =
      #"{"era":"B","orientation":"portrait","scheme":null,"state":"fallback","#
      + #""file":"Default@2x.png","seen":"letterboxed","chain":["#
      + #"{"name":"Default-568h@2x~iphone.png","found":false,"assumed":false},"#
      + #"{"name":"Default-568h@2x.png","found":false,"assumed":false},"#
      + #"{"name":"Default@2x~iphone.png","found":false,"assumed":false},"#
      + #"{"name":"Default@2x.png","found":true,"assumed":true}]}"#
    let others = ["portraitUpsideDown", "landscapeLeft", "landscapeRight"].map {
      #"{"era":"B","orientation":"\#($0)","scheme":null,"state":"notApplicable","#
        + #""file":null,"seen":null,"chain":[]}"#
    }
    let cells = ([cell] + others).joined(separator: ",")
    #expect(
      text == #"{"schema":1,"apps":[{"name":"aurora","devices":[{"device":"iPhone 5","#
        + #""idiom":"iphone","points":[320,568],"scale":2,"cells":["# + cells + #"]}],"gaps":"#
        + gaps + #","notes":[{"id":"store-wants-launch-screen","trap":22,"message":""#
        + #"the store has asked for a launch storyboard since 30 June 2020 (trap 22)"}]}]}"#
    )
    #expect(
      gaps.hasPrefix(
        #"[{"id":"iphone-568h-2x-portrait","severity":"error","device":"iPhone 5","#
          + #""orientation":"portrait","state":"fallback","wanted":{"file":"Default-568h@2x.png","#
          + #""width":640,"height":1136},"message":"iPhone 5 (1 of 1 devices) in portrait runs letterboxed"#
      )
    )
    #expect(gaps.contains(#"(trap 4)","traps":[4]}"#))
  }

  @Test("say in JSON what the text says: each gap with its traps, each note")
  func sameAsText() {
    let app = LaunchFixture.app(minimum: OSVersion(3), schemes: ["demo"])
    let coverage = Coverage.of(app: app, files: CoverageTests.three)
    let document = Coverage.json([coverage])["apps"]?.elements.first
    let gaps = document?["gaps"]?.elements ?? []
    let notes = document?["notes"]?.elements ?? []
    #expect(gaps.compactMap { $0["message"]?.text } == coverage.gaps.map(\.message))
    #expect(gaps.compactMap { $0["traps"]?.elements.count } == coverage.gaps.map(\.traps.count))
    #expect(coverage.gaps.contains { !$0.traps.isEmpty })
    #expect(notes.compactMap { $0["message"]?.text } == coverage.notes.map(\.message))
    #expect(notes.contains { $0["trap"] == .null } && notes.contains { $0["trap"] == 22 })
  }

  @Test("is the same bytes in any order of files")
  func order() {
    let app = LaunchFixture.app(minimum: OSVersion(3), schemes: ["demo"])
    let one = Coverage.of(app: app, files: CoverageTests.three)
    let two = Coverage.of(app: app, files: CoverageTests.three.reversed())
    #expect(Coverage.json([one]).document() == Coverage.json([two]).document())
    #expect(one.gaps.map(\.json) == two.gaps.map(\.json))
    #expect(CoverageMatrix(one).text == CoverageMatrix(two).text)
  }

  @Test("groups devices by screen for people, one mark an orientation")
  func matrix() {
    let coverage = Coverage.of(
      app: LaunchFixture.app(everyWay: false, outputs: [Output(kind: .bundle, path: nil)]),
      files: CoverageTests.three
    )
    let text = CoverageMatrix(coverage).text
    #expect(text.contains("iPhone 5 and 6 more"))
    #expect(text.contains("320x568 @2x"))
    #expect(!text.contains("\u{1b}"))
    #expect(CoverageMatrix(coverage, isColoured: true).text.contains("\u{1b}[32m●\u{1b}[0m"))
    #expect(
      CoverageMatrix(coverage, listsDevices: true).text.contains("iPhone SE (1st generation)")
    )
    let line = text.split(separator: "\n").first { $0.hasPrefix("iPhone 5 and") }
    #expect(line?.hasSuffix("● · · ·") == true)
  }

  @Test("shows one device's chains, and says why there are none")
  func chains() {
    let coverage = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three)
    let chains = CoverageChains(coverage)
    #expect(chains.text(device: "iphone 5").contains("+ Default-568h@2x.png"))
    #expect(chains.text(device: "iPhone 3G").contains("does not support it"))
    #expect(chains.text(device: "Nokia\u{1b}").contains("no device is called Nokia\\u{1b};"))
  }

  @Test("escapes what CI formats reserve")
  func formats() {
    var app = LaunchFixture.app(everyWay: false)
    app.name = "a&b\"<\u{1b}>,:%"
    let coverage = Coverage.of(app: app, files: [])
    let xml = CoverageJUnit.document([coverage])
    #expect(xml.contains("name=\"a&amp;b&quot;&lt;\\u{1b}&gt;,:%\""))
    #expect(xml.contains("failures=\"\(coverage.gaps.count)\""))
    let lines = CoverageGitHub.lines([coverage])
    #expect(lines.hasPrefix("::error title=a&b\"<\\u{1b}>%2C%3A%25%3A ipad-1024h-1x-landscape::"))
    #expect(lines.split(separator: "\n").count == coverage.gaps.count + coverage.notes.count)
  }
}
