/// What somebody asks the running daemon: one JSON object on one line.
package enum ControlRequest: Hashable, Sendable {
  /// Answered when all that was dropped before is mirrored.
  case wait(app: String?)
  /// Look at everything again; answered when that is done.
  case rescan(app: String?)
  /// The document of `status --json`.
  case status(app: String?)
  /// Lets a held mass removal happen.
  case accept(app: String)

  /// The words of `"command"`.
  package enum Word: String, CaseIterable, Hashable, Sendable {
    case wait, rescan, status, accept

    /// Whether it costs passes or changes something, so that not everybody may ask for it.
    package var needsTrust: Bool {
      switch self {
      case .status: false
      case .wait, .rescan, .accept: true
      }
    }
  }

  package var word: Word {
    switch self {
    case .wait: .wait
    case .rescan: .rescan
    case .status: .status
    case .accept: .accept
    }
  }

  /// nil: every app.
  package var app: String? {
    switch self {
    case .wait(let app), .rescan(let app), .status(let app): app
    case .accept(let app): app
    }
  }
}

/// Why a line is no request.
package struct ControlError: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

extension ControlRequest {
  /// Bytes of a line at most, its end left out.
  package static let lineLimit = 4_096

  /// Reads a line, without its end.
  package init(line: [UInt8]) throws(ControlError) {
    let root: JSONNode
    do {
      root = try JSONParser.parse(line)
    } catch {
      throw ControlError(message: "column \(error.position.column): \(error.message)")
    }
    guard case .object(let members) = root.content else {
      throw ControlError(message: "a request is an object, such as {\"command\":\"wait\"}")
    }
    var texts: [String: String] = [:]
    for member in members {
      guard ["command", "app"].contains(member.key) else {
        throw ControlError(
          message: "\"\(printable(member.key.utf8))\" is no known key; the keys are command, app"
        )
      }
      if member.key == "app", member.value.content == .null { continue }
      guard let text = member.value.content.text else {
        throw ControlError(message: "\"\(member.key)\" should be a text")
      }
      guard texts.updateValue(text, forKey: member.key) == nil else {
        throw ControlError(message: "\"\(member.key)\" is given twice")
      }
    }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    guard let text = texts["command"] else {
      throw ControlError(message: "\"command\" is missing; it is one of \(words)")
    }
    let app = texts["app"]
    switch Word(rawValue: text) {
    case .wait: self = .wait(app: app)
    case .rescan: self = .rescan(app: app)
    case .status: self = .status(app: app)
    case .accept:
      guard let app else { throw ControlError(message: "accept needs an \"app\"") }
      self = .accept(app: app)
    case nil:
      throw ControlError(
        message: "there is no command \"\(printable(text.utf8))\"; it is one of \(words)"
      )
    }
  }

  /// The line, without its end.
  package var line: [UInt8] {
    var members = [JSONValue.Member("command", .string(word.rawValue))]
    if let app { members.append(JSONValue.Member("app", .string(app))) }
    return JSONValue.object(members).line()
  }
}
