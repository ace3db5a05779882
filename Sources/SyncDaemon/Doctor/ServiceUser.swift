import CLinux
import Glibc

/// A user of the system, and what it may do.
package struct ServiceUser: Sendable {
  package let name: String
  let uid: uid_t
  let gid: gid_t
  private let groups: [gid_t]

  /// The user of that name; nil when there is none.
  package init?(named name: String) {
    // Sound: the record is copied at once; nothing else here asks for users.
    guard let record = unsafe getpwnam(name) else { return nil }
    uid = unsafe record.pointee.pw_uid
    gid = unsafe record.pointee.pw_gid
    self.name = name
    var count: Int32 = 256
    var groups = [gid_t](repeating: 0, count: Int(count))
    // Sound: at most `count` numbers are written, and `groups` holds as many.
    guard unsafe getgrouplist(name, gid, &groups, &count) >= 0 else { return nil }
    self.groups = Array(groups.prefix(Int(count)))
  }

  /// Whoever runs this.
  package static var own: String? {
    // Sound: the record is read at once and not kept.
    guard let record = unsafe getpwuid(geteuid()) else { return nil }
    return unsafe String(cString: record.pointee.pw_name)
  }

  /// What may be asked of a path.
  package enum Right: Sendable {
    /// A folder: list it and go through it.
    case read
    /// A folder: go through it.
    case pass
    /// A folder: make and remove names in it.
    case write

    fileprivate var mode: Int32 {
      switch self {
      case .read: R_OK | X_OK
      case .pass: X_OK
      case .write: W_OK | X_OK
      }
    }
  }

  /// Whether the user has a right, by the kernel's own answer: access lists and groups count too.
  ///
  /// Asked as root it changes this thread's identity for the length of the call.
  ///
  /// - Returns: nil when it can be done, else the errno.
  package func refusal(_ right: Right, _ path: [UInt8]) -> Int32? {
    let name = terminated(path)
    func ask() -> Int32? {
      // Sound: `name` is a terminated string that outlives the call.
      unsafe shim_faccessat2(name, right.mode) == 0 ? nil : errno
    }
    guard geteuid() == 0 else { return ask() }
    // Sound: only read, as many numbers as are passed along.
    unsafe shim_set_identity(groups, groups.count, gid, uid)
    let answer = ask()
    // Sound: as above; root gets its own rights back.
    unsafe shim_set_identity([], 0, 0, 0)
    return answer
  }
}
