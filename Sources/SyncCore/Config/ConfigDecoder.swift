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

private struct ConfigDecoder {
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

  private static let appKeys = [
    "name", "drop", "build", "supports", "outputs", "rules", "derive", "color", "background",
    "watch", "durability", "feedback", "hooks", "deviceSuffix", "ignore", "limits",
  ]

  private mutating func app(_ node: JSONNode, path: String) -> App? {
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
      limits: limits ?? Limits()
    )
  }

  private mutating func outputs(_ reader: inout ObjectReader) -> [Output]? {
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

  private mutating func requiredPath(_ key: String, _ reader: inout ObjectReader) -> [UInt8]? {
    let text = reader.required(key, expected: "a path") { content -> String? in
      content.text.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
    }
    return text.map { absolute($0) }
  }

  private mutating func path(_ key: String, _ reader: inout ObjectReader) -> [UInt8]? {
    reader.node(key) == nil ? nil : requiredPath(key, &reader)
  }

  /// Joined to the config's folder, with `.` and `..` taken out: two spellings of one path are one.
  private func absolute(_ text: String) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let whole = text.utf8.first == slash ? Array(text.utf8) : folder + [slash] + Array(text.utf8)
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    return [slash] + Array(parts.joined(separator: [slash]))
  }

  private func seconds(
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

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
          || [45, 46, 95].contains($0) || $0 >= 0x80
      }
  }
}

extension ConfigDecoder {
  private mutating func supports(_ node: JSONNode, path: String) -> Support {
    let keys = [
      "devices", "minimumOS", "maximumOS", "orientations", "basename", "urlSchemes", "infoPlist",
    ]
    guard var reader = ObjectReader(node, path: path, keys: keys, &problems) else {
      return Support()
    }
    var support = Support()
    support.devices = reader.value(
      "devices",
      expected: "a list of \"iphone\", \"ipad\", \"tv\"",
      or: support.devices
    ) { content in
      Self.words(content, Idiom.self).map { Set($0) }
    }
    support.minimumOS = reader.value(
      "minimumOS",
      expected: "a version such as \"7.0\"",
      or: support.minimumOS
    ) { $0.text.flatMap(OSVersion.init) }
    support.maximumOS = reader.value(
      "maximumOS",
      expected: "a version such as \"13.0\"",
      or: nil
    ) { content -> OSVersion?? in content.text.flatMap(OSVersion.init).map { .some($0) } }
    if let maximum = support.maximumOS, maximum < support.minimumOS {
      reader.add(
        ConfigProblem(
          position: reader.node("maximumOS")?.position ?? node.position,
          message: "maximumOS \(maximum) is below minimumOS \(support.minimumOS)",
          remedy: "raise it, or use null for no upper bound"
        )
      )
    }
    if let inner = reader.node("orientations") {
      let path = reader.subpath("orientations")
      if var orientations = ObjectReader(
        inner,
        path: path,
        keys: Idiom.allCases.map(\.rawValue),
        &problems
      ) {
        for idiom in Idiom.allCases {
          support.orientations[idiom] = orientations.value(
            idiom.rawValue,
            expected: "a list of "
              + InterfaceOrientation.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
            or: support.orientations[idiom] ?? []
          ) { content in Self.words(content, InterfaceOrientation.self) }
        }
        problems += orientations.problems
      }
    }
    support.basename = reader.value(
      "basename",
      expected: "a file name without extension",
      or: support.basename
    ) { content in
      content.text.flatMap { text in
        let name = text.hasSuffix(".png") ? String(text.dropLast(4)) : text
        return RelativePath(name) == nil || name.utf8.contains(47) ? nil : name
      }
    }
    support.urlSchemes = reader.texts("urlSchemes")
    support.infoPlist = self.path("infoPlist", &reader)
    problems += reader.problems
    return support
  }

  private static func words<Word: RawRepresentable>(_ content: JSONNode.Content, _: Word.Type)
    -> [Word]? where Word.RawValue == String
  {
    guard case .array(let nodes) = content else { return nil }
    let words = nodes.compactMap { $0.content.text.flatMap(Word.init(rawValue:)) }
    return words.count == nodes.count ? words : nil
  }

  private mutating func rules(_ reader: inout ObjectReader) -> [Rule] {
    let nodes = reader.value("rules", expected: "a list of rules", or: []) {
      content -> [JSONNode]? in
      guard case .array(let nodes) = content else { return nil }
      return nodes
    }
    var rules: [Rule] = []
    for (index, node) in nodes.enumerated() {
      let path = "\(reader.subpath("rules"))[\(index)]"
      guard var inner = ObjectReader(node, path: path, keys: ["match", "slot"], &problems) else {
        continue
      }
      let match = inner.required("match", expected: "a pattern such as \"hero/**/*.png\"") {
        $0.text.flatMap { $0.isEmpty ? nil : $0 }
      }
      let slot = inner.node("slot").map { ruleSlot($0, path: inner.subpath("slot")) }
      if slot == nil {
        inner.add(
          ConfigProblem(
            position: node.position,
            message: "\"\(path).slot\" is missing",
            remedy: "say what the files are, such as { \"idiom\": \"ipad\" }"
          )
        )
      }
      problems += inner.problems
      if let match, let slot { rules.append(Rule(match: match, slot: slot)) }
    }
    return rules
  }

