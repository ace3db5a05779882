import SyncCore
import Testing

@testable import SyncDaemon

/// What is ours when the state was damaged, and after a boot that nobody saw the end of.
@Suite struct StateLossTests {
  private let image = plainPNG(640, 960)

  private func synced() throws -> Workshop {
    let shop = try Workshop()
    shop.write("drop/Default@2x.png", image)
    shop.write("drop/Default.png", plainPNG(320, 480))
    #expect(shop.run("sync") == 1)
    return shop
  }

  @Test(
    "a damaged or newer manifest is put aside, told, and rebuilt by comparing",
    arguments: [
      "printf '{' > M", "printf '' > M", "printf '{\"schema\":2,\"entries\":[]}' > M",
      "head -c 100 M > n && mv n M",
    ]
  )
  func damaged(command: String) throws {
    let shop = try synced()
    let inode = shop.inode("build/Default.png")
    #expect(shop.shell("cd state/apps/a && \(command.replacing("M", with: "manifest.json"))") == 0)
    // One output is no more what it was: without a manifest it is somebody else's.
    #expect(shop.shell("printf other > build/Default@2x.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("manifest was damaged or of a newer version"))
    #expect(shop.shell("test -e state/apps/a/manifest.json.damaged") == 0)
    #expect(shop.read("build/Default@2x.png") == Array("other".utf8))
    #expect(shop.inode("build/Default.png") == inode)
    #expect(shop.run("status --json") == 3)
    #expect(shop.output.contains("foreignFile"))
    // What was adopted is ours again: it goes with its source.
    #expect(shop.shell("rm drop/Default.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default.png") == nil)
    #expect(!shop.output.contains("damaged"))
  }

