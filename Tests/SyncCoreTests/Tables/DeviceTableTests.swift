import Testing

@testable import SyncCore

@Suite("The device table")
struct DeviceTableTests {
  @Test("reads every row, in order, each name once")
  func whole() {
    let lines = DeviceTable.rows.split(separator: "\n")
    #expect(DeviceTable.all.count == lines.count)
    #expect(DeviceTable.all.count == 105)
    #expect(Set(DeviceTable.all.map(\.name)).count == 105)
    #expect(DeviceTable.all.map(\.rank) == Array(0..<105))
    for (idiom, count) in [(Idiom.iphone, 58), (.ipad, 45), (.tv, 2)] {
      let found = DeviceTable.all.filter { $0.screen.idiom == idiom }.count
      #expect(found == count, "\(idiom)")
    }
  }

  @Test("gives each device a source and a range that is not empty")
  func ranges() {
    for device in DeviceTable.all {
      #expect(!device.sources.isEmpty, "\(device.name)")
      if let last = device.lastOS { #expect(device.firstOS <= last, "\(device.name)") }
    }
  }

  @Test(
    "has the screens of facts 3",
    arguments: [
      ("iPhone 3GS", "320x480"), ("iPhone 4", "640x960"), ("iPhone 5s", "640x1136"),
      ("iphone 8 plus", "1242x2208"), ("iPhone XR", "828x1792"), ("iPhone 15 Pro", "1179x2556"),
      ("iPad 2", "768x1024"), ("iPad mini (6th generation)", "1488x2266"),
      ("iPad Pro 13-inch (M4)", "2064x2752"), ("Apple TV 4K (1st generation)", "3840x2160"),
    ]
  )
  func screens(name: String, pixels: String) {
    let device = DeviceTable.device(named: name)
    #expect(device?.screen.pixels(for: .portrait).description == pixels)
  }

  @Test(
    "leaves a row out that is not whole",
    arguments: [
      "", "iPhone", "A\tiphone\t320x480\t4\t2007\t1.0\t-\ts",
      "A\tphone\t320x480\t1\t2007\t1.0\t-\ts",
      "A\tiphone\t320\t1\t2007\t1.0\t-\ts", "A\tiphone\t320x480\t1\t2007\t1.0\t\ts",
    ]
  )
  func broken(row: String) {
    #expect(DeviceTable.parse(row).isEmpty)
  }

  @Test("prints one line a device, and the same as JSON")
  func listing() {
    let text = DeviceListing.text()
    #expect(text.split(separator: "\n").count == 106)
    #expect(!text.contains(" \n"))
    let json = DeviceListing.json()
    guard case .array(let devices)? = json["devices"] else {
      Issue.record("no devices")
      return
    }
    #expect(devices.count == 105)
    #expect(devices[9]["name"] == .string("iPhone 5"))
    #expect(devices[9]["lastOS"] == .string("10.3.4"))
    #expect(json["schema"] == 1)
  }

  @Test("prints one line a slot, and the same as JSON")
  func slots() {
    let text = SlotListing.text()
    #expect(text.split(separator: "\n").count == SlotRow.all.count + 1)
    #expect(text.contains("iphone-568h-ios7"))
    #expect(!text.contains(" \n"))
    guard case .array(let slots)? = DeviceListing.json()["slots"] else {
      Issue.record("no slots")
      return
    }
    #expect(slots.count == SlotRow.all.count)
    let tall = slots.first { $0["id"] == .string("iphone-568h-ios7") }
    #expect(tall?["width"] == 640 && tall?["height"] == 1136)
    #expect(tall?["subtype"] == .string("retina4"))
    #expect(
      tall?["looseNames"] == [
        .string("Default-568h@2x.png"), .string("Default-568h@2x~iphone.png"),
      ]
    )
  }
}
