import SyncCore
import Testing

@testable import SyncDaemon

/// One app's image keeps the worker busy for long; what others drop must not wait for it.
@Suite struct SlowImageTests {
  /// The first worker hangs until somebody writes into `gate`; the others work.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    let apps = ["a", "b"].map {
      """
      { "name": "\($0)", "drop": "drop/\($0)", "build": "build/\($0)", "durability": "fast",
        "supports": { "minimumOS": "7.0" }, "outputs": [ { "kind": "bundle" } ],
        "limits": { "decodeTime": 300 } }
      """
    }
    shop.write(
      "config.json",
      Array(#"{ "state": "state", "apps": [ \#(apps.joined(separator: ",")) ] }"#.utf8)
    )
    shop.write(
      "worker",
      Array(
        """
        #!/bin/sh
        /bin/mkdir '\(shop.path)/hangs' 2>/dev/null && read line < '\(shop.path)/gate'
        exec '\(Fixtures.imager)'
        """.utf8
      )
    )
    #expect(shop.shell("chmod +x worker; mkfifo gate; mkdir -p drop/a drop/b") == 0)
    let draw =
      "from PIL import Image; "
      + "[Image.new('RGB', (640, h), (24, 90, h % 256)).save('%d.jpg' % h) for h in (960, 1136)]"
    #expect(shop.shell("\(Fixtures.python) -c \"\(draw)\"") == 0)
    return shop
  }

  private func start(_ shop: borrowing Workshop) {
    // No `cd` before it: the number must be the daemon's, not that of a shell around it.
    _ = Workshop.shell(
      "LAUNCHSYNCD_IMAGER='\(shop.path)/worker' '\(shop.binary)' run"
        + " --config '\(shop.path)/config.json' >'\(shop.path)/log' 2>&1 &"
        + " echo $! >'\(shop.path)/pid'"
    )
  }

  @Test(
    "an image that hangs the worker delays no other app, nor what comes after it",
    // Dropped into a running daemon, or found there at its start.
    arguments: [false, true]
  )
  func others(isThereAtStart: Bool) throws {
    let shop = try shop()
    if isThereAtStart { #expect(shop.shell("cp 960.jpg drop/a/Default@2x.jpg") == 0) }
    start(shop)
    if !isThereAtStart {
      try #require(shop.eventually { shop.startedDaemon != 0 })
      #expect(shop.shell("cp 960.jpg drop/a/.x && mv drop/a/.x drop/a/Default@2x.jpg") == 0)
    }
    try #require(shop.eventually { shop.shell("test -d hangs") == 0 })

    // Right images, and images for the worker.
    let right = plainPNG(640, 960, shade: 3)
    shop.write("right", right)
    #expect(shop.shell("mv right drop/b/Default@2x.png") == 0)
    #expect(shop.eventually { shop.read("build/b/Default@2x.png") == right })
    #expect(shop.shell("mv 1136.jpg drop/b/Default-568h@2x.jpg") == 0)
    #expect(shop.eventually { shop.read("build/b/Default-568h@2x.png") != nil })
    #expect(shop.run("wait --app b --timeout 60") == 0)
    #expect(shop.run("wait --app a --timeout 1") == 1, "a is still at work")
    #expect(shop.read("build/a/Default@2x.png") == nil)
    // What came for the slow app meanwhile is not forgotten.
    let other = plainPNG(640, 1136, shade: 4)
    shop.write("right", other)
    #expect(shop.shell("mv right drop/a/Default-568h@2x.png") == 0)

    #expect(shop.shell("echo 1<>gate") == 0)
    #expect(shop.eventually { shop.read("build/a/Default@2x.png") != nil })
    #expect(shop.eventually { shop.read("build/a/Default-568h@2x.png") == other })
    #expect(shop.run("wait --timeout 60") == 0)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  /// A shop whose daemon waits for the worker.
  private func hanging() throws -> Workshop {
    let shop = try shop()
    start(shop)
    try #require(shop.eventually { shop.startedDaemon != 0 })
    #expect(shop.shell("cp 960.jpg drop/a/Default@2x.jpg") == 0)
    try #require(shop.eventually { shop.shell("test -d hangs") == 0 })
    return shop
  }

  @Test("a stop does not wait for the worker, and the next start does what is left")
  func stopped() throws {
    let shop = try hanging()
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
    #expect(shop.shell("grep -q 'in the middle of a pass' log") == 0)
    #expect(shop.shell("grep -q '\"clean\":false' state/boot.json") == 0)
    #expect(shop.shell("echo 1<>gate") == 0)
    start(shop)
    #expect(shop.eventually { shop.read("build/a/Default@2x.png") != nil })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("a stop lets a pass end that is about to, and says so of one that it cuts off")
  func aboutToEnd() throws {
    let shop = try hanging()
    #expect(shop.shell("echo 1<>gate; kill -TERM $(cat pid)") == 0)
    #expect(shop.eventually { shop.run("status") == 3 })
    // Which of them it is, is a matter of how busy the machine is.
    let isCutOff = shop.shell("grep -q 'in the middle of a pass' log") == 0
    #expect(isCutOff != (shop.read("build/a/Default@2x.png") != nil))
    #expect(isCutOff == (shop.shell("grep -q '\"clean\":false' state/boot.json") == 0))
    if isCutOff { return }
    #expect(shop.shell("find build state -name '.launchsyncd-*' | tee left >&2") == 0)
    #expect(shop.read("left") == [])
  }
}
