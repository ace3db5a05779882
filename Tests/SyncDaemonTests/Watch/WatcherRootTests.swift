import SyncCore
import SyncDaemon
import Testing

@Suite("A root that goes is told as gone, and taken up again")
struct WatcherRootTests {
  @Test(
    "each way to go and to come back",
    arguments: [
      ("rm -r drop", "mkdir drop"),
      ("mv drop away", "mv away drop"),
      ("mv drop away", "mkdir -p new/in; mv new drop"),
      ("rm -r drop; echo x > drop", "rm drop; mkdir drop"),
      ("rm -r drop; ln -s nowhere drop", "rm drop; mkdir real; ln -s real drop"),
    ]
  )
  func goesAndComes(go: String, come: String) async {
    await #expect(processExitsWith: .success) { [go, come] in
      var folder = try WatchedFolder("mkdir -p drop/a; echo x > drop/a/f")
      let root = folder.root
      try folder.run(go)
      #expect(folder.seen.contains(.rootGone(root)))
      let isPresent = folder.watcher.isPresent(root)
      #expect(!isPresent)
      folder.forget()
      try folder.run(come)
      #expect(folder.seen.contains(.rootChanged(root)))
      try folder.expectWatched("")
      try folder.run("mkdir drop/later")
      try folder.expectWatched("later/")
    }
  }

  @Test("replaced between two looks")
  func replaced() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("mkdir new; touch new/f")
      try folder.run("mv drop old; mv new drop")
      #expect(folder.seen.contains(.rootChanged(folder.root)))
      try folder.expectWatched("")
      folder.forget()
      try folder.run("touch old/f")
      #expect(folder.seen == [])
    }
  }

  @Test("with folders above it that come one by one, and are moved")
  func above() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      let deep = RootID(2)
      folder.watcher.add(root: deep, path: Array("\(folder.place.path)/x/y/z".utf8))
      try folder.settle()
      #expect(folder.seen == [.rootGone(deep)])
      try folder.run("mkdir x")
      try folder.run("mkdir x/y")
      folder.forget()
      try folder.run("mkdir x/y/z")
      #expect(folder.seen == [.rootChanged(deep)])
      folder.forget()
      try folder.run("mv x elsewhere")
      #expect(folder.seen == [.rootGone(deep)])
      folder.forget()
      try folder.run("mkdir -p x/y/z")
      #expect(folder.seen == [.rootChanged(deep)])
      folder.forget()
      try folder.run("touch x/y/z/f")
      #expect(try folder.seen == [.path(deep, relative("f"))])
    }
  }

  @Test(
    "though the watch that would tell is taken back for a better one before it is read",
    arguments: [
      // What waits below, what happens, the root that is added meanwhile, and what happens then.
      ("box/in", "mkdir box/in", "box", "tree", ""),
      ("box/in", "mkdir box/in", "box", "names", ""),
      ("box/in", "mkdir box/in", "box/a.plist", "file", ""),
      ("box/in", "mv box/out box/in", "box", "names", ""),
      ("box/out/x/in", "mv box away", "away", "names", "mkdir -p box/out/x/in"),
    ]
  )
  func widened(
    waiting: String,
    happens: String,
    added: String,
    depth: String,
    later: String
  ) async {
    await #expect(processExitsWith: .success) { [waiting, happens, added, depth, later] in
      var folder = try WatchedFolder("mkdir -p box/out/x")
      let (deep, new) = (RootID(2), RootID(3))
      let depths = ["tree": RootPlace.Depth.tree, "names": .names, "file": .file]
      let depth = try #require(depths[depth])
      let path = folder.place.path
      folder.watcher.add(root: deep, path: Array("\(path)/\(waiting)".utf8))
      try folder.settle()
      folder.forget()
      folder.place.run(happens)
      folder.watcher.add(root: new, path: Array("\(path)/\(added)".utf8), depth: depth)
      try folder.settle()
      if !later.isEmpty { try folder.run(later) }
      #expect(folder.seen.contains(.rootChanged(deep)))
      folder.forget()
      try folder.run("touch \(waiting)/f")
      #expect(try folder.seen.contains(.path(deep, relative("f"))))
    }
  }

  @Test(
    "a link above a root that leads elsewhere is noticed",
    arguments: ["ln -s v2 new; mv -T new current", "rm current; ln -s v2 current"]
  )
  func switchedLink(happens: String) async {
    await #expect(processExitsWith: .success) { [happens] in
      var folder = try WatchedFolder(
        "mkdir -p v1/art/in v2/art/in; ln -s v1 current"
      )
      let (deep, deeper) = (RootID(2), RootID(3))
      let path = folder.place.path
      folder.watcher.add(root: deep, path: Array("\(path)/current/art/in".utf8))
      folder.watcher.add(root: deeper, path: Array("\(path)/current/art".utf8), depth: .names)
      try folder.settle()
      folder.forget()
      try folder.run(happens)
      #expect(folder.seen.contains(.rootChanged(deep)))
      #expect(folder.seen.contains(.rootChanged(deeper)))
      folder.forget()
      try folder.run("touch v2/art/in/f")
      #expect(try folder.seen.contains(.path(deep, relative("f"))))
    }
  }

  @Test("overlapping roots each hear of a change; a removed one does not")
  func overlapping() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("mkdir drop/in")
      let inner = RootID(2)
      folder.watcher.add(root: inner, path: Array("\(folder.place.path)/drop/in".utf8))
      try folder.settle()
      folder.forget()
      try folder.run("touch drop/in/f")
      #expect(
        try Set(folder.seen) == [
          .path(folder.root, relative("in/f")), .path(inner, relative("f")),
        ]
      )
      folder.watcher.remove(root: inner)
      try folder.expectWatched("in/")
      folder.watcher.remove(root: folder.root)
      #expect(try kernelWatches() == 0)
    }
  }
}
