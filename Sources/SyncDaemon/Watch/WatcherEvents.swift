import SyncCore

extension Watcher {
  /// Turns one event into changes, and keeps the watches in step with the folders.
  mutating func handle(_ event: InotifyEvent) {
    if event.kinds.contains(.overflow) { return overflow() }
    // A watch we took back: its last events say nothing that the look after it does not.
    guard let watch = table[event.watch] else { return }
    if event.kinds.contains(.ignored) { return forget(event.watch) }
    if event.name.isEmpty { return handleItself(event, watch) }
    if let waiting = watch.sentinels[event.name] {
      for root in waiting.sorted(by: { $0.value < $1.value }) { settle(root) }
    }
    // What this program writes for a moment is no news.
    if isOurTemporary(event.name[...]) { return }
    for place in watch.places {
      guard let path = place.path(event.name) else { continue }
      if event.kinds.contains(.isFolder) {
        handleFolder(event, place.root, path)
      } else {
        note(.path(place.root, path))
      }
    }
  }

  /// The watched folder itself was moved, deleted, unmounted or had its mode changed.
  private mutating func handleItself(_ event: InotifyEvent, _ watch: Watch) {
    if !event.kinds.isDisjoint(with: [.movedItself, .deletedItself, .unmounted]) {
      for root in watch.waitingRoots { settle(root) }
    }
    // Below a root, the folder that holds it tells of it by name.
    for place in watch.places where place.folder == nil {
      settle(place.root)
      if event.kinds.contains(.attributes), isPresent(place.root) {
        note(.everything(place.root))
      }
    }
  }

  private mutating func handleFolder(_ event: InotifyEvent, _ root: RootID, _ path: RelativePath) {
    // Away or exchanged: its old watches would tell of it under the wrong name.
    if !event.kinds.isDisjoint(with: [.movedFrom, .deleted]) { drop(root, from: path) }
    // Whatever stands there now is watched, then listed by who gets the change.
    if roots[root]?.depth == .tree { watchTree(root, from: path) }
    note(.folder(root, path))
  }

  /// The kernel has dropped a watch: the folder is gone, unmounted, or we took the watch back.
  private mutating func forget(_ number: Int32) {
    deadEntries += 1
    guard let watch = table.forget(number) else { return }
    for root in watch.waitingRoots { settle(root) }
    for place in watch.places {
      guard let folder = place.folder else {
        settle(place.root)
        continue
      }
      watchTree(place.root, from: folder)
      note(.folder(place.root, folder))
    }
  }
}

/// Whether a name is one that this program gives to files it has not finished.
func isOurTemporary(_ name: ArraySlice<UInt8>) -> Bool {
  name.starts(with: temporaryPrefix)
}

extension WatchedPlace {
  /// The path in the root of a name in this folder.
  func path(_ name: [UInt8]) -> RelativePath? {
    guard let folder else { return RelativePath(name) }
    return folder.appending(name)
  }
}
