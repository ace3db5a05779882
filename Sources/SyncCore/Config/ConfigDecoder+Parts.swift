/// The objects within an app.
extension ConfigDecoder {
  mutating func supports(_ node: JSONNode, path: String) -> Support {
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

  static func words<Word: RawRepresentable>(_ content: JSONNode.Content, _: Word.Type)
    -> [Word]? where Word.RawValue == String
  {
    guard case .array(let nodes) = content else { return nil }
    let words = nodes.compactMap { $0.content.text.flatMap(Word.init(rawValue:)) }
    return words.count == nodes.count ? words : nil
  }

  mutating func rules(_ reader: inout ObjectReader) -> [Rule] {
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

  mutating func ruleSlot(_ node: JSONNode, path: String) -> RuleSlot {
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

  mutating func derive(_ node: JSONNode, path: String) -> Derive? {
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

  mutating func hooks(_ node: JSONNode, path: String) -> Hooks {
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

  mutating func limits(_ node: JSONNode, path: String) -> Limits {
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

  mutating func modes(_ node: JSONNode, path: String) -> Modes {
    guard var reader = ObjectReader(node, path: path, keys: ["file", "folder"], &problems) else {
      return .standard
    }
    let file = reader.value(
      "file",
      expected: "permissions such as \"0644\", from \"0600\" to \"0777\"",
      or: Modes.standard.file
    ) { $0.text.flatMap { Modes.mode($0, needed: 0o600) } }
    let folder = reader.value(
      "folder",
      expected: "permissions such as \"0755\", from \"0700\" to \"0777\"",
      or: Modes.standard.folder
    ) { $0.text.flatMap { Modes.mode($0, needed: 0o700) } }
    problems += reader.problems
    return Modes(file: file, folder: folder)
  }
}
