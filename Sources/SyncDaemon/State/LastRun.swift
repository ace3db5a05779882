import SyncCore

extension StateFolder {
  /// Takes away what a run that was killed left beside the apps' own folders.
  ///
  /// Call with the lock held, before anything else is written. What stays is in nobody's way, and written
  /// over by the next of its name: so nothing that fails here stops a start.
  func sweepLastRun() {
    // Of work that nobody does any more.
    try? remove(Progress.name)
    try? remove(Self.temporary(Progress.name))
    try? existing("accept")?.sweep()
    try? existing(ReportFolder.name)?.sweepStaged()
  }
}
