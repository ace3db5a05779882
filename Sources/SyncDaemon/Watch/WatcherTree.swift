import CLinux
import SyncCore

extension Watcher {
  /// Watches a root and all folders below it, each before it is listed.
  ///
  /// What has a watch already was listed after it got it, and is left alone.
  mutating func watchTree(_ root: RootID, _ top: borrowing StandingFolder) {
    walk(root, in: top.folder, from: nil, again: false)
  }

  /// Watches a folder of a root and all folders below it, likewise.
  mutating func watchTree(_ root: RootID, from folder: RelativePath) {
    walk(root, from: folder, again: false)
  }

  /// Walks all of a root, watches what has no watch, and drops watches of what is not there.
  mutating func rewalk(_ root: RootID) {
    guard isPresent(root) else { return }
    let seen = walk(root, from: nil, again: true)
    for folder in table.folders(of: root) where !seen.contains(folder) {
      drop(root, from: folder)
    }
  }

  @discardableResult
  private mutating func walk(
    _ root: RootID,
    from folder: RelativePath?,
    again: Bool
  ) -> Set<RelativePath?> {
    guard let path = roots[root]?.path else { return [] }
    let place = WatchedPlace(root: root, folder: folder)
    unwatched[place] = nil
    do {
      return walk(root, in: try Folder(opening: path), from: folder, again: again)
    } catch {
      note(error, at: place)
      return []
    }
  }

  /// `top`: the root's own folder, open, so that all is of one tree whatever takes its place meanwhile.
  @discardableResult
  private mutating func walk(
    _ root: RootID,
    in top: borrowing Folder,
    from folder: RelativePath?,
    again: Bool
  ) -> Set<RelativePath?> {
    var seen: Set<RelativePath?> = []
    var open: [RelativePath?] = [folder]
    while let folder = open.popLast() {
      let place = WatchedPlace(root: root, folder: folder)
      unwatched[place] = nil
      do {
        let below =
          if let folder {
            try visit(top.openFolder(folder), place, again: again)
          } else {
            try visit(top, place, again: again)
          }
        seen.insert(folder)
        open += below
      } catch {
        note(error, at: place)
      }
    }
    return seen
  }

  /// Notes why a folder has no watch.
  private mutating func note(_ error: SystemCallError, at place: WatchedPlace) {
    // Gone again, or a link or a file by now: its own event tells.
    if error.isMissing || error.isLink { return }
    unwatched[place] = UnwatchedReason(errno: error.errno)
  }

  /// Watches one folder, then lists it; answers the folders in it that are to be visited.
  private mutating func visit(
    _ folder: borrowing Folder,
    _ place: WatchedPlace,
    again: Bool
  ) throws(SystemCallError) -> [RelativePath?] {
    let number = try watch(folder, .content)
    switch table.number(at: place) {
    case number:
      guard again else { return [] }
    case .some:
      // Another folder stood here: its subtree is told under a name that is wrong now.
      drop(place.root, from: place.folder)
      table.assign(place, to: number)
    case nil:
      table.assign(place, to: number)
    }
    let holdsNone = try lookForBlindness(folder, place)
    guard roots[place.root]?.depth == .tree, !holdsNone else { return [] }
    var below: [RelativePath?] = []
    try folder.forEachEntry(only: .folder) { entry in
      if !isOurTemporary(entry.name.name) { below.append(place.path(entry.name.bytes)) }
    }
    return below
  }

  /// Notes a root or a mount in it whose changes from elsewhere no event tells of.
  ///
  /// - Returns: whether such a one is known to hold no folder, by its link count: then it need not be listed.
  private mutating func lookForBlindness(
    _ folder: borrowing Folder,
    _ place: WatchedPlace
  ) throws(SystemCallError) -> Bool {
    let status = try folder.status()
    let device = status.stamp.device
    if place.folder != nil, device == roots[place.root]?.identity?.device { return false }
    let magic = try folder.fileSystemMagic()
    blind[place] = BlindFileSystem(magic: magic)
    return status.links == 2 && Self.foldersCount.contains(magic)
  }

  /// File systems where a folder has a link for its name, one for its `.`, and one for each folder in it:
  /// ext4, tmpfs and XFS, by `linux/magic.h`.
  private static var foldersCount: Set<UInt32> { [0xEF53, 0x0102_1994, 0x5846_5342] }

  /// The number of the watch on a folder that tells at least `depth`, made or widened as needed.
  ///
  /// The kernel is asked each time: a folder's identity may be that of one that was just deleted.
  mutating func watch(
    _ folder: borrowing Folder,
    _ depth: WatchDepth
  ) throws(SystemCallError) -> Int32 {
    let identity = FolderIdentity(try folder.status())
    do {
      let number = try tools.watch(folder, depth)
      table.insert(number, Watch(identity: identity, depth: depth))
      return number
    } catch {
      guard error.errno == EEXIST, let number = table.number(of: identity),
        let watch = table[number]
      else { throw error }
      if watch.depth >= depth { return number }
      return try widen(number, folder, to: depth)
    }
  }

  /// Makes a watch tell more.
  ///
  /// What it told of last, in the queue still or in the moment without a watch, is told of by nobody. Of
  /// the place that it is widened for, the caller's look does; it had no other, as those are told all.
  /// Roots that waited for it are looked at again, when nobody is at work on one.
  private mutating func widen(
    _ number: Int32,
    _ folder: borrowing Folder,
    to depth: WatchDepth
  ) throws(SystemCallError) -> Int32 {
    guard let old = table.forget(number) else { return number }
    tools.remove(number)
    passed = PassedFolders()
    overlooked.formUnion(old.waitingRoots)
    do {
      let new = try tools.watch(folder, depth)
      var watch = Watch(identity: old.identity, depth: depth)
      watch.places = old.places
      watch.sentinels = old.sentinels
      table.insert(new, watch)
      for (name, waiting) in watch.sentinels {
        for root in waiting {
          roots[root]?.sentinels[number] = nil
          roots[root]?.sentinels[new] = name
        }
      }
      return new
    } catch {
      for place in old.places { unwatched[place] = UnwatchedReason(errno: error.errno) }
      throw error
    }
  }

  /// Stops watching a folder of a root and all below it.
  mutating func drop(_ root: RootID, from top: RelativePath?) {
    for number in table.removePlaces(root, from: top) { release(number) }
    for place in unwatched.keys where place.root == root {
      if place.folder == top || (place.folder?.isBelow(top) ?? false) { unwatched[place] = nil }
    }
    for place in blind.keys where place.root == root {
      if place.folder == top || (place.folder?.isBelow(top) ?? false) { blind[place] = nil }
    }
  }

  /// Gives a watch back to the kernel when it stands for nothing any more.
  mutating func release(_ number: Int32) {
    guard table[number]?.isUseless == true else { return }
    _ = table.forget(number)
    tools.remove(number)
  }
}

extension UnwatchedReason {
  init(errno: Int32) {
    switch errno {
    case ENOSPC, ENOMEM: self = .watchLimit
    case EACCES, EPERM: self = .permission
    case _: self = .other(errno)
    }
  }
}
