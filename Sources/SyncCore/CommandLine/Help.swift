/// Help, from the tables of commands and flags.
package enum Help {
  package static let version = "0.1.0"

  /// Of the program, or of one command.
  package static func text(_ command: Command?) -> String {
    guard let command else { return overview }
    let operand = command == .explain ? " FILE" : ""
    let flags = command.flags + [.config, .noColor, .help]
    return "usage: launchsyncd \(command.rawValue)\(operand) [options]\n\n"
      + "\(command.summary)\n\noptions:\n" + rows(flags) + "\nends with: \(command.exits); "
      + "2 usage or config error\n"
  }

  private static var overview: String {
    let width = (Command.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let commands = Command.allCases.map { "  \(padded($0.rawValue, width))\($0.summary)\n" }
    return "usage: launchsyncd COMMAND [options]\n\n"
      + "Watches a design drop folder and mirrors launch images, rightly named, into a build tree.\n\n"
      + "commands:\n" + commands.joined() + "\noptions of every command:\n"
      + rows([.config, .noColor, .help, .version])
      + "\n`launchsyncd COMMAND --help` says more of one.\n"
  }

  private static func rows(_ flags: [Flag]) -> String {
    let names = flags.map { "--" + $0.rawValue + ($0.value.map { " " + $0 } ?? "") }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(flags, names).map { "  \(padded($1, width))\($0.summary)\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
