import CLinux
import SyncCore

extension Mirror {
  /// Makes a folder of ours with the mode of the config, whatever the umask says.
  func makeFolder(_ path: RelativePath, _ state: borrowing AppState) throws(Failure) {
    try onTarget { () throws(SystemCallError) in
      try state.note(folder: path)
      try build.makeFolder(path, mode: modes.folder)
      let folder = try build.openFolder(path)
      let mode = try folder.status().mode
      // The set-group-ID bit is the parent's way of sharing the tree; it stays.
      if mode & 0o777 != modes.folder {
        try folder.descriptor.setModeIfPossible(modes.folder | mode & 0o2000)
      }
    }
  }

  func setMode(_ path: RelativePath, _ work: inout Work) throws(Failure) {
    build.forgetHolder()
    try onTarget { () throws(SystemCallError) in
      let file = try build.openFile(path)
      let status = try file.status()
      guard status.stamp == work.seen[path], status.links <= 1 else {
        work.outcome.isOutdated = true
        return
      }
      try file.setModeIfPossible(modes.file)
      let after = try file.status().stamp
      let isSame = after.isSameContent(as: work.seen[path])
      if !isSame { work.outcome.isOutdated = true }
      work.outcome.manifest.entries[path]?.stamp = isSame ? after : nil
      work.outcome.touched += 1
    }
  }

  /// Keeps what stands at `path` under the state folder (invariant 3).
  func setAside(_ path: RelativePath, _ state: borrowing AppState, _ work: inout Work)
    throws(Failure)
  {
    build.forgetHolder()
    work.keptAside[path] = try onTarget { () throws(SystemCallError) in
      try setAside(path, as: path, state)
    }
  }

  /// - Returns: what was kept; nil when nothing is there.
  func setAside(_ path: RelativePath, as name: RelativePath, _ state: borrowing AppState)
    throws(SystemCallError) -> Work.Kept?
  {
    guard let status = try build.status(path) else { return nil }
    if status.kind == .link {
      let target = try build.target(of: path)
      try state.putAside(link: target, of: name)
      return .link(target)
    }
    return .file(try state.putAside(build.openFile(path), of: name))
  }

  /// Removes a file of ours: under a swap name first, so that what somebody put there in the
  /// moment since the tree was looked at is not removed with it (invariant 2).
  func remove(_ path: RelativePath, _ state: borrowing AppState, _ work: inout Work)
    throws(Failure)
  {
    build.forgetHolder()
    try onTarget { () throws(SystemCallError) in
      let swap: RelativePath
      do throws(SystemCallError) {
        swap = try move(path, toSwapOf: path, state, &work)
      } catch {
        if error.isMissing { return }
        throw error
      }
      work.touchedFolders.insert(path.parent)
      let isOurs: Bool
      do throws(SystemCallError) {
        isOurs = try isExpected(swap, of: path, work)
        if isOurs { try build.unlink(swap) }
      } catch {
        // Under its own name the next pass knows it again.
        try build.rename(swap, to: path, noReplace: true)
        throw error
      }
      if isOurs {
        work.outcome.touched += 1
      } else {
        try build.rename(swap, to: path, noReplace: true)
        work.postpone(path)
        work.outcome.putBack.insert(path)
        work.outcome.isOutdated = true
      }
    }
  }

  /// Removes a folder of ours that is empty; one that somebody put files into stays ours until it is.
  func removeFolder(_ path: RelativePath, _ work: inout Work) throws(Failure) {
    do {
      try build.removeFolder(path)
      work.touchedFolders.insert(path.parent)
      work.outcome.touched += 1
    } catch {
      if error.isMissing { return }
      guard error.isExisting else { throw .target(error) }
      work.outcome.manifest.folders.insert(path)
    }
  }

  /// Brings the names to the disk, once for each folder in which some came or went.
  func syncFolders(_ work: inout Work) {
    var folders: [OpenFile] = []
    for path in work.touchedFolders {
      do {
        folders.append(OpenFile(try build.openForSync(path)))
      } catch {
        // Removed within this pass: its parent is among them.
        if !error.isMissing { work.outcome.problems.append(Problem(writing: path, error)) }
      }
    }
    for failure in syncNames(folders).compactMap(\.self) {
      let problem = Problem(writing: nil, failure)
      if !work.outcome.problems.contains(problem) { work.outcome.problems.append(problem) }
      work.outcome.isIncomplete = true
    }
  }
}
