import SyncCore
import Testing

@testable import SyncDaemon

/// What somebody does to outputs while the daemon runs, and while it does not.
@Suite struct DriftTests {
  private let name = "Default@2x.png"
  private let image = plainPNG(640, 960)

  /// A running daemon with one output.
  private func running(_ setup: String = "true") throws -> Workshop {
    let shop = try Workshop()
    #expect(shop.shell(setup) == 0)
    shop.write("drop/" + name, image)
    shop.start()
    #expect(shop.eventually { shop.read("build/" + name) == image && shop.run("status") == 1 })
    // The status comes after the manifest: from here on a kill finds the output as ours.
    #expect(shop.eventually { shop.passes >= 1 })
    return shop
  }

  private func stop(_ shop: borrowing Workshop) {
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test(
    "an output that somebody changed is restored at once, and what was made of it is kept",
    arguments: [
      ("printf edited > 'build/Default@2x.png'", "edited", "edited"),
      ("printf edited > n && mv n 'build/Default@2x.png'", "edited", "edited"),
      ("cp 'drop/Default@2x.png' n && printf x >> n && mv n 'build/Default@2x.png'", nil, "edited"),
      ("rm 'build/Default@2x.png'", nil, "deleted"),
      ("rm 'build/Default@2x.png' && mkdir 'build/Default@2x.png'", nil, "was"),
      ("ln -sf /etc/passwd 'build/Default@2x.png'", "/etc/passwd", "replaced"),
      ("ln -sf ../config.json 'build/Default@2x.png'", "../config.json", "replaced"),
    ]
  )
  func restores(command: String, kept: String?, word: String) throws {
    let shop = try running()
    let passwd = try Folder(opening: "/etc").status(#require(RelativePath("passwd")))?.stamp
    #expect(shop.shell(command) == 0)
    #expect(shop.eventually { shop.read("build/" + name) == image })
    if let kept {
      #expect(shop.shell("test \"$(cat state/apps/a/aside/*)\" = '\(kept)'") == 0)
    }
    #expect(
      shop.eventually { shop.shell("grep -q '\(name) was.* in the build tree\\|\(word)' log") == 0 }
    )
    #expect(try Folder(opening: "/etc").status(#require(RelativePath("passwd")))?.stamp == passwd)
    #expect(
      shop.shell("grep -q apps config.json && test -z \"$(find build -name '.launchsyncd-*')\"")
        == 0
    )
    stop(shop)
  }

  @Test("permissions that somebody changed are set right, and the file is not written again")
  func mode() throws {
    let shop = try running()
    let inode = shop.inode("build/" + name)
    #expect(shop.shell("chmod 600 build/*.png") == 0)
    #expect(shop.eventually { shop.shell("test $(stat -c %a build/*.png) = 644") == 0 })
    #expect(shop.inode("build/" + name) == inode)
    stop(shop)
  }

  @Test("what the daemon writes itself causes no pass")
  func noPassOfItsOwn() throws {
    let shop = try running()
    let before = shop.passes
    // Each step is seen in the tree before the next is made, so the events of the first are through
    // when the second is acted upon.
    for round in 1...5 {
      let other = plainPNG(640, 960, shade: UInt8(round))
      shop.write("new", other)
      #expect(shop.shell("mv new 'drop/\(name)'") == 0)
      #expect(shop.eventually { shop.read("build/" + name) == other })
      #expect(shop.eventually { shop.passes >= before + 2 * round - 1 })
      #expect(shop.shell("rm 'build/\(name)'") == 0)
      #expect(shop.eventually { shop.read("build/" + name) == other })
      #expect(shop.eventually { shop.passes >= before + 2 * round })
    }
    #expect(shop.passes == before + 10)
    // Foreign files that come and go in the build tree are none of its business.
    #expect(
      shop.shell("echo 1 > build/mine && rm build/mine && mkdir build/m && rmdir build/m") == 0
    )
    #expect(shop.shell("rm 'drop/\(name)'") == 0)
    #expect(shop.eventually { shop.read("build/" + name) == nil })
    #expect(shop.eventually { shop.passes >= before + 11 })
    #expect(shop.passes == before + 11)
    stop(shop)
  }

  @Test(
    "a build tree that goes is made again, and nobody's `rm -rf` is fought",
    arguments: ["rm -rf build", "mv build away", "rm -rf build && mkdir build"]
  )
  func treeGone(command: String) throws {
    let shop = try running()
    #expect(shop.shell(command) == 0)
    #expect(shop.eventually { shop.read("build/" + name) == image })
    // The new tree is watched like the old one.
    #expect(shop.shell("rm 'build/\(name)'") == 0)
    #expect(shop.eventually { shop.read("build/" + name) == image })
    if shop.shell("test -d away") == 0 { #expect(shop.read("away/" + name) == image) }
    stop(shop)
  }

  @Test("what changed while no daemon ran is found at the start")
  func whileDown() throws {
    let shop = try running()
    shop.signal("KILL")
    #expect(shop.eventually { shop.run("status") == 3 })
    #expect(shop.shell("printf edited > 'build/\(name)'") == 0)
    shop.start()
    #expect(shop.eventually { shop.read("build/" + name) == image })
    #expect(shop.shell("test \"$(cat state/apps/a/aside/*)\" = edited") == 0)
    stop(shop)
  }

  @Test("a foreign file that was in the way and goes makes room at once")
  func makesRoom() throws {
    let shop = try running("mkdir build && echo mine > 'build/Default-568h@2x.png'")
    shop.write("drop/Default-568h@2x.png", plainPNG(640, 1136))
    #expect(
      shop.eventually { shop.run("status --json") == 1 && shop.output.contains("foreignFile") }
    )
    #expect(shop.read("build/Default-568h@2x.png") == Array("mine\n".utf8))
    #expect(shop.shell("mv build/Default-568h@2x.png mine") == 0)
    #expect(shop.eventually { shop.read("build/Default-568h@2x.png") == plainPNG(640, 1136) })
    stop(shop)
  }

  @Test("a link planted in the build tree is not followed; one that leads to it is")
  func links() throws {
    let shop = try Workshop()
    shop.write("drop/" + name, image)
    #expect(shop.shell("mkdir real outside && ln -s real build") == 0)
    #expect(shop.shell("sed -i 's/\"bundle\"/\"bundle\", \"path\": \"sub\"/' config.json") == 0)
    shop.start()
    #expect(shop.eventually { shop.read("real/sub/" + name) == image })
    #expect(shop.shell("rm -rf build/sub; ln -s ../outside build/sub; test -L real/sub") == 0)
    #expect(
      shop.eventually { shop.run("status --json") == 1 && shop.output.contains("foreignFile") }
    )
    shop.write("drop/Default-568h@2x.png", plainPNG(640, 1136))
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("2 sources") })
    #expect(shop.shell("test -z \"$(ls -A outside)\" && test -L real/sub && rm real/sub") == 0)
    #expect(shop.eventually { shop.read("real/sub/" + name) == image })
    stop(shop)
  }
}
