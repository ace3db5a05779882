extension Source {
  /// As the journal of facts keeps it: one object, so that a restart need not read the file again.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("path", path.json), .init("stamp", stamp.json),
    ]
    switch content {
    case .image(let facts, let hash, let warnings):
      members.append(.init("facts", facts.json))
      members.append(.init("hash", .string(hash.description)))
      members.append(.init("warnings", .array(warnings.map(\.kept))))
    case .incomplete(let problem): members.append(.init("incomplete", problem.kept))
    case .broken(let problem): members.append(.init("broken", problem.kept))
    }
    if let decoder { members.append(.init("decoder", .string(decoder))) }
    return .object(members)
  }

  /// Reads what ``json`` wrote; nil when it is anything else.
  package init?(json: JSONValue) {
    guard let path = json["path"].flatMap(RelativePath.init(json:)),
      let stamp = json["stamp"].flatMap(Stamp.init(json:))
    else { return nil }
    let content: Content
    if let facts = json["facts"] {
      guard let facts = ImageFacts(json: facts),
        let hash = json["hash"]?.text.flatMap(ContentHash.init),
        case .array(let rows)? = json["warnings"]
      else { return nil }
      let warnings = rows.compactMap(Problem.init(kept:))
      guard warnings.count == rows.count else { return nil }
      content = .image(facts, hash: hash, warnings: warnings)
    } else if let problem = json["incomplete"].flatMap(Problem.init(kept:)) {
      content = .incomplete(problem)
    } else if let problem = json["broken"].flatMap(Problem.init(kept:)) {
      content = .broken(problem)
    } else {
      return nil
    }
    self.init(path: path, stamp: stamp, content: content, decoder: json["decoder"]?.text)
  }
}

extension Problem {
  /// With its path as bytes, so that it comes back just as it was.
  package var kept: JSONValue {
    .record([
      "code": .string(code.rawValue), "path": path?.json ?? .null,
      "message": .string(message), "remedy": .string(remedy),
    ])
  }

  package init?(kept json: JSONValue) {
    guard let code = json["code"]?.text.flatMap(ProblemCode.init(rawValue:)),
      let message = json["message"]?.text, let remedy = json["remedy"]?.text
    else { return nil }
    self.init(
      code,
      at: json["path"].flatMap(RelativePath.init(json:)),
      message,
      remedy: remedy
    )
  }
}
