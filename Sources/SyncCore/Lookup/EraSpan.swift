/// An era and the systems in it that a device and the app share.
struct EraSpan: Hashable, Sendable {
  let era: Era
  let first: OSVersion
  /// Inclusive; nil: no end.
  let last: OSVersion?
  /// Exclusive: where the next era begins; nil: no next one.
  let before: OSVersion?

  /// Whether it ends before iOS 7, where an iPad image may leave the status bar out.
  var endsBefore7: Bool {
    if let last, last < OSVersion(7) { return true }
    return before.map { $0 <= OSVersion(7) } ?? false
  }

  func contains(_ system: OSVersion) -> Bool {
    if system < first { return false }
    if let last, system > last { return false }
    return before.map { system < $0 } ?? true
  }

  /// One system for each stretch between `thresholds`, which ascend, that lookup can tell apart: the
  /// threshold at or below the first system, and each one within the span.
  func samples(_ thresholds: [OSVersion]) -> [OSVersion] {
    let floor = thresholds.last { $0 <= first } ?? OSVersion(0)
    return [floor] + thresholds.filter { $0 > first && contains($0) }
  }

  /// The eras that apply to a device of `idiom` between two systems, oldest first.
  static func spans(
    for idiom: Idiom,
    keys: LaunchKeys,
    from first: OSVersion,
    through last: OSVersion?
  ) -> [EraSpan] {
    let screen = keys.launchScreenStart(for: idiom)
    var bounds: [(era: Era, start: OSVersion, before: OSVersion?)] = []
    switch idiom {
    case .tv:
      // No name was ever looked up on a TV: without keys there is nothing to find.
      bounds.append((.c, OSVersion(9), screen))
    case .iphone, .ipad:
      bounds.append((.a, OSVersion(1), OSVersion(3, 2)))
      if keys.launchImages(for: idiom) != nil {
        bounds.append((.b, OSVersion(3, 2), OSVersion(7)))
        bounds.append((.c, OSVersion(7), screen))
      } else {
        bounds.append((.b, OSVersion(3, 2), screen))
      }
    }
    if let screen { bounds.append((.d, screen, nil)) }
    return bounds.compactMap { era, start, before in
      let from = max(start, first)
      if let before, from >= before { return nil }
      if let last, from > last { return nil }
      return EraSpan(era: era, first: from, last: last, before: before)
    }
  }
}
