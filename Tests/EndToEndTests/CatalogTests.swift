import SyncCore
import Testing

@testable import SyncDaemon

/// Catalog and property list through the built binary, judged by other programs' readers.
@Suite("End to end: launch image set and partial Info.plist")
struct CatalogTests {
  static let config = """
    { "state": "state", "quiet": 0, "apps": [ { "name": "a", "drop": "drop", "build": "build",
      "supports": { "minimumOS": "6.0", "maximumOS": "12.0" },
      "outputs": [ { "kind": "bundle", "path": "Loose" },
        { "kind": "launchimage", "path": "Assets.xcassets/LaunchImage.launchimage" },
        { "kind": "infoplist", "path": "Launch.plist" } ] } ] }
    """

  static let drops = [
    ("Default@2x.png", 640, 960), ("Default-568h@2x.png", 640, 1136),
    ("Default-667h@2x.png", 750, 1334), ("Default-Portrait~ipad.png", 768, 1024),
    ("old/Default-Portrait~ipad 1004.png", 768, 1004),
    ("Default-Landscape@2x~ipad.png", 2048, 1536),
    ("Default-Landscape-2436h@3x.png", 2436, 1125),
  ]

  static func shop() throws -> Workshop {
    let shop = try Workshop()
    #expect(shop.shell("mkdir drop/old") == 0)
    shop.write("config.json", Array(config.utf8))
    for (name, width, height) in drops { shop.write("drop/" + name, plainPNG(width, height)) }
    return shop
  }

  /// Says what is wrong with the tree, by Python's readers alone.
  static let judge = """
    import json, os, plistlib, sys
    folder = 'build/Assets.xcassets/LaunchImage.launchimage'
    text = open(folder + '/Contents.json', encoding='ascii').read()
    root = json.loads(text, object_pairs_hook=lambda pairs: pairs)
    keys = [key for image in dict(root)['images'] for key, value in image]
    root = json.loads(text)
    names = [image['filename'] for image in root['images'] if 'filename' in image]
    assert root['info'] == {'author': 'launchsyncd', 'version': 1}
    for image in root['images']:
        assert set(image) <= {'idiom', 'subtype', 'orientation', 'scale', 'extent', 'filename',
                              'minimum-system-version'}, image
    slots = [tuple(sorted((k, v) for k, v in i.items() if k != 'filename')) for i in root['images']]
    assert len(slots) == len(set(slots)), 'a slot stands there twice'
    assert set(os.listdir(folder)) == set(names) | {'Contents.json'}, os.listdir(folder)
    assert json.load(open('build/Assets.xcassets/Contents.json'))['info']['version'] == 1
    plist = plistlib.load(open('build/Launch.plist', 'rb'))
    assert set(plist) == {'UILaunchImages', 'UILaunchImageFile'}, plist
    assert plist['UILaunchImageFile'] == 'LaunchImage'
    for entry in plist['UILaunchImages']:
        assert set(entry) == {'UILaunchImageName', 'UILaunchImageMinimumOSVersion',
                              'UILaunchImageOrientation', 'UILaunchImageSize'}, entry
    print(' '.join(sorted(e['UILaunchImageName'] for e in plist['UILaunchImages'])), end='')
    """

  static func judged(_ shop: borrowing Workshop) -> String? {
    shop.write("judge.py", Array(judge.utf8))
    guard shop.shell("python3 judge.py >out 2>&1") == 0 else {
      Issue.record("\(shop.output)")
      return nil
    }
    return shop.output
  }

  @Test("other readers find both whole, and nothing in them that is not there")
  func whole() throws {
    let shop = try Self.shop()
    #expect(shop.run("sync") == 1)
    let words = Self.judged(shop) ?? ""
    let names = words.split(separator: " ").map(String.init)
    #expect(names.contains("LaunchImage-1100-Landscape-2436h"))
    #expect(names.contains("LaunchImage-700-Portrait"))
    // Those of the set alone: the loose files of the same screens would only double them.
    #expect(names.contains("LaunchImage-800-667h"))
    #expect(!names.contains { $0.hasPrefix("Default") })
    #expect(
      shop.shell(
        "lint=$(dirname \"$(readlink -f \"$(command -v swift)\")\")/plutil; "
          + "test ! -x \"$lint\" || \"$lint\" -lint build/Launch.plist >out 2>&1"
      ) == 0,
      "\(shop.output)"
    )
    // The image without the status bar has a slot of its own beside the whole one.
    let set = "build/Assets.xcassets/LaunchImage.launchimage/"
    #expect(shop.read(set + "LaunchImage-Portrait~ipad.png") == plainPNG(768, 1004))
    #expect(shop.read(set + "Default-Portrait~ipad.png") == plainPNG(768, 1024))
    #expect(shop.run("coverage --device 'iPhone 8'") == 0)
    #expect(shop.output.contains("portrait  exact"))
  }

  @Test("the daemon makes the same tree, and follows what goes")
  func follows() throws {
    let shop = try Self.shop()
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("mv build synced && rm -r state") == 0)
    shop.start()
    #expect(shop.eventually { shop.shell("diff -r build synced >out 2>&1") == 0 }, "\(shop.output)")
    #expect(shop.shell("rm drop/Default-667h@2x.png") == 0)
    let gone = "build/Assets.xcassets/LaunchImage.launchimage/Default-667h@2x.png"
    #expect(shop.eventually { shop.read(gone) == nil })
    let left = Self.judged(shop)
    #expect(left?.contains("667h") == false)
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  @Test("a catalog of the team's own keeps its file, and is no problem")
  func foreignCatalog() throws {
    let shop = try Self.shop()
    #expect(shop.shell("mkdir -p build/Assets.xcassets") == 0)
    let theirs = Array("{\"info\":{\"version\":1,\"author\":\"xcode\"}}".utf8)
    shop.write("build/Assets.xcassets/Contents.json", theirs)
    #expect(shop.run("sync") == 1)
    #expect(!shop.output.contains("foreign"))
    #expect(shop.read("build/Assets.xcassets/Contents.json") == theirs)
    let words = Self.judged(shop)
    #expect(words != nil)
  }

  @Test("what breaks, or goes at one stroke, stays in the lists as it stays in the tree")
  func lastGood() throws {
    let shop = try Self.shop()
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("cp -a build before") == 0)
    // Broken, seen by a run that knows nothing but the state.
    shop.write("drop/Default-667h@2x.png", Array(plainPNG(750, 1334).dropLast(30)))
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("cut short"))
    #expect(shop.shell("diff -r build before >out 2>&1") == 0, "\(shop.output)")
    #expect(shop.run("coverage --device 'iPhone 8'") == 0)
    #expect(shop.output.contains("portrait  exact"))
    // Held: all of them gone.
    #expect(shop.shell("rm -r drop && mkdir drop") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("went at one stroke"))
    #expect(shop.shell("diff -r build before >out 2>&1") == 0, "\(shop.output)")
    // An output of it that is lost can not be made again, and no list names it any more.
    let lost = "build/Assets.xcassets/LaunchImage.launchimage/Default-667h@2x.png"
    #expect(shop.shell("rm '\(lost)'") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read(lost) == nil)
    let names = Self.judged(shop)
    #expect(names?.contains("667h") == false)
  }
}
