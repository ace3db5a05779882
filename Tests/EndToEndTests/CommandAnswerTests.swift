import SyncCore
import Testing

@testable import SyncDaemon

/// What commands answer to questions of one device or one file.
@Suite("End to end: answers of commands")
struct CommandAnswerTests {
  @Test(
    "`coverage --device` is of that device in every format",
    arguments: ["json", "junit", "github"]
  )
  func device(format: String) throws {
    let shop = try Workshop()
    #expect(shop.run("coverage --device 'iPhone 5' --format \(format)") == 1)
    #expect(!shop.output.contains("iPad 2"), "\(shop.output)")
    #expect(shop.run("coverage --device 'iPhone 3G' --format \(format)") == 0)
    #expect(shop.output.contains("a does not support it"), "\(shop.output)")
    #expect(shop.run("coverage --device 'iPhone 55' --format \(format)") == 2)
    #expect(shop.output.contains("no device is called iPhone 55; did you mean"))
  }

  @Test("`explain` of a file outside the drop folder is for the config's app")
  func outside() throws {
    let shop = try Workshop(outputs: #"{ "kind": "web" }"#)
    let name = "Default-Portrait~ipad.png"
    #expect(shop.draw(["\(name)=768x1004"]) == 0)
    #expect(shop.shell("mv 'drop/\(name)' .") == 0)
    #expect(shop.run("explain '\(shop.path)/\(name)'") == 1)
    #expect(shop.output.hasPrefix("\(shop.path)/\(name)\n"), "\(shop.output)")
    #expect(shop.output.contains("none of the app's outputs takes"))
    #expect(shop.run("explain '\(shop.path)/\(name)' --app b") == 2)
    #expect(shop.output.contains("the config has no app \"b\""))
  }

  @Test("`explain` takes junk by its name, and no link in the drop folder for an image")
  func unread() throws {
    let shop = try Workshop()
    #expect(shop.draw(["Default@2x.png=640x960"]) == 0)
    #expect(shop.shell("mv drop/Default@2x.png . && ln -s ../Default@2x.png drop/") == 0)
    shop.write("drop/.DS_Store", Array("no image".utf8))
    #expect(shop.run("explain '\(shop.path)/drop/.DS_Store'") == 1)
    #expect(shop.output.contains("\n  ignored   "), "\(shop.output)")
    #expect(shop.run("explain '\(shop.path)/drop/Default@2x.png'") == 1)
    #expect(shop.output.contains("links in the drop folder are not followed"), "\(shop.output)")
    #expect(shop.run("explain '\(shop.path)/Default@2x.png'") == 0)
  }

  @Test("`explain` tells what `sync` tells of an image that no output holds")
  func unused() throws {
    let shop = try Workshop(outputs: #"{ "kind": "web" }"#)
    #expect(shop.shell("mkdir drop/fr.lproj") == 0)
    #expect(shop.draw(["fr.lproj/splash.png=1170x2532"]) == 0)
    #expect(shop.run("explain '\(shop.path)/drop/fr.lproj/splash.png'") == 1)
    #expect(shop.output.contains("no output of this app holds an image for one language"))
  }

  @Test("`explain` names the file that has the place")
  func shadowed() throws {
    let shop = try Workshop()
    #expect(shop.draw(["Default@2x.png=640x960", "iPhone 4.png=640x960"]) == 0)
    #expect(shop.run("sync") < 2)
    #expect(shop.run("explain '\(shop.path)/drop/iPhone 4.png'") == 0)
    #expect(shop.output.contains("\n  shadowed  Default@2x.png is placed by"), "\(shop.output)")
  }
}
