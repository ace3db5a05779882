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
    try onTarget { () throws(SystemCallError) in
      let file = try build.openFile(path)
      guard try file.status().stamp == work.seen[path] else {
        work.outcome.isOutdated = true
        return
      }
      try file.setModeIfPossible(modes.file)
      work.outcome.manifest.entries[path]?.stamp = try file.status().stamp
      work.outcome.touched += 1
    }
  }

  /// Keeps what stands at `path` under the state folder (invariant 3).
  func setAside(_ path: RelativePath, _ state: borrowing AppState) throws(Failure) {
    try onTarget { () throws(SystemCallError) in try setAside(path, as: path, state) }
  }

  func setAside(_ path: RelativePath, as name: RelativePath, _ state: borrowing AppState)
    throws(SystemCallError)
  {
    guard let status = try build.status(path) else { return }
    if status.kind == .link {
      try state.putAside(link: build.target(of: path), of: name)
    } else {
      try state.putAside(build.openFile(path), of: name)
    }
  }

  /// Removes a file of ours: under a temporary name first, so that what somebody put there in the
  /// moment since the tree was looked at is not removed with it (invariant 2).
  func remove(_ path: RelativePath, _ state: borrowing AppState, _ work: inout Work)
    throws(Failure)
  {
    try onTarget { () throws(SystemCallError) in
      let temporary = temporaryName(for: path)
      try removeIfThere(temporary)
      do throws(SystemCallError) {
        try build.rename(path, to: temporary, noReplace: true)
      } catch {
        if error.isMissing { return }
        throw error
      }
      work.touchedFolders.insert(path.parent)
      if let found = try build.status(temporary), found.stamp.isSameContent(as: work.seen[path]) {
        try build.unlink(temporary)
        work.outcome.touched += 1
      } else {
        try build.rename(temporary, to: path, noReplace: true)
        work.postpone(path)
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
