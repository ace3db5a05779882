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

  /// A daemon that has made its first pass.
  private func started(in shop: borrowing Workshop) throws -> Child {
    let daemon = try shop.launch("run")
    let pid = Int(daemon.pid)
    for _ in 0..<12_000 where shop.startedDaemon != pid { usleep(10_000) }
    #expect(shop.startedDaemon == pid)
    return daemon
  }

  @Test(
    "a slow `rm -rf` is held as a whole, though each file goes in a pass of its own",
    // Polled: it is quiet for long before the next look.
    arguments: [(5, "auto"), (2, "poll")]
  )
  func slow(quiet: Int, watch: String) throws {
    let shop = try synced()
    let keys =
      #"s/{ "state"/{ "poll": 3, "quiet": \#(quiet), "state"/; s/"drop": /"watch": "\#(watch)", &/"#
    #expect(shop.shell("sed -i '\(keys)' config.json") == 0)
    let daemon = try started(in: shop)
    for (name, _, _) in names {
      let before = shop.passes
      #expect(shop.shell("rm drop/\(name)") == 0)
      #expect(shop.eventually { shop.passes > before })
      #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    }
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("at one stroke") })
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }

  @Test("a removal of one file among many goes by itself, and `wait` covers it")
  func single() throws {
    let shop = try synced()
    let daemon = try started(in: shop)
    #expect(shop.shell("rm drop/Default.png") == 0)
    #expect(shop.run("wait") == 0)
    #expect(shop.shell("test $(ls build | wc -l) = 4 && test ! -e build/Default.png") == 0)
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }

  @Test("files that move within the drop folder are not gone")
  func moved() throws {
    let shop = try synced()
    let daemon = try started(in: shop)
    #expect(shop.shell("mkdir drop/n && mv drop/*.png drop/n/") == 0)
    #expect(shop.run("wait") == 0)
    #expect(shop.run("status") == 1)
    #expect(!shop.output.contains("at one stroke"))
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "`accept` with nothing held is refused, and lets no later removal through",
    arguments: [true, false]
  )
  func early(isRunning: Bool) throws {
    let shop = try synced()
    let daemon = isRunning ? try started(in: shop) : nil
    #expect(shop.run("accept --app a") == 1)
    #expect(shop.output.contains("no removal is held"))
    #expect(shop.shell("rm drop/*") == 0)
    if let daemon {
      #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("at one stroke") })
      daemon.signal(15)
      #expect(daemon.wait() == 0)
    } else {
      #expect(shop.run("sync") == 1)
    }
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
  }

  @Test("what is accepted with the daemon down is what was held then")
  func grown() throws {
    let shop = try synced()
    for (width, height) in [(750, 1334), (1242, 2208)] {
      shop.write("drop/\(width).png", plainPNG(width, height))
    }
    shop.write("drop/x.png", plainPNG(10, 10))
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("rm drop/D*") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.run("accept --app a") == 3)
    #expect(shop.shell("rm drop/*") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("at one stroke"))
    #expect(shop.shell("test -e build/Default.png") == 0)
    #expect(shop.run("accept --app a") == 3)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("test ! -e build/Default.png") == 0)
  }

  @Test("`accept` while the drop folder is away says so")
  func away() throws {
    let shop = try synced()
    #expect(shop.shell("mv drop away") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.run("accept --app a") == 1)
    #expect(shop.output.contains("is not there"))
  }

  @Test(
    "a removal that a kill cut short is held by whoever comes next",
    arguments: ["sync", "run"]
  )
  func killed(next: String) throws {
    let shop = try synced()
    #expect(shop.shell(#"sed -i 's/{ "state"/{ "quiet": 60, "state"/' config.json"#) == 0)
    let daemon = try started(in: shop)
    for (name, _, _) in names {
      let before = shop.passes
      #expect(shop.shell("rm drop/\(name)") == 0)
      #expect(shop.eventually { shop.passes > before })
    }
    daemon.signal(SIGKILL)
    #expect(daemon.wait() == 128 + SIGKILL)
    #expect(shop.shell("sed -i 's/60/0.2/' config.json") == 0)
    let other = try shop.launch(next)
    #expect(shop.eventually { shop.run("status") != 0 && shop.output.contains("at one stroke") })
    #expect(shop.shell("test $(ls build | wc -l) = 5") == 0)
    other.signal(SIGTERM)
    #expect([0, 1].contains(other.wait()))
  }
}
