/// One source's evidence, weighed.
struct Weighing {
  let recognizer: Recognizer
  let path: RelativePath
  let pixels: PixelSize
  let reading: PathReading
  let rule: RuleReading
  let weighed: Weighed
  /// The kinds that were open at first: a television's only when something says so.
  let possible: KindSet

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
    let evidence = Self.evidence(reading, rule, pixels)
    // A television's size is also a computer's and a turned phone's: it must say so, unless the app
    // runs on nothing else, or it lies in a launch image set, which holds no phone's of that size.
    let isTV =
      recognizer.support.devices == [.tv]
      || reading.isLoose && recognizer.support.devices.contains(.tv)
        && KindIndex.byPixels[pixels]?.subtracting(KindIndex.tv).isEmpty == true
    let saysTV = evidence.contains {
      $0.attributes.contains(.idiom) && !$0.kinds.isEmpty
        && $0.kinds.subtracting(KindIndex.tv).isEmpty
    }
    let possible = isTV || saysTV ? KindSet.all : KindIndex.notTV
    self.possible = possible
    var weighed = Weighed(
      evidence: evidence,
      rules: rule.matches,
      components: reading.components,
      stem: reading.stem,
      isMaster: rule.isMaster || reading.isMaster,
      isLaunchSquare: recognizer.takesSquares && reading.isLaunchSquare(pixels),
      purpose: reading.purpose,
      variant: SlotVariant(
        facing: rule.variant.facing ?? reading.variant.facing,
        scheme: rule.variant.scheme.map(recognizer.support.spelling) ?? reading.variant.scheme,
        appearance: rule.variant.appearance ?? reading.variant.appearance,
        locale: rule.variant.locale ?? reading.variant.locale
      ),
      pixels: pixels,
      named: evidence.reduce(possible) { $0.intersection($1.kinds) },
      fitting: (KindIndex.byPixels[pixels] ?? .none).intersection(possible)
    )
    weighed.added = recognizer.addedScreens.filter(weighed.allows)
    self.weighed = weighed
  }

  /// The rules', and of the path's what they leave open.
  private static func evidence(
    _ reading: PathReading,
    _ rule: RuleReading,
    _ pixels: PixelSize
  ) -> [Evidence] {
    if rule.isThere {
      return rule.evidence
        + reading.evidence.filter { $0.attributes.isDisjoint(with: rule.attributes) }
    }
    // In a set of Xcode's a tool's whole name counts for more than its parts, when the pixels agree.
    if reading.isInSet, let dialect = reading.dialect,
      !dialect.intersection(KindIndex.byPixels[pixels] ?? .none).isEmpty
    {
      return [reading.whole(dialect)]
    }
    return reading.isLoose ? reading.withoutStrayScale(pixels) : reading.evidence
  }

  var variant: SlotVariant { weighed.variant }

  func verdict() -> Verdict {
    if let screen = rule.unknownScreen { return refuse(noSuchScreen(screen)) }
    if rule.isMaster { return master() }
    if let problem = undeclaredScheme() { return refuse(problem) }
    if let purpose = reading.purpose, !rule.isThere { return refuse(notArtwork(purpose)) }
    let added = weighed.added
    if weighed.fitting.isEmpty {
      if reading.isMaster || weighed.isLaunchSquare { return master() }
      if reading.isCompactPad, !rule.isThere { return refuse(compactPad()) }
      return added.isEmpty ? refuse(misfit()) : claim(added, basisBeyondTable)
    }
    guard let kind = weighed.left.first else {
      return added.isEmpty ? refuse(disagreement()) : claim(added, basisBeyondTable)
    }
    if weighed.left.count > 1 { return refuse(ambiguity(weighed.left.kinds)) }
    guard !weighed.left.intersection(recognizer.ownKinds).isEmpty else {
      return added.isEmpty ? refuse(notSupported(kind)) : claim(added, basisBeyondTable)
    }
    return claim(kind.rows + added, basis(kind))
  }

  /// Takes the image for those of some rows that an output of the app holds.
  private func claim(_ rows: [SlotRow], _ basis: Basis) -> Verdict {
    let held = rows.filter { recognizer.outputs.take($0, variant.appearance) }
    guard !held.isEmpty else { return refuse(needsOutput(rows)) }
    let claim = Claim(
      source: path,
      basis: basis,
      slots: held.map { Slot($0, variantOfSlot) },
      reasons: Reasons(weighed),
      exactName: missedName
    )
    return .claim(claim)
  }

  private var missedName: String? {
    guard reading.canonical == nil, !reading.isInSet, !reading.isListed, !rule.isThere else {
      return nil
    }
    return LaunchName(
      missedBy: path.name,
      basenames: recognizer.basenames,
      schemes: recognizer.support.urlSchemes
    )?.fileName
  }

  private var basisBeyondTable: Basis {
    if rule.isThere { return .rule }
    return reading.evidence.isEmpty ? .size : .words
  }

  /// Light artwork is the plain artwork; only device screens know another one.
  private var variantOfSlot: SlotVariant {
    var own = variant
    if own.appearance != .dark { own.appearance = nil }
    return own
  }

  private func basis(_ kind: Kind) -> Basis {
    if rule.isThere { return .rule }
    if reading.canonical != nil, !reading.evidence.isEmpty { return .canonical }
    if reading.isListed { return .canonical }
    if reading.isGrammar, isWritten(kind) { return .canonical }
    if reading.dialect != nil || reading.isGrammar { return .dialect }
    return reading.evidence.isEmpty ? .size : .words
  }

  /// Whether the name is the very one that the `bundle` output writes.
  private func isWritten(_ kind: Kind) -> Bool {
    guard let row = kind.rows.first,
      path.name.starts(with: recognizer.support.basename(for: row.idiom).utf8)
    else { return false }
    return [true, false].contains { suffix in
      let name = Slot(row, variantOfSlot).bundleName(
        basename: recognizer.support.basename(for: row.idiom),
        deviceSuffix: suffix
      )
      return name.map { path.name.elementsEqual($0.utf8) } ?? false
    }
  }

  private func refuse(_ problem: Problem) -> Verdict {
    .refused(problem, reasons: Reasons(weighed))
  }

  private func master() -> Verdict {
    let isLarge = pixels.width >= 1024 && pixels.height >= 1024
    guard isLarge || rule.isMaster else { return refuse(smallMaster()) }
    guard recognizer.takesMasters else { return refuse(masterNotAllowed()) }
    return .master(
      Master(
        source: path,
        pixels: pixels,
        variant: variant,
        idiom: rule.idiom ?? reading.name.soleIdiom,
        reasons: Reasons(weighed)
      )
    )
  }
}

extension PathReading {
  /// Whether it is Cordova's image for an iPad window that is narrow: `com` stands for a compact width
  /// or height, which no iPad has on its whole screen (cordova-plugin-splashscreen, README).
  fileprivate var isCompactPad: Bool {
    name.marks.contains(.sizeClass) && !name.marks.contains(.master) && name.soleIdiom == .ipad
  }

  /// Whether it can only be a master: a large square whose name says that it is a launch image and
  /// names no screen, other size or shape (`splash.png` of many tools).
  fileprivate func isLaunchSquare(_ pixels: PixelSize) -> Bool {
    guard pixels.width == pixels.height, pixels.width >= 1024, !isMaster, !isLogo,
      name.marks.isDisjoint(with: [.unknown, .orientation, .screenWord]),
      name.numbers.allSatisfy({ $0.isSide(ofSquare: pixels.width) })
    else { return false }
    let bytes = FoldedName(stem).units.map(\.byte)
    return bytes.holds("splash".utf8) || bytes.holds("launch".utf8)
  }
}
