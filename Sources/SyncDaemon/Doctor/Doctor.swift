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
    if let imager = ImagerBinary.find() {
      diagnosis.good(.libraries, "the image worker is \(printable(imager.path))")
    } else {
      diagnosis.bad(
        .libraries,
        "launchsyncd-imager is not installed: only PNGs of the right size can be used",
        fix: "install launchsyncd-imager beside launchsyncd"
      )
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
    guard let watches = Self.number("/proc/sys/fs/inotify/max_user_watches"),
      let instances = Self.number("/proc/sys/fs/inotify/max_user_instances"),
      let queue = Self.number("/proc/sys/fs/inotify/max_queued_events")
    else {
      return diagnosis.bad(
        .inotify,
        "the limits of inotify can not be read",
        fix: "sysctl fs.inotify"
      )
    }
    if needed > watches {
      diagnosis.bad(
        .inotify,
        "\(needed) folders need a watch, and a user may have \(watches): the rest is polled",
        fix: Self.sysctl("max_user_watches", 2 * needed)
      )
    } else {
      diagnosis.good(
        .inotify,
        "inotify: \(needed) of \(watches) watches, a queue of \(queue) events"
      )
    }
    if instances < 8 {
      diagnosis.bad(
        .inotify,
        "a user may have \(instances) inotify instances only",
        fix: Self.sysctl("max_user_instances", 128)
      )
    }
    if queue < 1_024 {
      diagnosis.bad(
        .inotify,
        "the kernel notes \(queue) events only; a bulk copy overflows it, and everything is compared",
        fix: Self.sysctl("max_queued_events", 16_384)
      )
    }
  }

  private static func sysctl(_ key: String, _ value: Int) -> String {
    "echo fs.inotify.\(key)=\(value) >>/etc/sysctl.d/60-launchsyncd.conf && sysctl --system"
  }

  private static func number(_ path: String) -> Int? {
    text(path).flatMap { Int($0.prefix { $0.isNumber }) }
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
