import Glibc
import SyncCore
import SyncDaemon
import Testing

@Suite("When the kernel's limits are reached")
struct WatcherLimitTests {
  @Test("a full queue ends in a look at everything, and new folders have their watches")
  func overflow() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder()
      // 3 events a file, 30,000 in all: the queue holds 16,384 unless somebody raised it.
      folder.place.run("cd drop; seq 10000 | xargs touch; mkdir -p late/er; echo x > late/er/f")
      try folder.settle()
      #expect(folder.watcher.overflows > 0)
      #expect(folder.seen.contains(.everything(folder.root)))
      try folder.expectWatched("late/er/")
    }
  }

  /// Runs where the limit is small: `unshare -Ur sh -c 'echo 40 >
  /// /proc/sys/user/max_inotify_watches; swift test --filter WatcherLimitTests'`.
  @Test(
    "folders past the watch limit are listed, with the sysctl",
    .enabled(if: watchLimit() < 200)
  )
  func watchLimitReached() async {
    await #expect(processExitsWith: .success) {
      var folder = try WatchedFolder("cd drop; seq 200 | xargs mkdir")
      let unwatched = folder.watcher.unwatched
      #expect(unwatched.count > 200 - watchLimit())
      #expect(unwatched.values.allSatisfy { $0 == .watchLimit })
      #expect(UnwatchedReason.watchLimit.remedy.contains("user.max_inotify_watches="))
      try folder.run("cd drop; seq 200 | xargs rmdir; mkdir new")
      folder.watcher.refresh(root: folder.root)
      #expect(folder.watcher.unwatched.isEmpty)
      try folder.expectWatched("new/")
    }
  }

  @Test("the process holds one watcher at a time")
  func single() async {
    await #expect(processExitsWith: .success) {
      let first = try Watcher()
      let error = #expect(throws: SystemCallError.self) { _ = try Watcher() }
      #expect(error?.errno == EBUSY)
      _ = first.watchCount
    }
  }
}

@Suite("A limit of inotify")
struct InotifyLimitTests {
  @Test(
    "is never told to be set to what it is, or lower",
    arguments: [(8_192, 524_288, 524_288), (524_288, 524_288, 1_048_576), (900, 128, 1_800)]
  )
  func raised(now: Int, enough: Int, want: Int) {
    let limit = InotifyLimit(key: "fs.inotify.max_user_watches", value: now)
    #expect(limit.raised(to: enough) == "fs.inotify.max_user_watches=\(want)")
  }

  @Test("of instances is told apart from other shortages")
  func instances() {
    #expect(SystemCallError("inotify_init", [], errno: EMFILE).isInstanceLimit)
    #expect(!SystemCallError("open", [], errno: EMFILE).isInstanceLimit)
    #expect(!SystemCallError("inotify_init", [], errno: EBUSY).isInstanceLimit)
    #expect(InotifyLimit.remedy(.instances, 128).contains("inotify"))
  }
}

@Suite("Polling")
struct PollingWatcherTests {
  @Test("looks at once, then once a period, however late")
  func periods() {
    var watcher = PollingWatcher(period: .seconds(10))
    #expect(watcher.next == nil)
    watcher.add(RootID(2), RootPlace(path: Array("/".utf8)))
    watcher.add(RootID(1), RootPlace(path: Array("/".utf8)))
    #expect(watcher.drain(now: .seconds(5)) == [.everything(RootID(1)), .everything(RootID(2))])
    #expect(watcher.drain(now: .seconds(14)) == [])
    watcher.remove(RootID(1))
    #expect(watcher.next == .seconds(15))
    #expect(watcher.drain(now: .seconds(99)) == [.everything(RootID(2))])
    #expect(watcher.next == .seconds(109))
  }

  @Test("tells when a root goes and comes")
  func roots() throws {
    let place = try TemporaryFolder()
    let root = RootID(1)
    var watcher = PollingWatcher(period: .seconds(1))
    watcher.add(root, RootPlace(path: Array("\(place.path)/drop".utf8)))
    #expect(watcher.drain(now: .seconds(1)) == [.rootGone(root)])
    place.run("mkdir drop")
    #expect(watcher.drain(now: .seconds(2)) == [.rootChanged(root)])
    #expect(watcher.drain(now: .seconds(3)) == [.everything(root)])
    place.run("mkdir new; rmdir drop; mv new drop")
    #expect(watcher.drain(now: .seconds(4)) == [.rootChanged(root)])
    place.run("rmdir drop")
    #expect(watcher.drain(now: .seconds(5)) == [.rootGone(root)])
  }

  @Test(
    "is for the file systems whose changes come from elsewhere",
    arguments: [
      (0x6969, BlindFileSystem.nfs), (0xFF53_4D42, .cifs), (0xFE53_4D42, .smb2),
      (0x6573_5546, .fuse), (0x0102_1997, .ninePea), (0x794C_7630, .overlay), (0xEF53, nil),
      (0x0102_1994, nil),
    ]
  )
  func magic(number: Int, kind: BlindFileSystem?) {
    #expect(BlindFileSystem(magic: UInt32(number)) == kind)
  }
}

/// What this user namespace may watch.
private func watchLimit() -> Int {
  guard let folder = try? Folder(opening: "/proc/sys/user"),
    let name = RelativePath("max_inotify_watches"),
    let bytes = try? folder.openFile(name).readAll(upTo: 32),
    let limit = Int(printable(bytes.prefix { $0 > 32 }))
  else { return .max }
  return limit
}
