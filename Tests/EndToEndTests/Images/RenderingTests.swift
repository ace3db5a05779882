import SyncCore
import Testing

@testable import SyncDaemon

/// The daemon and the image worker together.
@Suite struct RenderingTests {
  private func draw(_ shop: borrowing Workshop, _ file: String, _ size: String, _ rest: String = "")
  {
    let script =
      "from PIL import Image; Image.new('RGB', (\(size)), (24, 90, 160)).save('\(file)'\(rest))"
    #expect(shop.shell("\(Fixtures.python) -c \"\(script)\"") == 0)
  }

  private func facts(_ shop: borrowing Workshop, _ name: String) -> ImageFacts? {
    guard let bytes = shop.read(name),
      case .image(let facts, _) = ImageReader.reading(bytes.span, limits: Limits())
    else { return nil }
    return facts
  }

  private func derives(_ shop: borrowing Workshop, _ background: String = "#204060") {
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "supports": { "minimumOS": "7.0" }, "outputs": [ { "kind": "bundle" } ],
          "derive": { "mode": "contain", "background": "\(background)" } } ] }
        """.utf8
      )
    )
  }

  @Test("a JPEG becomes a PNG; a changed setting redoes it, an unchanged one does not")
  func jpeg() throws {
    let shop = try Workshop()
    draw(shop, "drop/Default@2x.jpg", "640, 960")
    #expect(shop.run("sync") == 1)
    #expect(facts(shop, "build/Default@2x.png")?.stored == PixelSize(640, 960))
    #expect(facts(shop, "build/Default@2x.png")?.profile == .sRGB)
    let first = shop.inode("build/Default@2x.png")
    #expect(shop.run("sync") == 1)
    #expect(shop.inode("build/Default@2x.png") == first)
    let config = String(decoding: shop.read("config.json") ?? [], as: UTF8.self)
    shop.write(
      "config.json",
      Array(config.replacing("\"name\"", with: "\"color\": \"displayP3\", \"name\"").utf8)
    )
    #expect(shop.run("sync") == 1)
    #expect(facts(shop, "build/Default@2x.png")?.profile == .named("Display P3"))
    #expect(shop.run("explain '\(shop.path)/drop/Default@2x.jpg'") == 0)
    #expect(shop.output.contains("JPEG 640x960, sRGB -> Display P3, written as PNG 8-bit"))
  }

  @Test("a master fills what nobody drew, and gives way to what somebody draws")
  func master() throws {
    let shop = try Workshop()
    derives(shop)
    draw(shop, "drop/master.png", "1536, 1536")
    #expect(shop.run("sync") == 1)
    let upright = "build/Default-Portrait@2x~ipad.png"
    #expect(facts(shop, upright)?.stored == PixelSize(1536, 2048))
    #expect(facts(shop, "build/Default@2x.png")?.stored == PixelSize(640, 960))
    #expect(shop.run("status --json") == 3)
    #expect(!shop.output.contains("\"derived\": 0"))

    let drawn = plainPNG(1536, 2048, shade: 9)
    shop.write("drop/Default-Portrait@2x~ipad.png", drawn)
    #expect(shop.run("sync") == 1)
    #expect(shop.read(upright) == drawn)
    #expect(shop.shell("rm 'drop/Default-Portrait@2x~ipad.png'") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read(upright) != drawn)

    // Another background: only what shows it is made again, and all of it does.
    let before = shop.read(upright)
    derives(shop, "#604020")
    #expect(shop.run("sync") == 1)
    #expect(shop.read(upright) != before)
    #expect(shop.shell("rm drop/master.png") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("test -z \"$(ls build)\"") == 0)
  }

  @Test("the running daemon and `sync` make the same bytes, and a killed worker is replaced")
  func killed() throws {
    let shop = try Workshop()
    shop.start()
    draw(shop, "one.jpg", "640, 960")
    draw(shop, "two.jpg", "640, 1136")
    #expect(shop.shell("mv one.jpg drop/Default@2x.jpg") == 0)
    #expect(shop.eventually { shop.read("build/Default@2x.png") != nil })
    #expect(shop.shell("kill -9 $(cat /proc/$(cat pid)/task/*/children)") == 0)
    #expect(shop.shell("mv two.jpg drop/Default-568h@2x.jpg") == 0)
    #expect(shop.eventually { shop.read("build/Default-568h@2x.png") != nil })
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
    #expect(shop.shell("cp -r build first && rm -rf build state") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("diff -r build first") == 0)
  }

  @Test("without the image worker each source says so once, and what can be copied is")
  func missing() throws {
    let shop = try Workshop()
    draw(shop, "drop/Default-568h@2x.jpg", "640, 1136")
    draw(shop, "drop/Default@2x.png", "640, 960", ", optimize=True")
    #expect(
      shop.shell(
        "\(Fixtures.python) -c \"from PIL import Image; Image.new('RGBA', (320, 480), (1, 2, 3, 99)).save('drop/Default.png')\""
      ) == 0
    )
    #expect(shop.run("sync", with: "LAUNCHSYNCD_IMAGER=/nowhere") == 1)
    #expect(shop.read("build/Default-568h@2x.png") == nil)
    #expect(shop.read("build/Default.png") == shop.read("drop/Default.png"))
    #expect(shop.output.contains("launchsyncd-imager, which converts it, is not installed"))
    #expect(shop.run("sync") == 1)
    #expect(shop.read("build/Default-568h@2x.png") != nil)
    #expect(shop.read("build/Default.png") != shop.read("drop/Default.png"))
  }
}
