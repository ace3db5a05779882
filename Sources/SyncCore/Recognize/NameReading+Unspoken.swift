// What a name in Apple's grammar says by what it leaves out.
extension NameReading {
  /// What is meant by leaving modifiers out (facts 1.1, 1.2, 1.4).
  ///
  /// No scale is 1x, no height is the base screen, an orientation without a device is an iPad's,
  /// neither is an iPhone's. A height without an orientation is upright whatever
  /// the name starts with: actool puts the set's name there (facts 2).
  func unspoken(beside spoken: [Evidence]) -> [Evidence] {
    var list: [Evidence] = []
    guard isGrammar else {
      if numbers.contains(where: \.isHeight), !marks.contains(.orientation) {
        list.append(.unspoken(.portrait, .orientation, KindIndex.portrait))
      }
      return list
    }
    if marks.contains(.fullScreen) {
      list.append(.unspoken(.fullScreen, .screen, KindIndex.fullScreen))
    }
    if marks.contains(.screenWord) || spoken.contains(where: { $0.attributes == .screen }) {
      if !marks.contains(.orientation), !numbers.contains(where: \.isSize) {
        list.append(.unspoken(.portrait, .orientation, KindIndex.portrait))
      }
    } else if !marks.contains(.sizeClass) {
      addDefaults(to: &list, hasIdiom: spoken.contains { $0.attributes.contains(.idiom) })
    }
    return list
  }

  private func addDefaults(to list: inout [Evidence], hasIdiom: Bool) {
    let hasOrientation = marks.contains(.orientation)
    let isThree = evidence.contains {
      $0.attributes == .scale && $0.kinds == KindIndex.scale3
    }
    if !marks.contains(.scale) { list.append(.unspoken(.scale, .scale, KindIndex.scale1)) }
    if !hasIdiom {
      let isPad = hasOrientation && !isThree
      list.append(
        isPad
          ? .unspoken(.ipad, .idiom, KindIndex.ipad)
          : .unspoken(.iphone, .idiom, KindIndex.iphone)
      )
    }
    if !isThree {
      let isAIR = hasOrientation && marks.contains(.scale) && idioms.isEmpty
      let base = hasOrientation ? KindIndex.base : KindIndex.uprightBase
      list.append(
        .unspoken(.base, .screen, isAIR ? base.union(KindIndex.largeIPad) : base)
      )
    } else if !hasOrientation {
      list.append(.unspoken(.portrait, .orientation, KindIndex.portrait))
    }
  }
}

extension Evidence {
  fileprivate static func unspoken(
    _ source: Unspoken,
    _ attributes: Attributes,
    _ kinds: KindSet
  ) -> Evidence {
    Evidence(attributes: attributes, kinds: kinds, source: .unspoken(source))
  }
}
