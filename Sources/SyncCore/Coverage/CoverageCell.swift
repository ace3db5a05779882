/// How well a launch is served.
package enum CoverageState: String, CaseIterable, Hashable, Sendable {
  case exact, derived, fallback, missing, notApplicable

  /// Larger is worse; what does not apply is no state at all.
  package var rank: Int {
    switch self {
    case .notApplicable: 0
    case .exact: 1
    case .derived: 2
    case .fallback: 3
    case .missing: 4
    }
  }

  /// Whether something has to be delivered.
  package var isGap: Bool {
    switch self {
    case .exact, .derived, .notApplicable: false
    case .fallback, .missing: true
    }
  }
}

/// What the user sees of a fallback.
package enum Seen: String, CaseIterable, Hashable, Sendable {
  /// Run as 320x480 points between bars.
  case letterboxed
  /// An image of other pixels, stretched.
  case scaled
  /// The image for every orientation, which does not have this one's shape.
  case genericOrientation
  /// Run as an older device, in the middle of the screen.
  case compatibilityViewport
}

/// One launch: an era, how the device is held, the URL scheme.
package struct CoverageCell: Hashable, Sendable {
  package let era: Era
  package let orientation: InterfaceOrientation
  /// nil: launched by a tap.
  package let scheme: String?
  /// The user's language; nil: one without images of its own.
  package let language: String?
  package let state: CoverageState
  /// Below the build tree.
  package let file: RelativePath?
  package let seen: Seen?
  private let trail: Trail
  /// The gap that this cell is part of.
  package let gapID: String?

  init(
    era: Era,
    orientation: InterfaceOrientation,
    scheme: String?,
    language: String? = nil,
    state: CoverageState,
    file: RelativePath?,
    seen: Seen?,
    trail: Trail = Trail(),
    gapID: String?
  ) {
    self.era = era
    self.orientation = orientation
    self.scheme = scheme
    self.language = language
    self.state = state
    self.file = file
    self.seen = seen
    self.trail = trail
    self.gapID = gapID
  }

  /// What lookup tried, in order.
  package var chain: [ChainStep] { trail.steps }

  /// The same answer, held another way.
  func turned(to orientation: InterfaceOrientation) -> CoverageCell {
    CoverageCell(
      era: era,
      orientation: orientation,
      scheme: scheme,
      language: language,
      state: state,
      file: file,
      seen: seen,
      trail: trail,
      gapID: gapID
    )
  }
}

/// One device and everything it may launch with.
package struct DeviceCoverage: Hashable, Sendable {
  package let device: Device
  package let cells: [CoverageCell]

  /// The worst state among the launches in `orientation`.
  package func state(in orientation: InterfaceOrientation) -> CoverageState {
    var worst = CoverageState.notApplicable
    for cell in cells where cell.orientation == orientation && cell.state.rank > worst.rank {
      worst = cell.state
    }
    return worst
  }
}