  @Test(
    "a state folder that goes while the daemon runs ends it with a line; the next start recovers",
    arguments: [
      "rm -rf state", "mv state old", "mv state old; mkdir -p state", "rm state/lock",
      "mv state old && cp -a old state",
    ]
  )
  func goesWhileRunning(command: String) throws {
    let shop = try Workshop()
    shop.write("drop/Default@2x.png", image)
    let daemon = try shop.launch("run")
    #expect(
      shop.eventually { shop.run("status") == 1 && shop.read("build/Default@2x.png") == image }
    )
    // It may fail to remove the folder itself, when just then something is written there.
    _ = shop.shell(command)
    // Whatever it is that wakes it.
    shop.write("drop/Default.png", plainPNG(320, 480))
    #expect(daemon.wait() == 4)
    #expect(shop.shell("grep -q 'state folder .* was removed, moved or replaced' log") == 0)
    let next = try shop.launch("run")
    #expect(shop.eventually { shop.read("build/Default.png") == plainPNG(320, 480) })
    #expect(shop.read("build/Default@2x.png") == image)
    next.signal(15)
    #expect(next.wait() == 0)
  }

  @Test("each damaged manifest is kept, up to a bound")
  func manyDamaged() throws {
    let shop = try synced()
    for round in 1...11 {
      #expect(shop.shell("printf \(round) > state/apps/a/manifest.json") == 0)
      #expect(shop.run("sync") == 1)
    }
    #expect(
      shop.shell(
        "cd state/apps/a && test $(ls manifest.json.damaged* | wc -l) = 9"
          + " && grep -qx 1 manifest.json.damaged && grep -qx 2 manifest.json.damaged-2"
      ) == 0
    )
  }

  @Test("without a state folder, what a kill left behind goes, and nothing that only looks like it")
  func leftovers() throws {
    let shop = try synced()
    let ours = ".launchsyncd-0123456789abcdef0123456789abcdef"
    #expect(shop.shell("rm -rf state && touch build/\(ours) build/.launchsyncd-notes") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("test ! -e build/\(ours) && test -e build/.launchsyncd-notes") == 0)
  }

  @Test("without a state folder, equal files are adopted and nothing is written twice")
  func noState() throws {
    let shop = try synced()
    let inode = shop.inode("build/Default@2x.png")
    #expect(shop.shell("rm -rf state") == 0)
    #expect(shop.run("sync --dry-run") == 1)
    #expect(shop.output.contains("adopt"))
    #expect(shop.shell("test -e state") != 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.inode("build/Default@2x.png") == inode)
  }

  @Test(
    "rendered outputs are known again: ours after a damaged manifest, theirs without a state",
    arguments: [("printf '{' > state/apps/a/manifest.json", true), ("rm -rf state", false)]
  )
  func rendered(loss: String, isOurs: Bool) throws {
    let shop = try Workshop()
    let config = String(decoding: shop.read("config.json") ?? [], as: UTF8.self)
    shop.write(
      "config.json",
      Array(
        config.replacing("\"name\"", with: "\"derive\": { \"mode\": \"cover\" }, \"name\"").utf8
      )
    )
    let draw =
      "from PIL import Image; Image.new('RGB', (640, 960), (1, 90, 3)).save('drop/Default@2x.jpg'); "
      + "Image.effect_noise((1536, 1536), 80).convert('RGB').save('drop/master.png')"
    #expect(shop.shell("\(Fixtures.python) -c \"\(draw)\"") == 0)
    #expect(shop.run("sync") == 1)
    let list = "find build -type f -printf '%p %i %T@\\n' | sort"
    #expect(shop.shell("\(list) > before; test $(wc -l < before) -gt 5") == 0)
    #expect(shop.shell(loss) == 0)
    #expect(shop.run("sync") == 1)
    #expect(!shop.output.contains("foreignFile"), "\(shop.output)")
    #expect(shop.shell("\(list) | cmp - before") == 0, "nothing is written again")
    // What was adopted and never ours is left by uninstall.
    #expect(shop.run("uninstall") == 0)
    #expect((shop.shell("test -z \"$(find build -type f)\"") == 0) == isOurs)
  }

  /// Changes an output's bytes in a way that its stamp does not tell, as a disk after a power cut may.
  private func corrupt(_ shop: borrowing Workshop) throws {
    let path = try #require(RelativePath("Default@2x.png"))
    #expect(
      shop.shell("printf XXXX | dd of=build/\(path) bs=1 seek=99 conv=notrunc status=none") == 0
    )
    let saved = shop.read("state/apps/a/manifest.json")
    let json = try JSONValue(parsing: try #require(saved))
    var manifest = try #require(Manifest(json: json))
    manifest.entries[path]?.stamp = try Folder(opening: shop.path + "/build").status(path)?.stamp
    shop.write("state/apps/a/manifest.json", manifest.json.line())
  }

  @Test(
    "after a boot without a clean stop every output is verified before anything is said",
    arguments: [
      ("{\"boot\":\"other\",\"clean\":false,\"otherBoot\":false,\"unclean\":false}", true),
      ("{\"boot\":\"other\",\"clean\":true,\"otherBoot\":false,\"unclean\":false}", false),
      ("{\"boot\":null,\"clean\":true,\"otherBoot\":false,\"unclean\":true}", true),
      ("nonsense", true),
    ]
  )
  func unclean(record: String, isVerified: Bool) throws {
    let shop = try synced()
    try corrupt(shop)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default@2x.png") != image, "the stamp alone must not tell")
    shop.write("state/boot.json", Array(record.utf8))
    #expect(shop.run("sync") == 1)
    #expect((shop.read("build/Default@2x.png") == image) == isVerified)
    // Once is enough.
    try corrupt(shop)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default@2x.png") != image)
  }

  @Test("a kill in the same boot asks for no verification, a boot after it does")
  func record() {
    let boot = "b1"
    let first = BootRecord.begin(after: nil, boot: boot)
    #expect(first.isUnclean)
    var verified = first
    verified.isUnclean = false
    verified.isOtherBoot = false
    #expect(!BootRecord.begin(after: verified, boot: boot).distrusts(.full))
    let second = BootRecord.begin(after: verified, boot: "b2")
    #expect(second.distrusts(.full))
    // Killed before it had verified anything.
    #expect(BootRecord.begin(after: second, boot: "b2").distrusts(.full))
    var clean = verified
    clean.isClean = true
    #expect(!BootRecord.begin(after: clean, boot: "b2").distrusts(.full))
    #expect(BootRecord.begin(after: clean, boot: "b2").distrusts(.fast))
    #expect(BootRecord.begin(after: clean, boot: nil).distrusts(.fast))
  }
}
