/// The cells of one class of devices: same screen, same eras, same answers.
struct ScreenCoverage: Sendable {
  let cells: [CoverageCell]
  /// What each cell asks for; parallel to `cells`.
  let wanted: [WantedImage?]

  /// What tells devices apart.
  struct Class: Hashable, Sendable {
    let screen: Screen
    let eras: [EraCase]
  }

  struct EraCase: Hashable, Sendable {
    let span: EraSpan
    /// Systems at which lookup may answer differently.
    let systems: [OSVersion]

    // The span's own bounds differ from device to device; what follows from them does not.
    static func == (left: Self, right: Self) -> Bool {
      left.span.era == right.span.era && left.systems == right.systems
        && left.span.endsBefore7 == right.span.endsBefore7
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(span.era)
      hasher.combine(systems)
      hasher.combine(span.endsBefore7)
    }
  }

  init(_ kind: Class, _ context: CoverageContext) {
    var cells: [CoverageCell] = []
    var wanted: [WantedImage?] = []
    for eraCase in kind.eras {
      for scheme in context.schemes(eraCase.span.era) {
        var known: [(InterfaceOrientation, CoverageCell, WantedImage?)] = []
        for orientation in InterfaceOrientation.allCases {
          guard context.launches(kind.screen, orientation, eraCase.span.era) else {
            cells.append(.notApplicable(eraCase.span.era, orientation, scheme))
            wanted.append(nil)
            continue
          }
          let same = Self.representative(kind.screen, orientation, eraCase.span.era)
          var answer = known.first { $0.0 == same }
          if answer == nil {
            let query = (kind.screen, same, scheme)
            let found = Self.worst(query, eraCase, context)
            known.append((same, found.0, found.1))
            answer = known.last
          }
          guard let answer else { continue }
          cells.append(answer.1.turned(to: orientation))
          wanted.append(answer.2)
        }
      }
    }
    self.cells = cells
    self.wanted = wanted
  }

  /// The orientation that stands for all with the same answer.
  private static func representative(
    _ screen: Screen,
    _ orientation: InterfaceOrientation,
    _ era: Era
  ) -> InterfaceOrientation {
    switch era {
    case .a: .portrait
    case .b: screen.idiom == .ipad ? orientation : .portrait
    case .c: screen.launchesInLandscape ? orientation : .portrait
    case .d, .web: orientation.shape == .portrait ? .portrait : .landscapeLeft
    }
  }

  /// The worst answer over the systems of the span; the oldest among equals.
  private static func worst(
    _ launch: (screen: Screen, orientation: InterfaceOrientation, scheme: String?),
    _ eraCase: EraCase,
    _ context: CoverageContext
  ) -> (CoverageCell, WantedImage?) {
    var worst: (CoverageCell, WantedImage?)?
    for system in eraCase.systems {
      let query = LaunchQuery(
        screen: launch.screen,
        orientation: launch.orientation,
        scheme: launch.scheme,
        system: system
      )
      let result = context.search(query, eraCase.span.era)
      let judgement = Judgement(result, for: query, in: eraCase.span)
      if let worst, judgement.state.rank <= worst.0.state.rank { continue }
      let image = judgement.state.isGap ? context.wanted(query, eraCase.span.era, result) : nil
      worst = (
        CoverageCell(
          era: eraCase.span.era,
          orientation: launch.orientation,
          scheme: launch.scheme,
          state: judgement.state,
          file: result.hit?.path,
          seen: judgement.seen,
          chain: result.chain,
          gapID: image?.id
        ), image
      )
    }
    return worst ?? (.notApplicable(eraCase.span.era, launch.orientation, launch.scheme), nil)
  }
}

extension CoverageCell {
  static func notApplicable(
    _ era: Era,
    _ orientation: InterfaceOrientation,
    _ scheme: String?
  ) -> CoverageCell {
    CoverageCell(
      era: era,
      orientation: orientation,
      scheme: scheme,
      state: .notApplicable,
      file: nil,
      seen: nil,
      chain: [],
      gapID: nil
    )
  }

  fileprivate func turned(to orientation: InterfaceOrientation) -> CoverageCell {
    CoverageCell(
      era: era,
      orientation: orientation,
      scheme: scheme,
      state: state,
      file: file,
      seen: seen,
      chain: chain,
      gapID: gapID
    )
  }
}
