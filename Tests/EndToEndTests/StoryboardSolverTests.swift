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
}
