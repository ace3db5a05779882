import Glibc
import SyncCore

extension Doctor {
  /// Whether the folders of an app are there, and its user may do what is needed.
  mutating func folders(of app: App) {
    let who = user?.name ?? "this user"
    let drop = printable(app.drop)
    let build = printable(app.build)
    if let error = refusal(.read, app.drop) {
      diagnosis.bad(
        .drop,
        error == ENOENT
          ? "\(app.name): the drop folder \(drop) is not there"
          : "\(app.name): \(who) can not read the drop folder \(drop): \(errorText(error))",
        fix: error == ENOENT ? "mkdir -p \(shell(app.drop))" : readFix(app.drop)
      )
    } else {
      diagnosis.good(.drop, "\(app.name): \(who) reads \(drop)")
      fileSystem(of: app, app.drop, "drop folder")
    }
    // A tree that is not there is made, in the nearest folder that is.
    let place = nearest(app.build)
    if let error = refusal(.write, place) {
      diagnosis.bad(
        .build,
        "\(app.name): \(who) can not write \(printable(place)): \(errorText(error))",
        fix: error == EROFS
          ? "mount -o remount,rw \(shell(place))"
          : "mkdir -p \(shell(app.build)) && chown -R \(who): \(shell(app.build))"
      )
    } else {
      diagnosis.good(.build, "\(app.name): \(who) writes \(build)")
      fileSystem(of: app, app.build, "build tree")
      space(.fileSystem, app.name, place, least: 64_000_000)
    }
  }

  mutating func state() {
    let path = StateFolder.path(of: config)
    let who = user?.name ?? "this user"
    let place = nearest(path)
    // systemd makes the service's own folder, and gives it to its user.
    if isService, place != path { return }
    if let error = refusal(.write, place) {
      diagnosis.bad(
        .state,
        "\(who) can not write the state folder \(printable(path)): \(errorText(error))",
        fix: "mkdir -p \(shell(path)) && chown -R \(who): \(shell(path))"
      )
    } else {
      diagnosis.good(.state, "\(who) writes the state folder \(printable(path))")
      space(.state, "the state folder", place, least: 1_000_000)
    }
  }

  private mutating func fileSystem(of app: App, _ root: [UInt8], _ word: String) {
    guard let folder = openRoot(root), let magic = try? folder.fileSystemMagic() else { return }
    guard let blind = BlindFileSystem(magic: magic) else {
      return diagnosis.good(.fileSystem, "\(app.name): inotify sees all of the \(word)")
    }
    switch app.watch {
    case .auto, .poll:
      diagnosis.good(
        .fileSystem,
        "\(app.name): the \(word) lies on \(blind.rawValue), and is polled too"
      )
    case .inotify:
      diagnosis.bad(
        .fileSystem,
        "\(app.name): the \(word) lies on \(blind.rawValue), where inotify misses what others change",
        fix: "set \"watch\": \"auto\" in \(printable(path))"
      )
    }
  }

  /// Room for the largest image, several times; or for what the state notes of a few apps.
  private mutating func space(
    _ check: Diagnosis.Check,
    _ subject: String,
    _ path: [UInt8],
    least: UInt64
  ) {
    var answer = statvfs()
    let name = terminated(path)
    // Sound: `name` is terminated, `answer` is ours; both outlive the call.
    guard unsafe statvfs(name, &answer) == 0 else { return }
    let free = UInt64(answer.f_bavail) * UInt64(answer.f_frsize)
    guard free < least else { return }
    diagnosis.bad(
      check,
      "\(subject): \(free / 1_000_000) MB are free for \(printable(path))",
      fix: "df -h \(shell(path))"
    )
  }

  private func refusal(_ right: ServiceUser.Right, _ path: [UInt8]) -> Int32? {
    user?.refusal(right, path)
  }

  /// The path, or the nearest folder above it that is there.
  private func nearest(_ path: [UInt8]) -> [UInt8] {
    var path = path
    while path.count > 1 {
      let name = terminated(path)
      // Sound: `name` is a terminated string that outlives the call.
      if unsafe access(name, F_OK) == 0 { return path }
      path = Array(path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
    }
    return [UInt8(ascii: "/")]
  }

  /// Opens the way to a folder: the first one on it that can not be passed.
  private func readFix(_ path: [UInt8]) -> String {
    var cut = path.startIndex
    while let next = path[path.index(after: cut)...].firstIndex(of: UInt8(ascii: "/")) {
      cut = next
      let part = Array(path[..<cut])
      if refusal(.pass, part) != nil { return "chmod o+x \(shell(part))" }
    }
    return "chmod o+rx \(shell(path))"
  }

  /// For the shell: in single quotes where it holds more than plain characters.
  func shell(_ path: [UInt8]) -> String {
    let text = String(decoding: path, as: UTF8.self)
    let isPlain = text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+@:".unicodeScalars.contains($0)
    }
    return isPlain ? text : "'" + text.replacingEach("'", with: "'\\''") + "'"
  }
}
