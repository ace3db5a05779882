/// Everything one pass decides about one app, from values alone.
package struct Decision: Sendable {
  package let assignment: Assignment
  package let desired: [DesiredFile]
  package let problems: [Problem]
  /// Sources whose last good outputs stay (invariant 5).
  package let kept: Set<RelativePath>
  /// The images among the sources, placed or not.
  package let images: Set<RelativePath>
  /// Sources that are not ours to judge, with the reason.
  package let ignored: [RelativePath: String]
}

extension Decision {
  /// Recognizes, assigns, lays out the outputs and covers.
  ///
  /// - Parameters:
  ///   - app: what the config says, with the Info.plist's word already in it.
  ///   - sources: all files of the drop folder that are not junk.
  ///   - recognizer: built for this app.
  package init(app: App, sources: [Source], recognizer: Recognizer) {
    self.init(app: app, sources: sources) { recognizer.classify($0, pixels: $1) }
  }

  /// As ``init(app:sources:recognizer:)``, with what recognition said before remembered.
  package init(
    app: App,
    sources: [Source],
    classify: (RelativePath, PixelSize) -> Verdict
  ) {
    var problems: [Problem] = []
    var candidates: [Candidate] = []
    var kept: Set<RelativePath> = []
    var ignored: [RelativePath: String] = [:]
    var images: Set<RelativePath> = []
    for source in sources {
      switch source.content {
      case .incomplete(let problem), .broken(let problem):
        problems.append(problem)
        kept.insert(source.path)
      case .image(let facts, let hash, let warnings):
        images.insert(source.path)
        switch classify(source.path, facts.displayed) {
        case .ignored(let reason): ignored[source.path] = reason
        case .refused(let problem, reasons: _): problems.append(problem)
        case .master(let master):
          problems.append(.masterWithoutDerive(master))
        case .claim(let claim):
          problems += warnings
          switch facts.treatment {
          case .copy:
            candidates.append(
              Candidate(claim: claim, facts: facts, hash: hash, modified: source.stamp.modified)
            )
          case .convert(let why):
            problems.append(.needsConversion(source.path, why))
            kept.insert(source.path)
          }
        }
      }
    }
    assignment = Assignment(candidates)
    desired = Outputs.files(assignment, app: app)
    problems += Self.unused(candidates, assignment: assignment, desired: desired)
    self.problems = Set(problems).sorted()
    self.kept = kept
    self.images = images
    self.ignored = ignored
  }

  /// Winners that no output of the app has a place for.
  private static func unused(
    _ candidates: [Candidate],
    assignment: Assignment,
    desired: [DesiredFile]
  ) -> [Problem] {
    let used = Set(desired.compactMap(\.source))
    let winners = Set(assignment.entries.map(\.winner.claim.source))
    return candidates.map(\.claim)
      .filter { winners.contains($0.source) && !used.contains($0.source) }
      .map { claim in
        let slots = claim.slots.map(\.id).joined(separator: ", ")
        return Problem(
          .needsOutput,
          at: claim.source,
          "\(claim.source) fits \(slots), but no output of this app holds such an image",
          remedy: "add an output that does to the config, or remove the file"
        )
      }
  }
}

extension Problem {
  /// An image that only the image worker can make a launch image of.
  static func needsConversion(_ path: RelativePath, _ why: [String]) -> Problem {
    Problem(
      .needsConversion,
      at: path,
      "\(path) can not be copied as it is: " + why.joined(separator: ", "),
      remedy: "export it as an 8-bit sRGB PNG of the same pixel size and drop that instead"
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
