import Testing

@testable import SyncCore

@Suite("Devices that an app adds")
struct AppDeviceTests {
  private func config(_ devices: String) throws -> Config {
    let text = """
      {"apps":[{"name":"a","drop":"d","build":"b","outputs":[{"kind":"bundle"}],"devices":[\(devices)]}]}
      """
    return try Config.decode(Array(text.utf8), folder: Array("/x".utf8))
  }

  @Test("count in coverage, after the table's or in place of one")
  func counted() throws {
    let config = try config(
      """
      {"name":"iPhone 99","idiom":"iphone","points":"500x1000","scale":3,"firstOS":"30.0"},
      {"name":"iphone 5","idiom":"iphone","points":"320x480","scale":2,"firstOS":"6.0","lastOS":"7.1"}
      """
    )
    let app = config.apps[0]
    #expect(app.deviceTable.count == DeviceTable.all.count + 1)
    #expect(app.deviceTable.map(\.rank) == Array(app.deviceTable.indices))
    let coverage = Coverage.of(app: app, files: [])
    #expect(coverage.devices.last?.device.name == "iPhone 99")
    let five = coverage.devices.first { $0.device.name == "iphone 5" }
    #expect(five?.device.screen.points == PointSize(320, 480))
    #expect(five?.device.rank == DeviceTable.device(named: "iPhone 5")?.rank)
    #expect(
      coverage.gaps.contains {
        $0.devices.contains("iPhone 99") && $0.tableCount == DeviceTable.all.count + 1
      }
    )
  }

  @Test(
    "must be whole",
    arguments: [
      "{}", "7", #"{"name":"","idiom":"iphone","points":"1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"watch","points":"1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"0x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"+1x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"999999999999x1","scale":1,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":4,"firstOS":"9.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1,"firstOS":"9.0","lastOS":"8.0"}"#,
      #"{"name":"x","idiom":"ipad","points":"1x1","scale":1,"firstOS":"9.0","lastO":"8.0"}"#,
    ]
  )
  func refused(device: String) {
    #expect(throws: ConfigError.self) { try config(device) }
  }
}
