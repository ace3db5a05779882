/// What the daemon answers to all but `status`: one JSON object on one line.
package enum ControlAnswer: Hashable, Sendable {
  case done(ControlRequest.Word, Outcome)
  case refused(String)

  /// What became of what was dropped.
  package struct Outcome: Hashable, Sendable {
    /// Files that are not whole yet, so that nothing of them is mirrored.
    package var incomplete: [File] = []
    /// Apps something of which could not be written; it is tried again.
    package var failed: [String] = []
    /// Apps whose outputs stay until somebody accepts a mass removal.
    package var held: [String] = []

    package init() {}
  }

  package struct File: Hashable, Sendable {
    package let app: String
    package let path: RelativePath

    package init(app: String, path: RelativePath) {
      self.app = app
      self.path = path
    }
  }

  package static let schema = 1

  package var json: JSONValue {
    switch self {
    case .refused(let message):
      .record(["schema": .int(Self.schema), "error": .string(message)])
    case .done(let word, let outcome):
      .record([
        "schema": .int(Self.schema), "command": .string(word.rawValue),
        "mirrored": .bool(outcome.failed.isEmpty),
        "incomplete": .array(
          outcome.incomplete.map { .record(["app": .string($0.app), "path": $0.path.json]) }
        ),
        "failed": .array(outcome.failed.map { .string($0) }),
        "held": .array(outcome.held.map { .string($0) }),
      ])
    }
  }

  /// Reads what ``json`` wrote; nil for anything else.
  package init?(json: JSONValue) {
    if let message = json["error"]?.text {
      self = .refused(message)
      return
    }
    guard let word = json["command"]?.text.flatMap(ControlRequest.Word.init(rawValue:)) else {
      return nil
    }
    var outcome = Outcome()
    outcome.failed = json["failed"]?.elements.compactMap(\.text) ?? []
    outcome.held = json["held"]?.elements.compactMap(\.text) ?? []
    for row in json["incomplete"]?.elements ?? [] {
      guard let app = row["app"]?.text, let path = row["path"].flatMap(RelativePath.init(json:))
      else { return nil }
      outcome.incomplete.append(File(app: app, path: path))
    }
    self = .done(word, outcome)
  }
}
