import SyncCore

/// `launchsyncd(1)`.
enum CommandPage {
  static var text: String {
    var page = Roff("launchsyncd", section: 1, source: "launchsyncd \(Help.version)")
    page.section("NAME")
    page.paragraph("launchsyncd - mirror launch images from a drop folder into a build tree")
    page.section("SYNOPSIS")
    page.paragraph("`launchsyncd` COMMAND [options]")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      \(Help.purpose) It works out which image every device would really show at launch, and says \
      what is missing. Sources are never written, and files that it did not make are never touched.
      """
    )
    page.section("COMMANDS")
    for command in Command.allCases { add(command, to: &page) }
    page.section("OPTIONS OF EVERY COMMAND")
    for flag in Flag.everywhere { page.item(usage(flag), flag.row.summary) }
    page.section("EXIT STATUS")
    page.paragraph("Each command says its own above. For every command that says nothing else:")
    for exit in ExitMeaning.everywhere { page.item("`\(exit.status)`", exit.meaning) }
    page.section("ENVIRONMENT")
    for variable in EnvironmentVariable.allCases {
      page.item("`\(variable.rawValue)`", variable.summary)
    }
    page.section("FILES")
    for (path, words) in files { page.item("`\(path)`", words) }
    page.section("SIGNALS")
    page.item("`SIGTERM`, `SIGINT`", "end the daemon after the pass that runs")
    page.item("`SIGHUP`", "reads the config again; one with errors changes nothing")
    page.section("EXAMPLES")
    page.paragraph("What is covered, and what has to be delivered:")
    page.example(["launchsyncd status"])
    page.paragraph("A build job that gives the same tree, and fails on gaps:")
    page.example(["launchsyncd sync --config launchsyncd.json"])
    page.paragraph("What a file would be taken for:")
    page.example(["launchsyncd explain --name \"splash final.png\" --size 640x1136"])
    page.section("SEE ALSO")
    page.paragraph("`launchsyncd.json`(5), `systemctl`(1), `journalctl`(1), `inotify`(7)")
    return page.text
  }

  private static func add(_ command: Command, to page: inout Roff) {
    page.subsection(command.rawValue)
    for synopsis in command.synopses { page.paragraph("`\(synopsis)`") }
    page.paragraph("\(command.row.summary.capitalizedFirst). \(command.row.details)")
    for flag in command.row.flags { page.item(usage(flag), command.summary(of: flag)) }
    let exits = command.row.exits.map { "\($0.status) \($0.meaning)" }
    page.paragraph("Ends with: \(exits.joined(separator: "; ")).")
  }

  private static func usage(_ flag: Flag) -> String {
    "`--\(flag.rawValue)`" + (flag.row.value.map { " " + $0.placeholder } ?? "")
  }

  private static let files = [
    ("/etc/launchsyncd/config.json", "the config, see `launchsyncd.json`(5)"),
    ("/var/lib/launchsyncd/", "the state; it can be rebuilt from the sources"),
    ("/usr/lib/systemd/system/launchsyncd.service", "the unit of the system"),
    ("/usr/lib/systemd/user/launchsyncd.service", "the unit for one person"),
    ("/usr/share/launchsyncd/config.schema.json", "the JSON Schema of the config"),
  ]
}

extension String {
  /// With its first letter large.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
