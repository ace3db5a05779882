import SyncCore
import Testing

@testable import SyncDaemon

@Suite("One run of a hook")
struct HookRunTests {
  private func run(
    _ command: [String],
    input: [UInt8] = Array("{}\n".utf8),
    timeout: Duration = .seconds(60),
    isStopping: () -> Bool = { false }
  ) throws -> HookRun.Outcome {
    let app = App(
      name: "a",
      drop: [47],
      build: Array("/tmp".utf8),
      hooks: Hooks(afterPass: command, timeout: timeout)
    )
    let call = HookCall(app: app, kind: .afterPass, input: input)
    return HookRun.run(call, wake: try Wake(), isStopping: isStopping)
  }

  private func sh(_ script: String) -> [String] { ["/bin/sh", "-c", script] }

  @Test("ends as the command does")
  func endings() throws {
    #expect(try run(["true"]) == .done)
    #expect(try run(sh("echo one; echo two >&2; exit 3")) == .failed("it ended with status 3: two"))
    #expect(try run(sh("kill -TERM $$")) == .failed("signal 15 ended it"))
    #expect(try run(["/nowhere/hook"]) == .failed("it could not be run: No such file or directory"))
  }

  @Test("the command gets its input, the build tree as its folder, and no shell in between")
  func surroundings() throws {
    #expect(try run(sh("test \"$(cat)\" = '{}' && test \"$PWD\" = /tmp")) == .done)
    #expect(try run(["test", "$HOME", "=", "$HOME"]) == .done)
    #expect(try run(["test", "a b;exit 1", "=", "a b;exit 1"]) == .done)
  }

  @Test("signals are as a program expects them, and systemd's socket is not passed on")
  func signals() throws {
    // SIGPIPE is blocked in the daemon; `yes` would write on for ever.
    #expect(try run(sh("yes | head -n 1 >/dev/null; test -z \"$NOTIFY_SOCKET\"")) == .done)
    #expect(try run(sh("grep -q '^SigBlk:.0*$' /proc/self/status")) == .done)
  }

  @Test("input that nobody reads and output without end do not keep us")
  func floods() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    #expect(try run(["true"], input: long) == .done)
    #expect(try run(sh("test $(wc -c) = 1048576"), input: long) == .done)
    #expect(
      try run(sh("head -c 3000000 /dev/zero | tr '\\0' x; echo; echo end; exit 1"))
        == .failed("it ended with status 1: end")
    )
  }

  @Test("a child that outlives the command and holds its output is not waited for")
  func grandchild() throws {
    #expect(try run(sh("sleep 30 & exit 0")) == .done)
  }

  @Test("past its time it is ended with all it started")
  func timeout() throws {
    let command = sh("sleep 300 & wait")
    #expect(try run(command, timeout: .milliseconds(200)) == .timedOut)
  }

  @Test("a stop ends it")
  func stops() throws {
    #expect(
      try run(["sleep", "300"], timeout: .milliseconds(500), isStopping: { true }) == .stopped
    )
  }

  @Test("what it says is shown as text")
  func hostile() throws {
    let outcome = try run(sh("printf '\\033[31mred\\033[0m'; exit 1"))
    #expect(outcome == .failed("it ended with status 1: \\u{1b}[31mred\\u{1b}[0m"))
  }
}
