import Glibc
import SyncCore
import SyncDaemon
import Testing

/// The ways of design 4.1, each in a process of its own.
@Suite("However a file arrives, the watcher leads to it")
struct WatcherArrivalTests {
  @Test(
    "as a name",
    arguments: [
      "cp /etc/hostname drop/f", "ln outside drop/f", "ln -s /etc/hostname drop/f",
      "mv outside drop/f", "mkfifo drop/f", "touch drop/f",
      "cp outside drop/.x && mv drop/.x drop/f",
      "cp outside drop/f; chmod 600 drop/f; rm drop/f", "tar cf - -C in f | tar xf - -C drop",
    ]
  )
  func names(command: String) async {
    await #expect(processExitsWith: .success) { [command] in
      var folder = try WatchedFolder("echo x > outside; mkdir in; echo x > in/f")
      try folder.run(command)
      try #expect(folder.leadsTo("f"), "\(command)")
    }
  }

  @Test(
    "in a new folder",
    arguments: [
      "mkdir -p drop/a/b/c/d && echo x > drop/a/b/c/d/f", "cp -r tree drop/a", "mv tree drop/a",
      "mkdir drop/a; rmdir drop/a; mv tree drop/a",
      "mkdir drop/a; rm -r drop/a; mkdir -p drop/a/b/c/d; echo x > drop/a/b/c/d/f",
    ]
  )
  func folders(command: String) async {
    await #expect(processExitsWith: .success) { [command] in
      var folder = try WatchedFolder("mkdir -p tree/b/c/d; echo x > tree/b/c/d/f")
      try folder.run(command)
      try #expect(folder.leadsTo("a/b/c/d/f"), "\(command)")
      for name in ["a/", "a/b/", "a/b/c/", "a/b/c/d/"] { try folder.expectWatched(name) }
    }
  }

  @Test("while the tree is being made")
  func raced() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      let place = folder.place
      let done = try Wake()
      let writer = try OwnedThread(name: "writer") {
        place.run("for i in $(seq 100); do mkdir -p drop/$i/a/b; echo x > drop/$i/a/b/f; done")
        try? done.signal()
      }
      let deadline = monotonicNow() + .seconds(30)
      while try poll([done.readable], timeout: .zero) == [false], monotonicNow() < deadline {
        _ = try poll([folder.watcher.readable, done.readable], timeout: .seconds(1))
        try folder.settle()
      }
      writer.join()
      try folder.settle()
      for number in 1...100 { try #expect(folder.leadsTo("\(number)/a/b/f")) }
      for number in [1, 50, 99, 100] { try folder.expectWatched("\(number)/a/b/") }
    }
  }

  @Test("by O_TMPFILE and linkat")
  func temporaryLinked() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      try folder.run(
        "python3 -c \"import os; f = os.open('drop', os.O_TMPFILE | os.O_WRONLY); os.write(f, b'x'); "
          + "os.link('/proc/self/fd/%d' % f, 'drop/f', src_dir_fd=f)\""
      )
      try #expect(folder.leadsTo("f"))
    }
  }

  @Test("under a name that is not UTF-8")
  func bytes() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      try folder.run("echo x > \"drop/$(printf '\\377')\"")
      try #expect(folder.seen == [.path(folder.root, #require(RelativePath([0xFF])))])
    }
  }

  @Test("but not as a temporary file of ours, or behind a link")
  func silent() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("mkdir outside; ln -s ../outside drop/link")
      try folder.run("echo x > drop/.launchsyncd-1; rm drop/.launchsyncd-1; echo x > drop/link/f")
      #expect(folder.seen == [])
      try folder.run("mkdir drop/.launchsyncd-d; rmdir drop/.launchsyncd-d")
      #expect(folder.seen == [])
    }
  }
}
