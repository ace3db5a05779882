import SyncCore
import Testing

@testable import SyncDaemon

/// The built binary with real files and real inotify.
@Suite struct DropTests {
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    var png = PNGBuilder(width: UInt32(width), height: UInt32(height), depth: 1, colour: 3)
    png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
    png.raw = [UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))
    return png.bytes
  }

  @Test("three drops end under Apple's names, byte for byte; the rest is told as gaps")
  func mirrors() throws {
    let shop = try Workshop()
    shop.start()
    #expect(shop.eventually { shop.run("status") == 1 })
    let drops = [
      ("Default-568h@2x~iphone.png", "Default-568h@2x.png", png(640, 1136)),
      ("Default-Portrait@2x~ipad.png", "Default-Portrait@2x~ipad.png", png(1536, 2048)),
      ("splash final.png", "Default@2x.png", png(640, 960)),
    ]
    for (source, _, bytes) in drops { shop.write("drop/" + source, bytes) }
    for (_, target, bytes) in drops {
      #expect(shop.eventually { shop.read("build/" + target) == bytes }, "\(target)")
    }
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("3 outputs") })
    #expect(shop.output.contains("Default-Landscape@2x~ipad.png"))
    #expect(shop.output.contains("2048x1536"))

    // A source that goes takes its output with it; a foreign file stays.
    shop.write("build/mine.txt", [1])
    #expect(shop.shell("rm 'drop/splash final.png'") == 0)
    #expect(shop.eventually { shop.read("build/Default@2x.png") == nil })
    #expect(shop.read("build/mine.txt") == [1])

    // Last good wins (invariant 5).
    shop.write("drop/Default-568h@2x~iphone.png", Array(drops[0].2.dropLast(20)))
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("stale") })
    #expect(shop.read("build/Default-568h@2x.png") == drops[0].2)

    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("kill -9 and a restart leave the tree of a clean sync, and no temporary file")
  func survivesKill() throws {
    let shop = try Workshop()
    for round in 0..<5 {
      shop.start()
      shop.write(
        "drop/Default@2x.png",
        png(640, 960) + Array(repeating: UInt8(round), count: round)
      )
      shop.write("drop/Default-568h@2x.png", png(640, 1136))
      _ = shop.eventually(round) { false }
      shop.signal("KILL")
      #expect(shop.eventually { shop.run("status") == 3 })
    }
    shop.start()
    #expect(
      shop.eventually {
        shop.read("build/Default@2x.png") == shop.read("drop/Default@2x.png")
          && shop.read("build/Default-568h@2x.png") != nil
      }
    )
    // All of that may have been there before: it is up when it answers.
    #expect(shop.eventually { shop.run("status") == 1 })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
    #expect(shop.shell("cp -a build kept && rm -rf state build") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("diff -r build kept && test $(ls -A build | wc -l) = 2") == 0)
  }

  @Test("a second daemon on one state is refused, and the first goes on")
  func oneDaemon() throws {
    let shop = try Workshop()
    shop.start()
    #expect(shop.eventually { shop.run("status") == 1 })
    #expect(shop.run("run") == 2)
    #expect(shop.output.contains("another launchsyncd runs"))
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.eventually { shop.read("build/Default@2x.png") != nil })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("what goes at one stroke is held until somebody accepts it")
  func holds() throws {
    let shop = try Workshop()
    let names = [
      ("Default.png", 320, 480), ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
      ("Default-Portrait~ipad.png", 768, 1024), ("Default-Landscape~ipad.png", 1024, 768),
    ]
    for (name, width, height) in names { shop.write("drop/" + name, png(width, height)) }
    #expect(shop.shell("mkfifo drop/pipe.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("rm drop/*.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("5 images went at one stroke"))
    #expect(shop.output.contains("accept --app a"))
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    #expect(shop.run("accept --app a") == 3)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("test $(ls build | wc -l) = 0") == 0)
  }

  @Test(
    "odd files in the drop folder are one line each, and nothing of them reaches the tree",
    arguments: [
      ("mkfifo drop/Default.png", "notAFile"),
      ("ln -s /etc/passwd drop/Default.png", "linkOutside"),
      (": > drop/Default.png", "empty"),
      ("echo hello, this is no image at all > drop/Default.png", "unsupportedFormat"),
    ]
  )
  func odd(command: String, code: String) throws {
    let shop = try Workshop()
    #expect(shop.shell(command) == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("Default.png"))
    #expect(shop.shell("test $(ls -A build | wc -l) = 0") == 0)
    #expect(shop.run("status --json") == 3)
    #expect(shop.output.contains("\"code\": \"\(code)\""))
  }

  @Test("a file that grows is taken when it is whole, and not before")
  func grows() throws {
    let shop = try Workshop()
    let whole = png(640, 960)
    shop.start()
    #expect(shop.eventually { shop.run("status") == 1 })
    shop.write("drop/Default@2x.png", Array(whole.prefix(5_000)))
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("not whole yet") })
    #expect(shop.read("build/Default@2x.png") == nil)
    shop.write("drop/Default@2x.png", whole)
    #expect(shop.eventually { shop.read("build/Default@2x.png") == whole })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("a drop folder that goes takes nothing with it")
  func rootGone() throws {
    let shop = try Workshop()
    shop.write("drop/Default@2x.png", png(640, 960))
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("mv drop away") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("is not there"))
    #expect(shop.read("build/Default@2x.png") != nil)
    #expect(shop.shell("mv away drop") == 0)
    #expect(shop.run("sync") == 1)
    #expect(!shop.output.contains("held"))
  }

  @Test("a bad config is told with line and column, all errors at once, and exit status 2")
  func badConfig() throws {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array("{ \"apps\": [ { \"nam\": \"a\", \"drop\": \"drop\",\n\"build\": 7 } ] }".utf8)
    )
    for command in ["check", "run", "sync", "status"] { #expect(shop.run(command) == 2) }
    #expect(shop.output.contains("config.json:1:15"))
    #expect(shop.output.contains("did you mean \"name\"?"))
    #expect(shop.output.contains("config.json:2:10"))
  }
}
