import CLinux
import Glibc
import SyncCore

extension StateFolder {
  /// Takes the lock that only one daemon may hold; nil when another one holds it.
  package func lock() throws(SystemCallError) -> InstanceLock? {
    try InstanceLock(Self.path("lock"), in: folder)
  }

  /// Whether some process holds the lock.
  ///
  /// Who may not open it is told by the process that the daemon wrote down.
  package func isLocked() -> Bool {
    guard let path = RelativePath("lock") else { return false }
    do {
      let file = try folder.openFile(path)
      return shim_is_locked(file.raw) == 1
    } catch  where error.errno == EACCES {
      return hasLivingDaemon()
    } catch {
      return false
    }
  }

  /// Whether the process of `daemon.json` lives and is one of ours.
  private func hasLivingDaemon() -> Bool {
    guard let bytes = try? read(DaemonRecord.name),
      let pid = (try? JSONValue(parsing: bytes))?["pid"]?.number, pid > 1, pid != Int(getpid()),
      let process = try? Folder(opening: Array("/proc/\(pid)".utf8)),
      let name = RelativePath("comm"),
      let command = try? process.openFile(name).readAll(upTo: 64)
    else { return false }
    return command.elementsEqual("launchsyncd\n".utf8)
  }
}
