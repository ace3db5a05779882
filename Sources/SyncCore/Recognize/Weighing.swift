/// One source's evidence, weighed.
struct Weighing {
  let recognizer: Recognizer
  let path: RelativePath
  let pixels: PixelSize
  let reading: PathReading
  let rule: RuleReading
  /// Rule and path, without what a rule overrules.
  let evidence: [Evidence]
  /// What the path and the rules leave.
  let named: KindSet
  /// What the pixels leave.
  let fitting: KindSet
  let variant: SlotVariant
  let saysTV: Bool

  init(
    _ recognizer: Recognizer,
    _ path: RelativePath,
    _ pixels: PixelSize,
    _ reading: PathReading,
    _ rule: RuleReading
  ) {
    self.recognizer = recognizer
    self.path = path
    self.pixels = pixels
    self.reading = reading
    self.rule = rule
    evidence =
      rule.evidence + reading.evidence.filter { $0.attributes.isDisjoint(with: rule.attributes) }
    let tv = KindIndex.byIdiom[.tv] ?? .none
    // A television's size is also a computer's and a turned phone's: it must say so.
    saysTV = evidence.contains {
      $0.attributes.contains(.idiom) && !$0.kinds.isEmpty && $0.kinds.subtracting(tv).isEmpty
    }
    let possible = saysTV ? KindSet.all : KindSet.all.subtracting(tv)
    named = evidence.reduce(possible) { $0.intersection($1.kinds) }
    fitting = (KindIndex.byPixels[pixels] ?? .none).intersection(possible)
    variant = SlotVariant(
      facing: rule.variant.facing ?? reading.variant.facing,
      scheme: rule.variant.scheme ?? reading.variant.scheme,
      appearance: rule.variant.appearance ?? reading.variant.appearance,
      locale: rule.variant.locale ?? reading.variant.locale
    )
  }

  func verdict() -> Verdict {
    if let screen = rule.unknownScreen { return refuse(noSuchScreen(screen)) }
    if rule.isMaster { return master() }
    if let problem = undeclaredScheme() { return refuse(problem) }
    let kinds = named.intersection(fitting).kinds
    if fitting.isEmpty, reading.isMaster || isLaunchSquare { return master() }
    if fitting.isEmpty { return refuse(misfit()) }
    guard let kind = kinds.first else { return refuse(disagreement()) }
    if kinds.count > 1 { return refuse(ambiguity(kinds)) }
    guard recognizer.support.devices.contains(kind.idiom) else {
      return refuse(notSupported(kind))
    }
    let rows = kind.rows.filter { recognizer.outputs.take($0, variant.appearance) }
    guard !rows.isEmpty else { return refuse(needsOutput(kind)) }
    let claim = Claim(
      source: path,
      basis: basis(kind),
      slots: rows.map { Slot($0, variant(for: $0)) },
      reasons: reasons()
    )
    return .claim(claim)
  }

  /// Whether it can only be a master: a large square, for an app that takes masters, whose name says
  /// that it is a launch image and names no screen or shape (`splash.png` of many tools).
  private var isLaunchSquare: Bool {
    let name = reading.name
    guard recognizer.takesMasters, pixels.width == pixels.height, pixels.width >= 1024,
      !name.hasUnknown, !name.hasOrientation, !name.hasScreenWord
    else { return false }
    let bytes = name.folded.units.map(\.byte)
    return ["splash", "launch"].contains { word in
      bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
    }
  }

  /// Light artwork is the plain artwork; only device screens know another one.
  private func variant(for row: SlotRow) -> SlotVariant {
    var own = variant
    if own.appearance != .dark { own.appearance = nil }
    return own
  }

  private func basis(_ kind: Kind) -> Basis {
    if !rule.matches.isEmpty { return .rule }
    if reading.canonical != nil, reading.evidence.isEmpty == false { return .canonical }
    if reading.name.isGrammar, isWritten(kind) { return .canonical }
    if reading.dialect != nil || reading.name.isGrammar { return .dialect }
    return reading.evidence.isEmpty ? .size : .words
  }

  /// Whether the name is the very one that the `bundle` output writes.
  private func isWritten(_ kind: Kind) -> Bool {
    guard let row = kind.rows.first else { return false }
    return [true, false].contains { suffix in
      let name = Slot(row, variant(for: row)).bundleName(
        basename: recognizer.support.basename(for: row.idiom),
        deviceSuffix: suffix
      )
      return name.map { path.name.elementsEqual($0.utf8) } ?? false
    }
  }

  private func refuse(_ problem: Problem) -> Verdict {
    .refused(problem, reasons: reasons())
  }

  private func master() -> Verdict {
    let isLarge = pixels.width >= 1024 && pixels.height >= 1024
    guard isLarge || rule.isMaster else { return refuse(smallMaster()) }
    guard recognizer.takesMasters else { return refuse(masterNotAllowed()) }
    var idioms = reading.name.idioms
    for (idiom, kinds) in KindIndex.byIdiom
    where rule.evidence.contains(where: { $0.kinds == kinds }) {
      idioms = [idiom]
    }
    return .master(
      Master(
        source: path,
        pixels: pixels,
        variant: variant,
        idiom: idioms.count == 1 ? idioms.first : nil,
        reasons: reasons()
      )
    )
  }

  /// What each piece of evidence says, one sentence each.
  func reasons() -> [String] {
    var list = evidence.map { "\(text(of: $0.source)): \($0.kinds.description)" }
    if rule.isMaster || reading.isMaster { list.append("it says that it is a master") }
    if isLaunchSquare { list.append("it is a square launch image, which serves as a master") }
    if let facing = variant.facing { list.append("it is for \(facing.rawValue) alone") }
    if let scheme = variant.scheme { list.append("it is for the URL scheme “\(scheme)”") }
    if let appearance = variant.appearance { list.append("it is \(appearance.rawValue) artwork") }
    if let locale = variant.locale { list.append("it is for the language “\(locale)”") }
    list.append("the pixels, \(pixels): \(fitting.description)")
    return list
  }

  func text(of source: Quote) -> String {
    switch source {
    case .text(let text): return text
    case .part(let component, let range):
      let isName = component == reading.components.count - 1
      let bytes = isName ? reading.stem : reading.components[component]
      let folded = isName ? reading.name.folded : FoldedName(bytes)
      return "“\(folded.quote(range, of: bytes))” in the \(isName ? "name" : "folder")"
    }
  }
}

extension FoldedName {
  /// The original text of some units.
  func quote(_ range: Range<Int>, of bytes: ArraySlice<UInt8>) -> String {
    guard !range.isEmpty, range.upperBound <= units.count else { return "" }
    let start = bytes.startIndex + units[range.lowerBound].origin
    var end = bytes.startIndex + units[range.upperBound - 1].origin + 1
    while end < bytes.endIndex, bytes[end] & 0xc0 == 0x80 { end += 1 }
    return printable(bytes[start..<min(end, bytes.endIndex)])
  }
}
