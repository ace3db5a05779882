/// What the daemon answers to all but `status`: one JSON object on one line.
package enum ControlAnswer: Hashable, Sendable {
  case done(ControlRequest.Word, Outcome)
  case refused(String)

  /// What became of what was dropped.
  package struct Outcome: Hashable, Sendable {
    /// Files that are not whole yet, so that nothing of them is mirrored; the first of them.
    package fileprivate(set) var incomplete: [File] = []
    /// How many they are in all.
    package fileprivate(set) var incompleteCount = 0
    /// Apps something of which could not be written; it is tried again.
    package var failed: [String] = []
    /// Apps whose outputs stay until somebody accepts a mass removal.
    package var held: [String] = []

    /// Files that an answer names at most.
    package static let fileLimit = 100

    package init() {}

    package mutating func add(incomplete paths: [RelativePath], of app: String) {
      incompleteCount += paths.count
      let room = max(0, Self.fileLimit - incomplete.count)
      incomplete += paths.prefix(room).map { File(app: app, path: $0) }
    }
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
        "incompleteCount": .int(outcome.incompleteCount),
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
    outcome.incompleteCount = json["incompleteCount"]?.number ?? 0
    for row in json["incomplete"]?.elements ?? [] {
      guard let app = row["app"]?.text, let path = row["path"].flatMap(RelativePath.init(json:))
      else { return nil }
      outcome.incomplete.append(File(app: app, path: path))
    }
    self = .done(word, outcome)
  }
}
