package import SyncCore

/// One app between passes: what is known of its sources and outputs.
package struct AppRun: Sendable {
  /// As the config says it.
  package let app: App
  /// With the word of its Info.plist in it: what a pass works from.
  package internal(set) var effective: App
  var recognizer: Recognizer {
    didSet { verdicts = Verdicts() }
  }
  private(set) var verdicts = Verdicts()
  var infoPlist: InfoPlistFile?
  var sources: [RelativePath: Source] = [:]
  var manifest = Manifest()
  /// Files that a run cut short may have placed, by hash (invariant 6).
  var intents: Intents = [:]
  var hasLoaded = false
  /// What the journal of facts holds of the sources, and how many lines that takes.
  var journalled: [RelativePath: Source] = [:]
  var journalLines = 0
  /// As it was kept when the app was last quiet.
  var steady: SteadyRecord?
  /// The manifest in the state folder is older than this one.
  var isUnsaved = false
  /// The boot before was not clean: outputs are verified by their bytes (invariant 6).
  var distrusts = false
  /// Whether its outputs were verified since the start, or need not be.
  package var isVerified: Bool { hasLoaded && !distrusts }
  /// The manifest was lost: what has our bytes was ours.
  var rebuilds = false
  /// Where something foreign stands in the way of an output.
  var blocked: Set<RelativePath> = []
  /// What it would write if it were alone in its build tree.
  var wanted: Set<RelativePath> = []
  /// Where the outputs lie.
  var tree = TreeIndex()
  /// Passes since the start.
  package internal(set) var passes = 0
  /// What the last pass could not write is tried again.
  package internal(set) var needsRetry = false
  package internal(set) var status: AppStatus
  /// What the outputs hold, as of the last pass; nil before the first one.
  var files: [DesiredFile]?
  /// The sizes of what was dropped, as of the last pass.
  var sizes: [SourceSize] = []
  /// What the last pass itself found wrong.
  var found: [Problem] = []
  /// What was found wrong after passes: with reports and hooks.
  var aftermath: [AftermathOrigin: [Problem]] = [:]
  /// The gaps that hooks were told of as open, for when they close.
  var toldGaps: [String: Gap] = [:]
  /// Who counts long work; nil: nobody.
  package var progress: Progress?
  /// What is in the log as open.
  package internal(set) var logged = Logged()
  /// The last pass left nothing for the next one.
  var isComplete = false
  /// Somebody tells what changes, so that what vanished is looked for once more before it is removed.
  var looksTwice = false
  var hasLookedTwice = false
  /// The drop folder has been quiet: what is gone now stays gone.
  var isQuiet = false
  /// What may go though it is held, told to a pass that was not made to its end.
  var accepted: Set<RelativePath>?
  /// Gone just now; their outputs go when it is quiet.
  package internal(set) var leaving: Set<RelativePath> = []
  /// When it is quiet, every output is looked at: passes wrote some, or looked at few.
  var looksAgain = false
  /// One-shot use: what is not whole now will not be waited for.
  package var settlesAtOnce = false
  package internal(set) var dirty = Scanner.Dirty()
  /// Of a pass that is to be run again, this time with the image worker.
  var firstTry: FirstTry?

  package init(app: App) {
    self.app = app
    effective = app
    recognizer = Recognizer(app)
    infoPlist = app.supports.infoPlist.map(InfoPlistFile.init)
    status = AppStatus(pending: app.name)
    dirty.isEverything = true
  }

  /// The gaps, by their ids, and problems that the log was told of.
  package struct Logged: Sendable {
    package var gaps: Set<String> = []
    package var problems: [Problem] = []
  }

  /// What each device shows: computed anew for who asks, for it is many times as large as what it
  /// follows from, and a daemon of thousands of apps would hold it of each.
  package var coverage: Coverage {
    Coverage.of(app: effective, files: files ?? [], keys: launchKeys, sources: sizes)
  }

  /// Lets go of what only makes the next pass faster.
  mutating func lighten() { verdicts = Verdicts() }

  /// What one line about it says.
  var tally: Tally { Tally(gaps: status.gaps.count, problems: status.problemCount) }

  /// Nothing is known of it yet, and nothing but a look at everything was asked for.
  var isUntouched: Bool { !hasLoaded && dirty.paths.isEmpty && aftermath.isEmpty }

  /// Sources that are not whole yet.
  package var incomplete: [RelativePath] {
    sources.values.compactMap { source in
      switch source.content {
      case .incomplete: source.path
      case .image, .broken: nil
      }
    }.sorted()
  }

  var isWaiting: Bool { !incomplete.isEmpty }

  /// The bytes of images that the last census does not know.
  var arrived: [ContentHash: Int] {
    var arrived: [ContentHash: Int] = [:]
    for source in sources.values where !manifest.sources.contains(source.path) {
      if case .image(_, let hash, warnings: _) = source.content { arrived[hash, default: 0] += 1 }
    }
    return arrived
  }

  /// Decides about `sources`, classifying only those it has not seen before; of `held`, which are gone,
  /// the outputs stay.
  mutating func decide(
    _ sources: [Source],
    held: Set<RelativePath>,
    canRender: Bool
  ) -> Decision {
    verdicts.refresh(sources, recognizer)
    let lastGood = lastGood(held: held, canRender: canRender)
    return Decision(app: effective, sources: sources, canRender: canRender, lastGood: lastGood) {
      [verdicts, recognizer] path, pixels in
      verdicts[path] ?? recognizer.classify(path, pixels: pixels)
    }
  }

  /// Notes what the watcher saw.
  package mutating func note(_ path: RelativePath?) {
    if let path { dirty.paths.insert(path) } else { dirty.isEverything = true }
  }

  /// After quiet: what is still not whole will not become so by itself.
  package mutating func settle() {
    for (path, source) in sources {
      guard case .incomplete(let problem) = source.content else { continue }
      sources[path] = Source(
        path: path,
        stamp: source.stamp,
        content: .broken(.notWhole(path, isEmpty: source.stamp.size == 0, problem))
      )
    }
  }
}
