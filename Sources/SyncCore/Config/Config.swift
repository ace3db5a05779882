/// The whole configuration.
package struct Config: Hashable, Sendable {
  /// Of the text it was read from; nil for one made in code.
  package var fingerprint: ContentHash?
  /// Absolute path of the state folder; nil takes the default.
  package var state: [UInt8]?
  package var apps: [App]
  /// Folders that would be brands and can not be, by the name of the template; filled when the folders
  /// are looked at.
  package var refused: [String: [Problem]] = [:]
  /// How long the drop folder must be quiet before gaps are logged.
  package var quiet: Duration
  /// Period of the safety rescan; zero switches it off.
  package var rescan: Duration
  /// Period of polling where inotify can not see changes.
  package var poll: Duration
  /// Absolute path of the folder of reports; nil: one in the state folder.
  package var report: [UInt8]?
  /// Absolute path of the file of metrics; nil: none is written.
  package var metrics: [UInt8]?

  package init(
    state: [UInt8]? = nil,
    apps: [App],
    quiet: Duration = .seconds(2),
    rescan: Duration = .seconds(900),
    poll: Duration = .seconds(10),
    report: [UInt8]? = nil,
    metrics: [UInt8]? = nil
  ) {
    self.state = state
    self.apps = apps
    self.quiet = quiet
    self.rescan = rescan
    self.poll = poll
    self.report = report
    self.metrics = metrics
  }
}

extension Config {
  /// Whether any app's outputs are to survive a power cut.
  package var isDurable: Bool { apps.contains { $0.durability == .full } }
}
