import SyncCore
import SyncDaemon
import Testing

@Suite("Folders that move keep the right name")
struct WatcherMoveTests {
  @Test("renamed, swapped, moved deeper, moved out and back")
  func moves() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("mkdir -p drop/a/in drop/b/in drop/c")
      try folder.run("mv drop/a drop/z")
      try folder.expectWatched("z/")
      try folder.expectWatched("z/in/")
      try folder.run("mv drop/z drop/t; mv drop/b drop/z; mv drop/t drop/b")
      for name in ["z/", "z/in/", "b/", "b/in/"] { try folder.expectWatched(name) }
      try folder.run("mv drop/b drop/c/b")
      try folder.expectWatched("c/b/in/")
      try folder.run("mv drop/c away")
      folder.forget()
      try folder.run("echo x > away/f; echo x > away/b/in/f")
      #expect(folder.seen == [])
      try folder.run("mv away drop/back")
      try folder.expectWatched("back/b/in/")
      #expect(folder.watcher.unwatched.isEmpty)
    }
  }

  @Test("exchanged in one step")
  func exchanged() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("mkdir -p drop/a/one drop/b/two")
      try folder.place.open().exchange(relative("drop/a"), relative("drop/b"))
      try folder.settle()
      for name in ["a/", "a/two/", "b/", "b/one/"] { try folder.expectWatched(name) }
    }
  }

  @Test("no watch outlives its folder")
  func noLeak() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      let before = folder.watcher.watchCount
      for _ in 0..<20 {
        try folder.run("mkdir -p drop/a/b/c; mv drop/a drop/x; rm -r drop/x")
      }
      #expect(folder.watcher.watchCount == before)
      #expect(try kernelWatches() == before)
    }
  }
}

/// How many watches the kernel holds for this process, by its own account.
func kernelWatches() throws -> Int {
  let folder = try Folder(opening: "/proc/self/fdinfo")
  var count = 0
  for entry in try folder.entries() {
    guard let file = try? folder.openFile(entry.name) else { continue }
    let lines = try file.readAll(upTo: 1 << 20).split(separator: UInt8(ascii: "\n"))
    count += lines.count { $0.starts(with: "inotify wd:".utf8) }
  }
  return count
}
