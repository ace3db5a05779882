import Glibc
import SyncCore

/// Why a folder that the config names can not be opened.
package enum FolderTrouble: Hashable, Sendable {
  case missing, deadLink, notAFolder, denied
  case failed(Int32)

  /// nil: it can be opened.
  package init?(opening path: [UInt8]) {
    do {
      _ = try Folder(opening: path)
      return nil
    } catch {
      self.init(error.errno, isLink: Self.isLink(path))
    }
  }

  /// - Parameters:
  ///   - error: of opening it.
  ///   - isLink: whether the path itself is a link.
  init(_ error: Int32, isLink: Bool) {
    switch error {
    case ENOENT: self = isLink ? .deadLink : .missing
    case ELOOP: self = .deadLink
    case ENOTDIR: self = .notAFolder
    case EACCES, EPERM: self = .denied
    case _: self = .failed(error)
    }
  }

  /// Completes "the drop folder …".
  package var words: String {
    switch self {
    case .missing: "is not there"
    case .deadLink: "is a link that leads nowhere"
    case .notAFolder: "is no folder"
    case .denied: "may not be opened by this user"
    case .failed(let error): "can not be opened: \(errorText(error))"
    }
  }

  /// What to do, as a clause.
  package var remedy: String {
    switch self {
    case .missing: "make it or mount it again"
    case .deadLink: "mend the link, or make the folder that it leads to"
    case .notAFolder: "put a folder there, or name another in the config"
    case .denied:
      "let launchsyncd's user read and enter it and enter the folders above, for example with"
        + " `setfacl -m u:launchsyncd:rx FOLDER`"
    case .failed: "mount it again, or name another in the config"
    }
  }

  private static func isLink(_ path: [UInt8]) -> Bool {
    var status = stat()
    let name = terminated(path)
    // Sound: `name` is a terminated string and `status` ours; both outlive the call.
    return unsafe lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
