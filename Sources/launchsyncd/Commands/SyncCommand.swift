import SyncCore
import SyncDaemon

/// `sync`: one pass over every app, then ends; `--dry-run` prints the plan and writes nothing.
enum SyncCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      invocation.request.switches.contains(.dryRun)
        ? try preview(config, invocation) : try sync(config, invocation)
    }
  }

  private static func preview(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let imager = Imager(ImagerBinary.find(), folder: nil)
    var exitStatus: Int32 = 0
    var plans: [JSONValue] = []
    for app in invocation.apps(config) {
      let preview = try Pass.preview(of: app, imager: imager, config: config)
      if preview.run.status.state != .covered { exitStatus = 1 }
      plans.append(preview.actions.json(app: app.name))
      if !invocation.isJSON { invocation.print(preview.actions.text(app: app.name)) }
    }
    if invocation.isJSON { print(plans, invocation) }
    return exitStatus
  }

  private static func sync(_ config: Config, _ invocation: Invocation)
    throws(SystemCallError) -> Int32
  {
    let state = try StateFolder(making: StateFolder.path(of: config))
    guard let lock = try state.lock() else {
      Terminal.complain(
        "a daemon is running on this state and mirrors every drop by itself; "
          + "`launchsyncd status` shows what it did"
      )
      return 4
    }
    try state.beginRun(sync: config.isDurable)
    let imager = Imager(ImagerBinary.find(), folder: StateFolder.path(of: config))
    let overlaps = config.overlaps
    let progress = Progress.onTerminal
    progress?.begin()
    var work = invocation.apps(config).map { Work(app: $0, progress: progress) }
    for place in work.indices { try work.pass(place, overlaps, state, imager) }
    // Apps that share a build tree make room for each other.
    let sharing = work.indices.filter { !overlaps.mates(of: work[$0].run.app.name).isEmpty }
    for _ in 0..<mostRounds {
      var isSettled = true
      for place in sharing where try work.pass(place, overlaps, state, imager) { isSettled = false }
      if isSettled { break }
    }
    progress?.end()
    for place in work.indices where work[place].run.app.feedback {
      try work[place].run.giveFeedback(state)
    }
    var exitStatus = work.map { tell($0, invocation) }.max() ?? 0
    for (template, problems) in config.refused.sorted(by: { $0.key < $1.key }) {
      for problem in problems {
        Terminal.complain("\(template): \(problem.line)")
      }
      exitStatus = max(exitStatus, 1)
    }
    if invocation.isJSON {
      print(work.map { $0.result.actions.json(app: $0.run.app.name) }, invocation)
    }
    let isVerified =
      work.count == config.apps.count && work.allSatisfy { $0.run.isVerified }
    try state.endRun(verifiedAll: isVerified, sync: config.isDurable)
    _ = lock
    return exitStatus
  }

  /// - Returns: the exit status as far as this app goes.
  private static func tell(_ work: Work, _ invocation: Invocation) -> Int32 {
    for note in work.result.notes + work.result.drift.messages {
      Terminal.complain("\(work.run.app.name): \(note)")
    }
    if !invocation.isJSON {
      let document = StatusDocument(isRunning: true, apps: [work.run.status.json])
      Terminal.print(Array(document.appText(invocation.style).utf8))
    }
    if work.result.couldNotWrite { return 4 }
    return work.run.status.state == .covered ? 0 : 1
  }

  private static let mostRounds = 5

  private static func print(_ plans: [JSONValue], _ invocation: Invocation) {
    invocation.print(JSONValue.record(["schema": 1, "apps": .array(plans)]))
  }
}

/// One app, and what its passes did.
private struct Work {
  var run: AppRun
  var result = Pass.Result()

  init(app: App, progress: Progress?) {
    run = AppRun(app: app)
    run.progress = progress
    run.settlesAtOnce = true
  }
}

extension [Work] {
  /// One pass, and more as long as something changed meanwhile; whether what the app wants, holds or
  /// wrote is something else now.
  @discardableResult
  fileprivate mutating func pass(
    _ place: Int,
    _ overlaps: Overlaps,
    _ state: borrowing StateFolder,
    _ imager: Imager
  ) throws(SystemCallError) -> Bool {
    let name = self[place].run.app.name
    let before = self[place].run.claims
    var isChanged = false
    for round in 0..<Self.mostRounds where round == 0 || !self[place].run.dirty.isEmpty {
      var rivals: [RelativePath: Rival]?
      if !overlaps.mates(of: name).isEmpty {
        rivals = overlaps.rivals(of: name) { claims(of: $0, state) }
      }
      let next = try Pass.run(
        &self[place].run,
        state: state,
        imager: imager,
        rivals: rivals,
        now: timestamp()
      )
      self[place].result.couldNotWrite = next.couldNotWrite
      self[place].result.actions += next.actions
      self[place].result.drift += next.drift
      self[place].result.notes += next.notes
      isChanged = isChanged || !next.actions.isEmpty
    }
    return isChanged || self[place].run.claims != before
  }

  private func claims(of name: String, _ state: borrowing StateFolder) -> Claims? {
    let run = first { $0.run.app.name == name }?.run
    return run.flatMap { $0.passes > 0 ? $0.claims : nil } ?? state.claims(of: name)
  }

  private static var mostRounds: Int { 5 }
}
