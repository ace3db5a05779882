import SyncCore
import Testing

@testable import SyncDaemon

@Suite("Which root is for what")
struct RootTableTests {
  @Test("files get their watch first, then folders from the top down, whatever they are for")
  func order() {
    let places: [(RootPurpose, String, RootPlace.Depth)] = [
      (.drop("b"), "/srv/a/drop/b", .tree),
      (.cookies, "/srv/z/cookies", .names),
      (.drop("a"), "/srv/a/drop/a", .tree),
      (.brands("t"), "/srv/a/drop", .names),
      (.config, "/srv/z/deep/in/config.json", .file),
    ]
    var table = RootTable()
    let change = table.change(
      to: Dictionary(
        uniqueKeysWithValues: places.map { purpose, path, depth in
          (purpose, RootPlace(path: Array(path.utf8), mode: .inotify, depth: depth))
        }
      )
    )
    #expect(
      change.new.map { String(decoding: $0.place.path, as: UTF8.self) } == [
        "/srv/z/deep/in/config.json", "/srv/a/drop", "/srv/z/cookies", "/srv/a/drop/a",
        "/srv/a/drop/b",
      ]
    )
  }
}
