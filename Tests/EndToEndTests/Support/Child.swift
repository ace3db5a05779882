import Glibc

@testable import SyncDaemon

/// A child process that a test starts, signals and waits for.
struct Child: ~Copyable {
  let pid: pid_t

  /// Starts a program with its output added to a file.
  init(_ arguments: [String], output: String) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    // Sound: initialised here, used by one call, destroyed below.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(
      &actions,
      1,
      output,
      O_WRONLY | O_CREAT | O_APPEND,
      0o644
    )
    unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var none: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
    var pid = pid_t()
    // Sound: both lists end in nil and outlive the call.
    let code = unsafe posix_spawn(&pid, arguments[0], &actions, nil, &words, &none)
    guard code == 0 else { throw SystemCallError("posix_spawn", [], errno: code) }
    self.pid = pid
  }

  func signal(_ number: Int32) { _ = Glibc.kill(pid, number) }

  /// Waits for its end; the exit status, or 128 and the signal.
  @discardableResult
  consuming func wait() -> Int32 {
    var status: Int32 = 0
    // Sound: `status` is ours and outlives the call.
    while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }
}
