import SyncCore
import Testing

@testable import SyncDaemon

/// What the daemon tells after passes: pages, feedback, metrics, hooks.
@Suite struct AftermathTests {
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    var png = PNGBuilder(width: UInt32(width), height: UInt32(height), depth: 1, colour: 3)
    png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
    png.raw = [UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))
    return png.bytes
  }

  /// A workshop whose app gives feedback, writes metrics and has `hooks`.
  private func shop(hooks: String = "{}") throws -> Workshop {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "metrics": "l.prom", "quiet": 0.2, "apps": [ { "name": "a",
          "drop": "drop", "build": "build", "feedback": true, "hooks": \(hooks),
          "supports": { "minimumOS": "6.0" }, "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
    return shop
  }

  private func text(_ shop: borrowing Workshop, _ name: String) -> String {
    String(decoding: shop.read(name) ?? [], as: UTF8.self)
  }

  private func stop(_ shop: borrowing Workshop) {
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("feedback, page and metrics follow each drop, and feedback leads to no further pass")
  func follows() throws {
    let shop = try shop()
    shop.start()
    let names = ["Default@2x.png", "Default-568h@2x.png", "notes.txt"]
    for name in names {
      let size = name.contains("568") ? (640, 1136) : (640, 960)
      shop.write("drop/\(name)", name == "notes.txt" ? [65, 66] : png(size.0, size.1))
      #expect(
        shop.eventually { text(shop, "drop/launch-report.txt").contains("* \(name)") },
        "\(name)"
      )
      #expect(text(shop, "drop/launch-report.html").hasPrefix(PageFrame.marker))
      #expect(shop.eventually { text(shop, "state/report/a.html").contains(name) })
    }
    #expect(text(shop, "drop/launch-report.txt").contains("placed as Default@2x.png"))
    #expect(shop.eventually { text(shop, "state/report/index.html").contains("href=\"a.html\"") })
    #expect(shop.eventually { text(shop, "l.prom").contains("launchsyncd_sources{app=\"a\"} 2\n") })
    // A loop would make passes without end; each file above is a handful of events.
    let line = text(shop, "l.prom").split(separator: "\n")
      .first { $0.hasPrefix("launchsyncd_pass_duration_seconds_count ") }
    let passes = line.flatMap { Int($0.split(separator: " ")[1]) } ?? 1_000
    #expect(passes <= 20)
    #expect(shop.run("status --json") == 1)
    #expect(!shop.output.contains("launch-report"))
    stop(shop)
  }

  @Test("a designer's own file is left alone and told of; when it goes, the report comes")
  func foreign() throws {
    let shop = try shop()
    shop.write("drop/launch-report.html", Array("mine".utf8))
    shop.start()
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("is not ours") })
    #expect(text(shop, "drop/launch-report.html") == "mine")
    #expect(shop.shell("rm drop/launch-report.html") == 0)
    #expect(shop.eventually { text(shop, "drop/launch-report.html").hasPrefix(PageFrame.marker) })
    #expect(shop.eventually { shop.run("status") == 1 && !shop.output.contains("is not ours") })
    stop(shop)
  }

  @Test("metrics and pages are never written over somebody else's file, and come when it goes")
  func foreignPages() throws {
    let shop = try Workshop()
    let places = ["l.prom", "pages/index.html", "pages/a.html"]
    #expect(
      shop.shell(
        "sed -i 's/{ \"state\"/{ \"quiet\": 0.2, \"metrics\": \"l.prom\", \"report\": \"pages\", \"state\"/' config.json; mkdir pages"
      ) == 0
    )
    for place in places { shop.write(place, Array("mine".utf8)) }
    shop.start()
    for place in places {
      #expect(
        shop.eventually { shop.run("status") == 1 && shop.output.contains("\(place) is not ours") },
        "\(place): \(shop.output)"
      )
    }
    for place in places { #expect(text(shop, place) == "mine") }
    #expect(shop.run("report") == 4)
    #expect(shop.output.contains("is not ours"))
    #expect(shop.shell("rm l.prom pages/*.html") == 0)
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.eventually { shop.run("status") == 1 && !shop.output.contains("is not ours") })
    for place in places {
      #expect(shop.eventually { text(shop, place).contains("launchsyncd") }, "\(place)")
    }
    stop(shop)
  }

  @Test("sync gives feedback as well, and the same files are no sources of the next one")
  func sync() throws {
    let shop = try shop()
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.run("sync") == 1)
    #expect(text(shop, "drop/launch-report.txt").contains("placed as Default@2x.png"))
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("1 source, 1 output"))
    #expect(!text(shop, "drop/launch-report.txt").contains("* launch-report"))
  }

  @Test("hooks get each event as a line of JSON, and one that fails is a problem that goes away")
  func hooks() throws {
    let hooks = """
      { "afterPass": ["/bin/sh", "-c", "cat >>\\"$0\\"", "../passes"],
        "gapOpened": ["/bin/sh", "-c", "cat >>../opened"],
        "gapClosed": ["/bin/sh", "-c", "cat >>../closed; test -e ../fine || { echo no >&2; exit 7; }"] }
      """
    let shop = try shop(hooks: hooks)
    shop.start()
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.eventually { text(shop, "opened").contains("iphone-568h-2x-portrait") })
    #expect(shop.eventually { text(shop, "passes").contains("\"event\":\"afterPass\"") })
    shop.write("drop/Default-568h@2x.png", png(640, 1136))
    #expect(shop.eventually { text(shop, "closed").contains("iphone-568h-2x-portrait") })
    #expect(
      shop.eventually { shop.run("status") == 1 && shop.output.contains("ended with status 7: no") }
    )
    #expect(shop.shell("touch fine") == 0)
    shop.write("drop/Default.png", png(320, 480))
    #expect(shop.eventually { text(shop, "closed").contains("iphone-480h-1x-portrait") })
    #expect(shop.eventually { shop.run("status") == 1 && !shop.output.contains("hook") })
    for line in text(shop, "closed").split(separator: "\n") {
      #expect(try JSONValue(parsing: Array(line.utf8))["schema"] == 1)
    }
    stop(shop)
  }

  @Test("a hook that hangs does not hold up the next drop, nor the end")
  func hangs() throws {
    let shop = try shop(hooks: #"{ "afterPass": ["sleep", "600"] }"#)
    shop.start()
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.eventually { shop.read("build/Default@2x.png") != nil })
    shop.write("drop/Default-568h@2x.png", png(640, 1136))
    #expect(shop.eventually { shop.read("build/Default-568h@2x.png") != nil })
    #expect(
      shop.eventually { text(shop, "drop/launch-report.txt").contains("Default-568h@2x.png") }
    )
    stop(shop)
  }

  @Test("hostile names are text in status, log, feedback and pages")
  func hostile() throws {
    let shop = try shop()
    let names = ["<script>x<b>.png", "\u{1b}[31mred.png", "a\u{202e}gnp.png", "two\nlines.png"]
    shop.start()
    for name in names { shop.write("drop/\(name)", png(33, 44)) }
    let last = "a\\u{202e}gnp.png"
    #expect(shop.eventually { text(shop, "drop/launch-report.txt").contains(last) })
    #expect(shop.eventually { text(shop, "state/report/a.html").contains("two\\nlines.png") })
    #expect(shop.eventually { text(shop, "log").contains(last) })
    #expect(shop.eventually { !text(shop, "l.prom").isEmpty })
    #expect(shop.run("status") == 1)
    let told =
      [shop.output, text(shop, "log"), text(shop, "l.prom")]
      + ["drop/launch-report.txt", "drop/launch-report.html", "state/report/a.html"]
      .map { text(shop, $0) }
    for text in told {
      #expect(!text.isEmpty && !text.contains("\u{1b}[31m") && !text.contains("\u{202e}"))
      #expect(!text.contains("two\nlines"))
    }
    for name in ["drop/launch-report.html", "state/report/a.html"] {
      #expect(!text(shop, name).contains("<script"))
    }
    stop(shop)
  }
}
