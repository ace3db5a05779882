import Glibc
import SyncCore

extension Doctor {
  /// Where units lie, the first that has one counts (systemd.unit(5)).
  private static let unitFolders = [
    "/etc/systemd/system", "/run/systemd/system", "/usr/local/lib/systemd/system",
    "/usr/lib/systemd/system", "/lib/systemd/system",
  ]

  /// Whether the service is installed, starts at boot, and may reach the folders.
  mutating func unit() {
    guard
      let unit = Self.unitFolders.lazy.compactMap({ Self.text("\($0)/launchsyncd.service") }).first
    else {
      return diagnosis.bad(
        .unit,
        "launchsyncd.service is not installed",
        fix: "apt-get install ./launchsyncd_*.deb"
      )
    }
    let isEnabled = ["/etc/systemd/system", "/usr/lib/systemd/system", "/lib/systemd/system"]
      .contains { exists("\($0)/multi-user.target.wants/launchsyncd.service") }
    if isEnabled {
      diagnosis.good(.unit, "the service is enabled")
    } else {
      diagnosis.bad(
        .unit,
        "the service does not start at boot",
        fix: "systemctl enable launchsyncd"
      )
    }
    sandbox([unit] + Self.dropIns)
  }

  private static var dropIns: [String] {
    var texts: [String: String] = [:]
    // Later folders of this list count less: a name that was seen stays.
    for folder in unitFolders {
      let path = "\(folder)/launchsyncd.service.d"
      for entry in (try? Folder(opening: path).entries()) ?? [] {
        let name = String(decoding: entry.name.bytes, as: UTF8.self)
        if name.hasSuffix(".conf"), texts[name] == nil { texts[name] = text("\(path)/\(name)") }
      }
    }
    return texts.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func sandbox(_ texts: [String]) {
    let paths = UnitPaths(texts.map { Array($0.utf8) })
    var isGood = true
    for app in config.apps {
      if !paths.canWrite(app.build) {
        isGood = false
        diagnosis.bad(
          .sandbox,
          "\(app.name): the service's sandbox does not let it write \(printable(app.build))",
          fix: Self.dropInFix
        )
      }
      if app.feedback, !paths.canWrite(app.drop) {
        isGood = false
        diagnosis.bad(
          .sandbox,
          "\(app.name): the service's sandbox does not let it write feedback into \(printable(app.drop))",
          fix: Self.dropInFix
        )
      }
      for path in [app.drop, app.build] where !paths.canSee(path) {
        isGood = false
        diagnosis.bad(
          .sandbox,
          "\(app.name): the service's sandbox hides \(printable(path))",
          fix: Self.dropInFix
        )
      }
    }
    if isGood { diagnosis.good(.sandbox, "the sandbox lets the service reach every folder") }
  }

  private static let dropInFix =
    "launchsyncd init --unit && systemctl daemon-reload && systemctl restart launchsyncd"

  /// Whether a daemon runs on this state, and when it last did something.
  mutating func daemon(now: Int64) {
    let start =
      isService ? "systemctl start launchsyncd" : "launchsyncd run --config \(shell(path))"
    do {
      let state = try StateFolder(existing: StateFolder.path(of: config))
      guard state.isLocked() else {
        return diagnosis.bad(.daemon, "the daemon is not running", fix: start)
      }
      diagnosis.good(.daemon, "the daemon is running")
      watches((try? state.daemonRecord())?.health)
      for app in config.apps { lastPass(of: app, state, now: now) }
    } catch {
      diagnosis.bad(.daemon, "the daemon has never run on this state", fix: start)
    }
  }

  /// What the daemon itself says of its watches: others of its user may have used them up.
  private mutating func watches(_ health: WatchHealth?) {
    guard let health, health.unwatched > 0 else { return }
    diagnosis.bad(
      .inotify,
      "the daemon has no watch on \(counted(health.unwatched, "folder")): drops there are seen late",
      fix: health.remedy ?? "launchsyncd status"
    )
  }

  private mutating func lastPass(of app: App, _ state: borrowing StateFolder, now: Int64) {
    guard let saved = try? AppState.existing(state: state, app: app.name)?.savedStatus(),
      let text = saved["lastPass"]?.text, let then = seconds(iso8601: text)
    else {
      return diagnosis.bad(
        .lastPass,
        "\(app.name): there was no pass yet",
        fix: isService ? "systemctl reload launchsyncd" : "launchsyncd sync --app \(app.name)"
      )
    }
    let age = max(0, now - then)
    // The safety rescan passes over every app, so twice its period is too long.
    let limit = config.rescan.components.seconds * 2 + 60
    if config.rescan > .zero, age > limit {
      diagnosis.bad(
        .lastPass,
        "\(app.name): the last pass was \(age) s ago, although there is one every \(config.rescan.components.seconds) s",
        fix: isService ? "systemctl restart launchsyncd" : "launchsyncd status"
      )
    } else {
      diagnosis.good(.lastPass, "\(app.name): the last pass was \(age) s ago")
    }
  }

  private func exists(_ path: String) -> Bool {
    // Sound: the text is passed as a terminated string for the length of the call.
    unsafe access(path, F_OK) == 0
  }
}

/// Seconds since 1970 of `2026-11-30T06:00:00Z`; nil for anything else.
package func seconds(iso8601 text: String) -> Int64? {
  let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int32($0) }
  guard numbers.count == 6, text.hasSuffix("Z") else { return nil }
  var parts = unsafe tm()
  unsafe parts.tm_year = numbers[0] - 1_900
  unsafe parts.tm_mon = numbers[1] - 1
  unsafe parts.tm_mday = numbers[2]
  unsafe parts.tm_hour = numbers[3]
  unsafe parts.tm_min = numbers[4]
  unsafe parts.tm_sec = numbers[5]
  // Sound: `parts` is ours and outlives the call.
  return Int64(unsafe timegm(&parts))
}
