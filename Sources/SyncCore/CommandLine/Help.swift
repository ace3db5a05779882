/// Help, from the tables of commands and flags.
package enum Help {
  package static let version = "0.1.0"
  /// What the program does, in one sentence.
  package static let purpose =
    "Watches a design drop folder and mirrors launch images, rightly named, into a build tree."

  /// Of the program, or of one command.
  package static func text(_ command: Command?) -> String {
    guard let command else { return overview }
    let row = command.row
    let usage = command.synopses.enumerated().map {
      ($0.offset == 0 ? "usage: " : "       ") + $0.element + "\n"
    }
    let exits = row.allExits.map { "\($0.status) \($0.meaning)" }
    return usage.joined() + "\n\(row.summary)\n\n"
      + wrapped(row.details, width: 78) + "\noptions:\n"
      + rows(row.flags + Flag.everywhere, of: command)
      + "\nends with: \(exits.joined(separator: "; "))\n"
  }

  private static var overview: String {
    let width = (Command.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let commands = Command.allCases.map {
      "  \(padded($0.rawValue, width))\($0.row.summary)\n"
    }
    return "usage: launchsyncd COMMAND [options]\n\n\(purpose)\n\n"
      + "commands:\n" + commands.joined() + "\noptions of every command:\n" + rows(Flag.everywhere)
      + "\n`launchsyncd COMMAND --help` says more of one; `man launchsyncd` says all.\n"
  }

  private static func rows(_ flags: [Flag], of command: Command? = nil) -> String {
    let width = (flags.map(\.usage.count).filter { $0 <= widest }.max() ?? 0) + 2
    let indent = String(repeating: " ", count: width)
    return flags.map { flag in
      let usage =
        flag.usage.count <= widest ? padded(flag.usage, width) : flag.usage + "\n  " + indent
      return "  \(usage)\(command?.summary(of: flag) ?? flag.row.summary)\n"
    }.joined()
  }

  /// Columns of the longest option that shares a line with its summary.
  private static let widest = 16

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Broken between words, a newline after each line.
  package static func wrapped(_ text: String, width: Int) -> String {
    var lines: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Command {
  /// Each way to call it, `launchsyncd explain FILE [options]`.
  package var synopses: [String] {
    row.operands.map { operand in
      "launchsyncd \(rawValue)" + (operand.isEmpty ? "" : " " + operand) + " [options]"
    }
  }
}

extension Flag {
  /// `--app NAME`.
  package var usage: String {
    "--" + rawValue + (row.value.map { " " + $0.placeholder } ?? "")
  }
}
