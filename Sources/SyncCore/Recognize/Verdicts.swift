extension Verdict {
  /// The same, or the problem that a pass would tell where nothing is made of the image.
  ///
  /// - Parameters:
  ///   - source: What the verdict is about.
  ///   - app: Whose outputs would hold it.
  ///   - canRender: Whether there is an image worker.
  /// - Returns: what a pass over this image alone would come to.
  package func unlessUnused(_ source: Source, app: App, canRender: Bool) -> Verdict {
    let reasons: Reasons
    switch self {
    case .claim(let claim): reasons = claim.reasons
    case .master(let master): reasons = master.reasons
    case .refused, .ignored: return self
    }
    guard case .image(_, hash: _, warnings: let warnings) = source.content else { return self }
    let decision = Decision(app: app, sources: [source], canRender: canRender) { _, _ in self }
    guard !decision.desired.contains(where: { $0.source == source.path }),
      let problem = decision.problems.first(where: {
        $0.path == source.path && !warnings.contains($0)
      })
    else { return self }
    return .refused(problem, reasons: reasons)
  }
}

/// What recognition said of each source, so that a pass classifies only what is new.
///
/// A verdict depends on path and pixels alone; whoever changes the recognizer starts anew.
package struct Verdicts: Sendable {
  private var known: [RelativePath: Known] = [:]

  private struct Known: Sendable {
    let pixels: PixelSize
    let verdict: Verdict
  }

  package init() {}

  /// Classifies what is new among `sources`, and forgets what is gone.
  package mutating func refresh(_ sources: [Source], _ recognizer: Recognizer) {
    var fresh: [RelativePath: Known] = [:]
    fresh.reserveCapacity(sources.count)
    for source in sources {
      guard case .image(let facts, hash: _, warnings: _) = source.content else { continue }
      let pixels = facts.displayed
      if let old = known[source.path], old.pixels == pixels {
        fresh[source.path] = old
      } else {
        let verdict = recognizer.classify(source.path, pixels: pixels)
        fresh[source.path] = Known(pixels: pixels, verdict: verdict)
      }
    }
    known = fresh
  }

  /// The verdict on a source of the last ``refresh(_:_:)``.
  package subscript(path: RelativePath) -> Verdict? { known[path]?.verdict }
}
