/// Every flag.
package enum Flag: String, CaseIterable, Hashable, Sendable {
  case config, help, version
  case noColor = "no-color"
  case app, json, device, all, format, name, size, output, watch, timeout, unit
  case dryRun = "dry-run"
  case logLevel = "log-level"
  case logFormat = "log-format"

  /// What every command takes.
  package static let everywhere: [Flag] = [.config, .noColor, .help, .version]

  package var row: FlagRow {
    switch self {
    case .config:
      FlagRow(
        .file("PATH"),
        "the config; else $LAUNCHSYNCD_CONFIG, else /etc/launchsyncd/config.json"
      )
    case .help: FlagRow(nil, "this text")
    case .version: FlagRow(nil, "the version")
    case .noColor: FlagRow(nil, "no colours, as with NO_COLOR set")
    case .app: FlagRow(.app, "this app only")
    case .json: FlagRow(nil, "a document for programs, schema 1")
    case .device: FlagRow(.device, "this device, with every name it looks for")
    case .all: FlagRow(nil, "every device, not only every screen")
    case .format: FlagRow(.words(["text", "json", "junit", "github"]), "how to print it")
    case .name:
      FlagRow(.text("NAME"), "explain a name without a file; its folders are evidence too")
    case .size: FlagRow(.text("WxH"), "the pixel size that goes with --name")
    case .timeout: FlagRow(.text("SECONDS"), "how long to wait at most; without it, without end")
    case .output: FlagRow(.file("FILE"), "write there; - is standard output")
    case .watch: FlagRow(nil, "stay, and show every change in place until Ctrl-C")
    case .unit: FlagRow(nil, "write the service's drop-in for the config's folders too")
    case .dryRun: FlagRow(nil, "say what would be done and change nothing")
    case .logLevel:
      FlagRow(
        .words(["error", "warning", "notice", "info", "debug"]),
        "the least that is told; info where it is not given"
      )
    case .logFormat:
      FlagRow(
        .words(["text", "json"]),
        "how a line on standard error looks; the journal has fields"
      )
    }
  }
}

extension Command {
  /// One line of help on a flag that it takes.
  package func summary(of flag: Flag) -> String {
    self == .`init` && flag == .app ? "the name of the app that it writes" : flag.row.summary
  }
}

/// What is known of one flag.
package struct FlagRow: Hashable, Sendable {
  /// nil for a switch.
  package let value: FlagValue?
  /// One line of help.
  package let summary: String

  init(_ value: FlagValue?, _ summary: String) {
    self.value = value
    self.summary = summary
  }
}

/// What a flag takes; completions know how to offer it.
package enum FlagValue: Hashable, Sendable {
  /// A path, under this placeholder.
  case file(String)
  /// The name of an app of the config.
  case app
  /// The name of a device.
  case device
  case words([String])
  case text(String)

  package var placeholder: String {
    switch self {
    case .file(let placeholder), .text(let placeholder): placeholder
    case .app, .device: "NAME"
    case .words(let words): words.joined(separator: "|")
    }
  }
}