  private mutating func ruleSlot(_ node: JSONNode, path: String) -> RuleSlot {
    let keys = [
      "idiom", "screen", "orientation", "facing", "scale", "scheme", "appearance", "locale",
      "master",
    ]
    guard var reader = ObjectReader(node, path: path, keys: keys, &problems) else {
      return RuleSlot()
    }
    func optional<Word: RawRepresentable & CaseIterable>(
      _ key: String,
      _: Word.Type,
      _ reader: inout ObjectReader
    ) -> Word? where Word.RawValue == String {
      reader.value(key, expected: oneOf(Word.self), or: nil) { content -> Word?? in
        content.text.flatMap(Word.init(rawValue:)).map { .some($0) }
      }
    }
    func text(_ key: String, _ reader: inout ObjectReader) -> String? {
      reader.value(key, expected: "a text", or: nil) { content -> String?? in
        content.text.map { .some($0) }
      }
    }
    let slot = RuleSlot(
      idiom: optional("idiom", Idiom.self, &reader),
      screen: text("screen", &reader),
      orientation: optional("orientation", SlotOrientation.self, &reader),
      facing: optional("facing", InterfaceOrientation.self, &reader),
      scale: reader.value("scale", expected: "1, 2 or 3", or: nil) { content -> Scale?? in
        guard case .int(let number) = content else { return nil }
        return Scale(rawValue: number).map { .some($0) }
      },
      scheme: text("scheme", &reader),
      appearance: optional("appearance", Appearance.self, &reader),
      locale: text("locale", &reader),
      isMaster: reader.value("master", expected: "true or false", or: false) { $0.bool }
    )
    problems += reader.problems
    return slot
  }

  private mutating func derive(_ node: JSONNode, path: String) -> Derive? {
    guard
      var reader = ObjectReader(
        node,
        path: path,
        keys: ["mode", "background", "gravity"],
        &problems
      )
    else { return nil }
    let derive = Derive(
      mode: reader.word("mode", or: .cover),
      background: reader.value("background", expected: "a colour such as \"#RRGGBB\"", or: nil) {
        content -> Color?? in content.text.flatMap(Color.init).map { .some($0) }
      },
      gravity: reader.word("gravity", or: .center)
    )
    problems += reader.problems
    return derive
  }

  private mutating func hooks(_ node: JSONNode, path: String) -> Hooks {
    guard
      var reader = ObjectReader(
        node,
        path: path,
        keys: ["afterPass", "gapOpened", "gapClosed"],
        &problems
      )
    else { return Hooks() }
    let hooks = Hooks(
      afterPass: reader.texts("afterPass"),
      gapOpened: reader.texts("gapOpened"),
      gapClosed: reader.texts("gapClosed")
    )
    problems += reader.problems
    return hooks
  }

  private mutating func limits(_ node: JSONNode, path: String) -> Limits {
    guard
      var reader = ObjectReader(node, path: path, keys: ["pixels", "side", "fileSize"], &problems)
    else { return Limits() }
    var limits = Limits()
    func positive(_ key: String, or fallback: Int, _ reader: inout ObjectReader) -> Int {
      reader.value(key, expected: "a whole number above 0", or: fallback) { content in
        guard case .int(let number) = content, number > 0 else { return nil }
        return number
      }
    }
    limits.pixels = positive("pixels", or: limits.pixels, &reader)
    limits.side = positive("side", or: limits.side, &reader)
    limits.fileSize = Int64(positive("fileSize", or: Int(limits.fileSize), &reader))
    problems += reader.problems
    return limits
  }
}

extension ConfigDecoder {
  /// What no single app shows: equal names, folders within each other, outputs on one path.
  private mutating func check(_ apps: [(app: App, position: TextPosition)], state: [UInt8]?) {
    var names: Set<String> = []
    var targets: Set<[UInt8]> = []
    for (app, position) in apps {
      func add(_ message: String, _ remedy: String) {
        problems.append(ConfigProblem(position: position, message: message, remedy: remedy))
      }
      if !names.insert(app.name).inserted {
        add("two apps are named \"\(app.name)\"", "give each its own name")
      }
      if Self.isSameOrBelow(app.build, app.drop) {
        add(
          "the build tree of \"\(app.name)\" is its drop folder or lies in it",
          "give the build tree a folder of its own: what is written there must not be a source"
        )
      } else if Self.isSameOrBelow(app.drop, app.build) {
        add(
          "the drop folder of \"\(app.name)\" lies in its build tree",
          "move it out: a build tree holds outputs only"
        )
      }
      if let state, Self.isSameOrBelow(state, app.drop) || Self.isSameOrBelow(state, app.build) {
        add(
          "the state folder lies in the drop folder or the build tree of \"\(app.name)\"",
          "give the state a folder of its own"
        )
      }
      for (other, _) in apps where other.name != app.name {
        if Self.isSameOrBelow(other.build, app.drop) {
          add(
            "the build tree of \"\(other.name)\" lies in the drop folder of \"\(app.name)\"",
            "give it a folder outside of every drop folder"
          )
        }
      }
      for output in app.outputs {
        let path = app.build + (output.path.map { [47] + $0.bytes } ?? [])
        if !targets.insert(path + [0] + Array(output.kind.rawValue.utf8)).inserted {
          add(
            "two \(output.kind.rawValue) outputs are written to \(printable(path))",
            "give each its own path"
          )
        }
      }
    }
  }

  private static func isSameOrBelow(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    path == folder || path.starts(with: folder == [47] ? folder : folder + [47])
  }
}
