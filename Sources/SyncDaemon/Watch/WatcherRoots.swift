import CLinux
import SyncCore

/// A root as it was last seen.
struct WatchedRoot: Sendable {
  let path: [UInt8]
  let depth: RootPlace.Depth
  /// The folder that stands there; nil while there is none.
  var identity: FolderIdentity?
  /// The watches on the folders above it, which tell when it comes, goes or is replaced, and the name
  /// each is to tell of; empty for those that are only passed through.
  var sentinels: [Int32: [UInt8]] = [:]
}

/// Folders above roots: thousands of roots share them, so what was found holds until an event is taken.
struct PassedFolders: Sendable {
  /// Those that were found, and have a watch: a change of one is in the queue.
  var watched: [[UInt8]: FolderIdentity] = [:]
  /// Whether a path is a link.
  var isLink: [[UInt8]: Bool] = [:]
}

extension Watcher {
  /// Looks at what stands at a root's path, and reports when it is not what stood there before.
  mutating func settle(_ root: RootID) {
    guard let before = roots[root] else { return }
    if before.depth == .file { return settleFile(root) }
    var armed = arm(root)
    var folder = StandingFolder(at: before.path)
    // A folder above it may have come while those above that got their watch.
    while folder == nil {
      let again = arm(root)
      folder = StandingFolder(at: before.path)
      if again <= armed { break }
      armed = again
    }
    let found = folder?.identity
    let place = WatchedPlace(root: root, folder: nil)
    let isWatched = table.number(at: place) != nil || unwatched[place] != nil
    if found == before.identity, found == nil || isWatched { return }
    drop(root, from: nil)
    roots[root]?.identity = found
    guard let folder else { return note(.rootGone(root)) }
    watchTree(root, folder)
    note(.rootChanged(root))
  }

  /// Looks at the roots whose watches were made anew; that may do the same to others, a few times at most,
  /// as a watch only ever tells more.
  mutating func lookAgain() {
    while let root = overlooked.min(by: { $0.value < $1.value }) {
      overlooked.remove(root)
      settle(root)
    }
  }

  /// Something was mounted or unmounted at these places: roots above and below are looked at again.
  mutating func remounted(_ places: Set<[UInt8]>) {
    passed = PassedFolders()
    for (root, watched) in roots.sorted(by: { $0.key.value < $1.key.value }) {
      if places.contains(where: { watched.path.isSameOrBelow($0) }) {
        // The folders above may be others, too.
        drop(root, from: nil)
        roots[root]?.identity = nil
        settle(root)
        if isPresent(root) { note(.everything(root)) } else { note(.rootGone(root)) }
      } else if watched.depth == .tree, places.contains(where: { $0.isSameOrBelow(watched.path) }) {
        rewalk(root)
        note(.everything(root))
      }
    }
  }

  /// Watches the folders above a root: the lowest that is there, and those where a link leads on, for the
  /// name that leads on to the root, the others only for being moved or deleted themselves.
  ///
  /// - Returns: how many of them are there.
  mutating func arm(_ root: RootID) -> Int {
    guard let before = roots[root] else { return 0 }
    var chain: [(path: [UInt8], next: [UInt8])] = []
    var above: [UInt8] = [UInt8(ascii: "/")]
    for part in before.path.split(separator: UInt8(ascii: "/")) {
      chain.append((above, Array(part)))
      above += (above.count == 1 ? [] : [UInt8(ascii: "/")]) + part
    }
    var present: [FolderIdentity?] = []
    for step in chain {
      let identity = passed.watched[step.path] ?? FolderIdentity(at: step.path)
      guard identity != nil || isOutOfReach(step.path) else { break }
      present.append(identity)
    }
    var armed: [Int32: [UInt8]] = [:]
    for (index, identity) in present.enumerated() {
      let step = chain[index]
      let isLowest = index == present.count - 1
      do {
        // Of a file, what is written into it counts too.
        let isHolder = before.depth == .file && index == chain.count - 1
        let isNamed = isLowest || isLink(chain[index + 1].path)
        let depth: WatchDepth = isHolder ? .content : isNamed ? .names : .itself
        let number = try watching(identity, step.path, depth)
        passed.watched[step.path] = identity
        let name = isNamed ? step.next : []
        table.addSentinel(root, name, to: number)
        armed[number] = name
      } catch {
        // Gone since, unreadable, or no watch left: the safety rescan looks at the root instead.
        continue
      }
    }
    for (number, name) in roots[root]?.sentinels ?? [:] where armed[number] != name {
      table.removeSentinel(root, name, from: number)
      release(number)
    }
    roots[root]?.sentinels = armed
    return present.count
  }

  /// The watch on a folder above a root.
  ///
  /// Thousands of roots share the folders above them, so one that has a watch is not opened again. A
  /// watch that is another folder's, just deleted, is found out when its end is told: that settles
  /// every root that hangs on it.
  private mutating func watching(
    _ identity: FolderIdentity?,
    _ path: [UInt8],
    _ depth: WatchDepth
  ) throws(SystemCallError) -> Int32 {
    if let identity, let number = table.number(of: identity), let watch = table[number],
      watch.depth >= depth
    {
      return number
    }
    return try watch(Folder(opening: path), depth)
  }

  /// Whether a folder above roots is one by a link, which may lead elsewhere at any time.
  private mutating func isLink(_ path: [UInt8]) -> Bool {
    if let known = passed.isLink[path] { return known }
    let isLink = isSymbolicLink(path)
    passed.isLink[path] = isLink
    return isLink
  }

  /// Whether something is there that can be passed through and not read.
  private func isOutOfReach(_ path: [UInt8]) -> Bool {
    do {
      _ = try Folder(opening: path)
      return false
    } catch {
      return error.errno == EACCES
    }
  }
}
