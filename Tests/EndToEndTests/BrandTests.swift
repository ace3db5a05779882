import SyncCore
import Testing

@testable import SyncDaemon

/// `{brand}` with the built binary.
@Suite("End to end: brands")
struct BrandTests {
  private let image = plainPNG(640, 960)

  private func workshop(_ more: String = "") throws -> Workshop {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "acme-{brand}", "drop": "drop/{brand}",
          "build": "build/{brand}", "outputs": [ { "kind": "bundle" } ] \(more) } ] }
        """.utf8
      )
    )
    return shop
  }

  @Test("folders become apps and retire while the daemon runs, and outputs stay")
  func comeAndGo() throws {
    let shop = try workshop()
    #expect(shop.shell("mkdir drop/north") == 0)
    shop.write("drop/north/Default@2x.png", image)
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.read("build/north/Default@2x.png") == image)
    // A new one, filled before anybody can have watched it.
    shop.write("Default@2x.png", image)
    #expect(shop.shell("mkdir new && mv Default@2x.png new && mv new drop/south") == 0)
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.read("build/south/Default@2x.png") == image)
    #expect(shop.run("status --app acme-south") == 1)
    // It goes: its outputs stay, and status says why.
    #expect(shop.shell("mv drop/south gone") == 0)
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.read("build/south/Default@2x.png") == image)
    #expect(shop.run("status") == 1)
    #expect(shop.output.contains("acme-south  retired"))
    #expect(shop.run("wait --app acme-south") == 2)
    // It comes back under its old name.
    #expect(shop.shell("mkdir drop/south") == 0)
    shop.write("drop/south/Default-568h@2x.png", plainPNG(640, 1136))
    #expect(shop.run("wait --timeout 60 --app acme-south") == 0)
    #expect(shop.read("build/south/Default-568h@2x.png") != nil)
    #expect(shop.run("status --app acme-south") == 1)
    #expect(!shop.output.contains("retired"))
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
    // A brand that went while nobody looked.
    #expect(shop.shell("rm -r drop/north") == 0)
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.run("status") == 1)
    #expect(shop.output.contains("acme-north  retired"))
    #expect(shop.read("build/north/Default@2x.png") == image)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("the folder of all brands may go and come: no brand retires, nothing is deleted")
  func parentGone() throws {
    let shop = try workshop()
    #expect(shop.shell("mkdir drop/north") == 0)
    shop.write("drop/north/Default@2x.png", image)
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.shell("mv drop away") == 0)
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.run("status") == 1)
    #expect(shop.output.contains("acme-north  held"))
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
    // Also over a restart.
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.run("status") == 1)
    #expect(shop.output.contains("acme-north  held"))
    #expect(shop.read("build/north/Default@2x.png") == image)
    #expect(shop.shell("mv away drop") == 0)
    shop.write("drop/north/Default-568h@2x.png", plainPNG(640, 1136))
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.read("build/north/Default-568h@2x.png") != nil)
    #expect(shop.run("status") == 1)
    #expect(!shop.output.contains("held"))
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }

  @Test("one-shot commands see the same brands, and unsafe names are a problem")
  func oneShot() throws {
    let shop = try workshop()
    #expect(
      shop.shell("mkdir drop/north drop/.hidden 'drop/a b' \"drop/$(printf 'x\\033y')\"") == 0
    )
    #expect(shop.shell("mkdir elsewhere && ln -s ../elsewhere drop/link && touch drop/file") == 0)
    shop.write("drop/north/Default@2x.png", image)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("the folder .hidden can not be a brand"))
    #expect(shop.read("build/north/Default@2x.png") == image)
    #expect(shop.shell("test $(ls -A build | wc -l) = 1") == 0)
    #expect(shop.run("check") == 2)
    #expect(shop.run("coverage --app acme-north") == 1)
    #expect(shop.run("status --json") == 3)
    #expect(shop.output.contains(#""code": "brandName""#))
    #expect(shop.run("explain '\(shop.path)/drop/north/Default@2x.png'") == 0)
    #expect(shop.run("coverage --app acme-nort") == 2)
    #expect(shop.output.contains("did you mean \"acme-north\"?"))
  }

  @Test("a changed config is read again by itself; a bad one changes nothing")
  func configChanges() throws {
    let shop = try workshop()
    #expect(shop.shell("mkdir drop/north drop/south") == 0)
    for brand in ["north", "south"] { shop.write("drop/\(brand)/Default@2x.png", image) }
    shop.start()
    #expect(shop.eventually { shop.run("wait") == 0 })
    #expect(shop.shell("cp config.json good.json && echo '{' > config.json") == 0)
    #expect(shop.eventually { shop.shell("grep -q 'the last good one stays' log") == 0 })
    #expect(
      shop.shell(
        "sed 's/\"outputs\"/\"durability\": \"fast\", \"outputs\"/' good.json > new && mv new config.json"
      ) == 0
    )
    #expect(shop.eventually { shop.shell("grep -q 'config read again' log") == 0 })
    shop.write("drop/north/Default-568h@2x.png", plainPNG(640, 1136))
    #expect(shop.run("wait --timeout 60") == 0)
    #expect(shop.read("build/north/Default-568h@2x.png") != nil)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("wait") == 3 })
  }
}
