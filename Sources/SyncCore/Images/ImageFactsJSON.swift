extension ImageFacts {
  /// As the journal of facts keeps it; every field, since a restart takes it for the file's own word.
  package var json: JSONValue {
    .record([
      "format": .string(format.rawValue),
      "stored": [.int(stored.width), .int(stored.height)],
      "exifOrientation": .int(exifOrientation),
      "depth": .int(depth),
      "colour": .string(colour.rawValue),
      "transparency": .string(transparency.rawValue),
      "profile": profile.json,
      "isInterlaced": .bool(isInterlaced),
      "isAnimated": .bool(isAnimated),
      "isCrushed": .bool(isCrushed),
      "trailingBytes": .int(trailingBytes),
      "isCounted": .bool(isCounted),
      "pages": .int(pages),
    ])
  }

  /// Reads what ``json`` wrote; nil when a field is missing or is none of its values.
  package init?(json: JSONValue) {
    guard let format = json["format"]?.text.flatMap(ImageFormat.init(rawValue:)),
      let stored = PixelSize(json: json["stored"]),
      let exifOrientation = json["exifOrientation"]?.number,
      let depth = json["depth"]?.number,
      let colour = json["colour"]?.text.flatMap(Colour.init(rawValue:)),
      let transparency = json["transparency"]?.text.flatMap(Transparency.init(rawValue:)),
      let profile = json["profile"].flatMap(Profile.init(json:)),
      case .bool(let isInterlaced)? = json["isInterlaced"],
      case .bool(let isAnimated)? = json["isAnimated"],
      case .bool(let isCrushed)? = json["isCrushed"],
      let trailingBytes = json["trailingBytes"]?.number,
      case .bool(let isCounted)? = json["isCounted"],
      let pages = json["pages"]?.number
    else { return nil }
    self.init(
      format: format,
      stored: stored,
      exifOrientation: exifOrientation,
      depth: depth,
      colour: colour,
      transparency: transparency,
      profile: profile,
      isInterlaced: isInterlaced,
      isAnimated: isAnimated,
      isCrushed: isCrushed,
      trailingBytes: trailingBytes,
      isCounted: isCounted,
      pages: pages
    )
  }
}

extension ImageFacts.Profile {
  /// A word, or the name of an embedded profile in an object.
  fileprivate var json: JSONValue {
    switch self {
    case .untagged: "untagged"
    case .sRGB: "sRGB"
    case .gammaOnly: "gammaOnly"
    case .damaged: "damaged"
    case .named(let name): .record(["named": .string(name)])
    }
  }

  fileprivate init?(json: JSONValue) {
    if let name = json["named"]?.text {
      self = .named(name)
      return
    }
    switch json.text {
    case "untagged": self = .untagged
    case "sRGB": self = .sRGB
    case "gammaOnly": self = .gammaOnly
    case "damaged": self = .damaged
    case _: return nil
    }
  }
}
