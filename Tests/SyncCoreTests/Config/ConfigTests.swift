import Testing

@testable import SyncCore

@Suite struct ConfigTests {
  private let folder = Array("/srv/x".utf8)

  private func decode(_ text: String) throws(ConfigError) -> Config {
    try Config.decode(Array(text.utf8), folder: folder)
  }

  private func app(_ more: String = "") -> String {
    "{\"apps\":[{\"name\":\"a\",\"drop\":\"d\",\"build\":\"b\",\"outputs\":[{\"kind\":\"bundle\"}]\(more)}]}"
  }

  @Test("relative paths are below the config's folder, with . and .. taken out")
  func paths() throws {
    let text = app().replacing("\"d\"", with: "\"./in/../drop\"")
      .replacing("\"b\"", with: "\"/build//a/\"")
    let config = try decode(text)
    #expect(config.apps[0].drop == Array("/srv/x/drop".utf8))
    #expect(config.apps[0].build == Array("/build/a".utf8))
  }

  @Test("a byte order mark and CRLF are fine")
  func dialect() throws {
    let text = "\u{feff}" + app().replacing(",", with: ",\r\n")
    #expect(try decode(text) == decode(app()))
  }

  @Test(
    "an error names line and column, what, and what to do",
    arguments: [
      ("{", "1:2: a member's name in double quotes"),
      ("{\"apps\":[],}", "1:12: there is a comma after the last member"),
      ("{\n // no\n}", "2:2: comments are not allowed"),
      ("{\"apps\":[]}", "1:1: \"apps\" is empty"),
      ("{\"apps\":7}", "1:9: \"apps\" should be a list of apps, and is the number 7"),
      ("{\"aps\":[]}", "did you mean \"apps\"?"),
      ("{\"apps\":[],\"apps\":[]}", "1:12: \"apps\" is given twice"),
      ("{\"apps\":[{}]}", "1:10: \"apps[0].name\" is missing"),
      (
        "{\"quiet\":-1,\"apps\":[{}]}", "1:10: \"quiet\" should be a number of seconds from 0 to 60"
      ),
      ("{\"quiet\":1e999,\"apps\":[{}]}", "from 0 to 60, and is the number 1e999"),
      ("{\"apps\":[\"\\ud800\"]}", "1:17: half of a surrogate pair"),
      ("[", "1:2: the document ends"), ("{\"a\":01}", "a number does not start with 0"),
      ("{\"a\":1e999999999999}", "\"a\" is no known key"),
    ]
  )
  func errors(text: String, want: String) {
    do {
      _ = try decode(text)
      Issue.record("no error in \(text)")
    } catch {
      let lines = error.problems.map { $0.text(file: "c.json") }
      #expect(lines.contains { $0.contains(want) }, "\(lines)")
    }
  }

