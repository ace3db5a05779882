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
    var names: [NameKey: [SoughtName]] = [:]
    for eraCase in kind.eras {
      // Only names are looked up in the folders of languages.
      let languages = eraCase.span.era <= .b ? context.languages : [nil]
      for language in languages {
        for scheme in context.schemes(eraCase.span.era) {
          let launch = Launch(scheme: scheme, language: language)
          for (cell, image) in Self.answers(kind.screen, eraCase, launch, context, &names) {
            cells.append(cell)
            wanted.append(image)
          }
        }
      }
    }
    self.cells = cells
    self.wanted = wanted
  }

  private struct Launch {
    let scheme: String?
    let language: String?
  }

  /// What decides which names are looked for on one screen.
  private struct NameKey: Hashable {
    let orientation: InterfaceOrientation
    let scheme: String?
  }

  /// One answer an orientation.
  private static func answers(
    _ screen: Screen,
    _ eraCase: EraCase,
    _ launch: Launch,
    _ context: CoverageContext,
    _ names: inout [NameKey: [SoughtName]]
  ) -> [(CoverageCell, WantedImage?)] {
    var known: [InterfaceOrientation: (CoverageCell, WantedImage?)] = [:]
    return InterfaceOrientation.allCases.map { orientation in
      guard context.launches(screen, orientation, eraCase.span.era) else {
        return (.notApplicable(eraCase.span.era, orientation, launch.scheme, launch.language), nil)
      }
      let same = representative(screen, orientation, eraCase.span.era)
      let answer = known[same] ?? worst(screen, same, eraCase, launch, context, &names)
      known[same] = answer
      return (answer.0.turned(to: orientation), answer.1)
    }
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
    _ screen: Screen,
    _ orientation: InterfaceOrientation,
    _ eraCase: EraCase,
    _ launch: Launch,
    _ context: CoverageContext,
    _ names: inout [NameKey: [SoughtName]]
  ) -> (CoverageCell, WantedImage?) {
    var worst: (CoverageCell, WantedImage?)?
    for system in eraCase.systems {
      let query = LaunchQuery(
        screen: screen,
        orientation: orientation,
        scheme: launch.scheme,
        system: system,
        language: launch.language
      )
      let result = search(query, eraCase.span.era, context, &names)
      let judgement = Judgement(result, for: query, in: eraCase.span)
      if let worst, judgement.state.rank <= worst.0.state.rank { continue }
      let image = judgement.state.isGap ? context.wanted(query, eraCase.span.era, result) : nil
      worst = (
        CoverageCell(
          era: eraCase.span.era,
          orientation: orientation,
          scheme: launch.scheme,
          language: launch.language,
          state: judgement.state,
          file: result.hit?.path,
          seen: judgement.seen,
          trail: result.trail,
          gapID: image?.id
        ), image
      )
    }
    return worst
      ?? (.notApplicable(eraCase.span.era, orientation, launch.scheme, launch.language), nil)
  }
}

extension ScreenCoverage {
  /// Puts names together once for all languages.
  private static func search(
    _ query: LaunchQuery,
    _ era: Era,
    _ context: CoverageContext,
    _ names: inout [NameKey: [SoughtName]]
  ) -> LookupResult {
    switch era {
    case .b:
      let key = NameKey(orientation: query.orientation, scheme: query.scheme)
      let sought = names[key] ?? EraB.names(query, in: context.world)
      names[key] = sought
      return sought.search(query.language, in: context.world)
    case .a, .c, .d, .web: return context.search(query, era)
    }
  }
}

extension CoverageCell {
  static func notApplicable(
    _ era: Era,
    _ orientation: InterfaceOrientation,
    _ scheme: String?,
    _ language: String?
  ) -> CoverageCell {
    CoverageCell(
      era: era,
      orientation: orientation,
      scheme: scheme,
      language: language,
      state: .notApplicable,
      file: nil,
      seen: nil,
      gapID: nil
    )
  }
}
