import CLinux
import Glibc

/// A program we started: killed and waited for when this value goes.
struct ChildProcess: ~Copyable, Sendable {
  private let pid: pid_t

  /// Starts `executable` with `socket` as descriptor 3 and no other, `/dev/null` as the first three, no
  /// signal blocked, and `environment` alone.
  init(
    _ executable: [UInt8],
    socket: borrowing Descriptor,
    environment: [String]
  ) throws(SystemCallError) {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    // Sound: both are ours, initialised here and destroyed once.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // Sound: the path is copied. The socket goes to its place before the others are closed.
    unsafe posix_spawn_file_actions_adddup2(&actions, socket.raw, 3)
    for number in Int32(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    unsafe shim_spawn_close_from(&actions, 4)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    var pid: pid_t = 0
    let path = terminated(executable)
    let code = unsafe withArguments([executable]) { arguments in
      unsafe withArguments(environment.map { Array($0.utf8) }) { environment in
        // Sound: everything outlives the call, and both lists end in nil.
        unsafe posix_spawn(&pid, path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemCallError("posix_spawn", executable, errno: code) }
    self.pid = pid
  }

  deinit {
    // It is ours until it was waited for, so the number stands for no other process.
    _ = kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) < 0, shim_errno() == EINTR {}
  }
}

/// Shows texts as C sees lists of them: terminated, and ended by nil.
private func withArguments(
  _ texts: [[UInt8]],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> Int32 {
  // Sound: each copy is ours and freed once, after `body`.
  var list = unsafe texts.map { unsafe strdup(terminated($0)) } + [nil]
  defer { unsafe list.forEach { unsafe free($0) } }
  return unsafe list.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return EINVAL }
    return unsafe body(base)
  }
}