  @Test(
    "an app's errors",
    arguments: [
      (",\"nmae\":\"a\"", "did you mean \"name\"?"), (",\"color\":\"red\"", "one of \"srgb\""),
      (",\"background\":\"#12\"", "a colour such as"),
      (",\"supports\":{\"minimumOS\":\"x\"}", "a version such as"),
      (",\"supports\":{\"minimumOS\":\"9.0\",\"maximumOS\":\"8.0\"}", "is below minimumOS"),
      (",\"supports\":{\"devices\":[\"watch\"]}", "supports.devices"),
      (",\"supports\":{\"devices\":[\"tv\",\"ipohne\"]}", "devices[1]\" should be one of"),
      (",\"supports\":{\"devices\":[\"ipohne\"]}", "\"ipohne\"; did you mean \"iphone\"?"),
      (",\"supports\":{\"orientations\":{\"tv\":[7]}}", "orientations.tv[0]\" should be one of"),
      (",\"supports\":{\"devices\":\"ipad\"}", "should be a list of \"iphone\""),
      (",\"ignore\":[\"a\",3]", "ignore[1]\" should be a text, and is the number 3"),
      (",\"color\":\"srbg\"", "did you mean \"srgb\"?"),
      (",\"supports\":{\"devices\":[]}", "supports.devices\" is empty"),
      (",\"supports\":{\"orientations\":{\"ipad\":[]}}", "orientations.ipad\" is empty"),
      (",\"rules\":[{\"match\":\"*\"}]", "slot\" is missing"),
      (",\"limits\":{\"side\":0}", "a whole number above 0, and is the number 0"),
      (
        ",\"rules\":[{\"match\":\"a[b*.png\",\"slot\":{\"idiom\":\"ipad\"}}]",
        "rules[0].match\" is \"a[b*.png\", where a [ is never closed"
      ),
      (",\"rules\":[{\"match\":\"*\",\"slot\":{}}]", "rules[0].slot\" says nothing"),
      (",\"ignore\":[\"a\",\"[\"]", "ignore[1]\" is \"[\", where a [ is never closed"),
    ]
  )
  func appErrors(more: String, want: String) {
    do {
      _ = try decode(app(more))
      Issue.record("no error in \(more)")
    } catch {
      #expect(error.problems.contains { $0.text(file: "c").contains(want) }, "\(error.problems)")
    }
  }

  @Test(
    "folders that may not lie in each other",
    arguments: [("d", "d"), ("d", "d/b"), ("b/d", "b")]
  )
  func nesting(drop: String, build: String) {
    let text = app().replacing("\"d\"", with: "\"\(drop)\"")
      .replacing("\"b\"", with: "\"\(build)\"")
    #expect(throws: ConfigError.self) { try decode(text) }
  }

