import SyncCore
import Testing

@testable import SyncDaemon

/// Permissions and times of what is written.
@Suite struct ModeTests {
  private func shop(_ modes: String) throws -> Workshop {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          \(modes) "outputs": [ { "kind": "bundle", "path": "sub" } ] } ] }
        """.utf8
      )
    )
    shop.write("drop/Default@2x.png", plainPNG(640, 960))
    #expect(
      shop.shell("chmod 6777 drop/*.png && touch -d '2011-01-01 00:00:00.123456789' drop/*.png")
        == 0
    )
    return shop
  }

  private func sync(_ shop: borrowing Workshop, umask: String) -> Int32 {
    shop.shell("umask \(umask); '\(Workshop.builtBinary)' sync --config config.json >out 2>&1")
  }

  private func modes(_ shop: borrowing Workshop) -> String {
    #expect(shop.shell("stat -c '%a' build build/sub build/sub/*.png | tr '\\n' ' ' >modes") == 0)
    return String(decoding: shop.read("modes") ?? [], as: UTF8.self)
  }

  @Test(
    "permissions are the config's, whatever the umask and the source say; a changed config mends"
  )
  func permissions() throws {
    let shop = try shop("")
    #expect(sync(shop, umask: "077") == 1)
    #expect(modes(shop) == "755 755 644 ")
    let inode = shop.inode("build/sub/Default@2x.png")
    #expect(
      shop.shell("sed -i 's/\"outputs\"/\"modes\": {\"file\":\"0664\"}, &/' config.json") == 0
    )
    #expect(sync(shop, umask: "000") == 1)
    #expect(modes(shop) == "755 755 664 ")
    #expect(shop.inode("build/sub/Default@2x.png") == inode)
    let other = try self.shop("\"modes\": { \"file\": \"600\", \"folder\": \"0775\" },")
    #expect(sync(other, umask: "077") == 1)
    #expect(modes(other) == "775 775 600 ")
  }

  @Test("a source that is linked into the build tree keeps its permissions (invariant 1)")
  func hardLink() throws {
    let shop = try shop("")
    #expect(sync(shop, umask: "022") == 1)
    #expect(
      shop.shell("chmod 640 drop/*.png && ln -f drop/Default@2x.png build/sub/Default@2x.png") == 0
    )
    let inode = shop.inode("drop/Default@2x.png")
    #expect(sync(shop, umask: "022") == 1)
    #expect(shop.shell("test $(stat -c %a-%h drop/*.png) = 640-1") == 0)
    #expect(shop.inode("build/sub/Default@2x.png") != inode)
    #expect(modes(shop) == "755 755 644 ")
    #expect(shop.read("build/sub/Default@2x.png") == plainPNG(640, 960))
  }

  @Test("a name that is too long is told as such")
  func longName() throws {
    let shop = try shop("")
    let name = String(repeating: "n", count: 300)
    #expect(shop.shell("sed -i 's/\"path\": \"sub\"/\"path\": \"\(name)\"/' config.json") == 0)
    #expect(sync(shop, umask: "022") == 1)
    #expect(shop.output.contains("name too long") && !shop.output.contains("did not write"))
  }

  @Test("modification times are the source's; an output that is right keeps its own")
  func times() throws {
    let shop = try shop("")
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("test \"$(stat -c %y build/sub/*)\" = \"$(stat -c %y drop/*)\"") == 0)
    let inode = shop.inode("build/sub/Default@2x.png")
    #expect(shop.shell("touch drop/*.png && stat -c %y build/sub/* >before") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("stat -c %y build/sub/* | diff before -") == 0)
    #expect(shop.inode("build/sub/Default@2x.png") == inode)
  }

  @Test(
    "a mode that would lock us out, or do more than permit, is refused",
    arguments: ["4755", "02755", "0444", "77", "u+r", "0800", "-644"]
  )
  func refused(mode: String) throws {
    let shop = try shop("\"modes\": { \"file\": \"\(mode)\" },")
    #expect(shop.run("check") == 2)
    #expect(shop.output.contains("permissions from \"0600\" to \"0777\""))
  }
}
