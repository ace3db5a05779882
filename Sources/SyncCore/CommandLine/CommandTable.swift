/// Every command.
///
/// Parsing, `--help`, the manual and the completions come from the rows.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case run, sync, status, coverage, explain, wait, rescan, report, check, accept, uninstall, devices
  case `init`, doctor

  package var row: CommandRow {
    switch self {
    case .run:
      CommandRow(
        "the daemon, in the foreground; SIGHUP reads the config again, SIGTERM stops it",
        details: """
          Watches every drop folder and mirrors what arrives as soon as it is whole. A config with \
          errors ends it at the start; on SIGHUP a config with errors changes nothing, and the last \
          good one stays.
          """,
        flags: [.logLevel, .logFormat],
        exits: [
          ExitMeaning(0, "on SIGTERM or SIGINT"),
          ExitMeaning(4, "the state folder was taken away while it ran"),
        ]
      )
    case .sync:
      CommandRow(
        "one pass over every app, then ends",
        details: """
          Gives the tree that the daemon gives, byte for byte: for build machines. With --dry-run it \
          prints the plan and writes nothing.
          """,
        flags: [.dryRun, .app, .json],
        exits: [
          ExitMeaning(0, "done"), ExitMeaning(1, "done with gaps or problems"),
          ExitMeaning(4, "could not write"),
        ]
      )
    case .status:
      CommandRow(
        "coverage, gaps and problems, in one screen",
        details: """
          Reads what the last pass left in the state folder, so it answers with the daemon dead, and \
          says so. With --watch it stays and draws every change in place; not on a terminal, or with \
          --json, each change is a document of its own.
          """,
        flags: [.app, .json, .watch],
        exits: [
          ExitMeaning(0, "covered"), ExitMeaning(1, "gaps or problems"),
          ExitMeaning(3, "daemon not running"),
        ]
      )
    case .coverage:
      CommandRow(
        "what each device would show, and how it is found",
        details: """
          Runs the lookup of each system over the files that the outputs would hold now, and writes \
          nothing. With --device it prints every name that the device tries, in order.
          """,
        flags: [.app, .device, .all, .format, .json],
        exits: [ExitMeaning(0, "covered"), ExitMeaning(1, "gaps")]
      )
    case .explain:
      CommandRow(
        "what a file is taken for, and why",
        operands: ["FILE", "--name NAME --size WxH"],
        details: """
          The file need not lie in a drop folder: it is judged for the app that is named, or for the \
          only one. With --name and --size no file is needed at all. Without a config it assumes an \
          app that supports every device.
          """,
        flags: [.name, .size, .app, .json],
        exits: [ExitMeaning(0, "placed"), ExitMeaning(1, "not")]
      )
    case .wait:
      CommandRow(
        "until all that was dropped is mirrored",
        details: """
          Asks the running daemon, and ends when everything that was dropped before the call is in \
          the build tree. A file that is not whole yet is told and not waited for.
          """,
        flags: [.timeout, .app],
        exits: [
          ExitMeaning(0, "mirrored"), ExitMeaning(1, "timed out"),
          ExitMeaning(3, "daemon not running"), ExitMeaning(4, "could not write, or not allowed"),
        ]
      )
    case .rescan:
      CommandRow(
        "has the daemon compare everything, and ends when that is done",
        details: """
          Finds what no event tells of: writes from another machine, or through another hard link. \
          Files that did not change cost a stat call and are not read.
          """,
        flags: [.timeout, .app],
        exits: [
          ExitMeaning(0, "done"), ExitMeaning(1, "timed out"),
          ExitMeaning(3, "daemon not running"), ExitMeaning(4, "could not write, or not allowed"),
        ]
      )
    case .report:
      CommandRow(
        "what every device shows, as a page of HTML",
        details: """
          Draws each device with the image that it would show, the gaps with what to deliver, and what \
          became of every file. Without --output it writes a page for each app and a front page into \
          the folder of reports, which the daemon keeps fresh by itself. With --output it writes one \
          page to FILE; - is standard output, and a folder takes a page for each app.
          """,
        flags: [.output, .app],
        exits: [ExitMeaning(0, "written"), ExitMeaning(4, "could not write")]
      )
    case .check:
      CommandRow(
        "validates the config and names every problem",
        details: """
          Every error is told at once, with line and column; then each folder is looked at.
          """,
        exits: [ExitMeaning(0, "good"), ExitMeaning(2, "with problems")]
      )
    case .accept:
      CommandRow(
        "lets a held mass removal happen",
        operands: ["--app NAME"],
        details: """
          When a drop folder vanishes or loses most of its files at one stroke, nothing is removed \
          from the build tree: the app is held until somebody says that this was meant. That word is for \
          what is held now: what goes later is held again.
          """,
        flags: [.app],
        exits: [
          ExitMeaning(0, "done"),
          ExitMeaning(1, "nothing that can be accepted is held, or more is now"),
          ExitMeaning(3, "daemon not running (its next start or sync does it)"),
        ]
      )
    case .uninstall:
      CommandRow(
        "removes what was written into the build trees, and nothing else",
        details: """
          Removes every output that nobody changed, and the folders made for them that are empty \
          then. What was edited, and what was there before with the same bytes, stays and is listed. \
          Stop the daemon first: it would write everything again. With --dry-run it only says what \
          it would remove. An app that is in the config no more can be named, too.
          """,
        flags: [.app, .dryRun],
        exits: [ExitMeaning(0, "done"), ExitMeaning(4, "could not remove everything")]
      )
    case .devices:
      CommandRow(
        "the tables of devices and slots",
        details: """
          Screens, scales and systems of every device that it knows, then every slot that an image can \
          fill, with its pixels and file name; with --json also where each row is from.
          """,
        flags: [.json],
        exits: [ExitMeaning(0, "always")]
      )
    case .`init`:
      CommandRow(
        "writes a first config and makes its folders",
        details: """
          Nothing that is there is overwritten. Without --config it is the config of the service, with \
          its folders below /srv. With --unit it also writes the service's drop-in, which lets the \
          sandbox read the drop folders and write the build trees of the config; run that again when \
          they change.
          """,
        flags: [.app, .unit],
        exits: [ExitMeaning(0, "written"), ExitMeaning(4, "could not write")]
      )
    case .doctor:
      CommandRow(
        "looks at everything that the service stands on",
        details: """
          Kernel, image worker, inotify limits against what the config needs, file systems, what the \
          service's user may do with each folder, the unit and its sandbox, and the time since the \
          last pass. Each finding comes with the command that mends it. Ask as root: only root can \
          look at folders with another user's rights.
          """,
        flags: [.json],
        exits: [ExitMeaning(0, "nothing is wrong"), ExitMeaning(1, "something is")]
      )
    }
  }
}