  @Test(
    "no build tree may lie in another app's drop folder; names that only begin alike are apart",
    arguments: [
      ("/d", "/d/b", true), ("/d", "/d", true), ("/", "/x/b", true), ("/d", "/dd/b", false),
      ("/d/e", "/d/b", false),
    ]
  )
  func foreignDrops(drop: String, build: String, isRefused: Bool) {
    func app(_ name: String, _ drop: String, _ build: String) -> String {
      #"{ "name": "\#(name)", "drop": "\#(drop)", "build": "\#(build)", "outputs": [{ "kind": "bundle" }] }"#
    }
    let text = #"{ "apps": [\#(app("a", drop, "/z/a")), \#(app("b", "/y/b", build))] }"#
    var told: [String] = []
    do {
      _ = try decode(text)
    } catch {
      told = error.problems.map { $0.text(file: "c") }
    }
    #expect(
      told.contains { $0.contains("the build tree of \"b\" lies in the drop folder of \"a\"") }
        == isRefused,
      "\(told)"
    )
  }

  @Test("an output of no known kind, or that leaves the build tree, is refused")
  func outputs() {
    for output in [
      "{\"kind\":\"bundle\",\"path\":\"../x\"}", "{\"kind\":\"bundl\"}",
      "7",
      "{\"kind\":\"infoplist\"},{\"kind\":\"infoplist\",\"path\":\"LaunchInfo.plist\"}",
      "{\"kind\":\"launchimage\"},{\"kind\":\"launchimage\",\"path\":\"Assets.xcassets\"}",
    ] {
      let text = app().replacing("{\"kind\":\"bundle\"}", with: output)
      #expect(throws: ConfigError.self) { try decode(text) }
    }
  }

  @Test(
    "outputs of one app that would fight over a file or a folder are refused, with the place",
    arguments: [
      (#""infoplist","path":"a.plist""#, #""web","path":"a.plist""#, "a.plist"),
      (
        #""storyboard","path":"X""#, #""launchimage","path":"X/LaunchScreen.xcassets""#,
        "X/LaunchScreen.xcassets/LaunchImage.launchimage"
      ),
      (
        #""storyboard""#, #""infoplist","path":"LaunchScreen.storyboard/a.plist""#,
        "LaunchScreen.storyboard"
      ),
      (
        #""launchimage","path":"A.launchimage""#, #""bundle","path":"A.launchimage""#,
        "A.launchimage"
      ),
      (
        #""launchimage","path":"A.launchimage""#,
        #""launchimage","path":"A.launchimage/b/B.launchimage""#, "A.launchimage/b/B.launchimage"
      ),
      (#""bundle""#, #""web","path":"Default@2x.png""#, "Default@2x.png"),
      (#""bundle""#, #""bundle","path":"en.lproj""#, "en.lproj"),
      (
        #""splash","path":"s""#, #""infoplist","path":"s/Splash.xcassets""#,
        "s/Splash.xcassets/LaunchInfo.plist"
      ),
    ]
  )
  func clashes(one: String, other: String, place: String) {
    for pair in [[one, other], [other, one]] {
      let outputs = pair.map { "{\"kind\":\($0)}" }.joined(separator: ",")
      do {
        _ = try decode(app().replacing("{\"kind\":\"bundle\"}", with: outputs))
        Issue.record("no error in \(outputs)")
      } catch {
        #expect(error.problems.map(\.message).contains { $0.hasSuffix("both claim \(place)") })
      }
    }
  }

  @Test("outputs that leave each other alone may lie together")
  func together() throws {
    let outputs = [
      #""bundle""#, #""web""#, #""infoplist""#, #""storyboard""#, #""splash""#, #""launchimage""#,
      #""launchimage","path":"Assets.xcassets/Other.launchimage""#, #""web","path":"web""#,
      #""storyboard","path":"Other.storyboard""#, #""bundle","path":"web""#,
    ]
    let text = outputs.map { "{\"kind\":\($0)}" }.joined(separator: ",")
    let config = try decode(app().replacing("{\"kind\":\"bundle\"}", with: text))
    #expect(config.apps[0].outputs.count == outputs.count)
  }

  @Test(
    "metrics and reports never land on the state or on a source",
    arguments: [
      (#""state":"s","metrics":"s/m.prom""#, #""metrics" lies in the state folder"#),
      (#""metrics":"d/m.prom""#, #""metrics" lies in the drop folder or the build tree of "a""#),
      (#""metrics":"i.plist""#, #""metrics" is the Info.plist of "a""#),
      (#""report":"i.plist""#, #""report" is the Info.plist of "a""#),
    ]
  )
  func places(keys: String, want: String) {
    let text = "{\(keys)," + app(#","supports":{"infoPlist":"i.plist"}"#).dropFirst()
    do {
      _ = try decode(text)
      Issue.record("no error in \(text)")
    } catch {
      #expect(error.problems.map(\.message) == [want])
    }
  }

  @Test(
    "metrics lie in no brand's folder either",
    arguments: [
      ("/srv/drop/x/m.prom", false), ("/srv/build-x/m", false), ("/srv/build-x", false),
      ("/srv/m.prom", true), ("/srv/drop", true), ("/srv/built/x", true),
    ]
  )
  func brandPlaces(metrics: String, isFine: Bool) {
    let text = app().replacing("\"a\"", with: "\"{brand}\"")
      .replacing("\"d\"", with: "\"/srv/drop/{brand}\"")
      .replacing("\"b\"", with: "\"/srv/build-{brand}\"")
    let whole = "{\"metrics\":\"\(metrics)\"," + text.dropFirst()
    do {
      _ = try decode(whole)
      #expect(isFine)
    } catch {
      #expect(!isFine, "\(error.problems)")
    }
  }

  @Test("mutated documents never trap")
  func fuzz() {
    var random = Seeded(state: 42)
    let good = Array(app(",\"supports\":{\"minimumOS\":\"7.0\"},\"quiet\":1.5").utf8)
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int(random.next() % 4 + 1) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = try? Config.decode(bytes, folder: folder)
    }
  }
}

/// A fixed sequence (xorshift), so that a failure comes back.
private struct Seeded {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
