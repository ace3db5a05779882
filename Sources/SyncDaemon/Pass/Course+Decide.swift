import SyncCore

/// What a pass has decided on.
struct Choice {
  /// Sources that went, and which of their outputs stay.
  let removal: Removal
  let decision: Decision
  /// The images there are, with those that are missed: the next pass knows by it what has gone.
  let census: Set<RelativePath>
}

extension Course {
  /// Decides what the build tree should hold.
  mutating func decide(
    _ run: inout AppRun,
    _ instance: borrowing StateFolder
  ) throws(SystemCallError) -> Choice {
    let present = Set(run.sources.keys)
    // Only what is held can be accepted, so that an app that holds nothing need not ask.
    if run.accepted == nil, !run.manifest.held.isEmpty, root != nil {
      run.accepted = try instance.takeAcceptance(of: run.app.name)
    }
    (accepted, isQuiet) = (run.accepted, run.isQuiet)
    let removal = Removal(
      run.manifest,
      present: present,
      arrived: run.arrived,
      root: root,
      isQuiet: isQuiet || !run.looksTwice,
      accepted: accepted
    )
    run.isQuiet = false
    run.accepted = nil
    run.leaving = removal.leaving
    if !removal.held.isEmpty {
      problems.append(.held(run.effective, removal.held, isRootThere: root != nil))
    }
    var decision = run.decide(
      run.sources.values.sorted { $0.path < $1.path },
      held: removal.kept,
      canRender: imager.isInstalled
    )
    if let rivals {
      run.wanted = Set(decision.desired.map(\.path))
      decision.yield(to: rivals)
    }
    problems += decision.problems
    // An image that is broken for now is still one of the app's; a FIFO never was.
    let images = decision.images.union(run.manifest.sources.intersection(present))
    return Choice(removal: removal, decision: decision, census: removal.census(images))
  }
}