/// What is known of one command.
package struct CommandRow: Sendable {
  /// One line of help.
  package let summary: String
  /// What stands between the command and its options, one for each way to call it.
  package let operands: [String]
  /// A paragraph for `--help` and the manual.
  package let details: String
  /// The flags it takes beside ``Flag/everywhere``.
  package let flags: [Flag]
  /// What it ends with, beside what every command may end with.
  package let exits: [ExitMeaning]

  init(
    _ summary: String,
    operands: [String] = [""],
    details: String,
    flags: [Flag] = [],
    exits: [ExitMeaning]
  ) {
    self.summary = summary
    self.operands = operands
    self.details = details
    self.flags = flags
    self.exits = exits
  }

  /// Everything it may end with; its own word goes before that of every command.
  package var allExits: [ExitMeaning] {
    let own = Set(exits.map(\.status))
    return exits + ExitMeaning.everywhere.filter { !own.contains($0.status) }
  }

  /// Whether it takes a file's path beside its options.
  package var takesFile: Bool { operands.contains("FILE") }
}

/// An exit status and what it says.
package struct ExitMeaning: Hashable, Sendable {
  package let status: Int32
  package let meaning: String

  init(_ status: Int32, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }

  /// What every command may end with beside its own.
  package static let everywhere = [
    ExitMeaning(2, "usage or config error"),
    ExitMeaning(4, "a file, folder or socket that it needs can not be used"),
  ]
}
