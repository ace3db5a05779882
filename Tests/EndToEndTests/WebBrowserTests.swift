import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// The web output in the build tree, opened in headless Chromium as every device of the table.
@Suite struct WebBrowserTests {
  @Test("every screen, both ways, light and dark, matches one tag with a file of its size")
  func matches() throws {
    let shop = try Workshop(outputs: #"{ "kind": "web", "path": "public", "urlBase": "/public/" }"#)
    let rows = SlotRow.all(of: .screen).filter { $0.idiom != .tv }
    let light = rows.map { "\($0.id).png=\($0.pixels)" }
    let dark = rows.map { "\($0.id)-dark.png=\($0.pixels)" }
    #expect(shop.draw(light) == 0)
    #expect(shop.run("sync") == 0, "\(shop.output)")
    let devices = Set(
      DeviceTable.all.filter { $0.screen.idiom != .tv }
        .map { "\($0.screen.points)@\($0.screen.scale.rawValue)" }
    )
    shop.write("devices", Array(devices.sorted().joined(separator: "\n").utf8))
    #expect(shop.tool("startup.py", "build/public <devices") == 0, "\(shop.output)")
    // Some dark ones beside light ones, then all.
    #expect(shop.draw(Array(dark.prefix(3))) == 0)
    #expect(shop.run("sync") == 0, "\(shop.output)")
    #expect(shop.tool("startup.py", "build/public <devices") == 0, "\(shop.output)")
    #expect(shop.draw(dark) == 0)
    #expect(shop.run("sync") == 0, "\(shop.output)")
    #expect(shop.tool("startup.py", "build/public --dark <devices") == 0, "\(shop.output)")
  }
}
