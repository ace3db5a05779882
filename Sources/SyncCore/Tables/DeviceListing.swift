/// What `launchsyncd devices` prints.
package enum DeviceListing {
  /// An aligned table for people, one device a line.
  package static func text(_ devices: [Device] = DeviceTable.all) -> String {
    var lines: [[String]] = [["DEVICE", "IDIOM", "POINTS", "SCALE", "PIXELS", "YEAR", "OS"]]
    for device in devices {
      lines.append([
        device.name, device.screen.idiom.rawValue, device.screen.points.description,
        device.screen.scale.word, pixels(device).description, String(device.year), range(device),
      ])
    }
    return TextTable.render(lines)
  }

  /// `{"schema":1,"devices":[…],"slots":[…]}`; `lastOS` is null while the device is current.
  package static func json(_ devices: [Device] = DeviceTable.all) -> JSONValue {
    .record(["schema": 1, "devices": .array(devices.map(json)), "slots": SlotListing.json()])
  }

  private static func json(_ device: Device) -> JSONValue {
    let points = device.screen.points
    let size = pixels(device)
    return .record([
      "name": .string(device.name),
      "idiom": .string(device.screen.idiom.rawValue),
      "points": [.int(points.width), .int(points.height)],
      "scale": .int(device.screen.scale.rawValue),
      "pixels": [.int(size.width), .int(size.height)],
      "year": .int(device.year),
      "firstOS": .string(device.firstOS.description),
      "lastOS": .optional(device.lastOS?.description),
      "assumed": ["firstOS", "lastOS"],
      "sources": .array(device.sources.map(JSONValue.string)),
    ])
  }

  private static func pixels(_ device: Device) -> PixelSize {
    device.screen.points.pixels(at: device.screen.scale)
  }

  private static func range(_ device: Device) -> String {
    device.lastOS.map { "\(device.firstOS) to \($0)" } ?? "from \(device.firstOS)"
  }
}
