import SyncCore

/// A folder, whatever its name.
struct FolderIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(_ status: FileStatus) {
    device = status.stamp.device
    inode = status.stamp.inode
  }

  /// Of the folder at a path; nil when there is none to look into.
  init?(at path: [UInt8]) {
    guard let folder = StandingFolder(at: path) else { return nil }
    self = folder.identity
  }
}

/// A folder that stood at a path, open.
struct StandingFolder: ~Copyable {
  let folder: Folder
  let identity: FolderIdentity

  /// nil when it is missing, a file, or out of reach: in each case there is no folder to look into.
  init?(at path: [UInt8]) {
    guard let folder = try? Folder(opening: path), let status = try? folder.status() else {
      return nil
    }
    self.folder = folder
    identity = FolderIdentity(status)
  }
}

/// What one watch of the kernel stands for.
struct Watch: Sendable {
  let identity: FolderIdentity
  let depth: WatchDepth
  /// The folders of roots it tells of; more than one when roots overlap or a mount shows it twice.
  var places: [WatchedPlace] = []
  /// Roots that wait for a name in it; under the empty name, those that pass through it.
  var sentinels: [[UInt8]: Set<RootID>] = [:]

  var isUseless: Bool { places.isEmpty && sentinels.isEmpty }
  var waitingRoots: Set<RootID> { sentinels.values.reduce(into: []) { $0.formUnion($1) } }
}

/// Which watch means what: kept here, because the library's names go stale.
struct WatchTable: Sendable {
  private var watches: [Int32: Watch] = [:]
  private var byIdentity: [FolderIdentity: Int32] = [:]
  private var byPlace: [RootID: [RelativePath?: Int32]] = [:]

  var count: Int { watches.count }

  subscript(_ number: Int32) -> Watch? { watches[number] }

  func number(of identity: FolderIdentity) -> Int32? { byIdentity[identity] }

  func number(at place: WatchedPlace) -> Int32? { byPlace[place.root]?[place.folder] }

  /// The folders of a root that have a watch.
  func folders(of root: RootID) -> [RelativePath?] { Array((byPlace[root] ?? [:]).keys) }

  mutating func insert(_ number: Int32, _ watch: Watch) {
    watches[number] = watch
    byIdentity[watch.identity] = number
    for place in watch.places { byPlace[place.root, default: [:]][place.folder] = number }
  }

  /// Takes a watch out that the kernel has dropped or will drop; answers what it stood for.
  mutating func forget(_ number: Int32) -> Watch? {
    guard let watch = watches.removeValue(forKey: number) else { return nil }
    if byIdentity[watch.identity] == number { byIdentity[watch.identity] = nil }
    for place in watch.places where self.number(at: place) == number {
      byPlace[place.root]?[place.folder] = nil
    }
    return watch
  }

  /// Lets a watch stand for a place.
  ///
  /// The place must stand for no other.
  mutating func assign(_ place: WatchedPlace, to number: Int32) {
    watches[number]?.places.append(place)
    byPlace[place.root, default: [:]][place.folder] = number
  }

  mutating func addSentinel(_ root: RootID, _ name: [UInt8], to number: Int32) {
    watches[number]?.sentinels[name, default: []].insert(root)
  }

  mutating func removeSentinel(_ root: RootID, _ name: [UInt8], from number: Int32) {
    watches[number]?.sentinels[name]?.remove(root)
    if watches[number]?.sentinels[name]?.isEmpty == true { watches[number]?.sentinels[name] = nil }
  }

  /// Takes away a folder of a root with all below it; answers the watches that lost a place.
  mutating func removePlaces(_ root: RootID, from top: RelativePath?) -> [Int32] {
    let gone = (byPlace[root] ?? [:]).filter { folder, _ in
      folder == top || (folder?.isBelow(top) ?? false)
    }
    for (folder, number) in gone {
      byPlace[root]?[folder] = nil
      let place = WatchedPlace(root: root, folder: folder)
      watches[number]?.places.removeAll { $0 == place }
    }
    return Array(gone.values)
  }
}
