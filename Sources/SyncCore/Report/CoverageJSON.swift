extension Coverage {
  /// `coverage --json`: `{"schema":1,"apps":[…]}`.
  package static func json(_ apps: [Coverage]) -> JSONValue {
    .record(["schema": 1, "apps": .array(apps.map(\.json))])
  }

  /// One app of `coverage --json`: its name, each device with its cells, and what is to be said of them.
  package var json: JSONValue {
    // Devices of one class share their cells, and so the text of them.
    var known: [(cells: [CoverageCell], json: JSONValue)] = []
    let rows = devices.map { device in
      let cells = known.first { $0.cells == device.cells }?.json
      let json = cells ?? .array(device.cells.map(\.json))
      if cells == nil { known.append((device.cells, json)) }
      return device.json(cells: json)
    }
    return .record([
      "name": .string(appName),
      "devices": .array(rows),
      "gaps": .array(gaps.map(\.json)),
      "notes": .array(notes.map(\.json)),
    ])
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
  /// One gap of `status --json` and `coverage --json`.
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
      "traps": .array(traps.map(JSONValue.int)),
    ])
  }
}

extension CoverageNote {
  fileprivate var json: JSONValue {
    .record([
      "id": .string(id),
      "trap": trap.map(JSONValue.int) ?? .null,
      "message": .string(message),
    ])
  }
}
