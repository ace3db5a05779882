import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// The storyboard in the build tree, read and laid out by an independent reader with a real solver.
@Suite struct StoryboardSolverTests {
  static let rows: [(what: String, drops: [String])] = [
    (
      "a pair each",
      [
        "iphone-portrait.png=1290x2796", "iphone-landscape.png=2796x1290",
        "ipad-portrait.png=1668x2388", "ipad-landscape.png=2388x1668",
        "ipad-portrait-dark.png=1668x2388",
      ]
    ),
    ("an upright image alone", ["iphone.png=1179x2556"]),
    ("a landscape image alone", ["ipad.png=2048x1536"]),
    ("a square master", ["master.png=1200x1200"]),
    ("a large master", ["master.png=2732x2732", "master dark.png=2752x2752"]),
    ("every screen", SlotRow.all(of: .screen).map { "\($0.id).png=\($0.pixels)" }),
  ]

  @Test("one image covers every window from 1:3 to 3:1", arguments: rows.indices)
  func solves(row: Int) throws {
    let shop = try Workshop(outputs: #"{ "kind": "storyboard", "cacheBusting": true }"#)
    #expect(shop.draw(Self.rows[row].drops) == 0)
    #expect(shop.run("sync") <= 1)
    let sizes = Set(DeviceTable.all.map(\.screen.points.description)).sorted()
    shop.write("sizes", Array((sizes.joined(separator: "\n") + "\n").utf8))
    let budget = shop.hasImager ? "--budget" : ""
    let status = shop.tool("storyboard.py", "build/LaunchScreen.storyboard \(budget) <sizes")
    #expect(status == 0, "\(Self.rows[row].what): \(shop.output)")
  }

  @Test(
    "large images are scaled until a device may load them, and told as derived",
    .enabled(if: Workshop.buildsImager),
    arguments: [["master.png=2732x2732"], ["pad.png=2048x2732", "wide pad.png=2732x2048"]]
  )
  func scaled(drops: [String]) throws {
    let shop = try Workshop(outputs: #"{ "kind": "storyboard" }"#)
    #expect(shop.draw(drops) == 0)
    #expect(shop.run("sync") <= 1)
    // What lies in the sets, as a device would decode it.
    let status = shop.tool("storyboard.py", "build/LaunchScreen.storyboard --budget </dev/null")
    #expect(status == 0, "\(shop.output)")
    // Both image views of an iPad are made: together they fill the budget, and no more.
    var bytes = 0
    for shape in ["Portrait", "Landscape"] {
      let name = "\(shape.lowercased())-ipad@2x.png"
      let path = "build/LaunchScreen.xcassets/LaunchScreen\(shape).imageset/\(name)"
      let image = shop.read(path) ?? []
      guard case .image(let facts, _) = ImageReader.reading(image.span, limits: Limits()) else {
        Issue.record("\(name) is no whole image")
        continue
      }
      bytes += facts.stored.width * facts.stored.height * 4
    }
    #expect((20_000_000..<25_000_000).contains(bytes), "\(bytes)")
    #expect(shop.run("coverage --device 'iPad Pro 12.9-inch (3rd generation)'") <= 1)
    #expect(shop.output.contains("derived") && !shop.output.contains("exact"), "\(shop.output)")
  }
}
