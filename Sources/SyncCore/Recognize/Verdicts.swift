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
