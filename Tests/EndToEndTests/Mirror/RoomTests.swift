import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// A start whose state folder has no room: it waits, and nobody has to start it again.
@Suite(
  "A start without room",
  .enabled(if: Ability.mount, "needs the right to mount")
)
struct RoomTests {
  private static let line = "can not take what a start writes"
  private let image = plainPNG(640, 960)

  /// What takes the room, and what gives it back; the state folder is `disk/a/state`.
  static let shortages: [(what: String, take: String, give: String)] = [
    (
      "a full disk", "mkdir -p disk/a/state; cat /dev/zero >disk/filler 2>/dev/null",
      "rm disk/filler"
    ),
    (
      "no file left", "mkdir -p disk/a/state; while touch disk/f$((n=n+1)) 2>/dev/null; do :; done",
      "rm disk/f*"
    ),
    (
      "no file left for the folders", "while touch disk/f$((n=n+1)) 2>/dev/null; do :; done",
      "rm disk/f*"
    ),
    (
      "a read-only mount", "mkdir -p disk/a/state; mount -o remount,ro disk",
      "mount -o remount,rw disk"
    ),
  ]

  /// A workshop with its state on a small disk of its own.
  private func workshop() throws -> Workshop {
    let shop = try Workshop()
    let config = String(decoding: shop.read("config.json") ?? [], as: UTF8.self)
    let disk = config.replacing(": \"state\"", with: ": \"disk/a/state\"")
    shop.write("config.json", Array(disk.utf8))
    #expect(
      shop.shell("mkdir disk && mount -t tmpfs -o size=256k,nr_inodes=60 none disk") == 0
    )
    return shop
  }

  private func lines(_ words: String, _ shop: borrowing Workshop) -> Int {
    String(decoding: shop.read("log") ?? [], as: UTF8.self).split(separator: "\n")
      .count { $0.contains(words) }
  }

  @Test(
    "waits, says so once, and goes on as usual when there is room",
    arguments: shortages.indices
  )
  func waits(index: Int) throws {
    let shortage = Self.shortages[index]
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk") }
    _ = shop.shell(shortage.take)
    let daemon = try shop.launch("run")
    #expect(shop.eventually { lines(Self.line, shop) == 1 })
    shop.write("drop/Default@2x.png", image)
    // The config may change meanwhile, as at any time.
    #expect(shop.shell("sed -i 's|\"build\": \"build\"|\"build\": \"other\"|' config.json") == 0)
    #expect(shop.shell("test ! -e build && test ! -e other") == 0)
    #expect(shop.shell(shortage.give) == 0)
    #expect(shop.eventually { shop.read("other/Default@2x.png") == image })
    #expect(shop.eventually { shop.run("status") == 1 && shop.output.contains("is running (pid") })
    #expect(lines(Self.line, shop) == 1)
    #expect(lines("started: watching", shop) == 1)
    #expect(shop.shell("test -z \"$(find disk -name '.launchsyncd-*')\"") == 0)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test("is stopped at once, and leaves what the last run noted as it was")
  func stop() throws {
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk") }
    shop.write("drop/Default@2x.png", image)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("cp -a disk/a/state before && touch disk/a/state/daemon.json") == 0)
    _ = shop.shell("cat /dev/zero >disk/filler 2>/dev/null")
    let daemon = try shop.launch("run")
    #expect(shop.eventually { lines(Self.line, shop) == 1 })
    // Not of the daemon that was killed, which it would be taken for.
    #expect(shop.run("status") == 1)
    #expect(shop.output.hasPrefix("launchsyncd is starting"), "\(shop.output)")
    #expect(shop.run("doctor") == 1)
    #expect(shop.output.contains("the state folder: 0 MB are free"), "\(shop.output)")
    daemon.signal(SIGHUP)
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
    #expect(lines("stopped", shop) == 1)
    #expect(lines("in the middle of", shop) == 0)
    #expect(shop.shell("rmdir disk/a/state/cookies && diff -r before disk/a/state") == 0)
  }

  @Test("ends when another disk is mounted over the full one, for the next start to use that")
  func mountedOver() throws {
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk; umount -l disk") }
    #expect(shop.shell("mkdir -p disk/a/state") == 0)
    _ = shop.shell("cat /dev/zero >disk/filler 2>/dev/null")
    let daemon = try shop.launch("run")
    #expect(shop.eventually { lines(Self.line, shop) == 1 })
    #expect(shop.shell("mount -t tmpfs none disk && mkdir -p disk/a/state") == 0)
    #expect(daemon.wait() == 4)
    #expect(lines("was removed, moved or replaced", shop) == 1)
  }

  @Test("uses another disk that is mounted over the full one before it holds anything")
  func mountedEarly() throws {
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk; umount -l disk") }
    _ = shop.shell("mkdir -p disk/a/state; while touch disk/f$((n=n+1)) 2>/dev/null; do :; done")
    let daemon = try shop.launch("run")
    #expect(shop.eventually { lines(Self.line, shop) == 1 })
    #expect(shop.shell("mount -t tmpfs none disk") == 0)
    #expect(shop.eventually { shop.shell("test -e disk/a/state/daemon.json") == 0 })
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test(
    "tells the service manager at every try, and in time for a watchdog, why it needs longer",
    // So many tries would take minutes: the watchdog is what asks for more.
    arguments: [([], 3), (["WATCHDOG_USEC=400000"], 12)]
  )
  func told(watchdog: [String], times: Int) throws {
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk") }
    #expect(shop.shell("mkdir -p disk/a/state") == 0)
    _ = shop.shell("cat /dev/zero >disk/filler 2>/dev/null")
    let listen = """
      import socket; s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM); s.bind('\(shop.path)/n')
      s.settimeout(120); f = open('\(shop.path)/told', 'ab', 0); d = b''
      while d != b'READY=1': d = s.recv(9999); f.write(d + b'\\n')
      """
    shop.write("listen.py", Array(listen.utf8))
    #expect(shop.shell("\(Fixtures.python) listen.py >listen.log 2>&1 &") == 0)
    #expect(shop.eventually { shop.shell("test -S n") == 0 })
    let daemon = try shop.launch(
      "run",
      as: ["/usr/bin/env", "NOTIFY_SOCKET=\(shop.path)/n"] + watchdog
    )
    let waiting = "grep -c '^STATUS=waiting to start: .*No space left' told"
    #expect(shop.eventually { shop.shell("test $(\(waiting)) -ge \(times)") == 0 })
    // However often it is tried.
    #expect(lines(Self.line, shop) == 1)
    #expect(shop.shell("grep -q '^EXTEND_TIMEOUT_USEC=' told && ! grep -q READY told") == 0)
    #expect(shop.shell("grep -q '^WATCHDOG=1' told") == 0)
    #expect(shop.shell("rm disk/filler") == 0)
    #expect(shop.eventually { shop.shell("grep -q '^READY=1' told") == 0 })
    daemon.signal(SIGTERM)
    #expect(daemon.wait() == 0)
  }

  @Test("does not wait for what waiting does not cure", .enabled(if: Ability.otherUser))
  func denied() throws {
    let shop = try workshop()
    defer { _ = shop.shell("umount -l disk") }
    #expect(shop.shell("mkdir -p disk/a/state && chmod 755 . disk/a/state") == 0)
    let status = shop.run("run", with: "timeout 60 setpriv --reuid=65534 --clear-groups")
    #expect(status == 4)
    #expect(shop.output.contains("Permission denied"))
  }
}
