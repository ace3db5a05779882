import CLinux
package import SyncCore

extension Problem {
  /// A target that could not be written, with what to do about it.
  ///
  /// What stops the whole tree is one problem, whatever file met it first: it stays the same one
  /// from try to try, and so is told once.
  package init(writing path: RelativePath?, _ error: SystemCallError) {
    // Nothing but the error tells which folder on the way was meant.
    let tree = error.path.isEmpty ? "the build tree" : "the build tree \(printable(error.path))"
    let name = path?.description ?? tree
    let why = errorText(error.errno)
    switch error.errno {
    case ENOSPC, EDQUOT:
      self.init(
        .diskFull,
        at: nil,
        "the build tree or the state folder can not take more: \(why); the last good outputs stay",
        remedy: "free space or raise the quota; launchsyncd tries again by itself"
      )
    case EMFILE, ENFILE:
      self.init(
        .cannotWrite,
        at: nil,
        "launchsyncd has no open files left: \(why); the last good outputs stay",
        remedy: "raise LimitNOFILE of the service, or `ulimit -n`; it is tried again by itself"
      )
    case EROFS:
      self.init(
        .cannotWrite,
        at: nil,
        "the build tree or the state folder can not be written: \(why); the last good outputs stay",
        remedy: "mount it for writing; launchsyncd tries again by itself"
      )
    case EACCES, EPERM:
      let folder =
        path == nil ? tree : path?.parent.map { "\($0) in the build tree" } ?? "the build tree"
      self.init(
        .cannotWrite,
        at: path?.parent,
        "\(folder) can not be written: \(why)",
        remedy: "give the user launchsyncd runs as the right to write there"
      )
    case EEXIST:
      self.init(
        .foreignFile,
        at: path,
        "\(name) appeared in the build tree while it was being written",
        remedy: "move it away or delete it, or give the output another path in the config"
      )
    case EISDIR:
      self.init(
        .cannotWrite,
        at: path,
        "\(name) was not written: something that launchsyncd did not write has taken the "
          + "names of its temporary files, such as \(printable(error.path))",
        remedy: "move it away; launchsyncd tries again by itself"
      )
    case _:
      self.init(
        .cannotWrite,
        at: path,
        "\(name) was not written: \(error.call): \(why)",
        remedy:
          "make the build tree a folder that can be written; launchsyncd tries again by itself"
      )
    }
  }

  /// Nobody knows which outputs are ours.
  static var unknownOutputs: Problem {
    Problem(
      .cannotWrite,
      at: nil,
      "the manifest in the state folder is damaged or of a newer launchsyncd, so that nobody "
        + "knows which files of the build tree were written by it; nothing is removed",
      remedy: "use the launchsyncd that wrote it; or run `launchsyncd sync`, which makes a new "
        + "manifest of the outputs that are as they should be, and uninstall then"
    )
  }

  /// A build tree that is there, and that nothing can be removed from.
  static func notOpened(_ build: [UInt8], _ error: SystemCallError) -> Problem {
    Problem(
      .cannotWrite,
      at: nil,
      "the build tree \(printable(build)) can not be opened: \(errorText(error.errno)); "
        + "what was written there is not removed, and not forgotten",
      remedy: "make it a folder that can be opened, and run this again"
    )
  }

  /// A source that could be read before and can not be copied now.
  static func sourceNotRead(_ path: RelativePath, _ error: SystemCallError) -> Problem {
    Problem(
      .unreadable,
      at: path,
      "\(path) could not be copied: \(error.call): \(errorText(error.errno))",
      remedy: "let the user launchsyncd runs as read it, or drop it again"
    )
  }
}
