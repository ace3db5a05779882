extension [Action] {
  /// The app's part of `sync --dry-run --json` (design 10).
  package func json(app: String) -> JSONValue {
    .record(["name": .string(app), "actions": .array(compactMap(\.json))])
  }

  /// The plan for people, a line a step.
  package func text(app: String) -> String {
    guard !isEmpty else { return "\(app): nothing to do\n" }
    return "\(app):\n" + map { "  \($0.words)\n" }.joined()
  }
}

extension Action {
  /// nil for what only prepares another step.
  fileprivate var json: JSONValue? {
    switch self {
    case .makeFolder(let path): row("makeFolder", path, source: nil, recipe: "folder")
    case .write(let file, replaces: _):
      row("write", file.path, source: file.source, recipe: file.recipe)
    case .adopt(let file, hash: _):
      row("adopt", file.path, source: file.source, recipe: file.recipe)
    case .remove(let path), .removeFolder(let path):
      row("remove", path, source: nil, recipe: "none")
    case .setAside, .setMode: nil
    }
  }

  private func row(_ action: String, _ path: RelativePath, source: RelativePath?, recipe: String)
    -> JSONValue
  {
    .record([
      "action": .string(action), "path": .string(path.description),
      "source": .optional(source?.description), "recipe": .string(recipe),
    ])
  }

  fileprivate var words: String {
    switch self {
    case .makeFolder(let path): "make   \(path)/"
    case .setAside(let path): "keep   the \(path) that is there in the state folder"
    case .setMode(let path): "chmod  \(path)"
    case .write(let file, let replaces):
      (replaces ? "update " : "write  ") + "\(file.path)"
        + (file.source.map { " from \($0)" } ?? "")
    case .adopt(let file, hash: _): "adopt  \(file.path), which has the right bytes already"
    case .remove(let path): "remove \(path)"
    case .removeFolder(let path): "remove \(path)/"
    }
  }
}
