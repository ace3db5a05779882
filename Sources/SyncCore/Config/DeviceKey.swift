/// The keys of a device that an app adds.
package enum DeviceKey: String, ConfigKey {
  case name, idiom, points, scale, firstOS, lastOS

  package var row: KeyRow {
    switch self {
    case .name:
      .needed(.text, "what it is called; a name of the built-in table stands in its place")
    case .idiom: .needed(.word(of: Idiom.self), "its kind")
    case .points: .needed(.points, "its screen; an Apple TV's as it stands")
    case .scale: .needed(.scale, "pixels a point")
    case .firstOS: .needed(.version("26.0"), "the oldest system that it runs")
    case .lastOS: KeyRow(.version("27.0"), "the newest; null: it is current")
    }
  }
}

extension ConfigDecoder {
  mutating func devices(_ reader: inout ObjectReader<AppKey>) -> [Device] {
    var devices: [Device] = []
    for (path, node) in reader.elements(.devices) ?? [] {
      guard var inner = ObjectReader(node, path: path, DeviceKey.self, &problems) else { continue }
      let name = inner.required(.name) { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
      let idiom = inner.required(.idiom) { $0.text.flatMap(Idiom.init(rawValue:)) }
      let points = inner.required(.points) { $0.text.flatMap(PointSize.init(screen:)) }
      let scale = inner.required(.scale) { content -> Scale? in
        guard case .int(let number) = content else { return nil }
        return Scale(rawValue: number)
      }
      let first = inner.required(.firstOS) { $0.text.flatMap(OSVersion.init) }
      let last = inner.optional(.lastOS) { $0.text.flatMap(OSVersion.init) }
      if let first, let last, last < first {
        inner.add(
          ConfigProblem(
            position: inner.node(.lastOS)?.position ?? node.position,
            message: "lastOS \(last) is below firstOS \(first)",
            remedy: "raise it, or use null for a device that is current"
          )
        )
      }
      problems += inner.problems
      guard let name, let idiom, let points, let scale, let first else { continue }
      devices.append(
        Device(
          rank: devices.count,
          name: name,
          screen: Screen(idiom: idiom, points: points, scale: scale),
          year: 0,
          firstOS: first,
          lastOS: last,
          sources: ["config"]
        )
      )
    }
    return devices
  }
}

extension PointSize {
  /// Reads `402x874`, sides from 1 to 99,999 and the longer one last: a screen that is no TV's is given
  /// upright.
  fileprivate init?(screen text: String) {
    guard let size = PointSize(text), (1...99_999).contains(size.width),
      (1...99_999).contains(size.height), size.description == text
    else { return nil }
    self = size
  }
}

extension App {
  /// The built-in table with the app's own devices: one of a known name in its place, others at the
  /// end.
  package var deviceTable: [Device] {
    guard !devices.isEmpty else { return DeviceTable.all }
    var table = DeviceTable.all
    for device in devices {
      let place = table.firstIndex { $0.name.lowercased() == device.name.lowercased() }
      if let place {
        table[place] = device.ranked(place)
      } else {
        table.append(device.ranked(table.count))
      }
    }
    return table
  }
}

extension Device {
  fileprivate func ranked(_ rank: Int) -> Device {
    Device(
      rank: rank,
      name: name,
      screen: screen,
      year: year,
      firstOS: firstOS,
      lastOS: lastOS,
      sources: sources
    )
  }
}
