import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// The storyboard in the build tree, read and laid out by an independent reader with a real solver.
@Suite struct StoryboardSolverTests {
  typealias Drop = (name: String, width: Int, height: Int)

  static let rows: [(what: String, drops: [Drop])] = [
    (
      "a pair each",
      [
        ("iphone-portrait.png", 1290, 2796), ("iphone-landscape.png", 2796, 1290),
        ("ipad-portrait.png", 1668, 2388), ("ipad-landscape.png", 2388, 1668),
        ("night/ipad-portrait-dark.png", 1668, 2388),
      ]
    ),
    ("an upright image alone", [("iphone.png", 1179, 2556)]),
    ("a landscape image alone", [("ipad.png", 2048, 1536)]),
    ("a square master", [("master.png", 1200, 1200)]),
    (
      "every screen",
      SlotRow.all(of: .screen).map { ("\($0.id).png", $0.pixels.width, $0.pixels.height) }
    ),
  ]

  @Test("one image covers every window from 1:3 to 3:1", arguments: rows.indices)
  func solves(row: Int) throws {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "supports": { "minimumOS": "12.0" },
          "outputs": [ { "kind": "storyboard", "cacheBusting": true } ] } ] }
        """.utf8
      )
    )
    let drops = Self.rows[row].drops.map { "'\($0.name)=\($0.width)x\($0.height)'" }
    let made = shop.shell(
      "mkdir -p drop/night && cd drop && /usr/bin/python3 '\(Self.tool("png.py"))' \(drops.joined(separator: " "))"
    )
    #expect(made == 0)
    #expect(shop.run("sync") <= 1)
    let sizes = Set(DeviceTable.all.map(\.screen.points.description)).sorted()
    shop.write("sizes", Array((sizes.joined(separator: "\n") + "\n").utf8))
    // Only the image worker can scale what is over the budget.
    let hasImager = shop.shell("test -x '\(Self.build)/launchsyncd-imager'") == 0
    let budget = hasImager ? "--budget" : ""
    // Debian's own Python: the solver is a package of it (scripts/need test).
    let status = shop.shell(
      "/usr/bin/python3 '\(Self.tool("storyboard.py"))' build/LaunchScreen.storyboard \(budget) <sizes >out 2>&1"
    )
    #expect(status == 0, "\(Self.rows[row].what): \(shop.output)")
  }

  private static var build: String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/.build/debug"
  }

  private static func tool(_ name: String) -> String {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(tests)/Tools/\(name)"
  }
}
