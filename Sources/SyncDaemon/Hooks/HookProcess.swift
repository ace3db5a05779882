import CLinux
import Glibc
import SyncCore

/// A command that runs for a hook: no shell, a process group of its own, signals as a program
/// expects them.
struct HookProcess: ~Copyable {
  private let pid: pid_t
  /// Ready when the command has ended.
  let end: Descriptor
  /// Its standard input; nil when it was closed.
  var input: Descriptor?
  /// Its standard output and error.
  let output: Descriptor

  /// How a command ended.
  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - command: program and arguments; a program without a slash is searched in `$PATH`.
  ///   - folder: what it finds as its working folder.
  /// - Throws: why it can not be started.
  init(_ command: [String], in folder: [UInt8]) throws(SystemCallError) {
    let program = Array((command.first ?? "").utf8)
    let stdin = try Pipe()
    let stdout = try Pipe()
    try stdin.write.stopWaiting()
    try stdout.read.stopWaiting()
    let words = command.flatMap { terminated($0.utf8) }
    let place = terminated(folder)
    var pid = pid_t()
    // Sound: the strings are terminated and outlive the call, `count` is how many there are.
    let code = unsafe shim_spawn(
      &pid,
      words,
      command.count,
      place,
      stdin.read.raw,
      stdout.write.raw
    )
    guard code == 0 else { throw SystemCallError("start", program, errno: code) }
    let raw = shim_pidfd_open(pid)
    let failure = shim_errno()
    guard raw >= 0 else {
      _ = Glibc.kill(-pid, SIGKILL)
      _ = waitpid(pid, nil, 0)
      throw SystemCallError("pidfd_open", program, errno: failure)
    }
    self.pid = pid
    end = Descriptor(adopting: raw, path: program)
    input = .some(stdin.write)
    output = stdout.read
  }

  /// Ends the command and all it started.
  func kill() { _ = Glibc.kill(-pid, SIGKILL) }

  /// How it ended; call once, when ``end`` is ready or after ``kill()``.
  func wait() -> Ending {
    var status: Int32 = 0
    // Sound: `status` is ours. The child is ours and not waited for before.
    while unsafe waitpid(pid, &status, 0) < 0, shim_errno() == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }
}

/// Both ends of a pipe; neither is passed on by itself.
private struct Pipe: ~Copyable {
  let read: Descriptor
  let write: Descriptor

  init() throws(SystemCallError) {
    var ends: [Int32] = [-1, -1]
    // Sound: `pipe2` fills exactly two numbers.
    try retrying("pipe", []) { unsafe shim_pipe2(&ends, O_CLOEXEC) }
    read = Descriptor(adopting: ends[0], path: Array("pipe".utf8))
    write = Descriptor(adopting: ends[1], path: Array("pipe".utf8))
  }
}
