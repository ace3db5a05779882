import SyncCore

/// One app's pass, to be run on whatever thread is free: first without the image worker.
struct PassJob: Sendable {
  var run: AppRun
  let surroundings: Surroundings
  /// What other apps write in its build tree; nil where it is alone.
  var rivals: [RelativePath: Rival]?
  /// What it wanted and held before, when it is not alone.
  var claims: Claims?
  /// It has been quiet: what is not whole now will not become so by itself.
  var isQuiet = false
  var outcome = Outcome.passed(Pass.Result())
  var news = PassNews()
  /// That it gets on, while it is beside the loop.
  let sign = PassSign()
  private var hasSettled = false
  /// One of its tries looked at everything.
  private var isWhole = false
  /// Of a try that did not wait.
  private var notes: [String] = []

  enum Outcome: Sendable {
    case passed(Pass.Result)
    /// Nothing has changed since it was last quiet, so there was no pass.
    case steady(SteadyRecord)
    case failed(SystemCallError)
    /// The image worker is to be waited for, which the loop does not do.
    case needsWorker
  }

  /// What every pass is run with.
  struct Surroundings: Sendable {
    let state: Shared<StateFolder>
    let imager: Imager
    /// nil: apps are not put to sleep.
    let epoch: ContentHash?
    let boot: BootRecord?
  }

  init(run: AppRun, _ surroundings: Surroundings, progress: Progress?) {
    self.run = run
    self.surroundings = surroundings
    self.run.progress = progress
  }

  /// Does it, or leaves it to ``doneWaiting(_:)`` where the image worker is to be waited for.
  static func done(_ job: consuming PassJob) -> PassJob {
    job.pass(job.surroundings.imager.impatient)
    return job
  }

  /// Does it, however long the image worker takes.
  static func doneWaiting(_ job: consuming PassJob) -> PassJob {
    job.sign.give()
    job.pass(job.surroundings.imager.heard(by: job.sign))
    return job
  }

  private mutating func pass(_ imager: Imager) {
    do throws(SystemCallError) {
      try run(imager)
    } catch {
      // By the time it is tried again, it may not be quiet.
      run.isQuiet = false
      run.needsRetry = true
      outcome = .failed(error)
    }
  }

  private mutating func run(_ imager: Imager) throws(SystemCallError) {
    if isQuiet, !hasSettled {
      // Once: what the first try found half written has not been quiet yet.
      run.settle()
      hasSettled = true
    }
    let state = surroundings.state
    // One that is not alone is not put to sleep: the others ask what it wants.
    if let epoch = surroundings.epoch, rivals == nil, run.isUntouched,
      surroundings.boot?.distrusts(run.app.durability) == false,
      let record = Rest.finds(
        run.app,
        state: state.value,
        epoch: epoch,
        listsDrop: run.dirty.isEverything,
        isAfterCut: surroundings.boot?.isAfterCut == true
      )
    {
      outcome = .steady(record)
      return
    }
    // Nothing is known of its sources yet.
    if !run.hasLoaded { run.note(nil) }
    let (before, start) = (run.status, monotonicNow())
    isWhole = isWhole || run.dirty.isEverything
    var result = try Pass.run(
      &run,
      state: state.value,
      imager: imager,
      rivals: rivals,
      now: timestamp()
    )
    if result.needsWorker {
      notes += result.notes
      outcome = .needsWorker
      return
    }
    result.notes = notes + result.notes
    news = PassNews(
      result,
      before: before,
      run,
      took: isQuiet ? .zero : monotonicNow() - start,
      isWhole: isWhole || isQuiet
    )
    outcome = .passed(result)
  }
}
