import Glibc
import SyncCore

/// A limit of inotify as it is now, and how to raise it.
package struct InotifyLimit: Hashable, Sendable {
  /// For `sysctl`.
  package let key: String
  package let value: Int

  package enum Kind: CaseIterable, Sendable {
    case watches, instances, events

    /// Below `/proc/sys/fs/inotify`.
    fileprivate var systemName: String {
      switch self {
      case .watches: "max_user_watches"
      case .instances: "max_user_instances"
      case .events: "max_queued_events"
      }
    }

    /// Below `/proc/sys/user`, where a container may have less than the system.
    fileprivate var userName: String? {
      switch self {
      case .watches: "max_inotify_watches"
      case .instances: "max_inotify_instances"
      case .events: nil
      }
    }
  }

  package init(key: String, value: Int) {
    self.key = key
    self.value = value
  }

  /// The one that counts, of the system's and the user namespace's; nil when it can not be read.
  package init?(present kind: Kind) {
    let system = Self.number("/proc/sys/fs/inotify", kind.systemName)
    if let name = kind.userName, let own = Self.number("/proc/sys/user", name),
      own < system ?? .max
    {
      self.init(key: "user.\(name)", value: own)
    } else if let system {
      self.init(key: "fs.inotify.\(kind.systemName)", value: system)
    } else {
      return nil
    }
  }

  /// What to set: enough, and always more than now.
  package func raised(to enough: Int) -> String {
    "\(key)=\(value < enough ? enough : 2 * value)"
  }

  /// What to do about a limit that is reached.
  package static func remedy(_ kind: Kind, _ enough: Int) -> String {
    let limit =
      InotifyLimit(present: kind)
      ?? InotifyLimit(key: "fs.inotify.\(kind.systemName)", value: 0)
    return "raise the limit: sysctl \(limit.raised(to: enough)) (and keep it in /etc/sysctl.d)"
  }

  private static func number(_ folder: String, _ name: String) -> Int? {
    guard let name = RelativePath(name), let folder = try? Folder(opening: folder),
      let bytes = try? folder.openFile(name).readAll(upTo: 64)
    else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber })
  }
}

extension SystemCallError {
  /// Whether this user has as many inotify instances as it may.
  package var isInstanceLimit: Bool { call == "inotify_init" && errno == EMFILE }
}
