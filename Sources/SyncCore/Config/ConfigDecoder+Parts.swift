/// The objects within an app.
extension ConfigDecoder {
  mutating func supports(_ node: JSONNode, path: String) -> Support {
    var support = Support()
    guard var reader = ObjectReader(node, path: path, SupportKey.self, &problems) else {
      return support
    }
    _ = reader.text(.comment)
    support.devices = Set(reader.words(.devices, or: Array(support.devices)))
    if support.devices.isEmpty { reader.addEmpty(.devices, remedy: "name a kind of device") }
    support.minimumOS = reader.value(.minimumOS, or: support.minimumOS) {
      $0.text.flatMap(OSVersion.init)
    }
    support.maximumOS = reader.optional(.maximumOS) { $0.text.flatMap(OSVersion.init) }
    if let maximum = support.maximumOS, maximum < support.minimumOS {
      reader.add(
        ConfigProblem(
          position: reader.node(.maximumOS)?.position ?? node.position,
          message: "maximumOS \(maximum) is below minimumOS \(support.minimumOS)",
          remedy: "raise it, or use null for no upper bound"
        )
      )
    }
    if let inner = reader.node(.orientations),
      var orientations = ObjectReader(
        inner,
        path: reader.subpath(.orientations),
        Idiom.self,
        &problems
      )
    {
      for idiom in Idiom.allCases {
        support.orientations[idiom] = orientations.words(
          idiom,
          or: support.orientations[idiom] ?? []
        )
        if support.orientations[idiom]?.isEmpty == true, orientations.node(idiom) != nil {
          orientations.addEmpty(idiom, remedy: "name an orientation, or leave the key out")
        }
      }
      problems += orientations.problems
    }
    support.basename = reader.value(.basename, or: support.basename) { content in
      content.text.flatMap { text in
        let name = text.hasSuffix(".png") ? String(text.dropLast(4)) : text
        return RelativePath(name) == nil || name.utf8.contains(47) ? nil : name
      }
    }
    for scheme in reader.texts(.urlSchemes) { support.declare(scheme: scheme) }
    support.infoPlist = self.path(.infoPlist, &reader)
    problems += reader.problems
    return support
  }

  mutating func rules(_ reader: inout ObjectReader<AppKey>) -> [Rule] {
    var rules: [Rule] = []
    for (path, node) in reader.elements(.rules) ?? [] {
      guard var inner = ObjectReader(node, path: path, RuleKey.self, &problems) else { continue }
      _ = inner.text(.comment)
      let match = inner.required(.match) { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
      checkPattern(match, at: inner.subpath(.match), inner.node(.match)?.position)
      let before = problems.count
      let slot = inner.node(.slot).map { ruleSlot($0, path: inner.subpath(.slot)) }
      if slot == RuleSlot(), problems.count == before, let place = inner.node(.slot)?.position {
        inner.add(
          ConfigProblem(
            position: place,
            message: "\"\(inner.subpath(.slot))\" says nothing, so the rule does nothing",
            remedy: "say what the files are, such as { \"idiom\": \"ipad\" }, or remove the rule"
          )
        )
      }
      if slot == nil {
        inner.add(
          ConfigProblem(
            position: node.position,
            message: "\"\(inner.subpath(.slot))\" is missing",
            remedy: "say what the files are, such as { \"idiom\": \"ipad\" }"
          )
        )
      }
      problems += inner.problems
      if let match, let slot { rules.append(Rule(match: match, slot: slot)) }
    }
    return rules
  }

  /// A `[` that is never closed is a mistake, though it could stand for itself.
  mutating func checkPattern(_ pattern: String?, at path: String, _ position: TextPosition?) {
    guard let pattern, let position, !Glob.isClosed(pattern) else { return }
    problems.append(
      ConfigProblem(
        position: position,
        message: "\"\(path)\" is \"\(printable(pattern.utf8))\", where a [ is never closed",
        remedy: "close it with ], or write [[] for the character itself"
      )
    )
  }

  mutating func ruleSlot(_ node: JSONNode, path: String) -> RuleSlot {
    guard var reader = ObjectReader(node, path: path, RuleSlotKey.self, &problems) else {
      return RuleSlot()
    }
    let slot = RuleSlot(
      idiom: reader.word(.idiom, Idiom.self),
      screen: reader.text(.screen),
      orientation: reader.word(.orientation, SlotOrientation.self),
      facing: reader.word(.facing, InterfaceOrientation.self),
      scale: reader.optional(.scale) { content in
        guard case .int(let number) = content else { return nil }
        return Scale(rawValue: number)
      },
      scheme: reader.text(.scheme),
      appearance: reader.word(.appearance, Appearance.self),
      locale: reader.text(.locale),
      isMaster: reader.flag(.master, or: false)
    )
    problems += reader.problems
    return slot
  }

  mutating func derive(_ node: JSONNode, path: String) -> Derive? {
    guard var reader = ObjectReader(node, path: path, DeriveKey.self, &problems) else {
      return nil
    }
    var derive = Derive()
    derive.mode = reader.word(.mode, or: derive.mode)
    derive.background = reader.optional(.background) { $0.text.flatMap(Color.init) }
    derive.gravity = reader.word(.gravity, or: derive.gravity)
    problems += reader.problems
    return derive
  }

  mutating func hooks(_ node: JSONNode, path: String) -> Hooks {
    guard var reader = ObjectReader(node, path: path, HooksKey.self, &problems) else {
      return Hooks()
    }
    let hooks = Hooks(
      afterPass: command(.afterPass, &reader),
      gapOpened: command(.gapOpened, &reader),
      gapClosed: command(.gapClosed, &reader),
      timeout: reader.seconds(.timeout, or: Hooks().timeout)
    )
    problems += reader.problems
    return hooks
  }

  /// Program and arguments; a program that is a relative path is relative to the config.
  private func command(_ key: HooksKey, _ reader: inout ObjectReader<HooksKey>) -> [String] {
    var words = reader.texts(key)
    guard let program = words.first else { return [] }
    if program.isEmpty || words.contains(where: { $0.utf8.contains(0) }) {
      reader.add(
        ConfigProblem(
          position: reader.node(key)?.position ?? reader.position,
          message: "\"\(reader.subpath(key))\" names no program",
          remedy: "write the program first, then its arguments, each as a text of its own"
        )
      )
    } else if program.utf8.contains(UInt8(ascii: "/")) {
      words[0] = String(decoding: absolute(program), as: UTF8.self)
    }
    return words
  }

  mutating func limits(_ node: JSONNode, path: String) -> Limits {
    var limits = Limits()
    guard var reader = ObjectReader(node, path: path, LimitsKey.self, &problems) else {
      return limits
    }
    limits.pixels = reader.count(.pixels, or: limits.pixels)
    limits.side = reader.count(.side, or: limits.side)
    limits.fileSize = Int64(reader.count(.fileSize, or: Int(limits.fileSize)))
    limits.decodeTime = reader.seconds(.decodeTime, or: limits.decodeTime)
    problems += reader.problems
    return limits
  }

  mutating func modes(_ node: JSONNode, path: String) -> Modes {
    guard var reader = ObjectReader(node, path: path, ModesKey.self, &problems) else {
      return .standard
    }
    let file = reader.value(.file, or: Modes.standard.file) {
      $0.text.flatMap { Modes.mode($0, needed: Modes.leastFile) }
    }
    let folder = reader.value(.folder, or: Modes.standard.folder) {
      $0.text.flatMap { Modes.mode($0, needed: Modes.leastFolder) }
    }
    problems += reader.problems
    return Modes(file: file, folder: folder)
  }
}
