/// A source, the slots it can fill, and why.
package struct Claim: Hashable, Sendable {
  package let source: RelativePath
  package let basis: Basis
  /// One kind of slot, in table order: rows that differ only in the OS versions they are for.
  package let slots: [Slot]
  /// What each piece of evidence says.
  package let reasons: Reasons
  /// Apple's name, where the file's own is that but for letter case or spaces, which count to iOS.
  package let exactName: String?

  package init(
    source: RelativePath,
    basis: Basis,
    slots: [Slot],
    reasons: Reasons,
    exactName: String? = nil
  ) {
    self.source = source
    self.basis = basis
    self.slots = slots
    self.reasons = reasons
    self.exactName = exactName
  }
}

/// The strongest evidence a claim rests on, strongest first.
package enum Basis: String, CaseIterable, Hashable, Sendable, Comparable {
  case rule, canonical, dialect, words, size

  package static func < (left: Basis, right: Basis) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What recognition makes of one source.
package enum Verdict: Hashable, Sendable {
  case claim(Claim)
  /// A master that slots can be derived from.
  case master(Master)
  /// It is an image, but no slot is certain.
  case refused(Problem, reasons: Reasons)
  /// Not ours: junk, a temporary name, another platform's file. Told quietly, never a problem.
  case ignored(reason: String)
}

/// A larger image that says it may be rendered to many slots.
package struct Master: Hashable, Sendable {
  package let source: RelativePath
  package let pixels: PixelSize
  package let variant: SlotVariant
  package let idiom: Idiom?
  package let reasons: Reasons

  package init(
    source: RelativePath,
    pixels: PixelSize,
    variant: SlotVariant,
    idiom: Idiom?,
    reasons: Reasons
  ) {
    self.source = source
    self.pixels = pixels
    self.variant = variant
    self.idiom = idiom
    self.reasons = reasons
  }
}
