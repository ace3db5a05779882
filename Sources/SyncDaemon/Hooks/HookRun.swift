import CLinux
import Glibc
import SyncCore

/// One run of a hook, from start to end.
enum HookRun {
  /// How it went.
  enum Outcome: Equatable {
    case done
    /// It could not be started, failed, or was ended by a signal; why, and what it said last.
    case failed(String)
    case timedOut
    /// The daemon stops.
    case stopped
  }

  /// Bytes of its output that are kept for the message.
  private static let kept = 2_000

  /// Runs a command to its end, its time-out, or until `isStopping`.
  ///
  /// - Parameters:
  ///   - call: the command and what it reads.
  ///   - wake: ends a wait, so that `isStopping` is asked.
  ///   - isStopping: whether to give up.
  /// - Returns: how it went.
  static func run(_ call: HookCall, wake: Wake, isStopping: () -> Bool) -> Outcome {
    do {
      try blockBrokenPipe()
      let process = try HookProcess(call.command, in: folder(of: call.app))
      return try follow(process, call, wake: wake, isStopping: isStopping)
    } catch {
      return .failed("it could not be run: \(errorText(error.errno))")
    }
  }

  private static func follow(
    _ process: consuming HookProcess,
    _ call: HookCall,
    wake: Wake,
    isStopping: () -> Bool
  ) throws(SystemCallError) -> Outcome {
    let deadline = monotonicNow() + call.timeout
    var rest = call.input[...]
    var said: [UInt8] = []
    var isTalking = true
    while true {
      var handles = [process.end.readable, wake.readable]
      if isTalking { handles.append(process.output.readable) }
      if let input = process.input?.writable { handles.append(input) }
      let ready: [Bool]
      do {
        ready = try poll(handles, timeout: max(.zero, deadline - monotonicNow()))
        if ready[1] { try wake.clear() }
        if isTalking { isTalking = try listen(to: process.output, &said) }
      } catch {
        process.kill()
        _ = process.wait()
        throw error
      }
      if isStopping() || !ready.contains(true) {
        process.kill()
        _ = process.wait()
        return isStopping() ? .stopped : .timedOut
      }
      if process.input != nil, tell(process.input, &rest) { process.input = nil }
      if ready[0] {
        if isTalking { _ = try? listen(to: process.output, &said) }
        return outcome(process.wait(), said)
      }
    }
  }

  /// Whether nothing is left to tell: all is written, or nobody reads it.
  private static func tell(
    _ input: borrowing Descriptor?,
    _ rest: inout ArraySlice<UInt8>
  ) -> Bool {
    do {
      rest = rest.dropFirst(try input?.writeSome(rest) ?? rest.count)
      return rest.isEmpty
    } catch {
      return true  // it need not read its input
    }
  }

  /// Keeps the end of what it says; false when it will say no more.
  private static func listen(
    to output: borrowing Descriptor,
    _ said: inout [UInt8]
  ) throws(SystemCallError) -> Bool {
    // A command that never stops talking must not keep us here.
    for _ in 0..<16 {
      guard let bytes = try output.readSome() else { return true }
      if bytes.isEmpty { return false }
      said = Array((said + bytes).suffix(kept))
    }
    return true
  }

  private static func outcome(_ ending: HookProcess.Ending, _ said: [UInt8]) -> Outcome {
    switch ending {
    case .status(0): .done
    case .status(let status): .failed("it ended with status \(status)" + lastLine(said))
    case .signal(let signal): .failed("signal \(signal) ended it" + lastLine(said))
    }
  }

  private static func lastLine(_ said: [UInt8]) -> String {
    let lines = said.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let line = lines.last else { return "" }
    return ": " + printable(line.suffix(300))
  }

  /// The build tree where it is there, else the root.
  private static func folder(of app: App) -> [UInt8] {
    openRoot(app.build) == nil ? [UInt8(ascii: "/")] : app.build
  }
}

extension Problem {
  /// A hook that did not do what it is for; nil when it did.
  init?(_ call: HookCall, _ outcome: HookRun.Outcome) {
    let name = printable((call.command.first ?? "").utf8)
    let what: String
    switch outcome {
    case .done, .stopped: return nil
    case .failed(let why): what = why
    case .timedOut:
      what = "it ran longer than \(call.timeout.components.seconds) seconds and was ended"
    }
    self.init(
      .hookFailed,
      at: nil,
      "the hook \(call.kind.rawValue) (\(name)) failed: \(what)",
      remedy: "run it by hand with a line of JSON on its input; it runs again at the next event"
    )
  }
}
