extension Config {
  /// Reads a config; throws everything that is wrong with it at once.
  ///
  /// - Parameters:
  ///   - bytes: the file's text.
  ///   - folder: the absolute folder of the file: relative paths are below it.
  /// - Returns: the config.
  /// - Throws: every error at once.
  package static func decode(_ bytes: [UInt8], folder: [UInt8]) throws(ConfigError) -> Config {
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      throw ConfigError(problems: [
        ConfigProblem(position: error.position, message: error.message, remedy: "mend the JSON")
      ])
    }
    var decoder = ConfigDecoder(folder: folder)
    let config = decoder.config(root)
    guard decoder.problems.isEmpty, let config else {
      let sorted = decoder.problems.sorted {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
      throw ConfigError(problems: sorted)
    }
    return config
  }
}

/// Turns a parsed document into a config, collecting what is wrong with it.
struct ConfigDecoder {
  let folder: [UInt8]
  var problems: [ConfigProblem] = []

  mutating func config(_ root: JSONNode) -> Config? {
    guard
      var reader = ObjectReader(
        root,
        path: "",
        keys: ["state", "apps", "quiet", "rescan", "poll", "$schema"],
        &problems
      )
    else { return nil }
    let state = path("state", &reader)
    let quiet = seconds("quiet", or: .seconds(2), 0...60, &reader)
    let rescan = seconds("rescan", or: .seconds(900), 0...86_400, &reader)
    let poll = seconds("poll", or: .seconds(10), 1...3_600, &reader)
    let nodes = reader.required("apps", expected: "a list of apps") { content -> [JSONNode]? in
      guard case .array(let nodes) = content else { return nil }
      return nodes
    }
    if let nodes, nodes.isEmpty {
      reader.add(
        ConfigProblem(
          position: reader.position,
          message: "\"apps\" is empty",
          remedy: "add at least one app"
        )
      )
    }
    problems += reader.problems
    var apps: [(app: App, position: TextPosition)] = []
    for (index, node) in (nodes ?? []).enumerated() {
      if let app = app(node, path: "apps[\(index)]") { apps.append((app, node.position)) }
    }
    check(apps, state: state)
    return Config(state: state, apps: apps.map(\.app), quiet: quiet, rescan: rescan, poll: poll)
  }

  static let appKeys = [
    "name", "drop", "build", "supports", "outputs", "rules", "derive", "color", "background",
    "watch", "durability", "feedback", "hooks", "deviceSuffix", "ignore", "limits", "modes",
  ]

  mutating func app(_ node: JSONNode, path: String) -> App? {
    guard var reader = ObjectReader(node, path: path, keys: Self.appKeys, &problems) else {
      return nil
    }
    let name = reader.required("name", expected: "a text") { $0.text }
    if let name, !Self.isFileName(name), let place = reader.node("name")?.position {
      reader.add(
        ConfigProblem(
          position: place,
          message: "\"\(printable(name.utf8))\" can not name a folder of the state",
          remedy: "use letters, digits, dots, dashes and underscores, up to 100 of them"
        )
      )
    }
    let drop = requiredPath("drop", &reader)
    let build = requiredPath("build", &reader)
    let outputs = outputs(&reader)
    let supports = reader.node("supports").map {
      self.supports($0, path: reader.subpath("supports"))
    }
    let rules = rules(&reader)
    let derive = reader.node("derive").flatMap { self.derive($0, path: reader.subpath("derive")) }
    let color = reader.word("color", or: ColorSpace.sRGB)
    let background = reader.value(
      "background",
      expected: "a colour such as \"#RRGGBB\"",
      or: .white
    ) { $0.text.flatMap(Color.init) }
    let watch = reader.word("watch", or: WatchMode.auto)
    let durability = reader.word("durability", or: Durability.full)
    let feedback = reader.value("feedback", expected: "true or false", or: false) { $0.bool }
    let suffix = reader.value("deviceSuffix", expected: "true or false", or: false) { $0.bool }
    let ignore = reader.texts("ignore")
    let hooks = reader.node("hooks").map { self.hooks($0, path: reader.subpath("hooks")) }
    let limits = reader.node("limits").map { self.limits($0, path: reader.subpath("limits")) }
    let modes = reader.node("modes").map { self.modes($0, path: reader.subpath("modes")) }
    problems += reader.problems
    guard let name, let drop, let build, let outputs else { return nil }
    return App(
      name: name,
      drop: drop,
      build: build,
      supports: supports ?? Support(),
      outputs: outputs,
      rules: rules,
      derive: derive,
      color: color,
      background: background,
      watch: watch,
      durability: durability,
      feedback: feedback,
      hooks: hooks ?? Hooks(),
      deviceSuffix: suffix,
      ignore: ignore,
      limits: limits ?? Limits(),
      modes: modes ?? .standard
    )
  }

