import CLinux
import Glibc

extension Folder {
  /// Gives what root just made in it to the folder's own owner.
  ///
  /// A command run by root on the state of a service must leave nothing that the service's user can
  /// not replace. Everybody else already is the owner of what they make.
  func giveToOwner(_ made: borrowing Descriptor) throws(SystemCallError) {
    guard isRoot else { return }
    var answer = stat()
    // Sound: `answer` is ours and outlives the call.
    try retrying("fstat", path) { unsafe fstat(descriptor.raw, &answer) }
    guard answer.st_uid != 0 else { return }
    try retrying("fchown", made.path) { fchown(made.raw, answer.st_uid, answer.st_gid) }
  }
}

/// Whether root runs this; nothing here changes its user.
private let isRoot = geteuid() == 0
