/// The variables of the environment that are read.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case config = "LAUNCHSYNCD_CONFIG"
  case noColor = "NO_COLOR"
  case term = "TERM"
  case stateDirectory = "STATE_DIRECTORY"
  case runtimeDirectory = "RUNTIME_DIRECTORY"
  case imager = "LAUNCHSYNCD_IMAGER"
  case notifySocket = "NOTIFY_SOCKET"
  case watchdog = "WATCHDOG_USEC"
  case journalStream = "JOURNAL_STREAM"

  /// One line for the manual.
  package var summary: String {
    switch self {
    case .config: "the config, where --config is not given"
    case .noColor: "no colours when set to anything; see https://no-color.org"
    case .term: "no colours when \"dumb\""
    case .stateDirectory: "the state folder, before the config's \"state\"; systemd sets it"
    case .runtimeDirectory:
      "the folder of the control socket, else the state folder; systemd sets it"
    case .imager:
      "the image worker, else launchsyncd-imager beside the program or where packages put it"
    case .notifySocket: "where the service manager is told; systemd sets it"
    case .watchdog: "how often the service manager wants a sign of life; systemd sets it"
    case .journalStream: "tells whether standard error is the journal; systemd sets it"
    }
  }
}
