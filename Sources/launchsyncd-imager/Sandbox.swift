import CLinux
import CSandbox
import Glibc
import SyncCore

/// Gives up every right that decoding does not need.
enum Sandbox {
  /// Before the first byte from a stranger; there is no way back.
  ///
  /// - Throws: when neither Landlock nor seccomp could be had: then nothing is decoded.
  static func enter() throws(ImagerFailure) {
    _ = shim_not_dumpable()
    guard shim_no_new_privileges() == 0 else {
      throw ImagerFailure(.unsupported, "no_new_privs is refused by this kernel")
    }
    // Each alone keeps files out of reach; a kernel or a container may lack one of them.
    let hasLandlock = shim_landlock() == 0
    let hasFilter = shim_seccomp() == 0
    guard hasLandlock || hasFilter else {
      throw ImagerFailure(.unsupported, "this kernel offers neither Landlock nor seccomp")
    }
  }

  /// Tries what must fail, a line each: the attempt and its errno, 0 when it succeeded.
  static func probe(_ paths: [String]) -> [String] {
    // Sound here and below: a path is passed as a terminated string for the length of the call.
    var lines = paths.map { path in
      line("read \(path)", unsafe shim_openat(AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0))
    }
    lines += paths.map { path in
      line("write \(path)", unsafe shim_openat(AT_FDCWD, path, O_WRONLY | O_CREAT, 0o600))
    }
    lines.append(line("socket inet", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)))
    lines.append(line("socket unix", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)))
    lines.append(line("exec", shim_try_exec()))
    lines.append(line("ptrace", shim_try_ptrace()))
    return lines
  }

  private static func line(_ attempt: String, _ result: Int32) -> String {
    let code = shim_errno()
    guard result >= 0 else { return "\(attempt): \(code)" }
    _ = close(result)
    return "\(attempt): 0"
  }
}
