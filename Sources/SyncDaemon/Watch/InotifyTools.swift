import CInotify
import CLinux
import SyncCore

/// The one fence around libinotifytools.
///
/// The library is one instance a process, not thread-safe, and keeps names that go stale; so one
/// thread owns this value, every folder is registered under a name used once, and what the names
/// meant is kept on our side. See `docs/libinotifytools.md` for what was measured.
struct InotifyTools: ~Copyable {
  private let raw: Int32
  private var generation: UInt32 = 0

  /// Opens the instance.
  ///
  /// Call before other descriptors are opened: the library's own must be < 1,024.
  init() throws(SystemCallError) {
    let before = try Self.inotifyDescriptors()
    guard inotifytools_initialize() == 1 else {
      throw SystemCallError("inotify_init", [], errno: inotifytools_error())
    }
    // The library has no accessor. No new one: somebody holds the instance already.
    guard let raw = try Self.inotifyDescriptors().subtracting(before).min() else {
      throw SystemCallError("inotify_init", [], errno: EBUSY)
    }
    try adapt(raw)
    shim_silence_stderr()
    guard raw < 1_024 else { throw SystemCallError("inotify_init", [], errno: EMFILE) }
    self.raw = raw
  }

  deinit {
    inotifytools_cleanup()
  }

  /// Ready when the kernel has events.
  ///
  /// Events the library has read already do not count.
  var readable: PollHandle { PollHandle(readable: raw) }

  /// Watches an open folder.
  ///
  /// - Throws: EEXIST when the folder is watched already, ENOSPC at the watch limit.
  mutating func watch(
    _ folder: borrowing Folder,
    _ depth: WatchDepth
  ) throws(SystemCallError) -> Int32 {
    generation &+= 1
    let name = Self.name(of: folder.descriptor.raw, generation)
    let flags = IN_ONLYDIR | IN_MASK_CREATE | IN_EXCL_UNLINK
    let mask = Int32(bitPattern: depth.kinds.rawValue | UInt32(flags))
    // Sound: `name` is a terminated string; the library copies it.
    guard unsafe inotifytools_watch_file(name, mask) == 1 else {
      throw SystemCallError("inotify_add_watch", folder.path, errno: inotifytools_error())
    }
    // Sound: as above; the name was never used before, so the answer is this watch.
    return unsafe inotifytools_wd_from_filename(name)
  }

  /// Takes a watch back.
  ///
  /// One that is gone by itself is no error.
  func remove(_ watch: Int32) {
    _ = inotifytools_remove_watch_by_wd(watch)
  }

  /// The next event, without waiting; nil when there is none.
  func next() throws(SystemCallError) -> InotifyEvent? {
    while true {
      // 0 seconds and 1 event is the one call of the library that neither waits nor spins.
      if let event = unsafe inotifytools_next_events(0, 1) {
        // Sound: the pointer is good until the next call; all of it is copied here.
        return unsafe Self.copy(event)
      }
      switch inotifytools_error() {
      case EINTR: continue
      case 0, EAGAIN: return nil
      case let code: throw SystemCallError("read", Array("inotify".utf8), errno: code)
      }
    }
  }

  private static func copy(_ event: UnsafeMutablePointer<inotify_event>) -> InotifyEvent {
    // Sound: the kernel puts `len` bytes of name right after the fixed part of an event.
    let name = unsafe UnsafeRawBufferPointer(
      start: UnsafeRawPointer(event) + MemoryLayout<inotify_event>.size,
      count: Int(event.pointee.len)
    )
    return unsafe InotifyEvent(
      watch: event.pointee.wd,
      kinds: InotifyEvent.Kinds(rawValue: event.pointee.mask),
      name: Array(name.prefix { $0 != 0 })
    )
  }

  /// A name for the library that means the open folder and was never given before: the generation's
  /// bits as `/` and `./`, which the kernel reads as nothing.
  private static func name(of raw: Int32, _ generation: UInt32) -> [CChar] {
    var text = "/proc/self/fd/\(raw)/"
    var rest = generation
    while rest > 0 {
      text += rest & 1 == 1 ? "/" : "./"
      rest >>= 1
    }
    return terminated(text.utf8)
  }

  private static func inotifyDescriptors() throws(SystemCallError) -> Set<Int32> {
    let folder = try Folder(opening: "/proc/self/fd")
    var found: Set<Int32> = []
    try folder.forEachEntry { (entry) throws(SystemCallError) in
      guard let raw = Int32(printable(entry.name.bytes)) else { return }
      do throws(SystemCallError) {
        let target = try folder.target(of: entry.name)
        if target.elementsEqual("anon_inode:inotify".utf8) { found.insert(raw) }
      } catch {
        if !error.isMissing { throw error }  // closed since the listing
      }
    }
    return found
  }
}
