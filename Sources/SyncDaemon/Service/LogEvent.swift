/// Something worth a line in the log, with what it is about.
package struct LogEvent: Sendable {
  package let kind: LogKind
  package let priority: LogPriority
  /// One sentence for people; names in it are printable.
  package let message: String
  package let fields: [LogField: String]

  package init(
    _ kind: LogKind,
    _ priority: LogPriority,
    _ message: String,
    _ fields: [LogField: String] = [:]
  ) {
    self.kind = kind
    self.priority = priority
    self.message = message
    self.fields = fields
  }
}

/// How much it matters, in the numbers of `syslog(3)`.
package enum LogPriority: Int, CaseIterable, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7
}

/// What an event is about; the raw value is the journal's field.
package enum LogField: String, CaseIterable, Hashable, Sendable {
  case app = "LAUNCHSYNCD_APP"
  case gap = "LAUNCHSYNCD_GAP"
  case device = "LAUNCHSYNCD_DEVICE"
  case orientation = "LAUNCHSYNCD_ORIENTATION"
  case source = "LAUNCHSYNCD_SOURCE"
  case output = "LAUNCHSYNCD_OUTPUT"
  case code = "LAUNCHSYNCD_CODE"
}

/// The kinds of events; the raw value is the journal's `MESSAGE_ID`, and never changes.
package enum LogKind: String, CaseIterable, Sendable {
  /// The daemon is ready.
  case started = "0f278814b749429ab325b9cd60941461"
  /// A start waits for room in the state folder.
  case startWaits = "369280cda706415cbd84fb695b7b84fb"
  /// The daemon ends.
  case stopped = "86b85e9883bb46c1b223a9b6643494f2"
  /// Told to stop, and the pass that ran was not waited for.
  case cutOff = "d0a6f41872654e2c87d29279fac5b67d"
  /// The state folder is gone, so the daemon ends.
  case stateLost = "1f5fa93f61fe429b88355ce76304ce16"
  /// Something but the config keeps the daemon from starting.
  case startRefused = "0e16e7ae0c474c12a252aa3847a504a5"
  /// A config was taken over.
  case configLoaded = "2bd04d83fe47446c9bb18828bd1ad8f4"
  /// A config is wrong; the last good one stays.
  case configRefused = "059d684eb835436ca4af3cef2cd999dd"
  /// A device would not see an exact or derived image.
  case gapOpened = "fe338b561be84a9c9f127f69cec487e7"
  /// A gap is no more.
  case gapClosed = "981cf8cac1a24295b08654d3767f00de"
  /// Something is wrong with one source or target.
  case problemOpened = "1bf32294d3ec40ca831193c8b853da01"
  /// A problem is no more.
  case problemClosed = "4aea855b18f54391ba502337f4dbdc47"
  /// A mass removal waits for a person.
  case held = "2e62009dcb2249909c8a168021bf0ce3"
  /// A drop folder is not there.
  case rootGone = "82de4655b7b24fe2a70027b4334265e0"
  /// A drop folder is back.
  case rootReturned = "973956ef0336407fbbd6f188a85e1edf"
  /// The kernel's queue was full; everything is compared.
  case eventsLost = "957b8386ad9a486cbaff672a82c4f27c"
  /// Folders have no watch and are polled.
  case watchLimit = "4720fd27ccdb4cb0b720fed7f9113a98"
  /// An app's brand is gone, or the config names it no more.
  case retired = "3a7e0a0c5d1f4c0f9b1a6d0f4be2c7d1"
  /// Somebody changed outputs in the build tree, and they were restored.
  case outputRestored = "d1a0bb4c60e64a5c9f1c3b7be2f6a583"
  /// A pass could not be carried out.
  case passFailed = "9aac3361656845a080d8fbca74721e0e"
  /// A pass beside the loop has given no sign for long, or came back after that.
  case passSilent = "32b1548b4ded4985b22928c43f0e30ac"
  /// Events that were summed up.
  case flood = "5eb9fd8db4c44bd0ac826ac98f4c2eb9"
  /// Anything else.
  case note = "6202de7ff7034242ba429b5cdd082e5c"
}
