import SyncCore
import Testing

/// `init` and `doctor` with the built binary.
@Suite("A first start")
struct ServiceCommandTests {
  @Test("init writes a good config with its folders, and never overwrites")
  func initWrites() throws {
    let shop = try Workshop()
    #expect(shop.run("init") == 2)
    #expect(shop.output.contains("is there already"))
    #expect(shop.shell("mkdir fresh && mv config.json fresh/old.json") == 0)
    #expect(shop.run("init --app borealis") == 0)
    #expect(shop.read("config.json") != nil)
    #expect(shop.shell("test -d drop/borealis && test -d build/borealis") == 0)
    #expect(shop.run("check") == 0)
    #expect(shop.shell("cp config.json before.json") == 0)
    #expect(shop.run("init --app other") == 2)
    #expect(shop.shell("cmp config.json before.json") == 0)
  }

  @Test("init refuses a name that can not name a folder, and writes nothing")
  func badName() throws {
    let shop = try Workshop()
    #expect(shop.shell("rm config.json") == 0)
    #expect(shop.run("init --app a/b") == 2)
    #expect(shop.read("config.json") == nil)
  }

  @Test("doctor names what is wrong with the command that mends it")
  func doctor() throws {
    let shop = try Workshop()
    #expect(shop.shell("rmdir drop") == 0)
    #expect(shop.run("doctor") == 1)
    #expect(shop.output.contains("the drop folder \(shop.path)/drop is not there"))
    #expect(shop.output.contains("mkdir -p \(shop.path)/drop"))
    #expect(shop.output.contains("launchsyncd run --config"))
    #expect(shop.run("doctor --json") == 1)
    let document = try JSONValue(parsing: Array(shop.output.utf8))
    #expect(document["schema"] == 1)
    #expect(document["healthy"] == false)
  }

  @Test("doctor looks for the image worker where the daemon does")
  func imageWorker() throws {
    let shop = try Workshop()
    let away = shop.path + "/away"
    #expect(shop.shell("cp /bin/true away") == 0)
    _ = shop.run("doctor", with: "LAUNCHSYNCD_IMAGER='\(away)'")
    #expect(shop.output.contains("the image worker is \(away), and it ends as soon as"))
    _ = shop.run("doctor")
    #expect(shop.output.contains("launchsyncd-imager, and it starts"))
    #expect(shop.output.contains("launchsyncd \(Help.version)"))
    _ = shop.run("doctor", with: "LAUNCHSYNCD_IMAGER=/nowhere")
    #expect(shop.output.contains("launchsyncd-imager is not installed"))
  }

  @Test("what keeps run from starting is an event for programs, and a plain line for people")
  func refusedStart() throws {
    let shop = try Workshop()
    shop.write("config.json", Array("{".utf8))
    #expect(shop.run("run --log-format json") == 2)
    #expect(shop.output.contains("\"kind\":\"configRefused\",\"MESSAGE_ID\""))
    #expect(shop.run("run") == 2)
    #expect(shop.output.hasPrefix("launchsyncd: \(shop.path)/config.json"))
  }

  @Test("doctor tells of folders that the daemon has no watch on")
  func unwatched() throws {
    let shop = try Workshop()
    shop.start()
    defer { shop.signal("TERM") }
    #expect(shop.eventually { shop.startedDaemon != 0 && shop.passes > 0 })
    #expect(shop.shell("sed -i 's/\"unwatched\":0/\"unwatched\":7/' state/daemon.json") == 0)
    #expect(shop.run("doctor") == 1)
    #expect(shop.output.contains("the daemon has no watch on 7 folders"))
  }

  @Test("doctor is content with a daemon that runs")
  func healthy() throws {
    let shop = try Workshop()
    shop.start()
    defer { shop.signal("TERM") }
    let isHealthy = shop.eventually {
      _ = shop.run("doctor --json")
      return shop.output.contains("the last pass was")
    }
    #expect(isHealthy, "\(shop.output)")
    #expect(shop.output.contains("the daemon is running"))
    #expect(!shop.output.contains("not running"))
  }
}
