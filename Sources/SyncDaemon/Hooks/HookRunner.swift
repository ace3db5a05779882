package import SyncCore
import Synchronization

/// Runs hooks one at a time on a thread of its own; the loop hands events over and never waits.
package final class HookRunner: Sendable {
  private let bench: HookBench
  private let found: Wake

  /// What a run came to.
  package struct Finding: Sendable {
    package let app: String
    package let kind: HookKind
    package let result: Metrics.HookResult
    /// nil when it did what it is for.
    package let problem: Problem?
  }

  package init() throws(SystemCallError) {
    let found = try Wake()
    let bench = try HookBench()
    self.found = found
    self.bench = bench
    _ = try OwnedThread(name: "hooks") {
      while let call = bench.next() {
        let outcome = HookRun.run(call, wake: bench.wake) { bench.isStopping }
        guard let finding = Finding(call, outcome) else { continue }
        bench.change { $0.findings.append(finding) }
        try? found.signal()
      }
      bench.end()
    }
  }

  deinit { bench.change { $0.isStopping = true } }

  /// Ready when ``takeFindings()`` has something.
  package var readable: PollHandle { found.readable }

  /// A pass changed the build tree or what status says.
  package func passed(_ app: App, _ status: AppStatus) {
    guard !app.hooks.command(.afterPass).isEmpty else { return }
    bench.change { $0.queue.passed(app, status) }
  }

  /// Tells what the log was just told: the gaps that opened and closed.
  ///
  /// - Parameters:
  ///   - run: the app; what it was told is remembered in it.
  ///   - before: ids of the gaps that the log had as open.
  func tell(_ run: inout AppRun, since before: Set<String>) {
    guard run.app.hooks != Hooks() else { return }
    let gaps = Dictionary(run.status.gaps.map { ($0.id, $0) }) { first, _ in first }
    let opened = run.logged.gaps.subtracting(before).compactMap { gaps[$0] }.sorted()
    let closed = before.subtracting(run.logged.gaps).map { HookGap(id: $0, run.toldGaps[$0]) }
    run.toldGaps = gaps
    guard !opened.isEmpty || !closed.isEmpty else { return }
    let (app, status) = (run.app, run.status)
    let news = opened.map { HookGap(id: $0.id, $0) }
    bench.change { $0.queue.changed(app, opened: news, closed: closed, status) }
  }

  package func takeFindings() -> [Finding] {
    try? found.clear()
    return bench.takeFindings()
  }

  /// Ends the command that runs, and lets those that wait go.
  package func stop() {
    bench.change { $0.isStopping = true }
    bench.waitForEnd()
  }
}

extension HookRunner.Finding {
  fileprivate init?(_ call: HookCall, _ outcome: HookRun.Outcome) {
    let result: Metrics.HookResult
    switch outcome {
    case .done: result = .done
    case .failed: result = .failed
    case .timedOut: result = .timedOut
    case .stopped: return nil
    }
    self.init(
      app: call.app.name,
      kind: call.kind,
      result: result,
      problem: Problem(call, outcome)
    )
  }
}

/// What waits for the hooks' thread, and what it found.
final class HookBench: Sendable {
  private let state = Mutex(State())
  let wake: Wake
  private let ended: Wake

  struct State: Sendable {
    var queue = HookQueue()
    var findings: [HookRunner.Finding] = []
    var isStopping = false
  }

  init() throws(SystemCallError) {
    wake = try Wake()
    ended = try Wake()
  }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func change(_ body: (inout sending State) -> Void) {
    state.withLock { body(&$0) }
    try? wake.signal()
  }

  func takeFindings() -> [HookRunner.Finding] {
    state.withLock { state in
      defer { state.findings = [] }
      return state.findings
    }
  }

  /// Waits for a call; nil when the thread is to end.
  func next() -> HookCall? {
    while true {
      let (call, isStopping) = state.withLock {
        ($0.isStopping ? nil : $0.queue.next(), $0.isStopping)
      }
      if let call { return call }
      if isStopping { return nil }
      _ = try? poll([wake.readable], timeout: nil)
      try? wake.clear()
    }
  }

  func end() { try? ended.signal() }

  func waitForEnd() { _ = try? poll([ended.readable], timeout: .seconds(5)) }
}
