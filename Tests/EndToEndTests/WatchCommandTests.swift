import SyncCore
import Testing

@testable import SyncDaemon

/// `status --watch`, on a terminal and in a pipe.
@Suite struct WatchCommandTests {
  private var png: [UInt8] {
    var png = PNGBuilder(width: 640, height: 960, depth: 1, colour: 3)
    png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
    png.raw = [UInt8](repeating: 0, count: 960 * 81)
    return png.bytes
  }

  private static var script: String {
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Terminal/watch.py"
  }

  @Test("draws in place at 80 columns, redraws on change alone, and restores the terminal")
  func terminal() throws {
    let shop = try Workshop()
    shop.write("one.png", png)
    shop.start()
    #expect(shop.eventually { shop.run("status") == 1 })
    let done = shop.shell(
      "python3 '\(Self.script)' '\(shop.binary)' \"$PWD/config.json\" one.png >out 2>&1"
    )
    #expect(done == 0, "\(shop.output)")
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("in a pipe each change is a document, and a reader that goes ends it")
  func pipe() throws {
    let shop = try Workshop()
    #expect(shop.run("sync") == 1)
    let command = "'\(shop.binary)' status --watch --json --config config.json"
    #expect(shop.shell("\(command) | head -n 1 >out") == 0)
    #expect(try JSONValue(parsing: Array(shop.output.utf8.dropLast()))["schema"] == 1)
    #expect(!shop.output.contains("\u{1b}"))
  }
}
