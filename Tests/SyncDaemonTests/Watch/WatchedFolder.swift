import Glibc
import SyncCore
import SyncDaemon
import Testing

/// A watched folder for one test, in a process of its own: the library is one instance a process.
struct WatchedFolder: ~Copyable {
  let place: TemporaryFolder
  var watcher: Watcher
  let root = RootID(1)
  /// All that was reported since `forget`.
  private(set) var seen: [DirtyChange] = []

  /// Runs `setup` in the folder, then watches `drop` in it.
  init(_ setup: String = "true") throws {
    var watcher = try Watcher()
    let place = try TemporaryFolder()
    place.run("mkdir drop")
    place.run(setup)
    watcher.add(root: RootID(1), path: Array("\(place.path)/drop".utf8))
    _ = try watcher.drain()
    self.init(place, watcher)
  }

  private init(_ place: TemporaryFolder, _ watcher: consuming Watcher) {
    self.place = place
    self.watcher = watcher
  }

  /// Runs a command in the folder that holds `drop`, and takes what it causes.
  mutating func run(_ command: String) throws {
    place.run(command)
    try settle()
  }

  /// Drains until nothing is left: the kernel queues an event before the call that causes it returns.
  mutating func settle() throws {
    let deadline = monotonicNow() + .seconds(20)
    while monotonicNow() < deadline {
      let ready = try poll([watcher.readable], timeout: .zero)
      guard watcher.hasMore || ready == [true] else { return }
      seen += try watcher.drain()
    }
    Issue.record("events without end")
  }

  mutating func forget() { seen = [] }

  /// Whether the file is found by looking where the changes say.
  func leadsTo(_ name: String) throws -> Bool {
    let path = try relative(name)
    return seen.contains { change in
      switch change {
      case .path(root, path): true
      case .folder(root, let folder): folder == path || path.isBelow(folder)
      case .everything(root), .rootChanged(root): true
      case _: false
      }
    }
  }

  /// Asks that a write in the folder is told as just that: it has a live watch with the right name.
  mutating func expectWatched(
    _ folder: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    forget()
    let name = "probe\(monotonicNow().components.attoseconds)"
    try run("echo x > 'drop/\(folder)\(name)'")
    #expect(
      try seen == [.path(root, relative(folder + name))],
      "\(folder) is not watched",
      sourceLocation: location
    )
  }
}
