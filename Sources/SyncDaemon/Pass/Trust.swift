import SyncCore

extension AppRun {
  /// Whether the build tree is as we left it unless an event tells, so that a pass for `dirty` need only
  /// look at what it has something to do about.
  ///
  /// What somebody changes at that moment is told by the event that follows; when it is quiet, every output
  /// is looked at, for what no event told of.
  func trustsTree(_ dirty: Scanner.Dirty, isAlone: Bool) -> Bool {
    looksTwice && isComplete && isAlone && passes > 1 && isVerified && !rebuilds && !isMoved
      && blocked.isEmpty && !dirty.isEverything && !dirty.isTree
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
