extension Coverage {
  /// `coverage --json`: `{"schema":1,"apps":[…]}`.
  package static func json(_ apps: [Coverage]) -> JSONValue {
    .record(["schema": 1, "apps": .array(apps.map(\.json))])
  }

  /// One app of `coverage --json`: its name, and each device with its cells.
  package var json: JSONValue {
    json(where: { _ in true })
  }

  /// The same for some devices only.
  package func json(where isWanted: (Device) -> Bool) -> JSONValue {
    let chosen = devices.filter { isWanted($0.device) }
    // Devices of one class share their cells, and so the text of them.
    var known: [(cells: [CoverageCell], json: JSONValue)] = []
    let devices = chosen.map { device in
      let cells = known.first { $0.cells == device.cells }?.json
      let json = cells ?? .array(device.cells.map(\.json))
      if cells == nil { known.append((device.cells, json)) }
      return device.json(cells: json)
    }
    return .record(["name": .string(appName), "devices": .array(devices)])
  }
}

extension DeviceCoverage {
  fileprivate func json(cells: JSONValue) -> JSONValue {
    let points = device.screen.points
    return .record([
      "device": .string(device.name),
      "idiom": .string(device.screen.idiom.rawValue),
      "points": [.int(points.width), .int(points.height)],
      "scale": .int(device.screen.scale.rawValue),
      "cells": cells,
    ])
  }
}

extension CoverageCell {
  /// `language` is there only for launches in one that has images of its own.
  fileprivate var json: JSONValue {
    let language = language.map { [JSONValue.Member("language", .string($0))] } ?? []
    return .object(
      [
        .init("era", .string(era.rawValue)),
        .init("orientation", .string(orientation.rawValue)),
        .init("scheme", .optional(scheme)),
      ] + language + [
        .init("state", .string(state.rawValue)),
        .init("file", .optional(file?.description)),
        .init("seen", .optional(seen?.rawValue)),
        .init("chain", .array(chain.map(\.json))),
      ]
    )
  }
}

extension ChainStep {
  fileprivate var json: JSONValue {
    .record(["name": .string(name), "found": .bool(found), "assumed": .bool(assumed)])
  }
}

extension Gap {
  /// One gap of `status --json`.
  package var json: JSONValue {
    .record([
      "id": .string(id),
      "severity": .string(severity.rawValue),
      "device": .string(device),
      "orientation": .string(orientation.rawValue),
      "state": .string(state.rawValue),
      "wanted": .record([
        "file": .string(wanted.file),
        "width": .int(wanted.pixels.width),
        "height": .int(wanted.pixels.height),
      ]),
      "message": .string(message),
    ])
  }
}
