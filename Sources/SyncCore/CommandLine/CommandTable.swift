/// Every command; help and parsing come from its rows.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case run, sync, status, coverage, explain, check, accept, devices

  /// One line of help.
  package var summary: String {
    switch self {
    case .run: "the daemon, in the foreground; SIGHUP reads the config again, SIGTERM stops it"
    case .sync: "one pass over every app, then ends"
    case .status: "coverage, gaps and problems, in one screen"
    case .coverage: "what each device would show, and how it is found"
    case .explain: "what a file is taken for, and why"
    case .check: "validates the config and names every problem"
    case .accept: "lets a held mass removal happen"
    case .devices: "the table of devices"
    }
  }

  /// What it ends with.
  package var exits: String {
    switch self {
    case .run: "0 on SIGTERM or SIGINT"
    case .sync: "0 done; 1 done with gaps or problems; 4 could not write"
    case .status: "0 covered; 1 gaps or problems; 3 daemon not running"
    case .coverage: "0 covered; 1 gaps"
    case .explain: "0 placed; 1 not"
    case .check: "0 good; 2 with problems"
    case .accept: "0 done; 3 daemon not running (its next start or sync does it)"
    case .devices: "0"
    }
  }

  /// The flags it takes beside `--config`, `--no-color` and `--help`.
  package var flags: [Flag] {
    switch self {
    case .run, .check: []
    case .sync: [.dryRun, .app, .json]
    case .status: [.app, .json]
    case .coverage: [.app, .device, .all, .format, .json]
    case .explain: [.name, .size, .app, .json]
    case .accept: [.app]
    case .devices: [.json]
    }
  }
}

/// Every flag.
package enum Flag: String, CaseIterable, Hashable, Sendable {
  case config, help, version
  case noColor = "no-color"
  case app, json, device, all, format, name, size
  case dryRun = "dry-run"

  /// The placeholder of its value; nil for a switch.
  package var value: String? {
    switch self {
    case .config: "PATH"
    case .app, .device, .name: "NAME"
    case .format: "text|json|junit|github"
    case .size: "WxH"
    case .help, .version, .noColor, .json, .all, .dryRun: nil
    }
  }

  /// One line of help.
  package var summary: String {
    switch self {
    case .config: "the config; else $LAUNCHSYNCD_CONFIG, else /etc/launchsyncd/config.json"
    case .help: "this text"
    case .version: "the version"
    case .noColor: "no colours, as with NO_COLOR set"
    case .app: "this app only"
    case .json: "a document for programs, schema 1"
    case .device: "this device, with every name it looks for"
    case .all: "every device, not only every screen"
    case .format: "how to print it"
    case .name: "explain a name without a file; its folders are evidence too"
    case .size: "the pixel size that goes with --name"
    case .dryRun: "print the plan and write nothing"
    }
  }
}
