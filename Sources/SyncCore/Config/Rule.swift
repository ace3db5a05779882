/// A config rule: what a glob's files are, above all other evidence.
package struct Rule: Hashable, Sendable {
  /// `*`, `?`, `[…]` within a name, `**` across folders; matched over the bytes below the drop folder.
  package var match: String
  package var slot: RuleSlot

  package init(match: String, slot: RuleSlot) {
    self.match = match
    self.slot = slot
  }
}

/// The attributes a rule states; nil says nothing.
package struct RuleSlot: Hashable, Sendable {
  package var idiom: Idiom?
  /// The screen: a subtype such as `667h`, or points such as `834x1112`.
  package var screen: String?
  package var orientation: SlotOrientation?
  package var facing: InterfaceOrientation?
  package var scale: Scale?
  package var scheme: String?
  package var appearance: Appearance?
  package var locale: String?
  package var isMaster: Bool

  package init(
    idiom: Idiom? = nil,
    screen: String? = nil,
    orientation: SlotOrientation? = nil,
    facing: InterfaceOrientation? = nil,
    scale: Scale? = nil,
    scheme: String? = nil,
    appearance: Appearance? = nil,
    locale: String? = nil,
    isMaster: Bool = false
  ) {
    self.idiom = idiom
    self.screen = screen
    self.orientation = orientation
    self.facing = facing
    self.scale = scale
    self.scheme = scheme
    self.appearance = appearance
    self.locale = locale
    self.isMaster = isMaster
  }
}
