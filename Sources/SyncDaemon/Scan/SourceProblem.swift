import Glibc
import SyncCore

/// What can be wrong with a source before anything is known of its picture.
extension Problem {
  static func unreadable(_ path: RelativePath, _ error: SystemCallError) -> Problem {
    if error.isLink || error.errno == EXDEV { return .special(path, .link) }
    return Problem(
      .unreadable,
      at: path,
      "\(path) can not be read: \(errorText(error.errno))",
      remedy:
        "give the user launchsyncd runs as the right to read it; it is tried at the next change"
    )
  }

  static func special(_ path: RelativePath, _ kind: FileKind) -> Problem {
    switch kind {
    case .link:
      Problem(
        .linkOutside,
        at: path,
        "\(path) is a link, and links in the drop folder are not followed",
        remedy: "put the image itself there"
      )
    case .fifo, .socket, .device, .folder, .file:
      Problem(
        .notAFile,
        at: path,
        "\(path) is \(words(kind)), not an image file",
        remedy: "remove it from the drop folder"
      )
    }
  }

  static func tooLarge(_ path: RelativePath, _ size: Int64, limit: Int64) -> Problem {
    Problem(
      .tooLarge,
      at: path,
      "\(path) has \(size) bytes, more than the \(limit) allowed",
      remedy: "export it smaller, or raise limits.fileSize in the config"
    )
  }

  static func changing(_ path: RelativePath) -> Problem {
    Problem(
      .changedWhileRead,
      at: path,
      "\(path) changes while it is read",
      remedy: "wait until it is copied; it is read again at its next change"
    )
  }

  /// What an incomplete source becomes after quiet.
  static func notWhole(_ path: RelativePath, isEmpty: Bool, _ waiting: Problem) -> Problem {
    isEmpty
      ? Problem(
        .empty,
        at: path,
        "\(path) is empty",
        remedy: "copy the image again, or remove the file"
      )
      : Problem(
        .truncated,
        at: path,
        waiting.message.replacingEach("is not whole yet", with: "is cut short"),
        remedy: "copy the whole image again, or remove the file"
      )
  }

  private static func words(_ kind: FileKind) -> String {
    switch kind {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .fifo: "a FIFO"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
