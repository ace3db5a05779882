package import SyncCore
import Synchronization

/// Counts long work as it goes, and tells of it now and then; work that is soon done is not told.
///
/// Who counts also tells, so that no thread and no timer is needed.
package final class Progress: Sendable {
  private let state = Mutex(State())
  private let tell: @Sendable (ProgressCount?) -> Void

  private struct State: Sendable {
    var count = ProgressCount()
    var start: Duration?
    var lastTold: Duration = .zero
    var isTold = false
  }

  /// Between two words, and before the first one.
  private static let pause = Duration.milliseconds(500)

  /// - Parameter tell: shows the count; nil when the work is over. Called from any thread.
  package init(_ tell: @escaping @Sendable (ProgressCount?) -> Void) {
    self.tell = tell
  }

  /// Work begins: counts are from here.
  package func begin() {
    let now = monotonicNow()
    state.withLock { state in
      state = State()
      state.start = now
      state.lastTold = now
    }
  }

  /// A file was looked at.
  func looked() {
    // The clock is asked now and then only: most files are known, and cost a microsecond.
    let isAsked = state.withLock { state in
      state.count.files += 1
      return state.count.files % 64 == 0
    }
    if isAsked { tellNowAndThen() }
  }

  /// So many outputs are to be written beside those known before.
  func plan(outputs: Int) {
    state.withLock { $0.count.outputsPlanned += outputs }
  }

  /// An output was written.
  func wrote() {
    state.withLock { $0.count.outputs += 1 }
    tellNowAndThen()
  }

  /// Work is over.
  package func end() {
    let wasTold = state.withLock { state in
      state.start = nil
      return state.isTold
    }
    if wasTold { tell(nil) }
  }

  private func tellNowAndThen() {
    let now = monotonicNow()
    let count = state.withLock { state -> ProgressCount? in
      guard let start = state.start, now - state.lastTold >= Self.pause else { return nil }
      state.lastTold = now
      state.isTold = true
      state.count.elapsed = now - start
      return state.count
    }
    if let count { tell(count) }
  }
}

extension Progress {
  static let name = "progress.json"

  /// Tells it in the state folder, where `status` finds it, and to systemd.
  package static func inState(_ path: [UInt8]) -> Progress {
    Progress { count in
      guard let state = try? StateFolder(existing: path) else { return }
      if let count {
        try? state.replace(name, with: count.json.line())
        ServiceNotice.status(count.text).send()
      } else {
        try? state.remove(name)
      }
    }
  }

  /// Tells it on standard error in place, when that is a terminal; nil otherwise.
  package static var onTerminal: Progress? {
    guard Terminal.isTerminal(2) else { return nil }
    return Progress { count in
      let text = count.map { "launchsyncd: \($0.text)" } ?? ""
      try? writeToStandardError(Array("\r\u{1b}[K\(text)".utf8))
    }
  }
}

extension StateFolder {
  /// How far the running daemon's long work is; nil when there is none.
  package var progress: ProgressCount? {
    guard let bytes = try? read(Progress.name) else { return nil }
    return (try? JSONValue(parsing: bytes)).flatMap(ProgressCount.init(json:))
  }
}
