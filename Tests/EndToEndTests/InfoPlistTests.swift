import SyncCore
import Testing

@testable import SyncDaemon

/// The app's own Info.plist through the built binary.
@Suite("End to end: Info.plist")
struct InfoPlistEndToEndTests {
  static let config = """
    { "state": "state", "quiet": 0, "apps": [ { "name": "a", "drop": "drop", "build": "build",
      "supports": { "minimumOS": "6.0", "infoPlist": "app/Info.plist" },
      "outputs": [ { "kind": "bundle" } ] } ] }
    """

  static func plist(_ body: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(body)</dict></plist>\n".utf8)
  }

  static let phone = plist("<key>UIDeviceFamily</key><array><integer>1</integer></array>")

  static func shop() throws -> Workshop {
    let shop = try Workshop()
    #expect(shop.shell("mkdir app") == 0)
    shop.write("config.json", Array(config.utf8))
    return shop
  }

  @Test("what it says counts at once, also when it is replaced by a rename")
  func watched() throws {
    let shop = try Self.shop()
    shop.write("app/Info.plist", Self.phone)
    shop.start()
    #expect(shop.eventually { shop.run("status --json") == 1 })
    #expect(!shop.output.contains("\"ipad-"))
    #expect(!shop.output.contains("infoPlist"))
    // The iPad is taken up: its gaps open, and a scheme of the plist is one in names.
    shop.write(
      "new",
      Self.plist(
        "<key>UIDeviceFamily</key><array><integer>2</integer></array><key>CFBundleURLTypes</key>"
          + "<array><dict><key>CFBundleURLSchemes</key><array><string>demo</string></array></dict>"
          + "</array>"
      )
    )
    #expect(shop.shell("mv new app/Info.plist") == 0)
    #expect(
      shop.eventually { shop.run("status --json") == 1 && shop.output.contains("\"ipad-1024h-") }
    )
    #expect(!shop.output.contains("\"iphone-"))
    shop.write("drop/Default-demo-Portrait~ipad.png", plainPNG(768, 1024))
    #expect(shop.eventually { shop.read("build/Default-demo-Portrait~ipad.png") != nil })
    // Broken: told, and nothing that was there goes.
    shop.write("app/Info.plist", [])
    #expect(shop.eventually { shop.run("status --json") == 1 && shop.output.contains("is empty") })
    #expect(shop.output.contains("\"ipad-1024h-"))
    #expect(shop.read("build/Default-demo-Portrait~ipad.png") != nil)
    // What it said last is known after a restart too, and names are read with it.
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
    shop.write("drop/Default-demo-Landscape~ipad.png", plainPNG(1024, 768))
    for command in ["sync --dry-run", "sync", "sync"] { #expect(shop.run(command) == 1) }
    #expect(shop.output.contains("what it said last still counts"), "\(shop.output)")
    for name in ["Portrait", "Landscape"] {
      #expect(shop.read("build/Default-demo-\(name)~ipad.png") != nil)
    }
    // Of another file nothing is known.
    #expect(
      shop.shell(
        "cp app/Info.plist app/Other.plist && sed -i s/Info.plist/Other.plist/ config.json"
      ) == 0
    )
    #expect(shop.run("sync") == 1)
    #expect(!shop.output.contains("still counts"))
    #expect(shop.shell("sed -i s/Other.plist/Info.plist/ config.json") == 0)
    shop.write("app/Info.plist", Self.phone)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default-demo-Portrait~ipad.png") == nil)
  }

  /// A command that makes an Info.plist, and what the problem says of it.
  static let hostile: [(String, String)] = [
    ("rm app/Info.plist", "No such file"),
    ("rm app/Info.plist; mkfifo app/Info.plist", "is no file"),
    ("head -c 5000000 /dev/zero > app/Info.plist", "more than 4000000"),
    ("head -c 100000 /dev/urandom > app/Info.plist", "Info.plist can not be read"),
    (
      "printf '<!DOCTYPE p [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]><plist><dict/></plist>'"
        + " > app/Info.plist", "entities of its own"
    ),
    (
      "printf '<!DOCTYPE p SYSTEM \"file:///etc/passwd\"><plist><dict><key>&x;</key></dict></plist>'"
        + " > app/Info.plist", "&x; is not known"
    ),
    ("yes '<array>' | head -n 200000 > app/Info.plist", "nested too deeply"),
    ("printf 'bplist00' > app/Info.plist", "damaged binary"),
    (
      "printf '<plist><dict><key>UIDeviceFamily</key><integer>1</integer><key>UIDeviceFamily</key>"
        + "<integer>2</integer></dict></plist>' > app/Info.plist",
      "UIDeviceFamily stands there twice"
    ),
    (
      "printf '<plist><dict><key>UISupportedInterfaceOrientations</key><array/></dict></plist>'"
        + " > app/Info.plist", "UISupportedInterfaceOrientations names no orientation"
    ),
    (
      "printf '<plist><dict><key>UILaunchImages</key><array><true/></array></dict></plist>'"
        + " > app/Info.plist", "UILaunchImages.0 is skipped by iOS"
    ),
    (
      "printf '<plist><dict><key>UILaunchImageFile</key><string>../../etc/x</string></dict></plist>'"
        + " > app/Info.plist", "UILaunchImageFile is \"../../etc/x\", which is no file name"
    ),
    (
      "printf '<plist><dict><key>UILaunchStoryboardName~ipad</key><string>a/b</string></dict></plist>'"
        + " > app/Info.plist", "UILaunchStoryboardName~ipad is \"a/b\", which is no file name"
    ),
    (
      "printf '<plist><dict><key>UILaunchImages</key><array><dict><key>UILaunchImageName</key>"
        + "<string>/etc/passwd</string></dict></array></dict></plist>' > app/Info.plist",
      "UILaunchImages.0.UILaunchImageName is \"/etc/passwd\", which is no file name"
    ),
  ]

  @Test("a hostile one is a problem, and coverage is computed from the rest", arguments: hostile)
  func refuses(command: String, reason: String) throws {
    let shop = try Self.shop()
    shop.write("app/Info.plist", Self.phone)
    shop.write("drop/Default@2x.png", plainPNG(640, 960))
    #expect(shop.shell(command) == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains(reason), "\(shop.output)")
    #expect(shop.read("build/Default@2x.png") != nil)
    #expect(shop.run("coverage --json") == 1)
    #expect(shop.output.contains("\"iPhone 4\""))
    #expect(shop.run("check") == 2)
    #expect(shop.output.contains(reason))
  }

  @Test("placeholders of the build are nothing wrong")
  func placeholders() throws {
    let shop = try Self.shop()
    shop.write(
      "app/Info.plist",
      Self.plist(
        "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>MinimumOSVersion</key>"
          + "<string>$(IPHONEOS_DEPLOYMENT_TARGET)</string><key>UILaunchImageFile</key>"
          + "<string>${LAUNCH}</string>"
      )
    )
    shop.write("drop/Default@2x.png", plainPNG(640, 960))
    #expect(shop.run("check") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default@2x.png") != nil)
  }
}
