import Glibc
import SyncCore

extension Pass {
  /// What is to be done in the build tree as it is now.
  static func plan(
    _ run: AppRun,
    _ decision: Decision,
    _ held: Set<RelativePath>,
    taken: Set<RelativePath> = [],
    trusting: Bool = false,
    isDry: Bool = false
  ) throws(SystemCallError) -> (Plan, TreeReader.Sight) {
    let lost = decision.kept.union(held)
    // What only the Info.plist's silence keeps is still there to be written.
    let usable = run.unjudged.subtracting(lost)
    var sight = TreeReader.Sight()
    if let build = try openRootIfThere(run.app.build) {
      let reader = TreeReader(
        build: build,
        manifest: run.manifest,
        mode: run.app.modes.file,
        distrusts: run.distrusts
      )
      sight = reader.look(
        at: run.sizes(of: decision.desired),
        trusting: trusting ? run.manifest.current(among: decision.desired) : []
      )
      if let shortage = sight.shortage { throw shortage }
    } else if !isDry {
      // Opened once more for the reason.
      _ = try Folder(opening: run.app.build)
      throw SystemCallError("open", run.app.build, errno: ENOENT)
    }
    let planner = Planner(
      manifest: run.manifest,
      view: sight.view,
      rebuilds: run.rebuilds,
      taken: taken,
      hash: { ContentHash(of: $0.span) }
    )
    let plan = planner.plan(
      desired: decision.desired,
      keeping: lost.union(usable),
      usable: usable
    )
    return (plan, sight)
  }

  /// What the pass found, for whoever asks.
  static func finish(
    _ run: inout AppRun,
    _ decision: Decision,
    _ manifest: Manifest,
    _ problems: [Problem],
    _ removal: Removal,
    _ now: String
  ) {
    let files = manifest.files(as: decision.desired)
    run.files = files
    run.sizes = decision.sizes
    let coverage = run.coverage
    let there = manifest.entries.filter { !$0.value.isGone }
    let stale = there.filter { entry in
      entry.value.source.map { decision.kept.contains($0) || removal.kept.contains($0) } ?? false
    }
    var status = AppStatus(pending: run.app.name)
    status.lastPass = now
    status.counts = AppStatus.Counts(coverage)
    status.counts.sources = decision.images.count
    status.counts.outputs = there.count
    status.gaps = coverage.gaps
    run.found = problems
    status.list(run.allProblems)
    status.shadowed = decision.shadowed
    status.stale = stale.keys.sorted()
    status.ignored = decision.ignored.count
    status.passes = run.passes
    status.state =
      !removal.held.isEmpty
      ? .held
      : !status.problems.isEmpty ? .problems : !status.gaps.isEmpty ? .gaps : .covered
    run.status = status
  }
}
