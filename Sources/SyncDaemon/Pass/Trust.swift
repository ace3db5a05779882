import SyncCore

extension AppRun {
  /// Whether the build tree is as we left it unless an event tells, so that a pass for `dirty` need only
  /// look at what it has something to do about.
  ///
  /// What somebody changes at that moment is told by the event that follows. The pass after quiet looks at
  /// everything, and so does one that follows another kind of pass than a whole one.
  func trustsTree(_ dirty: Scanner.Dirty, isQuiet: Bool, isAlone: Bool) -> Bool {
    looksTwice && isComplete && isAlone && !isQuiet && passes > 1 && isVerified && !rebuilds
      && !isMoved && blocked.isEmpty && !dirty.isEverything && !dirty.isTree
  }
}

extension Manifest {
  /// The outputs among these that hold what they should, by all that was noted of them.
  ///
  /// What is generated is not among them: to know it costs as much as to look.
  func current(among desired: [DesiredFile]) -> Set<RelativePath> {
    var current: Set<RelativePath> = []
    for file in desired {
      guard let entry = entries[file.path], entry.stamp != nil, entry.isMade(as: file) else {
        continue
      }
      switch file.content {
      case .copy(_, let hash) where hash == entry.hash: current.insert(file.path)
      case .render: current.insert(file.path)
      case .copy, .generated: continue
      }
    }
    return current
  }
}
