/// Everything one pass decides about one app, from values alone.
package struct Decision: Sendable {
  package let assignment: Assignment
  package let desired: [DesiredFile]
  package let problems: [Problem]
  /// Sources that could have been used, had others not been better.
  package let shadowed: [Assignment.Loser]
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
    var problems: [Problem] = []
    var candidates: [Candidate] = []
    var masters: [MasterCandidate] = []
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
        switch recognizer.classify(source.path, pixels: facts.displayed) {
        case .ignored(let reason): ignored[source.path] = reason
        case .refused(let problem, reasons: _): problems.append(problem)
        case .master(let master):
          problems += warnings
          switch facts.treatment {
          case .copy:
            masters.append(
              MasterCandidate(
                master: master,
                facts: facts,
                hash: hash,
                modified: source.stamp.modified
              )
            )
          case .convert(let why):
            problems.append(.needsConversion(source.path, why))
            kept.insert(source.path)
          }
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
    assignment = Assignment(candidates, masters: masters)
    desired = Outputs.files(assignment, app: app)
    let unused = Set(images).subtracting(desired.compactMap(\.source))
    let passedOver = Outputs.passedOver(assignment, app: app).filter { unused.contains($0.source) }
    shadowed = Self.once(assignment.shadowed + passedOver)
    let told = Set(shadowed.map(\.source))
    problems += Self.unused(assignment, unused.subtracting(told))
    self.problems = Set(problems).sorted()
    self.kept = kept
    self.images = images
    self.ignored = ignored
  }

  /// One line a source, by path.
  private static func once(_ losers: [Assignment.Loser]) -> [Assignment.Loser] {
    var seen: Set<RelativePath> = []
    return losers.filter { seen.insert($0.source).inserted }.sorted { $0.source < $1.source }
  }

  /// Winners that no output of the app has a place for, and masters that nothing is made of.
  private static func unused(_ assignment: Assignment, _ unused: Set<RelativePath>) -> [Problem] {
    var slots: [RelativePath: [String]] = [:]
    for entry in assignment.entries where unused.contains(entry.winner.claim.source) {
      slots[entry.winner.claim.source, default: []].append(entry.slot.id)
    }
    let claims = slots.map { source, slots in
      Problem(
        .needsOutput,
        at: source,
        "\(source) fits \(slots.joined(separator: ", ")), but no output of this app holds such an image",
        remedy: "add an output that does to the config, or remove the file"
      )
    }
    let masters = assignment.masters.map(\.master).filter { unused.contains($0.source) }
    return claims + masters.map(Problem.masterWithoutUse)
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

  /// A master that no output needs.
  static func masterWithoutUse(_ master: Master) -> Problem {
    Problem(
      .masterNotAllowed,
      at: master.source,
      "\(master.source) is a master of \(master.pixels), and this app makes nothing of it",
      remedy: "drop one image per slot, in the sizes that status lists, or remove the file"
    )
  }
}
