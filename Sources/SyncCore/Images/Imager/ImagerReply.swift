/// What the image worker answers.
package enum ImagerReply: Hashable, Sendable {
  /// All of the source was decoded, and every target is written.
  case done(ImageFacts)
  case failed(ImagerFailure)
  /// What each attempt of a probe came to, such as `open /etc/passwd: 13`.
  case probed([String])

  package var json: JSONValue {
    switch self {
    case .done(let facts): .record(["facts": facts.imagerJSON])
    case .failed(let failure):
      .record([
        "failed": .string(failure.fault.rawValue), "message": .string(failure.message),
        "errno": .int(failure.errno),
      ])
    case .probed(let lines): .record(["probed": .array(lines.map(JSONValue.string))])
    }
  }

  /// Reads what ``json`` wrote; nil for anything else: the worker is not trusted.
  package init?(json: JSONValue) {
    if let facts = json["facts"].flatMap(ImageFacts.init(imagerJSON:)) {
      self = .done(facts)
    } else if let fault = json["failed"]?.text.flatMap(ImagerFault.init) {
      self = .failed(
        ImagerFailure(
          fault,
          printable((json["message"]?.text ?? "").utf8),
          errno: json["errno"]?.number ?? 0
        )
      )
    } else if let lines = json["probed"]?.elements {
      self = .probed(lines.compactMap(\.text))
    } else {
      return nil
    }
  }
}

/// Why the worker could not do it; the words are part of the protocol.
package enum ImagerFault: String, CaseIterable, Hashable, Sendable {
  /// The source does not decode to its end.
  case damaged
  /// More pixels than the limits allow.
  case tooLarge
  /// Nothing here decodes it.
  case unsupported
  /// Its text needs fonts, which are not the designer's.
  case needsFonts
  /// Memory is short.
  case noMemory
  /// A target could not be written; `errno` says why.
  case cannotWrite
}

/// A fault with what the decoder says.
package struct ImagerFailure: Error, Hashable, Sendable {
  package let fault: ImagerFault
  /// One line from the library, for people.
  package let message: String
  package let errno: Int

  package init(_ fault: ImagerFault, _ message: String, errno: Int = 0) {
    self.fault = fault
    self.message = message
    self.errno = errno
  }
}

extension ImageFacts {
  fileprivate var imagerJSON: JSONValue {
    .record([
      "format": .string(format.rawValue), "width": .int(stored.width),
      "height": .int(stored.height), "orientation": .int(exifOrientation), "depth": .int(depth),
      "colour": .string(colour.rawValue), "transparency": .string(transparency.rawValue),
      "profile": .string(profile.word), "profileName": .optional(profile.name),
      "pages": .int(pages), "animated": .bool(isAnimated),
    ])
  }

  fileprivate init?(imagerJSON json: JSONValue) {
    guard let format = json["format"]?.text.flatMap(ImageFormat.init),
      let width = json["width"]?.number, let height = json["height"]?.number,
      (1...1 << 24).contains(width), (1...1 << 24).contains(height),
      let orientation = json["orientation"]?.number, (1...8).contains(orientation),
      let depth = json["depth"]?.number,
      let colour = json["colour"]?.text.flatMap(Colour.init),
      let transparency = json["transparency"]?.text.flatMap(Transparency.init),
      let profile = json["profile"]?.text
        .flatMap({ Profile(word: $0, name: json["profileName"]?.text) })
    else { return nil }
    self.init(
      format: format,
      stored: PixelSize(width, height),
      exifOrientation: orientation,
      depth: depth,
      colour: colour,
      transparency: transparency,
      profile: profile,
      isAnimated: json["animated"] == .bool(true),
      pages: json["pages"]?.number ?? 1
    )
  }
}

extension ImageFacts.Profile {
  /// The case, for documents.
  package var word: String {
    switch self {
    case .untagged: "untagged"
    case .sRGB: "srgb"
    case .named: "named"
    case .gammaOnly: "gammaOnly"
    case .damaged: "damaged"
    }
  }

  /// The profile's own name.
  package var name: String? {
    guard case .named(let name) = self else { return nil }
    return name
  }

  fileprivate init?(word: String, name: String?) {
    switch word {
    case "untagged": self = .untagged
    case "srgb": self = .sRGB
    case "named": self = .named(printable((name ?? "").utf8))
    case "gammaOnly": self = .gammaOnly
    case "damaged": self = .damaged
    case _: return nil
    }
  }
}
