package import SyncCore

/// The loop of `launchsyncd run`: waits for events, runs passes, tells what changed.
///
/// One thread owns everything. It sleeps in `poll` without a timer unless something waits for
/// quiet, for a retry, or for a period the config asks for.
///
/// What else can happen has its place: a watched folder is a ``RootPurpose``, another thing to wait
/// for goes into ``handles`` and ``turn()``, what follows a pass into ``afterPass(_:_:)``.
package struct Daemon<Watch: Watching & ~Copyable>: ~Copyable {
  var config: Config
  let configFile: ConfigFile
  /// Of the config file when it was last read.
  var configStamp: Stamp?
  /// A pass is to be run again with the events that came meanwhile.
  var hasPostponed = false
  var brands: BrandFolders
  /// The brands' folders may have come or gone.
  var brandsAreDue = false
  /// Folders that would be brands and can not be, as they are in the log.
  var refused: [String: [Problem]] = [:]
  let state: StateFolder
  private let lock: InstanceLock
  /// What the state folder's path stood for when the lock was taken.
  private let stateIdentity: RootIdentity?
  let place: ControlPlace
  var control: ControlServer
  var waits = Waits()
  var watcher: Watch
  var roots = RootTable()
  var roster = Roster()
  var trees = BuildTrees()
  var log: Log
  var deadlines = Deadlines()
  var record: DaemonRecord
  /// nil: nobody is told after passes.
  let aftermath: Aftermath?
  /// The app that lists what is wrong with what is written of all apps together.
  var sharedLister: String?
  let imager: Imager
  /// The same folder as `state`, for passes on other threads.
  let passState: Shared<StateFolder>
  /// Passes that wait for the image worker.
  let errands: Errands<PassJob>
  var silences = PassSilences()
  /// Of this config and program: what was kept under another is decided anew.
  var epoch: ContentHash?
  /// What this run makes of the end of the last one.
  var boot: BootRecord?
  private let pulse = watchdogPeriod().map { $0 / 2 }
  private var lastSign = Duration.zero

  /// Takes over what is held; watching starts with ``start()``.
  ///
  /// `stamp` is that of the config file before it was read, which may be long ago; nil: that it has now.
  package init(
    config: Config,
    file: ConfigFile,
    stamp: Stamp? = nil,
    on foothold: consuming Foothold,
    watcher: consuming Watch,
    log: Log,
    aftermath: Aftermath? = nil
  ) throws(SystemCallError) {
    let passState = Shared(try foothold.state.duplicate())
    let errands = try Errands(PassJob.doneWaiting)
    self.errands = errands
    self.passState = passState
    self.config = config
    configFile = file
    configStamp = stamp ?? file.stamp
    brands = BrandFolders(remembered: foothold.state)
    stateIdentity = rootIdentity(of: foothold.state.path)
    record = DaemonRecord.own(since: timestamp(), control: foothold.place.folder)
    place = foothold.place
    state = foothold.state
    lock = foothold.lock
    control = foothold.control
    self.watcher = watcher
    self.log = log
    self.aftermath = aftermath
    imager = Imager(ImagerBinary.find(), folder: StateFolder.path(of: config))
  }
}

extension Daemon where Watch: ~Copyable {
  /// Runs until SIGTERM or SIGINT, or until a fresh process should take over.
  ///
  /// - Parameters:
  ///   - signals: to be answered.
  ///   - room: for a start that can not write in the state folder.
  /// - Returns: why it ended.
  /// - Throws: what it can not go on without.
  package mutating func run(
    _ signals: borrowing Signals,
    waiting room: consuming RoomWait
  ) throws(SystemCallError) -> Ending {
    do throws(SystemCallError) {
      let hasBegun = try room.wait(signals) { () throws(SystemCallError) -> Bool in
        // A new disk may be mounted over a full one.
        if hasLostState { return false }
        try begin()
        return true
      }
      switch hasBegun {
      case nil: return endBeforeStart()
      case false?: return endWithoutState()
      case true?: try start()
      }
    } catch {
      // It may go as soon as it is there.
      if hasLostState { return endWithoutState() }
      throw error
    }
    ServiceNotice.ready.send()
    log.started(apps: roster.count)
    while true {
      giveSign()
      _ = try poll([signals.readable] + handles, timeout: sleep())
      while let signal = try signals.next() {
        switch signal {
        case .stop:
          stop()
          return .stopped
        case .reload: reload()
        }
      }
      if hasLostState { return endWithoutState() }
      turn()
      // Between two turns nothing is half done, and the start compares everything.
      if watcher.isWorn, errands.away == 0 {
        stop()
        return .worn
      }
    }
  }

  /// Notes that a run begins, once; nothing is touched before that.
  private mutating func begin() throws(SystemCallError) {
    guard boot == nil else { return }
    state.sweepLastRun()
    do throws(SystemCallError) {
      try state.replace(DaemonRecord.name, with: record.json.line())
      try state.beginRun(sync: config.isDurable)
      boot = try state.bootRecord()
    } catch {
      // Nobody runs yet; and that of a run which was killed would be taken for ours.
      try? state.remove(DaemonRecord.name)
      throw error
    }
  }

  /// Watches every app's folders and brings every build tree up to date.
  package mutating func start() throws(SystemCallError) {
    try begin()
    aftermath?.publisher.start(isBeginning: true)
    defer { aftermath?.publisher.start(isBeginning: false) }
    take(config)
    turn()
    if roster.isVerified { noteVerified() }
  }

  private mutating func noteVerified() {
    boot?.noteVerified()
    do {
      _ = try state.noteVerified(sync: config.isDurable)
    } catch {
      // The next start then verifies more than it must.
      log.error("that every output was verified could not be noted: \(error)")
    }
  }

  /// One round of the loop: takes what happened and acts on it, without waiting.
  package mutating func turn() {
    SignOfLife.begin()
    takeFindings()
    imager.reap()
    takeReturned()
    takeRequests()
    takeChanges()
    takeDeadlines()
    runPasses()
    answerWaits()
    tellSilent()
    tellHealth()
    log.sumUp()
  }

  /// Everything the loop waits for beside signals.
  package var handles: [PollHandle] {
    watcher.handles + control.handles + imager.handles + [errands.readable]
      + (aftermath?.handles ?? [])
  }

  /// Whether the state folder's path no longer leads to the folder we hold, with our lock in it.
  var hasLostState: Bool { lock.isLost() || rootIdentity(of: state.path) != stateIdentity }

  /// How long to sleep at most: the next deadline, and half the time systemd waits for a sign of
  /// life.
  private func sleep() -> Duration? {
    if watcher.hasMore || control.hasMore { return .zero }
    let now = monotonicNow()
    let next = [deadlines.next, watcher.next, log.next, silences.next(now)].compactMap(\.self)
    return [next.min().map { max(.zero, $0 - now) }, pulse].compactMap(\.self).min()
  }

  /// Tells systemd that the loop turns, where it asks, and not after every drop.
  private mutating func giveSign() {
    guard let pulse else { return }
    let now = monotonicNow()
    guard now - lastSign >= pulse / 2 else { return }
    lastSign = now
    ServiceNotice.watchdog.send()
  }

  /// Writes how the watching goes, when that changed.
  private mutating func tellHealth() {
    guard record.health != watcher.health else { return }
    log.watching(from: record.health, to: watcher.health)
    aftermath?.publisher.overflowed(watcher.health.overflows)
    record.health = watcher.health
    do {
      try state.replace(DaemonRecord.name, with: record.json.line())
    } catch {
      log.error("the state folder failed: \(error)")
    }
  }
}
