import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// A drop folder that is not what it was takes nothing with it (invariant 10), across restarts too.
@Suite struct HeldTests {
  private let names = [
    ("Default.png", 320, 480), ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
    ("Default-Portrait~ipad.png", 768, 1024), ("Default-Landscape~ipad.png", 1024, 768),
  ]

  private func synced() throws -> Workshop {
    let shop = try Workshop()
    for (name, width, height) in names { shop.write("drop/" + name, plainPNG(width, height)) }
    let daemon = try shop.launch("run")
    #expect(shop.eventually { shop.shell("test $(ls build | wc -l) = 5") == 0 })
    daemon.signal(15)
    #expect(daemon.wait() == 0)
    return shop
  }

  @Test(
    "while the daemon was down",
    arguments: [
      "mv drop away && mkdir drop", "rm drop/*", "mv drop away",
      "mv drop away && mkdir drop && cp away/Default.png drop/",
      // Another build tree at the same time: the old one is not emptied then.
      "mv drop away && sed -i 's/\"build\": \"build\"/\"build\": \"new\"/' config.json",
    ]
  )
  func whileDown(command: String) throws {
    let shop = try synced()
    #expect(shop.shell(command) == 0)
    for _ in 0..<2 {
      let daemon = try shop.launch("run")
      #expect(
        shop.eventually { shop.run("status --json") == 1 && shop.output.contains("\"held\"") }
      )
      #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
      daemon.signal(15)
      #expect(daemon.wait() == 0)
    }
  }

  @Test("`accept` lets them go, and what comes back needs none")
  func ways() throws {
    let shop = try synced()
    #expect(shop.shell("mkdir away && mv drop/* away/") == 0)
    let daemon = try shop.launch("run")
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("at one stroke") })
    #expect(shop.shell("cp -a away/* drop/") == 0)
    #expect(shop.eventually { shop.run("status") == 1 && !shop.output.contains("at one stroke") })
    // All within one pass, however fast the daemon is.
    daemon.signal(SIGSTOP)
    #expect(shop.shell("rm drop/*") == 0)
    daemon.signal(SIGCONT)
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("at one stroke") })
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    #expect(shop.run("accept --app a") == 0)
    #expect(shop.eventually { shop.shell("test $(ls build | wc -l) = 0") == 0 })
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }
}