  mutating func outputs(_ reader: inout ObjectReader) -> [Output]? {
    let nodes = reader.required("outputs", expected: "a list of outputs") {
      content -> [JSONNode]? in
      guard case .array(let nodes) = content, !nodes.isEmpty else { return nil }
      return nodes
    }
    var outputs: [Output] = []
    for (index, node) in (nodes ?? []).enumerated() {
      let path = "\(reader.subpath("outputs"))[\(index)]"
      guard
        var inner = ObjectReader(
          node,
          path: path,
          keys: ["kind", "path", "naming", "cacheBusting"],
          &problems
        )
      else { continue }
      let kind = inner.required("kind", expected: oneOf(OutputKind.self)) {
        $0.text.flatMap(OutputKind.init(rawValue:))
      }
      if let kind, !Outputs.available.contains(kind), let place = inner.node("kind")?.position {
        inner.add(
          ConfigProblem(
            position: place,
            message: "output \"\(kind.rawValue)\" can not be built yet",
            remedy: "use one of "
              + Outputs.available.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
          )
        )
      }
      let text = inner.value("path", expected: "a path below the build tree", or: ".") { $0.text }
      let below = text == "." ? nil : RelativePath(text)
      if text != ".", below == nil, let place = inner.node("path")?.position {
        inner.add(
          ConfigProblem(
            position: place,
            message: "\"\(printable(text.utf8))\" is no path below the build tree",
            remedy: "use \".\" or a relative path without \"..\""
          )
        )
      }
      let naming = inner.word("naming", or: Output.Naming.apple)
      let busting = inner.value("cacheBusting", expected: "true or false", or: false) { $0.bool }
      problems += inner.problems
      if let kind {
        outputs.append(Output(kind: kind, path: below, naming: naming, cacheBusting: busting))
      }
    }
    return nodes == nil ? nil : outputs
  }

  mutating func requiredPath(_ key: String, _ reader: inout ObjectReader) -> [UInt8]? {
    let text = reader.required(key, expected: "a path") { content -> String? in
      content.text.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
    }
    return text.map { absolute($0) }
  }

  mutating func path(_ key: String, _ reader: inout ObjectReader) -> [UInt8]? {
    reader.node(key) == nil ? nil : requiredPath(key, &reader)
  }

  /// Joined to the config's folder, with `.` and `..` taken out: two spellings of one path are one.
  func absolute(_ text: String) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let whole = text.utf8.first == slash ? Array(text.utf8) : folder + [slash] + Array(text.utf8)
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return [slash] + Array(parts.joined(separator: [slash]))
  }

  func seconds(
    _ key: String,
    or fallback: Duration,
    _ range: ClosedRange<Int>,
    _ reader: inout ObjectReader
  ) -> Duration {
    reader.value(
      key,
      expected: "a number of seconds from \(range.lowerBound) to \(range.upperBound)",
      or: fallback
    ) { content in
      content.seconds.flatMap {
        $0 >= .seconds(range.lowerBound) && $0 <= .seconds(range.upperBound) ? $0 : nil
      }
    }
  }

  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
          || [45, 46, 95].contains($0) || $0 >= 0x80
      }
  }
}
