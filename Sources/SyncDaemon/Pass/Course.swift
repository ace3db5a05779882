import SyncCore

/// A pass on its way: what it works with, and what it has found so far.
struct Course: ~Copyable {
  let imager: Imager
  /// Paths of the build tree that belong to other apps; nil where no other app writes.
  let rivals: [RelativePath: Rival]?
  /// Wall clock, ISO 8601.
  let now: String
  let state: AppState
  /// What the pass is for.
  let dirty: Scanner.Dirty
  /// Of the try before, which did not wait for the image worker.
  let first: FirstTry?
  let glimpses: Glimpses
  let open = OpenSources()
  let headStart: HeadStart?

  /// The drop folder that was scanned, whatever its path stands for by now, and which one it was; nil
  /// when it is not there.
  var drop: Shared<Folder>?
  var root: RootIdentity?
  /// Nothing more is on its way, by the word of who asked for the pass.
  var isQuiet = false
  /// What somebody lets go though it is held.
  var accepted: Set<RelativePath>?
  /// The app's Info.plist says something else than before.
  var hasNewKeys = false
  var problems: [Problem] = []
  var result = Pass.Result()

  /// Looks at the app's Info.plist, and loads what is kept of the app when nothing has yet.
  static func begin(
    _ run: inout AppRun,
    _ instance: borrowing StateFolder,
    _ imager: Imager,
    _ rivals: [RelativePath: Rival]?,
    _ now: String
  ) throws(SystemCallError) -> Course {
    let before = run.effective
    let state = try AppState(state: instance, app: run.app.name)
    let problems = try run.readInfoPlist(state)
    let notes = run.hasLoaded ? [] : try Pass.load(&run, instance, state, imager)
    var course = Course(&run, state, imager, rivals, now)
    course.hasNewKeys = run.effective != before
    course.problems = problems
    course.result.notes = notes
    return course
  }

  /// Takes what is dirty.
  private init(
    _ run: inout AppRun,
    _ state: consuming AppState,
    _ imager: Imager,
    _ rivals: [RelativePath: Rival]?,
    _ now: String
  ) {
    self.imager = imager
    self.rivals = rivals
    self.now = now
    self.state = state
    dirty = run.dirty
    run.dirty = Scanner.Dirty()
    first = run.firstTry.take()
    glimpses = Glimpses(first?.glimpses ?? [:])
    // The first pass sweeps the tree of what was left there.
    headStart = run.passes == 0 || run.isMoved ? nil : HeadStart(app: run.effective)
  }

  deinit {
    headStart?.end()
    // A thread that helped may hold it a moment longer than the pass.
    open.letGo()
  }

  /// Leaves everything to a pass that waits for the image worker.
  mutating func wait(_ run: inout AppRun) {
    run.dirty = dirty
    // What else was dirty is looked at, and what happens meanwhile is for a pass after that one.
    run.dirty.isEverything = false
    let unasked = glimpses.kept
    run.dirty.paths = Set(unasked.keys)
    run.firstTry = FirstTry(glimpses: unasked, isStill: result.isStill)
    // That pass finds the sources as this one did, which does not mean that there is nothing to do.
    run.isComplete = false
    result.needsWorker = true
  }
}
