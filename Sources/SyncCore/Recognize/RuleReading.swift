/// A config rule, ready to match.
struct CompiledRule: Sendable {
  let glob: Glob
  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
    glob = Glob(rule.match)
  }
}

/// What the rules that match a path say together; of two that differ, the earlier one holds.
struct RuleReading {
  var evidence: [Evidence] = []
  var attributes: Attributes = []
  var variant = SlotVariant.plain
  var isMaster = false
  /// The patterns, in the config's order.
  var matches: [String] = []
  /// A screen that no device has.
  var unknownScreen: String?

  init(_ rules: [CompiledRule]) {
    for (place, compiled) in rules.enumerated() {
      let slot = compiled.rule.slot
      matches.append(compiled.rule.match)
      if let idiom = slot.idiom { note(.idiom, KindIndex.of(idiom), place) }
      if let screen = slot.screen { note(screen: screen, place) }
      if let shape = slot.orientation ?? slot.facing?.shape {
        note(.orientation, KindIndex.of(shape), place)
      }
      if let scale = slot.scale { note(.scale, KindIndex.of(scale: scale.rawValue), place) }
      variant.facing = variant.facing ?? slot.facing
      variant.scheme = variant.scheme ?? slot.scheme
      variant.appearance = variant.appearance ?? slot.appearance
      variant.locale = variant.locale ?? slot.locale
      isMaster = isMaster || slot.isMaster
    }
  }

  var isThere: Bool { !matches.isEmpty }

  /// The one kind of device it names; nil when it names none.
  var idiom: Idiom? {
    evidence.first { $0.attributes == .idiom }.flatMap { piece in
      Idiom.allCases.first { KindIndex.of($0) == piece.kinds }
    }
  }

  private mutating func note(_ attribute: Attributes, _ kinds: KindSet, _ place: Int) {
    guard attributes.isDisjoint(with: attribute) else { return }
    attributes.formUnion(attribute)
    evidence.append(Evidence(attributes: attribute, kinds: kinds, source: .rule(place)))
  }

  private mutating func note(screen: String, _ place: Int) {
    let word = screen == "568h" ? "retina4" : screen
    let kinds = KindSet {
      $0.subtype == word || $0.points.description == screen || $0.pixels.description == screen
        || "\($0.points.height)h" == screen || "\($0.pixels.height)h" == screen
    }
    if kinds.isEmpty { unknownScreen = unknownScreen ?? screen }
    note(.screen, kinds, place)
  }
}
