/// What is told, and how it looks where it does not go to the journal.
package struct LogOptions: Sendable {
  package var level = LogPriority.info
  package var format = Format.text

  package init() {}

  /// How a line on standard error looks.
  package enum Format: String, CaseIterable, Sendable { case text, json }
}

extension LogPriority {
  /// The word of `--log-level`.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .notice: "notice"
    case .info: "info"
    case .debug: "debug"
    }
  }
}
