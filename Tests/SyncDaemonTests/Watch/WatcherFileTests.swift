import SyncCore
import SyncDaemon
import Testing

@Suite("A watched file is told of whenever it may be another")
struct WatcherFileTests {
  @Test(
    "each way to change, come and go",
    arguments: [
      ("echo a > app/Info.plist", "echo b >> app/Info.plist"),
      ("echo a > app/Info.plist", "echo b > app/new; mv app/new app/Info.plist"),
      ("echo a > app/Info.plist", "rm app/Info.plist"),
      ("echo a > app/Info.plist", "chmod 600 app/Info.plist"),
      ("echo a > app/Info.plist", "mv app away"),
      ("echo a > app/Info.plist", "echo b > app/other; ln -f app/other app/Info.plist"),
      ("true", "echo a > app/Info.plist"),
      ("rmdir app", "mkdir app; echo a > app/Info.plist"),
      ("rmdir app", "mkdir new; echo a > new/Info.plist; mv new app"),
    ]
  )
  func changes(before: String, change: String) async {
    await #expect(processExitsWith: .success) { [before, change] in
      var folder = try WatchedFolder("mkdir app; \(before)")
      let file = RootID(-2)
      let plist = Array("\(folder.place.path)/app/Info.plist".utf8)
      folder.watcher.add(root: file, path: plist, depth: .file)
      try folder.settle()
      #expect(folder.seen == [.everything(file)])
      folder.forget()
      try folder.run(change)
      #expect(folder.seen.contains(.everything(file)))
      // Later ones too, where there is a folder to change it in.
      try folder.run("mkdir -p app; echo c > app/Info.plist")
      folder.forget()
      try folder.run("echo d > app/Info.plist")
      #expect(folder.seen == [.everything(file)])
      folder.forget()
      try folder.run("echo x > app/neighbour")
      #expect(folder.seen == [])
      folder.watcher.remove(root: file)
      try folder.run("echo e > app/Info.plist")
      #expect(folder.seen == [])
      try folder.expectWatched("")
    }
  }
}
