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
  var matches: [String] = []
  /// A screen that no device has.
  var unknownScreen: String?

  init(_ rules: [CompiledRule]) {
    for compiled in rules {
      let slot = compiled.rule.slot
      let name = "the rule “\(printable(Array(compiled.rule.match.utf8)))”"
      matches.append(name)
      if let idiom = slot.idiom { note(.idiom, KindIndex.byIdiom[idiom] ?? .none, name) }
      if let screen = slot.screen { note(screen: screen, name) }
      if let shape = slot.orientation ?? slot.facing?.shape {
        note(.orientation, KindSet { $0.orientation == shape }, name)
      }
      if let scale = slot.scale { note(.scale, KindIndex.byScale[scale.rawValue] ?? .none, name) }
      variant.facing = variant.facing ?? slot.facing
      variant.scheme = variant.scheme ?? slot.scheme
      variant.appearance = variant.appearance ?? slot.appearance
      variant.locale = variant.locale ?? slot.locale
      isMaster = isMaster || slot.isMaster
    }
  }

  private mutating func note(_ attribute: Attributes, _ kinds: KindSet, _ name: String) {
    guard attributes.isDisjoint(with: attribute) else { return }
    attributes.formUnion(attribute)
    evidence.append(Evidence(attributes: attribute, kinds: kinds, source: .text(name)))
  }

  private mutating func note(screen: String, _ name: String) {
    let word = screen == "568h" ? "retina4" : screen
    let kinds = KindSet {
      $0.subtype == word || $0.points.description == screen || $0.pixels.description == screen
        || "\($0.points.height)h" == screen || "\($0.pixels.height)h" == screen
    }
    if kinds.isEmpty { unknownScreen = unknownScreen ?? screen }
    note(.screen, kinds, name)
  }
}
