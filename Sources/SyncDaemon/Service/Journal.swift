import CSystemd
import Glibc
import SyncCore

/// Where log events go: the journal when standard error leads there, else standard error.
package struct Journal: Sendable {
  package enum Destination: Hashable, Sendable {
    /// Native entries with fields, through libsystemd.
    case journal
    /// One line an event.
    case standardError
  }

  package let destination: Destination
  private let format: LogOptions.Format

  /// Finds the destination by `$JOURNAL_STREAM`, which systemd sets to what it connected.
  package init(_ format: LogOptions.Format = .text) {
    self.init(stream: environment("JOURNAL_STREAM"), format: format)
  }

  init(stream: String?, format: LogOptions.Format = .text) {
    self.format = format
    do {
      let actual = try standardErrorStream()
      destination = stream == actual ? .journal : .standardError
    } catch {
      destination = .standardError  // standard error is closed: what is written there is lost
    }
  }

  /// Whether events are lines for people on standard error.
  var isPlain: Bool { destination == .standardError && format == .text }

  /// Writes one event.
  ///
  /// A log that can not be written stops nothing.
  package func log(_ event: LogEvent) {
    switch destination {
    case .journal:
      if Self.send(Self.entry(event)) { return }
      Self.print("<\(event.priority.rawValue)>" + Self.line(event))
    case .standardError:
      switch format {
      case .text: Self.print(Self.line(event))
      case .json: Self.print(Self.json(event, time: timestamp()))
      }
    }
  }

  /// The event as one line for programs; fields as in the journal.
  static func json(_ event: LogEvent, time: String) -> String {
    var members = [
      JSONValue.Member("time", .string(time)),
      JSONValue.Member("priority", .string(event.priority.word)),
      JSONValue.Member("kind", .string("\(event.kind)")),
      JSONValue.Member("MESSAGE_ID", .string(event.kind.rawValue)),
      JSONValue.Member("message", .string(event.message)),
    ]
    for field in LogField.allCases {
      if let value = event.fields[field] {
        members.append(JSONValue.Member(field.rawValue, .string(value)))
      }
    }
    return String(decoding: JSONValue.object(members).line(), as: UTF8.self)
  }

  private static func print(_ line: String) {
    do {
      try writeToStandardError(Array((line + "\n").utf8))
    } catch {
      return  // nowhere is left to say it
    }
  }

  /// The event as one line that can not move a cursor.
  static func line(_ event: LogEvent) -> String {
    let word =
      switch event.priority {
      case .error: "error: "
      case .warning: "warning: "
      case .notice, .info: ""
      case .debug: "debug: "
      }
    let app = event.fields[.app].map { "\($0): " } ?? ""
    let text = (app + event.message).unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : String(scalar)
    }
    return "launchsyncd: " + word + text.joined()
  }

  /// The event as the journal's `FIELD=value` strings, in a fixed order.
  static func entry(_ event: LogEvent) -> [[UInt8]] {
    var fields = [
      "MESSAGE=\(event.message)", "PRIORITY=\(event.priority.rawValue)",
      "MESSAGE_ID=\(event.kind.rawValue)", "SYSLOG_IDENTIFIER=launchsyncd",
    ]
    for field in LogField.allCases {
      if let value = event.fields[field] { fields.append("\(field.rawValue)=\(value)") }
    }
    return fields.map { Array($0.utf8) }
  }

  private static func send(_ fields: [[UInt8]]) -> Bool {
    var bytes = fields.flatMap { $0 }
    // Sound: each vector is a slice of `bytes`, which stays in place for the length of the closure;
    // libsystemd reads them and keeps none.
    return unsafe bytes.withUnsafeMutableBytes { buffer in
      guard var next = buffer.baseAddress else { return false }
      var vectors = unsafe [iovec]()
      for field in fields {
        unsafe vectors.append(iovec(iov_base: next, iov_len: field.count))
        unsafe next += field.count
      }
      return unsafe sd_journal_sendv(vectors, Int32(vectors.count)) >= 0
    }
  }
}
