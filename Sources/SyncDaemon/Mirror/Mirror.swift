package import SyncCore

/// Carries plans out in one build tree; decides nothing.
///
/// Every file is written under a temporary name of ours in its own folder and renamed, so that a
/// reader never sees half a file (invariant 4). A new name is taken only while it is free
/// (invariant 2). What is about to be renamed is noted first (invariant 6). Sources are opened for
/// reading alone (invariant 1). All of it goes through descriptors of folders that no link leads to
/// (invariant 9). `docs/mirror.md` has the order of calls, and what is done where one is missing.
package struct Mirror: ~Copyable {
  let drop: Folder
  let build: Folder
  let durability: Durability
  let modes: Modes
  /// Counts what is written.
  private let progress: Progress?
  /// Told that it gets on.
  private let sign: PassSign?
  /// Has the pictures of the plan made.
  private let render: Render
  /// Sources that need not be opened.
  let open: OpenSources
  /// May have copied one of them already.
  let headStart: HeadStart?

  package typealias Render = @Sendable (_ drop: borrowing Folder) -> Renderings

  init(
    drop: consuming Folder,
    build: consuming Folder,
    durability: Durability,
    modes: Modes = .standard,
    render: @escaping Render = { _ in Renderings() },
    progress: Progress? = nil,
    sign: PassSign? = nil,
    open: OpenSources = OpenSources(),
    headStart: HeadStart? = nil
  ) {
    self.drop = drop
    self.build = build
    self.durability = durability
    self.modes = modes
    self.progress = progress
    self.sign = sign
    self.render = render
    self.open = open
    self.headStart = headStart
  }

  /// What became of a plan.
  package struct Outcome: Sendable {
    /// What the build tree holds of ours now.
    package internal(set) var manifest: Manifest
    package internal(set) var problems: [Problem] = []
    /// Sources that changed while they were copied: to be read again.
    package internal(set) var changed: Set<RelativePath> = []
    /// Something in the build tree changed since it was looked at: to be looked at again.
    package internal(set) var isOutdated = false
    /// Files written, adopted or removed.
    package internal(set) var touched = 0
    /// Something was left for later: a failure, or what waits for one.
    package internal(set) var isIncomplete = false
    /// What was left for later, by path: nothing may be told of it as done.
    package internal(set) var postponed: Set<RelativePath> = []
    /// Those of them that were to be removed, and are not as we left them: they stand where they stood.
    package internal(set) var putBack: Set<RelativePath> = []
    /// Edits of the last moment, which came out with the output they were made of and are kept.
    package internal(set) var drift: [Drift] = []
    /// What else a person should know, a line each.
    package internal(set) var notes: [String] = []
  }

  /// Carries a plan out: folders, files, indexes, removals, emptied folders.
  ///
  /// - Parameters:
  ///   - plan: what to do.
  ///   - before: the manifest the plan was made from; what fails stays as it says.
  ///   - seen: the files of the build tree as they were when the plan was made.
  ///   - stamps: each source as it was when it was read.
  ///   - state: where intents and edited copies are kept.
  /// - Returns: what became of it.
  package func carryOut(
    _ plan: Plan,
    before: Manifest,
    seen: [RelativePath: Stamp],
    stamps: [RelativePath: Stamp],
    state: borrowing AppState
  ) -> Outcome {
    var work = Work(plan, before: before, seen: seen)
    progress?.plan(outputs: plan.writeCount)
    for action in plan.actions {
      SignOfLife.give(sign)
      do throws(Failure) {
        try step(action, stamps, state, &work)
      } catch {
        work.fail(action, error)
      }
    }
    publish(state, &work)
    if durability == .full { syncFolders(&work) }
    return work.outcome
  }

  private func step(
    _ action: Action,
    _ stamps: [RelativePath: Stamp],
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(Failure) {
    let path = action.path
    switch action {
    case .makeFolder:
      guard !work.isBlocked(path) else { return work.postpone(path) }
      try makeFolder(path, state)
      work.touchedFolders.insert(path.parent)
    case .setAside:
      try setAside(path, state, &work)
    case .write(let file, let replaces):
      if file.isIndex, !work.isIndexing {
        publish(state, &work)
        work.isIndexing = true
      }
      guard !work.isBlocked(path), !file.isIndex || !work.hasFailed(beside: path) else {
        return work.postpone(path, isIndex: file.isIndex)
      }
      if case .render = file.content, work.renderings == nil {
        // The image worker may take long, and what is copied is ready.
        publish(state, &work)
        work.renderings = render(drop)
        build.forgetHolder()
      }
      let was = work.before.entries[path]
      let staged = try stage(file, replaces: replaces, stamps: stamps, work.renderings, was)
      work.batch.append(staged)
      progress?.wrote()
      if work.batch.count == Work.batchLimit { publish(state, &work) }
    case .adopt:
      work.outcome.touched += 1
    case .setMode:
      try setMode(path, &work)
    case .remove:
      publish(state, &work)
      guard !work.isBlocked(path), !work.isNamed(path) else { return work.postpone(path) }
      try remove(path, state, &work)
    case .removeFolder:
      publish(state, &work)
      try removeFolder(path, &work)
    }
  }

  /// Why a step was not done.
  enum Failure: Error {
    /// The source is not what it was: it is to be read again.
    case sourceChanged
    case source(SystemCallError)
    case target(SystemCallError)
    /// The image worker does not make a picture of the source.
    case rendering(Finding)
  }
}

/// Runs calls on the build tree, so that what they throw is told as such.
func onTarget<Answer: ~Copyable>(_ body: () throws(SystemCallError) -> Answer)
  throws(Mirror.Failure) -> Answer
{
  do {
    return try body()
  } catch {
    throw .target(error)
  }
}

/// Runs calls on a source; one that is gone or replaced by a link has changed.
func onSource<Answer: ~Copyable>(_ body: () throws(SystemCallError) -> Answer)
  throws(Mirror.Failure) -> Answer
{
  do {
    return try body()
  } catch {
    if error.isMissing || error.isLink { throw .sourceChanged }
    throw .source(error)
  }
}
