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
    guard var reader = ObjectReader(root, path: "", RootKey.self, &problems) else { return nil }
    var config = Config(apps: [])
    _ = reader.text(.schema)
    _ = reader.text(.comment)
    config.state = path(.state, &reader)
    config.report = path(.report, &reader)
    config.metrics = path(.metrics, &reader)
    config.quiet = reader.seconds(.quiet, or: config.quiet)
    config.rescan = reader.seconds(.rescan, or: config.rescan)
    config.poll = reader.seconds(.poll, or: config.poll)
    let nodes = reader.elements(.apps) ?? []
    problems += reader.problems
    var apps: [(app: App, position: TextPosition)] = []
    for (path, node) in nodes {
      if let app = app(node, path: path) { apps.append((app, node.position)) }
    }
    check(apps, state: config.state)
    check(apps, report: config.report, metrics: config.metrics, state: config.state)
    config.apps = apps.map(\.app)
    return config
  }

  mutating func app(_ node: JSONNode, path: String) -> App? {
    guard var reader = ObjectReader(node, path: path, AppKey.self, &problems) else { return nil }
    _ = reader.text(.comment)
    let name = reader.required(.name) { $0.text }
    let plain = name?.replacingEach(BrandTemplate.placeholder, with: "brand")
    if let name, let plain, !Self.isFileName(plain), let place = reader.node(.name)?.position {
      reader.add(
        ConfigProblem(
          position: place,
          message: "\"\(printable(name.utf8))\" can not name a folder of the state",
          remedy: "use letters, digits, dots, dashes and underscores, up to 100 of them"
        )
      )
    }
    let drop = requiredPath(.drop, &reader)
    let build = requiredPath(.build, &reader)
    let outputs = outputs(&reader)
    // What may be left out starts as the model has it.
    var app = App(name: name ?? "", drop: drop ?? [], build: build ?? [])
    if let node = reader.node(.supports) {
      app.supports = supports(node, path: reader.subpath(.supports))
    }
    app.rules = rules(&reader)
    app.derive = reader.node(.derive).flatMap { derive($0, path: reader.subpath(.derive)) }
    app.color = reader.word(.color, or: app.color)
    app.background = reader.value(.background, or: app.background) { $0.text.flatMap(Color.init) }
    app.watch = reader.word(.watch, or: app.watch)
    app.durability = reader.word(.durability, or: app.durability)
    app.feedback = reader.flag(.feedback, or: app.feedback)
    app.deviceSuffix = reader.flag(.deviceSuffix, or: app.deviceSuffix)
    app.devices = devices(&reader)
    app.ignore = reader.texts(.ignore)
    for (place, pattern) in app.ignore.enumerated() {
      let path = "\(reader.subpath(.ignore))[\(place)]"
      checkPattern(pattern, at: path, reader.node(.ignore)?.position)
    }
    if let node = reader.node(.hooks) { app.hooks = hooks(node, path: reader.subpath(.hooks)) }
    if let node = reader.node(.limits) { app.limits = limits(node, path: reader.subpath(.limits)) }
    if let node = reader.node(.modes) { app.modes = modes(node, path: reader.subpath(.modes)) }
    problems += reader.problems
    guard name != nil, drop != nil, build != nil, let outputs else { return nil }
    app.outputs = outputs
    return app
  }

  mutating func outputs(_ reader: inout ObjectReader<AppKey>) -> [Output]? {
    guard let nodes = reader.elements(.outputs) else { return nil }
    var outputs: [Output] = []
    for (path, node) in nodes {
      guard var inner = ObjectReader(node, path: path, OutputKey.self, &problems) else { continue }
      _ = inner.text(.comment)
      let kind = inner.required(.kind) { $0.text.flatMap(OutputKind.init(rawValue:)) }
      var output = Output(kind: kind ?? .bundle, path: nil)
      if let text = inner.text(.path), text != "." {
        output.path = RelativePath(text)
        if output.path == nil, let place = inner.node(.path)?.position {
          inner.add(
            ConfigProblem(
              position: place,
              message: "\"\(printable(text.utf8))\" is no path below the build tree",
              remedy: "use \".\" or a relative path without \"..\""
            )
          )
        }
      }
      output.naming = inner.word(.naming, or: output.naming)
      output.cacheBusting = inner.flag(.cacheBusting, or: output.cacheBusting)
      output.scheme = inner.text(.scheme)
      output.screens = screens(&inner)
      output.urlBase = inner.text(.urlBase) ?? output.urlBase
      problems += inner.problems
      if kind != nil { outputs.append(output) }
    }
    return outputs
  }

  mutating func requiredPath<Key>(_ key: Key, _ reader: inout ObjectReader<Key>) -> [UInt8]? {
    let text = reader.required(key) { content -> String? in
      content.text.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
    }
    return text.map { absolute($0) }
  }

  mutating func path<Key>(_ key: Key, _ reader: inout ObjectReader<Key>) -> [UInt8]? {
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

  static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
          || [45, 46, 95].contains($0) || $0 >= 0x80
      }
  }
}
