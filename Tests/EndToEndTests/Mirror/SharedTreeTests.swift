import SyncCore
import Testing

@testable import SyncDaemon

/// Apps that write into one build tree.
@Suite struct SharedTreeTests {
  /// Two apps whose outputs meet in `tree/de.lproj`, the second through a link.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "quiet": 0, "apps": [
          { "name": "a", "drop": "drop", "build": "tree/sub", "outputs": [ { "kind": "bundle" } ] },
          { "name": "b", "drop": "other", "build": "link", "outputs": [ { "kind": "bundle", "path": "sub" } ] } ] }
        """.utf8
      )
    )
    #expect(shop.shell("mkdir -p other tree/sub && ln -s tree link") == 0)
    return shop
  }

  private let one = plainPNG(640, 960, shade: 1)
  private let two = plainPNG(640, 960, shade: 2)

  @Test("what no config error tells is found by `check`")
  func checked() throws {
    let shop = try shop()
    #expect(shop.run("check") == 2)
    #expect(shop.output.contains("both written to"))
  }

  @Test("the first app of the config wins, whoever came first, and nobody's file is fought over")
  func winner() throws {
    let shop = try shop()
    shop.write("other/Default@2x.png", two)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("tree/sub/Default@2x.png") == two)
    shop.write("drop/Default@2x.png", one)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("also an output of app a, which comes first"))
    #expect(shop.read("tree/sub/Default@2x.png") == one)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("tree/sub/Default@2x.png") == one)
    // What the first gives up, the second takes.
    #expect(shop.shell("rm drop/Default@2x.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("tree/sub/Default@2x.png") == two)
  }

  @Test("the running daemon gives the same, and comes to rest")
  func running() throws {
    let shop = try shop()
    shop.write("other/Default@2x.png", two)
    let daemon = try shop.launch("run")
    #expect(shop.eventually { shop.read("tree/sub/Default@2x.png") == two })
    shop.write("drop/Default@2x.png", one)
    #expect(shop.eventually { shop.read("tree/sub/Default@2x.png") == one })
    // Equal bytes are not adopted from another app either.
    shop.write("other/Default@2x.png", one)
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("comes first") })
    #expect(shop.shell("rm drop/Default@2x.png && printf x > drop/mark") == 0)
    shop.write("other/Default@2x.png", two)
    #expect(shop.eventually { shop.read("tree/sub/Default@2x.png") == two })
    let passes = shop.passes
    shop.write("drop/Default@2x.png", one)
    #expect(shop.eventually { shop.read("tree/sub/Default@2x.png") == one })
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("comes first") })
    #expect(shop.passes < passes + 8)
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "two build trees that become one while the daemon runs are not fought over",
    arguments: [
      "mv second s && ln -s first second",
      "mount --bind first second",
    ]
  )
  func becomesOne(command: String) throws {
    let isMount = command.hasPrefix("mount")
    if isMount, !Ability.mount { return }
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "quiet": 0, "apps": [
          { "name": "a", "drop": "drop", "build": "first", "outputs": [ { "kind": "bundle" } ] },
          { "name": "b", "drop": "other", "build": "second", "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
    #expect(shop.shell("mkdir -p other") == 0)
    shop.write("drop/Default@2x.png", one)
    shop.write("other/Default@2x.png", two)
    let daemon = try shop.launch("run")
    #expect(
      shop.eventually {
        shop.read("first/Default@2x.png") == one && shop.read("second/Default@2x.png") == two
          && shop.run("status") == 1
      }
    )
    #expect(shop.shell(command) == 0)
    defer { if isMount { _ = shop.shell("umount -l second") } }
    // A mount gives no event: the next look finds it.
    #expect(shop.run("rescan") <= 1)
    #expect(
      shop.eventually {
        shop.run("status") == 1 && shop.output.contains("app a, which comes first")
      }
    )
    #expect(shop.read("first/Default@2x.png") == one)
    #expect(shop.shell("grep 'b: Default@2x.png was' log") == 1)
    // What somebody makes of it now is kept, and nothing drives it out.
    #expect(shop.shell("printf edit > first/Default@2x.png") == 0)
    #expect(shop.eventually { shop.read("first/Default@2x.png") == one })
    #expect(shop.shell("grep -l edit state/apps/*/aside/* | wc -l | grep -qx 1") == 0)
    // Other tests mount and unmount meanwhile, which has everything looked at; a fight would never end.
    #expect(
      shop.eventually {
        let passes = shop.passes
        shop.write("drop/mark", [1])
        return shop.run("wait") <= 1 && shop.passes < passes + 4
      }
    )
    daemon.signal(15)
    #expect(daemon.wait() == 0)
  }
}
