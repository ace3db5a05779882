import SyncCore

/// What shells complete, from the tables of commands and flags.
enum Completions {
  static let note = "# Generated from the program's own tables by scripts/generate."

  /// The names of apps, one a line; nothing when the config can not be read.
  static let apps =
    "launchsyncd status --json 2>/dev/null | sed -n 's/^      \"name\": \"\\(.*\\)\",$/\\1/p'"
  /// The names of devices, one a line.
  static let devices =
    "launchsyncd devices --json 2>/dev/null | sed -n 's/^      \"name\": \"\\(.*\\)\",$/\\1/p'"

  static func flags(_ command: Command) -> [Flag] { command.row.flags + Flag.everywhere }

  /// Every flag that some command takes with a value.
  static var valued: [(flag: Flag, value: FlagValue)] {
    Flag.allCases.compactMap { flag in flag.row.value.map { (flag, $0) } }
  }

  static var bash: String {
    let values = valued.map { flag, value in
      let action =
        switch value {
        case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
        case .app: lines(apps)
        case .device: lines(devices)
        case .words(let words):
          "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
        case .text: "COMPREPLY=()"
        }
      return "    --\(flag.rawValue)) \(action); return ;;\n"
    }
    let commands = Command.allCases.map { command in
      let flags = flags(command).map { "--" + $0.rawValue }.joined(separator: " ")
      let files = command.row.takesFile ? " files=1" : ""
      return "    \(command.rawValue)) words='\(flags)'\(files) ;;\n"
    }
    return """
      \(note)
      _launchsyncd() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words files= i
        COMPREPLY=()
        case $before in
      \(values.joined())  esac
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            -*) ;;
            *) command=${COMP_WORDS[i]}; break ;;
          esac
        done
        case $command in
      \(commands.joined())    *) words='\(Command.allCases.map(\.rawValue).joined(separator: " ")) \(Flag.everywhere.map { "--" + $0.rawValue }.joined(separator: " "))' ;;
        esac
        if [[ $files && $word != -* ]]; then
          COMPREPLY=($(compgen -f -- "$word"))
        else
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        fi
      }
      complete -o filenames -o bashdefault -F _launchsyncd launchsyncd

      """
  }

  /// A list of lines that may hold spaces, quoted for the command line.
  private static func lines(_ source: String) -> String {
    "local IFS=$'\\n'; COMPREPLY=($(compgen -W \"$(\(source))\" -- \"$word\"))"
  }

  static var zsh: String {
    let commands = Command.allCases.map { "    '\($0.rawValue):\(quoted($0.row.summary))'\n" }
    let cases = Command.allCases.map { command in
      var specs = flags(command).map(zshFlag)
      if command.row.takesFile { specs.append("'*:file:_files'") }
      return "    \(command.rawValue)) _arguments \(specs.joined(separator: " \\\n      ")) ;;\n"
    }
    return """
      #compdef launchsyncd
      \(note)
      _launchsyncd() {
        local -a commands
        commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments \(Flag.everywhere.map(zshFlag).joined(separator: " \\\n      "))
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())  esac
      }
      _launchsyncd "$@"

      """
  }

  private static func zshFlag(_ flag: Flag) -> String {
    let summary = quoted(flag.row.summary).replacing("[", with: "\\[").replacing("]", with: "\\]")
    let action: String
    switch flag.row.value {
    case nil: return "'--\(flag.rawValue)[\(summary)]'"
    case .file: action = "_files"
    case .app: action = "{compadd -- \"${(@f)$(\(apps))}\"}"
    case .device: action = "{compadd -- \"${(@f)$(\(devices))}\"}"
    case .words(let words): action = "(\(words.joined(separator: " ")))"
    case .text: action = ""
    }
    let value = flag.row.value.map { quoted($0.placeholder) } ?? ""
    return
      "'--\(flag.rawValue)=[\(summary)]:\(value.replacing(":", with: "\\:")):\(action.replacing("'", with: "'\\''"))'"
  }

  /// For single quotes, with the colon that zsh splits at.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }

  static var fish: String {
    let first = "__fish_use_subcommand"
    var lines = [note, "complete -c launchsyncd -f"]
    for command in Command.allCases {
      lines.append(
        "complete -c launchsyncd -n \(first) -a \(command.rawValue) -d \(single(command.row.summary))"
      )
    }
    for flag in Flag.allCases {
      let takers = Command.allCases.filter { flags($0).contains(flag) }
      guard !takers.isEmpty else { continue }
      var line = "complete -c launchsyncd"
      if !Flag.everywhere.contains(flag) {
        line +=
          " -n '__fish_seen_subcommand_from \(takers.map(\.rawValue).joined(separator: " "))'"
      }
      line += " -l \(flag.rawValue)"
      switch flag.row.value {
      case nil: break
      case .file: line += " -r -F"
      case .app: line += " -x -a '(\(apps.replacing("'", with: "\\'")))'"
      case .device: line += " -x -a '(\(devices.replacing("'", with: "\\'")))'"
      case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
      case .text: line += " -x"
      }
      lines.append(line + " -d \(single(flag.row.summary))")
    }
    for command in Command.allCases where command.row.takesFile {
      lines.append(
        "complete -c launchsyncd -n '__fish_seen_subcommand_from \(command.rawValue)' -F"
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func single(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
