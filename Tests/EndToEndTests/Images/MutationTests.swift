import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

@Suite struct MutationTests {
  private static let batch = 250
  private static let batches = environment("LAUNCHSYNCD_QUICK") == nil ? 40 : 4
  /// Kilobytes the daemon may hold at its highest.
  private static let most = 40_000

  @Test("10,000 broken images: the daemon lives, stays small, and no wrong file reaches the tree")
  func mutations() throws {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "supports": { "minimumOS": "6.0" }, "outputs": [ { "kind": "bundle" } ],
          "durability": "fast", "limits": { "decodeTime": 5 } } ] }
        """.utf8
      )
    )
    shop.start()
    for round in 0..<Self.batches {
      let start = round * Self.batch
      #expect(
        shop.shell(
          "\(Fixtures.python) '\(Fixtures.images)/mutate.py' made \(start) \(Self.batch)"
            + " && mv made/* drop/"
        ) == 0
      )
      // Dropped last, so all before it is through when it is there.
      let last = plainPNG(640, 960, shade: UInt8(round))
      shop.write("made/last", last)
      #expect(shop.shell("mv made/last drop/Default@2x.png") == 0)
      try #require(
        shop.eventually(120) { shop.read("build/Default@2x.png") == last },
        "batch \(round)"
      )
      check(shop)
    }
    #expect(shop.shell("kill -0 $(cat pid)") == 0)
    #expect(shop.run("wait --timeout 120") < 3)
    #expect(shop.shell("ls -A build | grep -F .launchsyncd-") != 0)
    let status = String(decoding: shop.read("memory") ?? [], as: UTF8.self)
    let peak = status.split(separator: " ").compactMap { Int($0) }.first ?? .max
    #expect(peak < Self.most, "\(status)")
    shop.signal("TERM")
    #expect(shop.eventually { shop.run("status") == 3 })
  }

  /// Every file in the tree is a whole image of the size that its name says.
  private func check(_ shop: borrowing Workshop) {
    #expect(shop.shell("grep VmHWM /proc/$(cat pid)/status | tr -dc '0-9 ' > memory") == 0)
    // A rendering comes after what is copied, and may be on its way.
    let known = "-e Default.png -e Default@2x.png -e '[.]launchsyncd-[0-9a-f]*'"
    #expect(shop.shell("ls -A build | grep -vx \(known)") != 0)
    guard let bytes = shop.read("build/Default.png") else { return }
    guard case .image(let facts, _) = ImageReader.reading(bytes.span, limits: Limits()) else {
      Issue.record("build/Default.png is no whole image")
      return
    }
    #expect(facts.stored == PixelSize(320, 480))
    #expect(facts.isCounted)
  }
}
