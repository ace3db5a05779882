package import SyncCore

/// One run of the pipeline for one app: scan, decide, mirror, save (design 4).
package enum Pass {
  /// What one pass did.
  package struct Result: Sendable {
    /// The plan's steps; what a dry run prints.
    package var actions: [Action] = []
    package var touched = 0
    /// Something could not be written.
    package var couldNotWrite = false
    /// Nothing was done: a source is gone that may be under another name by now, so that the events that
    /// came meanwhile are to be taken before it is run again.
    package var isPostponed = false
    /// Something is gone whose outputs wait for quiet, and nothing came or went since the pass before.
    package var isStill = false
    /// Little or nothing was done: the image worker is needed, and was not to be waited for.
    package var needsWorker = false
    /// What somebody did to outputs, and was mended.
    package var drift: [Drift] = []
    /// What else a person should know, a line each.
    package var notes: [String] = []

    package init() {}
  }

  /// Runs one pass over what is dirty.
  ///
  /// - Parameters:
  ///   - run: the app; brought up to date.
  ///   - state: the instance's state folder.
  ///   - imager: decodes and renders what is no right PNG.
  ///   - rivals: paths of the build tree that belong to other apps; nil where no other app writes.
  ///   - now: wall clock, ISO 8601.
  /// - Returns: what it did.
  /// - Throws: when the state folder can not be used, or descriptors ran out; all else becomes problems.
  package static func run(
    _ run: inout AppRun,
    state: borrowing StateFolder,
    imager: Imager,
    rivals: [RelativePath: Rival]? = nil,
    now: String
  ) throws(SystemCallError) -> Result {
    var course = try Course.begin(&run, state, imager, rivals, now)
    guard try course.look(&run) else { return course.result }
    run.passes += 1
    let choice = try course.decide(&run, state)
    if run.isMoved, course.root == nil || !choice.removal.kept.isEmpty {
      // Another build tree, and nothing to fill it from: the outputs stay where they are.
      try course.leave(&run, choice)
      return course.result
    }
    do {
      guard try course.carryOut(choice, &run, state) else { return course.result }
    } catch {
      course.problems.append(Problem(writing: nil, error))
      course.result.couldNotWrite = true
      // What was let go is still there: the next try may remove it.
      run.accepted = course.accepted
    }
    course.finish(&run, choice)
    return course.result
  }
}
