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
    return .record(["name": .string(appName), "devices": .array(chosen.map(\.json))])
  }

  /// The `gaps` of one app in `status --json`.
  package var gapsJSON: JSONValue { .array(gaps.map(\.json)) }
}

extension DeviceCoverage {
  fileprivate var json: JSONValue {
    let points = device.screen.points
    return .record([
      "device": .string(device.name),
      "idiom": .string(device.screen.idiom.rawValue),
      "points": [.int(points.width), .int(points.height)],
      "scale": .int(device.screen.scale.rawValue),
      "cells": .array(cells.map(\.json)),
    ])
  }
}

extension CoverageCell {
  fileprivate var json: JSONValue {
    .record([
      "era": .string(era.rawValue),
      "orientation": .string(orientation.rawValue),
      "scheme": .optional(scheme),
      "state": .string(state.rawValue),
      "file": .optional(file?.description),
      "seen": .optional(seen?.rawValue),
      "chain": .array(chain.map(\.json)),
    ])
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
