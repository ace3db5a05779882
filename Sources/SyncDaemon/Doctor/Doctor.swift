import CLinux
import Glibc
package import SyncCore

/// Looks at everything that the service stands on.
package struct Doctor: ~Copyable {
  let config: Config
  /// The config's own path, absolute.
  let path: [UInt8]
  var diagnosis = Diagnosis()
  /// Who will read the drop folders; nil when it could not be told.
  let user: ServiceUser?
  let isService: Bool

  /// - Parameters:
  ///   - config: with its brands in it.
  ///   - path: the config's own, absolute.
  package init(config: Config, path: [UInt8]) {
    self.config = config
    self.path = path
    isService = path.elementsEqual(ServiceDropIn.defaultConfig.utf8)
    user = (isService ? "launchsyncd" : ServiceUser.own).flatMap(ServiceUser.init(named:))
  }

  package consuming func examine(now: Int64) -> Diagnosis {
    kernel()
    libraries()
    if isService, user == nil {
      diagnosis.bad(.user, "there is no user launchsyncd", fix: "systemd-sysusers")
    }
    inotify()
    for app in config.apps { folders(of: app) }
    state()
    if isService { unit() }
    daemon(now: now)
    return diagnosis
  }

  private mutating func kernel() {
    var names = utsname()
    // Sound: `names` is ours and outlives the call.
    guard unsafe uname(&names) == 0 else { return }
    let release = unsafe withUnsafeBytes(of: &names.release) { bytes in
      // Sound: the field is copied up to its terminator.
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let parts = release.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    let isNew = (parts.first ?? 0, parts.dropFirst().first ?? 0) >= (5, 8)
    if isNew {
      diagnosis.good(.kernel, "Linux \(release)")
    } else {
      diagnosis.bad(
        .kernel,
        "Linux \(release) is older than 5.8, which openat2 and faccessat2 need",
        fix: "apt-get install linux-image-\(Self.architecture)"
      )
    }
  }

  private mutating func libraries() {
    let names = Self.loadedLibraries()
    let with = names.isEmpty ? "" : " with " + names.joined(separator: ", ")
    diagnosis.good(.libraries, "launchsyncd \(Help.version)\(with)")
    if let imager = ImagerBinary.find() {
      let name = "the image worker is \(printable(imager.path))"
      if Self.endsAtOnce(imager) {
        diagnosis.bad(
          .libraries,
          "\(name), and it ends as soon as it is started",
          fix: "ldd \(shell(imager.path))"
        )
      } else {
        diagnosis.good(.libraries, "\(name), and it starts")
      }
    } else {
      diagnosis.bad(
        .libraries,
        "launchsyncd-imager is not installed: only PNGs of the right size can be used",
        fix: "install launchsyncd-imager beside launchsyncd"
      )
    }
  }

  /// The files of the libraries that matter here: their names hold the versions.
  private static func loadedLibraries() -> [String] {
    let starts = ["libinotifytools", "libdeflate", "libxxhash", "libsystemd"]
    let files = (text("/proc/self/maps") ?? "").split(separator: "\n").compactMap { line in
      line.split(separator: "/").last.map { String($0) }
    }
    return Set(files.filter { file in starts.contains { file.hasPrefix($0) } }).sorted()
  }

  /// A worker that can not work, for want of a library say, ends at once; one that can waits.
  private static func endsAtOnce(_ imager: ImagerBinary) -> Bool {
    do {
      let worker = try ImagerWorker(imager)
      _ = try poll([worker.readable], timeout: .milliseconds(500))
      return worker.hasEnded()
    } catch {
      return true
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "amd64"
    #endif
  }

  /// Limits against what the config needs: a watch for each folder, and one for each root's parent.
  private mutating func inotify() {
    var needed = 0
    for app in config.apps where app.watch != .poll {
      needed += 2
      if let drop = openRoot(app.drop) { needed += Self.folders(below: drop) }
    }
    guard let watches = InotifyLimit(present: .watches),
      let instances = InotifyLimit(present: .instances),
      let queue = InotifyLimit(present: .events)
    else {
      return diagnosis.bad(
        .inotify,
        "the limits of inotify can not be read",
        fix: "sysctl fs.inotify"
      )
    }
    if needed > watches.value {
      diagnosis.bad(
        .inotify,
        "\(needed) folders need a watch, and a user may have \(watches.value): the rest is polled",
        fix: Self.sysctl(watches, 2 * needed)
      )
    } else {
      diagnosis.good(
        .inotify,
        "inotify: \(needed) of \(watches.value) watches, a queue of \(queue.value) events"
      )
    }
    if instances.value < 8 {
      diagnosis.bad(
        .inotify,
        "a user may have \(instances.value) inotify instances only",
        fix: Self.sysctl(instances, 128)
      )
    } else if !Self.canOpenInstance() {
      diagnosis.bad(
        .inotify,
        "all \(instances.value) inotify instances that this user may have are in use",
        fix: Self.sysctl(instances, 128)
      )
    }
    if queue.value < 1_024 {
      diagnosis.bad(
        .inotify,
        "the kernel notes \(queue.value) events only; a bulk copy overflows it, and everything is compared",
        fix: Self.sysctl(queue, 16_384)
      )
    }
  }

  /// Whether whoever asks has an instance left; the service's user counts apart from root.
  private static func canOpenInstance() -> Bool {
    do {
      _ = try Watcher()
      return true
    } catch {
      return !error.isInstanceLimit
    }
  }

  private static func sysctl(_ limit: InotifyLimit, _ enough: Int) -> String {
    "echo \(limit.raised(to: enough)) >>/etc/sysctl.d/60-launchsyncd.conf && sysctl --system"
  }

  static func text(_ path: String) -> String? {
    guard let cut = path.lastIndex(of: "/"),
      let name = RelativePath(String(path[path.index(after: cut)...])),
      let folder = try? Folder(opening: String(path[..<cut])),
      let bytes = try? folder.openFile(name).readAll(upTo: 1 << 16)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folder and all below it, links not followed.
  private static func folders(below folder: borrowing Folder) -> Int {
    var count = 1
    for entry in (try? folder.entries()) ?? [] where entry.kind == .folder {
      if let inner = try? folder.openFolder(entry.name) { count += folders(below: inner) }
    }
    return count
  }
}
