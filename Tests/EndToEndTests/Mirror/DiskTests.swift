import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// Disks that fill up, and trees that can not be written for a while.
@Suite struct DiskTests {
  private let names = [
    ("Default-Portrait@2x~ipad.png", 1536, 2048), ("Default-Landscape@2x~ipad.png", 2048, 1536),
    ("Default-Portrait-736h@3x.png", 1242, 2208),
  ]

  private func image(_ place: Int, _ shade: UInt8 = 0) -> [UInt8] {
    plainPNG(names[place].1, names[place].2, shade: shade)
  }

  /// However many files can not be written, it is told once.
  private func expectOneProblem(_ shop: borrowing Workshop) {
    #expect(
      shop.eventually {
        shop.run("status --json") == 1 && shop.count("\"code\": \"cannotWrite\"", in: "out") == 1
      }
    )
  }

  /// All that was dropped meanwhile comes by itself.
  private func expectRecovery(_ shop: borrowing Workshop) {
    #expect(
      shop.eventually(90) {
        names.indices.allSatisfy { shop.output(named: names[$0].0) == image($0, 3) }
      }
    )
  }

  /// Asks that nothing in the build tree is torn or left over.
  ///
  /// At one moment a temporary file may be at work in the next try; one that stays was left.
  private func expectWhole(_ shop: borrowing Workshop, _ shade: UInt8 = 0) {
    for (place, name) in names.enumerated() {
      let found = shop.output(named: name.0)
      #expect(found == nil || found == image(place) || found == image(place, shade), "\(name.0)")
    }
    #expect(
      shop.eventually { shop.shell("test -z \"$(find build -name '.launchsyncd-*')\"") == 0 }
    )
  }

  @Test(
    "on a 2 MB disk that fills up nothing is torn; it recovers when there is space again",
    .enabled(if: Ability.mount, "needs the right to mount")
  )
  func full() throws {
    let shop = try Workshop()
    #expect(shop.shell("mkdir build && mount -t tmpfs -o size=2m none build") == 0)
    defer { _ = shop.shell("umount -l build") }
    #expect(shop.shell("head -c 1100000 /dev/zero > build/filler") == 0)
    let daemon = try shop.launch("run")
    for place in names.indices { shop.write("drop/" + names[place].0, image(place)) }
    #expect(shop.eventually { shop.run("status --json") == 1 && shop.output.contains("diskFull") })
    expectWhole(shop)
    // It goes on trying, at its own pace, and says it once.
    let passes = shop.passes
    #expect(shop.eventually(60) { shop.passes >= passes + 2 })
    #expect(shop.run("status --json") == 1)
    #expect(shop.count("\"code\": \"diskFull\"", in: "out") == 1)
    #expect(shop.eventually { shop.count("can not take more", in: "log") == 1 })
    expectWhole(shop)
    #expect(shop.shell("rm build/filler") == 0)
    #expect(
      shop.eventually(90) {
        names.indices.allSatisfy { shop.output(named: names[$0].0) == image($0) }
      }
    )
    #expect(shop.eventually { shop.run("status --json") == 1 && !shop.output.contains("diskFull") })
    #expect(shop.count("can not take more", in: "log") <= 2)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "a state folder on a full disk stops nothing for good",
    .enabled(if: Ability.mount, "needs the right to mount")
  )
  func fullState() throws {
    let shop = try Workshop()
    #expect(shop.shell("mkdir state && mount -t tmpfs -o size=256k none state") == 0)
    defer { _ = shop.shell("umount -l state") }
    let daemon = try shop.launch("run")
    shop.write("drop/" + names[0].0, image(0))
    #expect(shop.eventually { shop.output(named: names[0].0) == image(0) })
    #expect(shop.shell("cat /dev/zero > state/filler; test -s state/filler") == 0)
    shop.write("drop/" + names[1].0, image(1))
    shop.write("drop/" + names[0].0, image(0, 7))
    #expect(shop.eventually { shop.shell("grep -qi 'no space' log") == 0 })
    expectWhole(shop, 7)
    #expect(shop.shell("rm state/filler") == 0)
    #expect(
      shop.eventually(90) {
        shop.output(named: names[1].0) == image(1) && shop.output(named: names[0].0) == image(0, 7)
      }
    )
    #expect(shop.shell("test $(wc -l < log) -lt 40") == 0)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "a tree that can not be written for a while is one problem, and is caught up with afterwards",
    .enabled(if: Ability.mount, "needs the right to mount"),
    arguments: [
      ("mount -o remount,ro build", "mount -o remount,rw build"),
      (
        "chattr +i build || mount -o remount,ro build", "chattr -i build; mount -o remount,rw build"
      ),
    ]
  )
  func readOnly(stop: String, go: String) throws {
    let shop = try Workshop()
    #expect(shop.shell("mkdir build && mount -t tmpfs -o size=9m none build") == 0)
    defer { _ = shop.shell("umount -l build") }
    let daemon = try shop.launch("run")
    shop.write("drop/" + names[0].0, image(0))
    #expect(shop.eventually { shop.output(named: names[0].0) == image(0) })
    #expect(shop.shell("{ \(stop); } 2>/dev/null") == 0)
    for place in names.indices { shop.write("drop/" + names[place].0, image(place, 3)) }
    #expect(
      shop.eventually { shop.run("status --json") == 1 && shop.output.contains("cannotWrite") }
    )
    expectOneProblem(shop)
    #expect(shop.output(named: names[0].0) == image(0))
    let passes = shop.passes
    #expect(shop.eventually(60) { shop.passes >= passes + 2 })
    #expect(shop.shell("test $(grep -c 'can not be written' log) -le 2") == 0)
    #expect(shop.shell("{ \(go); } 2>/dev/null") == 0)
    expectRecovery(shop)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "rights that are taken away are one problem until they are back",
    .enabled(if: Ability.otherUser)
  )
  func rights() throws {
    let shop = try Workshop()
    #expect(shop.shell("mkdir build && chmod 755 . && chown -R 65534 .") == 0)
    let daemon = try shop.launch(
      "run",
      as: ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"]
    )
    shop.write("drop/" + names[0].0, image(0))
    #expect(shop.eventually { shop.output(named: names[0].0) == image(0) })
    #expect(shop.shell("chmod 555 build") == 0)
    for place in names.indices { shop.write("drop/" + names[place].0, image(place, 3)) }
    expectOneProblem(shop)
    #expect(shop.output(named: names[0].0) == image(0))
    #expect(shop.shell("chmod 755 build") == 0)
    expectRecovery(shop)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "an output that can not be read is told as that, stays ours, and is as it was when it can be",
    .enabled(if: Ability.otherUser)
  )
  func unreadable() throws {
    let shop = try Workshop()
    #expect(shop.shell("mkdir build && chmod 755 . && chown -R 65534 .") == 0)
    let daemon = try shop.launch(
      "run",
      as: ["/usr/bin/setpriv", "--reuid=65534", "--clear-groups"]
    )
    let name = names[0].0
    shop.write("drop/" + name, image(0))
    #expect(shop.eventually { shop.passes >= 1 && shop.output(named: name) == image(0) })
    let inode = shop.inode("build/" + name)
    #expect(shop.shell("chmod 000 build/*.png") == 0)
    #expect(
      shop.eventually {
        shop.run("status --json") == 1 && shop.output.contains("can not be looked at: Permission")
      }
    )
    #expect(!shop.output.contains("did not write"))
    #expect(shop.shell("chmod 600 build/*.png") == 0)
    #expect(shop.eventually { shop.shell("test $(stat -c %a build/*.png) = 644") == 0 })
    #expect(
      shop.eventually {
        shop.run("status --json") == 1 && shop.count("looked at", in: "out") == 0
      }
    )
    #expect(shop.inode("build/" + name) == inode)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }
}

extension Workshop {
  /// An output by its source's name: iPad Pro images have another one.
  fileprivate func output(named name: String) -> [UInt8]? { read("build/" + name) }

  /// How many lines of a file hold some words.
  fileprivate func count(_ words: String, in file: String) -> Int {
    String(decoding: read(file) ?? [], as: UTF8.self).split(separator: "\n")
      .count { $0.contains(words) }
  }
}
