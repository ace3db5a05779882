package import SyncCore

/// The loop of `launchsyncd run`: waits for events, runs passes, tells what changed.
///
/// One thread owns everything. It sleeps in `poll` without a timer unless something waits for
/// quiet, for a retry, or for a period the config asks for.
package struct Daemon: ~Copyable {
  private var config: Config
  private let configFile: ConfigFile
  private let state: StateFolder
  private let lock: InstanceLock
  private let signals: Signals
  private var watcher: Watcher
  private var runs: [AppRun]
  private var log: Log
  private var deadlines = Deadlines()
  private let pulse = watchdogPeriod().map { $0 / 2 }
  private var ownedRecord = DaemonRecord(pid: 0, since: "", watching: "inotify")

  /// Takes the lock and starts watching; the first pass comes with ``run()``.
  package init(
    config: Config,
    file: ConfigFile,
    state: consuming StateFolder,
    lock: consuming InstanceLock,
    signals: consuming Signals,
    watcher: consuming Watcher,
    log: Log
  ) {
    self.config = config
    configFile = file
    self.state = state
    self.lock = lock
    self.signals = signals
    self.watcher = watcher
    self.log = log
    runs = config.apps.map(AppRun.init(app:))
  }

  /// Runs until SIGTERM or SIGINT.
  package mutating func run() throws(SystemCallError) {
    ownedRecord = DaemonRecord.own(since: timestamp())
    for index in runs.indices { watch(index) }
    try state.replace("daemon.json", with: ownedRecord.json.line())
    takeEvents()
    runPasses()
    ServiceNotice.ready.send()
    log.started(apps: runs.count)
    while true {
      ServiceNotice.watchdog.send()
      _ = try poll(
        [watcher.readable, signals.readable],
        timeout: watcher.hasMore ? .zero : sleep()
      )
      while let signal = try signals.next() {
        switch signal {
        case .stop:
          ServiceNotice.stopping.send()
          log.stopped()
          try? state.remove("daemon.json")
          return
        case .reload: reload()
        }
      }
      takeEvents()
      runPasses()
      settle()
    }
  }

  /// How long to sleep at most: the next deadline, and half the time systemd waits for a sign of
  /// life.
  private func sleep() -> Duration? {
    [deadlines.next(after: monotonicNow()), pulse].compactMap(\.self).min()
  }

  private mutating func takeEvents() {
    for change in (try? watcher.drain()) ?? [] {
      if change.root.isInfoPlist {
        runs[change.root.infoPlist.value].noteInfoPlist()
        continue
      }
      switch change {
      case .path(let root, let path): runs[root.value].note(path)
      case .folder(let root, let path): runs[root.value].note(path)
      case .everything(let root), .rootGone(let root), .rootChanged(let root):
        runs[root.value].note(nil)
      }
    }
    let now = monotonicNow()
    if deadlines.takeRescan(now, every: config.rescan) {
      for index in runs.indices {
        watcher.refresh(root: RootID(index))
        runs[index].note(nil)
      }
    }
    if deadlines.takeRetry(now) {
      for index in runs.indices where runs[index].needsRetry { runs[index].note(nil) }
    }
  }

  private mutating func runPasses() {
    for index in runs.indices where !runs[index].dirty.isEmpty {
      do {
        let accepts = try state.takeAcceptance(of: runs[index].app.name)
        _ = try Pass.run(
          &runs[index],
          state: state,
          accepts: accepts,
          now: timestamp()
        )
      } catch {
        log.error("the state folder failed: \(error)", app: runs[index].app.name)
        deadlines.retry(monotonicNow())
      }
      if runs[index].needsRetry { deadlines.retry(monotonicNow()) }
      if !runs[index].dirty.isEmpty { deadlines.soon(monotonicNow()) }
      deadlines.quiet(monotonicNow(), after: config.quiet)
    }
    if runs.allSatisfy({ !$0.needsRetry }) { deadlines.clearRetry() }
    ServiceNotice.status(Self.summary(runs)).send()
  }

  /// After quiet: what is not whole is a problem, and gap changes are logged.
  private mutating func settle() {
    guard deadlines.takeQuiet(monotonicNow()) else { return }
    for index in runs.indices {
      if runs[index].isWaiting {
        runs[index].settle()
        _ = try? Pass.run(&runs[index], state: state, now: timestamp())
      }
      log.changes(of: &runs[index], state: state)
    }
  }

  /// Reads the config again; a bad one is told and changes nothing (invariant 11).
  private mutating func reload() {
    ServiceNotice.reloading.send()
    defer { ServiceNotice.ready.send() }
    switch configFile.load() {
    case .success(let new) where new == config:
      for index in runs.indices { runs[index].note(nil) }
    case .success(let new):
      for index in runs.indices {
        watcher.remove(root: RootID(index))
        watcher.remove(root: RootID(index).infoPlist)
      }
      let old = Dictionary(runs.map { ($0.app, $0) }) { first, _ in first }
      config = new
      runs = new.apps.map { old[$0] ?? AppRun(app: $0) }
      for index in runs.indices {
        watch(index)
        runs[index].note(nil)
      }
      log.reloaded(apps: runs.count)
    case .failure(let problems):
      log.badReload(problems)
    }
  }

  /// Watches an app's drop folder, and its Info.plist.
  private mutating func watch(_ index: Int) {
    let app = runs[index].app
    watcher.add(root: RootID(index), path: app.drop)
    if let path = app.supports.infoPlist {
      watcher.add(file: RootID(index).infoPlist, path: path)
    }
  }

  private static func summary(_ runs: [AppRun]) -> String {
    let gaps = runs.reduce(0) { $0 + $1.status.gaps.count }
    let problems = runs.reduce(0) { $0 + $1.status.problems.count }
    return "\(runs.count) apps, \(gaps) gaps, \(problems) problems, last pass \(timestamp())"
  }
}
