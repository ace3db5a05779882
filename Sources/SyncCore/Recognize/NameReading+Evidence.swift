extension NameReading {
  /// What the name says in words and numbers.
  func spoken(isLoose: Bool) -> [Evidence] {
    var list = merged()
    for number in numbers {
      let kinds = number.kinds(hasScale: hasScale, hasOrientation: hasOrientation)
      guard let kinds else { continue }
      list.append(
        Evidence(
          attributes: .screen,
          kinds: kinds,
          source: .part(component: component, number.range)
        )
      )
    }
    return list
  }

  /// What a folder says: no bare numbers, which are versions and counts there.
  func spokenByFolder() -> [Evidence] {
    var list = merged()
    for number in numbers {
      guard case .size = number.form,
        let kinds = number.kinds(hasScale: hasScale, hasOrientation: hasOrientation)
      else { continue }
      list.append(
        Evidence(
          attributes: .screen,
          kinds: kinds,
          source: .part(component: component, number.range)
        )
      )
    }
    return list
  }

  /// `iPhone & iPad` is for both: several idioms add up, everything else must hold at once.
  private func merged() -> [Evidence] {
    guard idioms.count > 1 else { return evidence }
    let all = evidence.reduce(KindSet.none) {
      $1.attributes == .idiom ? $0.union($1.kinds) : $0
    }
    return evidence.map {
      $0.attributes == .idiom
        ? Evidence(attributes: .idiom, kinds: all, source: $0.source) : $0
    }
  }

  /// What Apple's grammar means by leaving a modifier out: no scale is 1x, no height is the base
  /// screen, an orientation without a device is an iPad's, neither is an iPhone's.
  func unspoken(beside spoken: [Evidence]) -> [Evidence] {
    let hasSize = numbers.contains { if case .size = $0.form { true } else { false } }
    let hasScreen = hasScreenWord || spoken.contains { $0.attributes == .screen }
    var list: [Evidence] = []
    func note(_ attributes: Attributes, _ kinds: KindSet, _ text: String) {
      list.append(Evidence(attributes: attributes, kinds: kinds, source: .text(text)))
    }
    if isFullScreen {
      note(.screen, KindIndex.fullScreen, "an OS version of 7.0 or later means full screen")
    }
    if hasScreen {
      if !hasOrientation, !hasSize {
        note(.orientation, KindIndex.portrait, "no orientation in the name means portrait")
      }
      return list
    }
    if hasSizeClass { return list }
    let isThree = evidence.contains { $0.attributes == .scale && $0.kinds == KindIndex.byScale[3] }
    if !hasScale {
      note(.scale, KindIndex.byScale[1] ?? .none, "no scale in the name means @1x")
    }
    let hasIdiom = spoken.contains { $0.attributes.contains(.idiom) }
    if !hasIdiom {
      let isPad = hasOrientation && !isThree
      note(
        .idiom,
        KindIndex.byIdiom[isPad ? .ipad : .iphone] ?? .none,
        isPad
          ? "an orientation without a device in the name means iPad"
          : "no device and no orientation in the name means iPhone"
      )
    }
    if !isThree {
      let isAIR = hasOrientation && hasScale && idioms.isEmpty
      note(
        .screen,
        isAIR ? KindIndex.base.union(KindIndex.largeIPad) : KindIndex.base,
        "no height in the name means the base screen"
      )
    } else if !hasOrientation {
      note(.orientation, KindIndex.portrait, "no orientation in the name means portrait")
    }
    return list
  }
}

/// Whole names of tools, by their folded bytes.
enum Dialects {
  static let shipped: [[UInt8]: KindSet] = {
    var names: [[UInt8]: KindSet] = [:]
    for row in TableText(DialectTable.rows) where row.count == 3 {
      let key = FoldedName(Array(row[0].utf8)[...]).units.map(\.byte)
      names[key, default: .none].formUnion(KindSet(query: row[1]))
    }
    return names
  }()
}
