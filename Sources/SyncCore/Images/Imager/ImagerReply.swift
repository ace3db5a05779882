/// What the image worker answers.
package enum ImagerReply: Hashable, Sendable {
  /// All of the source was decoded, and every target is written.
  case done(ImageFacts)
  case failed(ImagerFailure)
  /// What each attempt of a probe came to, such as `open /etc/passwd: 13`.
  case probed([String])

  package var json: JSONValue {
    switch self {
    case .done(let facts): .record(["facts": facts.json])
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
    if let facts = json["facts"].flatMap(ImageFacts.init(untrusted:)) {
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
  /// Facts within the bounds that the rest of the program counts on.
  fileprivate init?(untrusted json: JSONValue) {
    self.init(json: json)
    let sides = 1...1 << 24
    guard sides.contains(stored.width), sides.contains(stored.height),
      (1...8).contains(exifOrientation), (1...64).contains(depth), pages > 0, trailingBytes == 0
    else { return nil }
    if case .named(let name) = profile { profile = .named(printable(name.utf8)) }
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
}
