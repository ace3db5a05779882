import Testing

@testable import SyncCore

@Suite("Coverage of one device")
struct CoverageDeviceTests {
  @Test("holds its launches, and the gaps that it is among, alone")
  func narrowed() throws {
    let table = ["iPhone 5", "iPad 2"].map { LaunchFixture.device($0) }
    let app = LaunchFixture.app(everyWay: false)
    let whole = Coverage.of(app: app, files: [CoverageTests.three[2]], table: table)
    let phone = whole.narrowed(to: "IPHONE 5")
    #expect(phone.devices.map(\.device.name) == ["iPhone 5"])
    #expect(!phone.gaps.isEmpty)
    #expect(phone.gaps.count < whole.gaps.count)
    #expect(phone.gaps.allSatisfy { $0.devices.contains("iPhone 5") })
    #expect(phone.counts != whole.counts)
    let other = whole.narrowed(to: "iPhone 3G")
    #expect(other.devices.isEmpty)
    #expect(other.gaps.isEmpty)
    #expect(CoverageChains(other).absence(of: "iPhone 3G").hasSuffix("aurora does not support it"))
  }
}
