/// Everything one pass decides about one app, from values alone.
package struct Decision: Sendable {
  package let assignment: Assignment
  package var desired: [DesiredFile]
  package var problems: [Problem]
  /// Sources that could have been used, had others not been better.
  package let shadowed: [Assignment.Loser]
  /// Sources whose last good outputs stay (invariant 5).
  package let kept: Set<RelativePath>
  /// The images among the sources, placed or not.
  package let images: Set<RelativePath>
  /// Sources that are not ours to judge, with the reason.
  package let ignored: [RelativePath: String]
  /// The sizes of the others, for gaps to name the nearest one.
  package let sizes: [SourceSize]
}

extension Decision {
  /// Recognizes, assigns, lays out the outputs and covers.
  ///
  /// - Parameters:
  ///   - app: what the config says, with the Info.plist's word already in it.
  ///   - sources: all files of the drop folder that are not junk.
  ///   - canRender: whether there is an image worker; without one what can be copied is.
  ///   - lastGood: what the tree holds of sources that can not be used now.
  ///   - classify: what recognition says of a path and its pixels, or said before.
  package init(
    app: App,
    sources: [Source],
    canRender: Bool,
    lastGood: LastGood = LastGood(),
    classify: (RelativePath, PixelSize) -> Verdict
  ) {
    var problems: [Problem] = []
    var candidates: [Candidate] = []
    var masters: [MasterSource] = []
    var kept: Set<RelativePath> = []
    var ignored: [RelativePath: String] = [:]
    var images: Set<RelativePath> = []
    var sizes: [SourceSize] = []
    for source in sources {
      switch source.content {
      case .incomplete(let problem), .broken(let problem):
        problems.append(problem)
        kept.insert(source.path)
      case .image(let facts, let hash, let warnings):
        images.insert(source.path)
        let verdict = classify(source.path, facts.displayed)
        if case .ignored(let reason) = verdict {
          ignored[source.path] = reason
          continue
        }
        sizes.append(SourceSize(path: source.path, pixels: facts.displayed))
        switch verdict {
        case .ignored: continue
        case .refused(let problem, reasons: _): problems.append(problem)
        case .master(let master):
          problems += warnings
          masters.append(
            MasterSource(master: master, facts: facts, hash: hash, modified: source.stamp.modified)
          )
        case .claim(let claim):
          problems += warnings
          var recipe: RenderRecipe?
          switch facts.treatment(for: app.color) {
          case .copy: break
          case .convert(let conversion):
            guard canRender || !conversion.isNeeded else {
              problems.append(.needsConversion(source.path, facts, conversion))
              kept.insert(source.path)
              continue
            }
            if canRender { recipe = facts.recipe(for: app) }
          }
          candidates.append(
            Candidate(
              claim: claim,
              facts: facts,
              hash: hash,
              modified: source.stamp.modified,
              recipe: recipe
            )
          )
        }
      }
    }
    var lastGood = lastGood
    func layOut() -> (Assignment, [DesiredFile]) {
      var drawn = Assignment(candidates + lastGood.candidates, masters: masters)
      drawn.canRender = canRender
      drawn = drawn.keeping(lastGood)
      let whole = canRender ? drawn.deriving(for: app) : drawn
      return (whole, Outputs.files(whole, app: app))
    }
    var (assignment, desired) = layOut()
    while let less = lastGood.reduced(to: desired) {
      lastGood = less
      (assignment, desired) = layOut()
    }
    (self.assignment, self.desired) = (assignment, desired)
    let unused = images.subtracting(desired.compactMap(\.source))
    let passedOver = Outputs.passedOver(assignment, app: app).filter { unused.contains($0.source) }
    shadowed = Self.once(assignment.shadowed + passedOver)
    let untold = unused.subtracting(shadowed.map(\.source))
    problems += Self.masterProblems(
      masters.filter { untold.contains($0.master.source) },
      app,
      canRender
    )
    problems += Self.unused(assignment, untold)
    problems += SplashOutput.problems(assignment, app: app)
    problems += candidates.map(\.claim).filter { !unused.contains($0.source) }
      .compactMap(Problem.inexactName)
    self.problems = Set(problems).sorted()
    self.kept = kept
    self.images = images
    self.ignored = ignored
    self.sizes = SourceSize.each(of: sizes)
  }

  /// One line a source, by path.
  private static func once(_ losers: [Assignment.Loser]) -> [Assignment.Loser] {
    var seen: Set<RelativePath> = []
    return losers.filter { seen.insert($0.source).inserted }.sorted { $0.source < $1.source }
  }

  /// Masters that nothing is made of, for want of a setting or of the image worker.
  private static func masterProblems(
    _ masters: [MasterSource],
    _ app: App,
    _ canRender: Bool
  ) -> [Problem] {
    let kinds = Set(app.outputs.map(\.kind))
    return masters.compactMap { source in
      if app.derive == nil, canRender || kinds.isDisjoint(with: [.storyboard, .splash]) {
        return .masterWithoutDerive(source.master)
      }
      return canRender ? nil : .masterWithoutImager(source.master)
    }
  }

  /// Winners that no output of the app has a place for.
  private static func unused(_ assignment: Assignment, _ unused: Set<RelativePath>) -> [Problem] {
    var slots: [RelativePath: [Slot]] = [:]
    for entry in assignment.entries
    where !entry.isDerived && unused.contains(entry.winner.claim.source) {
      slots[entry.winner.claim.source, default: []].append(entry.slot)
    }
    return slots.map { UnusedImage(source: $0, slots: $1).problem }
  }
}

extension Problem {
  /// An image that only the image worker can make a launch image of.
  static func needsConversion(
    _ path: RelativePath,
    _ facts: ImageFacts,
    _ conversion: Conversion
  ) -> Problem {
    let steps =
      conversion.steps.isEmpty ? "" : " (" + conversion.steps.joined(separator: ", ") + ")"
    return Problem(
      .needsConversion,
      at: path,
      "\(path) is \(facts.format.title) and must be made a PNG\(steps), "
        + "and the image worker launchsyncd-imager is not installed",
      remedy: imagerRemedy
    )
  }

  static let imagerRemedy =
    "install launchsyncd-imager beside launchsyncd, or export the artwork as an 8-bit sRGB PNG"

  static func masterWithoutImager(_ master: Master) -> Problem {
    Problem(
      .needsConversion,
      at: master.source,
      "\(master.source) is a master of \(master.pixels), and the image worker launchsyncd-imager,"
        + " which renders slots from it, is not installed",
      remedy: "install launchsyncd-imager beside launchsyncd, or drop one image per slot"
    )
  }

  /// A master in an app that does not derive.
  static func masterWithoutDerive(_ master: Master) -> Problem {
    Problem(
      .masterNotAllowed,
      at: master.source,
      "\(master.source) is a master of \(master.pixels), and this app renders nothing from masters",
      remedy: "drop one image per slot, in the sizes that status lists"
    )
  }
}
